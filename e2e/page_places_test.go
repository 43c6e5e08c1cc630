package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

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
	b.tap(".stages .keep")
	b.until(onScreen("module", "@work100"))
	b.tap(".stages .keep")
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

	// Going to a function takes the other panes along.
	b.do(chromedp.Click(chromedp.CSS("#pane-source .goto")))
	list := in("source", ".cm-list")
	b.until(list)
	b.do(chromedp.KeyEvent("work60"))
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
	b.tap(".dock button:nth-child(1)")
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
