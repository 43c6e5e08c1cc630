package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A pane that is closed leaves its room to the others, until it is opened again or something leads
// to it; one in a window of its own follows the page.
func TestPageClosedAndPoppedOut(t *testing.T) {
	b := open(t, 1440, 900, "light")
	width := func(pane string) int {
		return eval[int](b, `document.querySelector("#pane-`+pane+`").offsetWidth`)
	}
	b.tap("#pane-map .close")
	b.until(`document.querySelector("#pane-map").offsetWidth === 0 &&
		document.activeElement.id === "reopen-map"`)
	if w := width("asm"); w < 1400 {
		t.Errorf("x86-64 is %d wide beside a closed pane", w)
	}
	b.tap("#pane-module .close")
	b.until(`document.querySelector("#reopen-module")`)
	for _, width := range []int64{1180, 1280, 1440} { // the example can still be told by its name
		b.do(chromedp.EmulateViewport(width, 900))
		if w := eval[int](b, `document.querySelector(".pick").offsetWidth`); w < 180 {
			t.Errorf("at %d, beside closed panes, the example's name has %d pixels", width, w)
		}
	}
	b.do(chromedp.EmulateViewport(1440, 900))
	if s, a := width("source"), width("asm"); s+a < 1400 || eval[int](b,
		`document.querySelector("#pane-source").offsetHeight`) < 700 {
		t.Errorf("two panes are %d and %d wide", s, a)
	}
	b.clean(t)
	b.tap(`.stages [data-stage="stack-map"]`)
	b.until(`document.querySelector("#pane-map").offsetWidth > 0`)
	b.tap("#reopen-module")
	b.until(`document.querySelector("#pane-module").offsetWidth > 0`)

	// A browser that opens no window is no reason to stay silent.
	b.do(chromedp.Evaluate[chromedp.Void](`globalThis.opens = open; open = () => null`))
	b.tap("#pane-asm .out")
	b.until(`document.querySelector(".notice")?.innerText.includes("opened no window")`)
	b.do(chromedp.Evaluate[chromedp.Void](`open = opens`))

	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.windows = []; open = ((was) => (...args) => {
		const w = was(...args); statepoint.windows.push(w); return w; })(open)`))
	b.tap("#pane-asm .out")
	const there = `statepoint.windows[0]?.statepoint?.editors?.asm`
	b.until(there + `?.text().includes("callq") && ` +
		`statepoint.windows[0].document.documentElement.dataset.panes === "asm"`)
	if got := eval[string](b, `statepoint.windows[0].document.title`); got !=
		"x86-64 · Statepoint Explorer" {
		t.Errorf("the window's title is %q", got)
	}
	b.retype("define i32 @other(i32 %x) {\n  ret i32 %x\n}\n")
	b.until(there + `.text().includes("other") &&
		statepoint.windows[0].document.querySelector("main").getAttribute("aria-busy") === "false"`)
	// What is selected is told, and nothing compiled for it.
	b.do(chromedp.Evaluate[chromedp.Void](`((to) => { const { postMessage } = to;
		statepoint.asked = 0;
		to.postMessage = function (...args) { statepoint.asked++;
			return postMessage.apply(this, args); };
	})(statepoint.windows[0].Worker.prototype)`))
	const pinned = `statepoint.windows[0].document.querySelector("#host-asm")
		.shadowRoot.querySelector(".pinned .lit")`
	b.click("source", "%x", 1)
	b.until(pinned)
	b.press(kb.Escape)
	b.until(`!` + pinned)
	if n := eval[int](b, `statepoint.asked`); n != 0 {
		t.Errorf("for a selection the window asks its engine %d times", n)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.windows[0].close()`))

	// What is typed into the IR in its window is typed here, and stays there.
	b.focusOn("#pane-source .out")
	b.press(kb.Enter)
	const source = `statepoint.windows[1]?.statepoint?.editors?.source`
	b.until(source + `?.text().includes("@other") && statepoint.windows[1].document
		.querySelector("main").getAttribute("aria-busy") === "false"`)
	b.do(chromedp.Evaluate[chromedp.Void](`(({ view }) => view.dispatch({ userEvent: "input.type",
		changes: { from: view.state.doc.toString().indexOf("other"), insert: "an" },
		selection: { anchor: view.state.doc.toString().indexOf("other") + 2 } }))(` + source + `)`))
	b.until(paneText("asm") + `.includes("another:")`)
	b.settled()
	b.until(source + `.text().includes("@another(") &&
		` + source + `.view.state.selection.main.head === "define i32 @an".length`)
	// While one types there, nothing older takes the text's place.
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.windows[1].document.hasFocus = () => true;
		statepoint.sent = 0;
		statepoint.windows[1].addEventListener("message", () => statepoint.sent++)`))
	const link = `statepoint.windows[1].location.hash`
	before := eval[string](b, link)
	b.retype("define i32 @third() {\n  ret i32 0\n}\n")
	b.until(`statepoint.sent > 0`)
	if eval[string](b, link) != before || eval[bool](b, source+`.text().includes("@third")`) {
		t.Error("what is typed into gets another text")
	}
	b.do(chromedp.Evaluate[chromedp.Void](
		`statepoint.windows[1].document.hasFocus = () => false;
		statepoint.windows[1].dispatchEvent(new Event("blur"))`))
	b.until(source + `.text().includes("@third")`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#menu-source").focus();
		statepoint.windows[1].close()`))
	b.until(`document.activeElement.id === "menu-source"`)
}
