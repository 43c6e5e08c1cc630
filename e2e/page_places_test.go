package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	launch "statepoint/e2e/chromium"
	"statepoint/e2e/command"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
)

// frames resolves when what was scrolled is shown.
const frames = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`

// onScreen says whether the text of a pane that is on screen has some text.
func onScreen(pane, text string) string {
	return fmt.Sprintf(`(() => {
		const host = document.querySelector("#host-%s"), box = host.getBoundingClientRect();
		return [...host.shadowRoot.querySelectorAll(".cm-line")].some((e) => {
			const r = e.getBoundingClientRect();
			return r.height > 0 && r.bottom > box.top && r.top < box.bottom &&
				e.textContent.includes(%q);
		});
	})()`, pane, text)
}

// wheel turns the wheel over a pane.
func (b *browser) wheel(pane string, by float64) {
	b.t.Helper()
	eval[bool](b, fmt.Sprintf(`(() => {
		const { scrollDOM } = statepoint.editors[%q].view;
		scrollDOM.dispatchEvent(new WheelEvent("wheel", { deltaY: %[2]v, bubbles: true }));
		scrollDOM.scrollTop += %[2]v;
		return true;
	})()`, pane, by))
}

// What a pane shows anew goes to what is pinned, or else to the function that the reader is in;
// what the reader has scrolled since stays.
func TestPagePlaces(t *testing.T) {
	b := open(t, 1440, 900, "light")
	text := largeModule(4000)
	// A link opens on what it has pinned, in all panes, in a page that knows nothing else.
	s := link.State{Source: text, Select: "@work200"}
	s.Views[panes.Map] = "parse"
	b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(b.url+"#"+s.Fragment()))
	b.until(`globalThis.statepoint?.editors?.source`)
	b.until(onScreen("source", "@work200("))
	b.until(onScreen("module", "@work200"))
	b.until(onScreen("asm", "work200:"))
	b.until(`document.querySelector("#drawing-map .parse, #drawing-map")
		.innerText.includes("@work200 · version")`)
	b.settled()

	// So do views that are opened; one that was scrolled stays until something else is pinned.
	for _, view := range []string{"diff", "liveness", "ir"} {
		b.tab(view)
		b.until(onScreen("module", "@work200"))
	}
	b.tab("bytes")
	b.until(onScreen("map", "work200"))
	b.wheel("module", 2000)
	const top = `(({ view: v }) => v.state.doc.lineAt(
		v.lineBlockAtHeight(v.scrollDOM.scrollTop).from).number)(statepoint.editors.module)`
	away := eval[int](b, frames+`.then(() => `+top+`)`)
	b.tab("diff")
	b.until(onScreen("module", "@work200"))
	b.tab("ir")
	b.until(fmt.Sprintf(`Math.abs(%s - %d) < 3`, top, away))
	b.caretAt("source", "@work100(", 0)
	b.click("source", "@work100(", 0)
	b.away()
	b.until(onScreen("module", "@work100"))
	b.until(onScreen("asm", "work100:"))
	b.tab("diff")
	b.until(onScreen("module", "@work100"))

	// What is kept and dropped leaves the panes where they are.
	b.tab("liveness")
	b.until(onScreen("module", "@work100"))
	b.tap("#keep")
	b.until(onScreen("module", "@work100"))
	b.tap("#keep")
	b.until(onScreen("module", "@work100"))

	// Without a pin, the function of the caret leads, though nothing is lit where the caret is.
	b.press(kb.Escape)
	b.caretAt("source", `gc "statepoint-example"`, 120)
	b.until(`!document.querySelector("#why ol li")`)
	b.tab("cfg")
	b.tab("liveness")
	b.until(onScreen("module", "@work120"))
	b.tab("ir")
	b.tab("diff")
	b.until(onScreen("module", "@work120"))

	// Another function begins with its definition, wherever the last one was scrolled to.
	b.tab("ir")
	b.until(onScreen("module", "define void @work120("))
	b.wheel("module", 2000)
	b.caretAt("source", `gc "statepoint-example"`, 130)
	b.until(onScreen("module", "define void @work130("))

	// Going to a function takes the other panes along.
	b.tap("#pane-source .goto")
	list := in("source", ".cm-list")
	b.until(list)
	b.press("work60")
	b.until(list + `.querySelectorAll("li").length === 1`)
	b.choose("source")
	b.until(onScreen("source", "@work60("))
	b.until(onScreen("module", "@work60("))
	b.until(onScreen("asm", "work60:"))
}

// A phone that is turned, and turned back, shows what it showed.
func TestPagePlacesTurned(t *testing.T) {
	b := open(t, 390, 844, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	s := link.State{Source: largeModule(4000)}
	b.do(chromedp.Navigate("about:blank"),
		chromedp.Navigate(b.url+"#"+s.Fragment()))
	b.until(`globalThis.statepoint?.editors?.source?.text().includes("@work150(")`)
	b.settled()
	b.tap("#stop-parse")
	b.set("#functions-select", "0") // the whole module
	b.until(paneText("module") + `.includes("@work150(")`)
	b.settled()
	b.caretAt("source", "@work150(", 0)
	b.until(onScreen("source", "@work150("))
	b.wheel("source", 100)
	const first = `(({ view: v }) => v.state.doc.lineAt(v.lineBlockAtHeight(
		v.scrollDOM.getBoundingClientRect().top - v.documentTop + 2).from).number)(
		statepoint.editors.source)`
	at := eval[int](b, frames+`.then(() => `+first+`)`)
	for range 2 {
		for _, size := range [][2]int64{{844, 390}, {390, 844}} {
			b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile,
				chromedp.EmulateTouch))
			b.until(fmt.Sprintf(`(document.querySelector("#host-source").clientWidth > 390) ===
				%v`, size[0] > 390))
			settled := frames + ".then(() => " + frames + ").then(() => " + first + ")"
			if now := eval[int](b, settled); now < at-1 || now > at+1 {
				t.Errorf("turned to %v, line %d is at the top, not %d", size, now, at)
			}
		}
	}
}

// scrolledTo scrolls a pane so that the line of a text is some pixels above its top.
func scrolledTo(pane, text string, by float64) string {
	return fmt.Sprintf(`(({ view: v }) => v.scrollDOM.scrollTop =
		v.lineBlockAt(v.state.doc.toString().indexOf(%q)).top + %v)(statepoint.editors[%q])`,
		text, by, pane)
}

// scrollTo does so once what was scrolled before is shown, and waits until this is.
func (b *browser) scrollTo(pane, text string, by float64) {
	b.t.Helper()
	eval[bool](b, fmt.Sprintf(`%s.then(() => %s).then(() => %[1]s).then(() => true)`, frames,
		scrolledTo(pane, text, by)))
}

// heading is an expression for the name at the top of a pane, "" for none.
func heading(pane string) string {
	return fmt.Sprintf(`(({ hidden, textContent: name }) => hidden ? "" : name)(
		%s.querySelector(".cm-heading button"))`, in(pane, ".cm-scroller"))
}

// The name of a function whose first line is out of sight stays at the top of a pane, covers
// nothing that one goes to, and leads to that line.
func TestPageHeading(t *testing.T) {
	b := open(t, 1440, 900, "light")
	s := link.State{Source: largeModule(2000)}
	b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(b.url+"#"+s.Fragment()))
	b.until(`globalThis.statepoint?.editors?.source?.text().includes("@work50(")`)
	b.settled()
	b.tap("#folds-0") // of many functions, one is shown
	for _, pane := range []string{"source", "module", "asm"} {
		b.until(heading(pane) + ` === ""`)
	}

	// In the middle of a function each pane has its name; at its first line none has.
	for pane, at := range map[string][2]string{"source": {"@work84(", "@work84"},
		"module": {"@work84(", "@work84"}, "asm": {"work84:", "work84"}} {
		for _, then := range []struct {
			by   float64
			name string
		}{{160, at[1]}, {-15, ""}, {160, at[1]}} {
			// What is measured on the way may move the line.
			b.until(fmt.Sprintf(`(%s, %s) === %q`, scrolledTo(pane, at[0], then.by),
				heading(pane), then.name))
		}
	}
	for view, first := range map[string]string{"diff": "  define void @work84(",
		"liveness": "@work84  gc"} {
		b.tab("ir") // which has the switch of the changes
		b.tab(view)
		b.until(fmt.Sprintf(`%s.includes(%q)`, paneText("module"), first))
		b.until(`(` + scrolledTo("module", first, 160) + `, ` + heading("module") +
			`) === "@work84"`) // it goes to its own place first
	}
	b.tab("ir")
	b.cleanInBoth(t, "heading")

	// A line that the caret comes to is below the name.
	b.caretAt("asm", "work84:", 0)
	for range 30 {
		b.press(kb.ArrowDown)
	}
	const below = `(({ view: v }) => v.coordsAtPos(v.state.selection.main.head).top -
		v.scrollDOM.querySelector(".cm-heading button").getBoundingClientRect().bottom)(
		statepoint.editors.asm)`
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.asm.view.scrollDOM.scrollTop += 200`))
	b.until(heading("asm") + ` === "work84"`)
	for range 20 {
		b.press(kb.ArrowUp)
		by := eval[float64](b, frames+`.then(() => `+heading("asm")+` ? `+below+` : 0)`)
		if by < 0 {
			t.Fatalf("the caret is %v pixels under the name", -by)
		}
	}

	// The name is a button, for the keyboard as well, which goes to the editor then.
	b.caretAt("asm", "work84:", 0)
	b.scrollTo("asm", "work84:", 160)
	b.until(heading("asm") + ` === "work84"`)
	b.press(kb.Tab, chromedp.ModifierShift)
	b.until(in("asm", ".cm-heading button") + `.matches(":focus")`)
	b.press(kb.Enter)
	b.until(onScreen("asm", "work84:"))
	b.until(heading("asm") + ` !== "work84" && statepoint.editors.asm.view.hasFocus`)

	// What is typed into the name shows there.
	b.caretAt("source", "@work84(", 0)
	b.do(chromedp.Evaluate[chromedp.Void](`document.execCommand("insertText", false, "my")`))
	b.scrollTo("source", "work84(", 160)
	b.until(heading("source") + ` === "@mywork84"`)
	b.settled()

	// Among functions that are folded away none is one that one is in.
	b.caretAt("source", "@work0(", 0)
	b.click("source", "@work0(", 0)
	b.tap("#folds-1")
	b.until(in("asm", ".cm-foldPlaceholder"))
	b.until(heading("asm") + ` === ""`)
}

// Beside a scrollbar, which other tests have none of, the name is as wide as the text: wider, the
// pane could be scrolled sideways.
func TestPageHeadingBesideScrollbar(t *testing.T) {
	beside(t)
	path, err := command.Chromium()
	if err != nil {
		t.Fatal(err)
	}
	tab, end, err := launch.Start(path, chromedp.Flag("hide-scrollbars", false))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(end)
	b := &browser{t: t, ctx: tab, url: serve(t, siteHandler(t))}
	b.listen()
	b.begin(hasToured)
	b.show(1280, 800, "light")
	b.set("#examples", "base-phi")
	b.until(paneText("asm") + `.includes("pick:")`)
	b.settled()
	for _, pane := range []string{"source", "module", "asm"} {
		scroller := fmt.Sprintf(`statepoint.editors[%q].view.scrollDOM`, pane)
		eval[bool](b, scroller+`.scrollTop = 150, true`)
		b.until(heading(pane) + ` !== ""`)
		sizes := eval[[]int](b, frames+`.then(() => (({ offsetWidth, clientWidth, scrollWidth }) =>
			[offsetWidth, clientWidth, scrollWidth])(`+scroller+`))`)
		if sizes[0] <= sizes[1] || sizes[2] != sizes[1] {
			t.Errorf("%s is %d pixels wide, its text %d of %d", pane, sizes[0], sizes[1], sizes[2])
		}
	}
}
