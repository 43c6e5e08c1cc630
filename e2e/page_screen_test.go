package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// chosen is an expression for what the picker shows.
const chosen = `document.querySelector("#examples").selectedOptions[0].innerText`

// The picker says what is shown: after picking, editing, undoing, pasting over it,
// reloading, and picking again.
func TestPagePickerSaysWhatIsShown(t *testing.T) {
	b := open(t, 1440, 900, "light")
	first := eval[string](b, chosen)
	b.pick("base-phi")
	b.until(chosen + ` === "A phi that needs a base phi"`)
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`),
		chromedp.KeyEvent(" "))
	b.until(chosen + ` === "A phi that needs a base phi (edited)"`)
	b.press("z", chromedp.ModifierCtrl)
	b.until(chosen + ` === "A phi that needs a base phi"`)
	// A text that begins and ends as an example's does is not the example.
	source := b.text("source")
	b.paste(strings.ReplaceAll(source, "%cursor", "%mine"))
	b.until(chosen + ` === "Your own IR" && document.querySelector("#about").hidden`)
	b.until(paneText("module") + `.includes("%mine.relocated")`)
	b.do(chromedp.Navigate(b.url))
	b.opened()
	b.until(paneText("source") + `.includes("%mine") && ` + chosen + ` === "Your own IR"`)
	// The example that was chosen before, and the very first.
	b.pick("base-phi")
	b.until(chosen + ` === "A phi that needs a base phi" && ` + paneText("source") +
		`.includes("%cursor")`)
	b.settled()
	b.do(chromedp.Navigate(b.url))
	b.opened()
	b.until(chosen + ` === "A phi that needs a base phi"`)
	b.set("#examples",
		eval[string](b,
			fmt.Sprintf(
				`[...document.querySelectorAll("#examples optgroup option")]
					.find((o) => o.innerText === %q).value`, first)))
	b.until(fmt.Sprintf(`%s === %q`, chosen, first))
	b.settled()
	// What was wrong with a text goes with it.
	b.paste("define i32 @f() {\n  ret i32 %nothing\n}\n")
	b.until(`document.querySelector("#problems .error")`)
	b.paste("; nothing\n")
	if p := b.problems(); strings.Contains(p, "error") {
		t.Errorf("the new text has the problems of the old: %s", p)
	}
}

// Each stage leads to what it did, and the button to compile does not pretend.
func TestPageStagesLeadToTheirWork(t *testing.T) {
	b := open(t, 1440, 900, "dark")
	b.until(`document.querySelector("#compile").getAttribute("aria-disabled") === "true"`)
	for _, c := range []struct{ stage, pane, tab, away, made string }{
		{"lower", "asm", "asm", "frame", ""},
		{"stack-map", "map", "bytes", "json", ""}, {"parse", "module", "ir", "", ""},
	} {
		if c.away != "" {
			b.tab(c.away)
		}
		b.do(chromedp.Evaluate[chromedp.Void](
			fmt.Sprintf(`document.querySelector('.stages [data-stage=%q]').click()`, c.stage)))
		b.until(
			fmt.Sprintf(
				`document.querySelector("#pane-%s.here") &&
					document.querySelectorAll(".pane.here").length === 1 &&
					document.querySelector("#tab-%s[aria-selected=true], "+
						"#detail-%[2]s[aria-checked=true]")`, c.pane, c.tab))
		// The pane is outlined for a moment, again where it was led to before.
		b.until(fmt.Sprintf(`getComputedStyle(document.querySelector("#pane-%s"), "::after")
			.animationName === "led-" + document.querySelector("#pane-%s").dataset.led`, c.pane,
			c.pane))
		if got := eval[string](b,
			fmt.Sprintf(`document.querySelector("#host-%s").dataset.made || ""`, c.pane)); got !=
			c.made {
			t.Errorf("%s made %q", c.stage, got)
		}
	}
	b.tap("#bytes-of-code")
	b.until(fmt.Sprintf(`getComputedStyle(%s).fontWeight === "700"`, in("asm", ".tok-bytes")))
	b.until(`document.querySelector("#stop-lower").ariaChecked === "true"`)
	b.tap("#bytes-of-code")
	b.until(fmt.Sprintf(`getComputedStyle(%s).fontWeight !== "700"`, in("asm", ".tok-bytes")))
	b.clean(t)
}

// A view that was left is come back to where it was left; what is copied has its
// addresses; names in other scripts read as they were written.
func TestPageViewsKeepTheirPlace(t *testing.T) {
	b := open(t, 1440, 620, "light")
	b.pick("loop-poll")
	b.press(kb.Escape)
	b.tab("bytes")
	const top = `Math.round(statepoint.editors.map.view.scrollDOM.scrollTop)`
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.map.view.scrollDOM.scrollTop = 260`))
	b.until(top + ` === 260`)
	for _, away := range []string{"records", "json"} {
		b.tab(away)
		b.until(`document.querySelector("#drawing-map").hidden !== ` +
			fmt.Sprint(away == "records"))
		b.tab("bytes")
		b.until(paneText("map") + `.includes("header.version") && Math.abs(` + top + ` - 260) <= 2`)
	}
	b.tab("cfg")
	b.until(cfgHas(".node"))
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`for (let n = 0; n < 4; n++)
				document.querySelector("#drawing-module [data-by=in]").click()`))
	const graph = `[document.querySelector("#drawing-module svg").getAttribute("width"),
		document.querySelector("#drawing-module").scrollTop].join()`
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`document.querySelector("#drawing-module").scrollTop = 90`))
	left := eval[string](b, graph)
	b.tab("ir")
	b.until(`document.querySelector("#drawing-module").hidden`)
	b.tab("cfg")
	b.until(fmt.Sprintf(`%s === %q`, graph, left))
	// All of the graph is shown when that is asked for, its top included.
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`document.querySelector("#drawing-module [data-by=fit]").click()`))
	if got := eval[string](b, `(() => {
		const host = document.querySelector("#drawing-module"), seen = host.getBoundingClientRect(),
			bar = host.querySelector(".bar-of-drawing").getBoundingClientRect();
		return [...host.querySelectorAll(".node > .box, .edge text")]
			.map((e) => e.getBoundingClientRect())
			.filter((r) => r.top < bar.bottom - 1 || r.bottom > seen.bottom + 1 ||
				r.left < seen.left - 1 || r.right > seen.right + 1)
			.length.toString();
	})()`); got != "0" {
		t.Errorf("%s parts of the graph are cut off", got)
	}

	eval[bool](b,
		`(globalThis.copied = "",
			navigator.clipboard.writeText = async (text) => { copied = text; }, true)`)
	for pane, want := range map[string]string{"asm": "   0  50 ", "map": "0000  03 00 00 00"} {
		b.tap("#pane-" + pane + " .copy")
		b.until(`copied !== ""`)
		if got := eval[string](b, `copied`); !strings.Contains(got, strings.TrimLeft(want, " ")) {
			t.Errorf("copied from %s without its offsets:\n%s", pane, got)
		}
		selected := eval[string](b, fmt.Sprintf(`(() => {
			const { view } = statepoint.editors[%q], data = new DataTransfer();
			view.focus();
			view.dispatch({ selection: { anchor: view.state.doc.line(2).from,
				head: view.state.doc.line(4).to } });
			view.contentDOM.dispatchEvent(new ClipboardEvent("copy",
				{ clipboardData: data, bubbles: true, cancelable: true }));
			return data.getData("text/plain");
		})()`, pane))
		lines := strings.Split(eval[string](b, `copied`), "\n")
		if got := strings.Split(selected, "\n"); len(got) != 3 || got[0] != lines[1] ||
			got[2] != lines[3] {
			t.Errorf("a selection of %s is copied as\n%s", pane, selected)
		}
		eval[bool](b, `(copied = "", true)`)
	}

	b.paste(strings.ReplaceAll(strings.ReplaceAll(documented, "%obj", `%"кошка"`), "@foo", `@"猫"`) +
		"declare void @\"猫\"()\n@s = constant [2 x i8] c\"\\D0\\BA\"\n")
	b.tab("ir")
	b.until(paneText("module") + `.includes("statepoint_token")`)
	b.settled()
	shown := func(pane string) string {
		return eval[string](b,
			fmt.Sprintf(
				`document.querySelector("#host-%s")
					.shadowRoot.querySelector(".cm-content").textContent`, pane))
	}
	contains(t, "the rewritten IR as shown", shown("module"), `%"кошка.relocated"`, `@"猫"`,
		`c"\D0\BA"`)
	contains(t, "the rewritten IR", b.text("module"), `%"\D0\BA\D0\BE\D1\88\D0\BA\D0\B0.relocated"`)
	contains(t, "the assembly", shown("asm"), `spill %"кошка"`)
	contains(t, "the stack map", shown("map"), `pointer %"кошка"`)
	b.hover("source", "кошка", 0)
	b.until(`document.querySelector("#why").innerText.includes('%"кошка"')`)
	b.tap("#pane-module .copy")
	b.until(`copied.includes("\\D0\\BA\\D0\\BE")`)
}

// Several pins have several colours, which pointing at something else leaves alone.
func TestPagePinsKeepTheirColours(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("base-phi")
	b.press(kb.Escape)
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.scrollToTop()`))
	b.click("source", "%left", 0)
	b.until(`document.querySelector("#why").innerText.includes("Esc clears")`)
	x, y := b.at("source", "%right", 0)
	b.do(chromedp.MouseClickXY(x, y, chromedp.ButtonModifiers(chromedp.ModifierAlt)))
	b.until(`document.querySelectorAll("#why .pin").length === 2`)
	b.away()
	colours := func() map[string]string {
		return eval[map[string]string](b, `Object.fromEntries([...`+in("source",
			".cm-content")+`.querySelectorAll(".lit:not(.preview)")]
				.map((e) => [e.textContent, getComputedStyle(e).outlineColor]))`)
	}
	before := colours()
	if before["%left"] == "" || before["%left"] == before["%right"] {
		t.Errorf("the pins are %v", before)
	}
	b.clean(t)
	b.hover("source", "%which", 0)
	b.until(in("source", ".lit.preview"))
	if during := colours(); during["%left"] != before["%left"] ||
		during["%right"] != before["%right"] {
		t.Errorf("pointing elsewhere made them %v", during)
	}
	b.away()
	b.until(`!` + in("source", ".lit.preview"))
	if after := colours(); fmt.Sprint(after) != fmt.Sprint(before) {
		t.Errorf("afterwards they are %v", after)
	}
	// The chain is that of the newest, or of the one that is asked for.
	contains(t, "the chain", b.why(), "%right")
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#why .pin").click()`))
	b.until(`document.querySelector("#why li").innerText.includes("%left")`)
	b.press(kb.Escape)
	b.until(`!` + in("source", ".lit"))
}
