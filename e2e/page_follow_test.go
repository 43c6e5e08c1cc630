package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// shownPanes are the panes on the screen.
const shownPanes = `[...document.querySelectorAll(".pane, .run")].filter((e) => e.offsetWidth > 100)
	.map((e) => e.id.replace("pane-", "")).join(" ")`

// Follow has the source and one pane, which a slider of the stages chooses; in the slider's columns
// stands what the pin is called. What is pinned stays, there and back, in the next visit and in a
// link.
func TestPageFollow(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("base-phi")
	b.settled()
	shows := func(panes string) { t.Helper(); b.until(shownPanes + ` === "` + panes + `"`) }
	shows("source module asm map")
	b.tap("#follow")
	shows("source module")
	column := func(n int) string {
		return fmt.Sprintf(`document.querySelectorAll(".why.columns li")[%d].innerText`, n)
	}
	for n, want := range []string{"%cursor\nneeded by %value, line 18", "—",
		"%cursor.relocated\nafter @foo, line 17", "[rsp+16]",
		"record 0, location 6\nbytes 0x80–0x8b"} {
		b.until(column(n) + ` === ` + tick(want))
	}
	// Each stands below its stop.
	if apart := eval[[]float64](b, `[...document.querySelectorAll(".why.columns li")].map((e, i) =>
		Math.abs(e.getBoundingClientRect().left - document.querySelectorAll(".stages li")[i]
			.getBoundingClientRect().left)).filter((d) => d > 1)`); len(apart) > 0 {
		t.Errorf("columns stand beside their stops by %v", apart)
	}
	if cut := eval[[]string](b, `[...document.querySelectorAll(".stages small")].filter((e) =>
		e.getBoundingClientRect().bottom > e.parentElement.getBoundingClientRect().bottom)
		.map((e) => e.innerText)`); len(cut) > 0 {
		t.Errorf("what stages did is cut: %q", cut)
	}
	// However narrow the window, no stop's words reach the next one's.
	for _, width := range []int64{1000, 1150, 1239, 1280, 1440} {
		b.do(chromedp.EmulateViewport(width, 900))
		b.until(fmt.Sprintf("innerWidth === %d", width))
		if over := eval[[]string](b, `[...document.querySelectorAll(".stages li:has(+ li) button")]
			.filter((e) => e.getBoundingClientRect().right >
				e.parentElement.nextElementSibling.getBoundingClientRect().left + 1)
			.map((e) => e.innerText)`); len(over) > 0 {
			t.Errorf("%d pixels wide, words reach the next stop: %q", width, over)
		}
	}
	b.cleanInBoth(t, "follow")
	// The slider by keys, with the pane; its stops say which of how many is chosen.
	b.slideTo("stop-lower")
	shows("source asm")
	b.until(inSightOf("asm", ".link-derived"))
	b.press(kb.ArrowRight)
	shows("source map")
	b.until(inSightOf("map", ".link-derived"))
	b.press(kb.ArrowRight)
	shows("source run")
	b.until(`document.activeElement.id === "run-button"`)
	// Where the program has come to, the pin has an address, which a collection changes.
	b.until(stepOf + `.startsWith("0 / ")`)
	b.press(kb.F8)
	b.until(`/^0x[0-9a-f]+\n\[rsp\+16\] at step \d/.test(` + column(5) + `)`)
	b.press(kb.F10)
	b.until(`/^0x[0-9a-f]+ → 0x[0-9a-f]+\n/.test(` + column(5) + `)`)
	b.focusOn("#run-button")
	b.press(kb.ArrowLeft)
	shows("source map")
	// A column leads to its stop, and so does what goes elsewhere.
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector(".why.columns li:nth-child(3) button").click()`))
	shows("source module")
	b.until(`document.querySelector("#stop-rewrite-statepoints").ariaChecked === "true"`)
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`))
	b.press(kb.F6)
	b.until(`document.activeElement.id === "host-module"`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.press("]")
	shows("source asm")
	const at = `document.querySelector(".stages [aria-checked=true]").id`
	b.until(at + ` === "stop-lower"`)
	contains(t, "the pin", b.why(), "%cursor")
	// To all panes and back; the reader's choice is kept.
	b.tap("#all-panes")
	shows("source module asm map")
	b.until(inSightOf("asm", ".link-derived"))
	if b.why(); !strings.Contains(b.why(), "%cursor → %cursor.relocated") {
		t.Errorf("all panes have the way %s", b.why())
	}
	b.tap("#follow")
	shows("source asm")
	b.do(chromedp.Reload())
	b.opened()
	b.until(`document.querySelector("#page").dataset.layout === "focus"`)
	b.tap("#share-button")
	b.until(`document.querySelector("#dialog[open] #link")`)
	address := eval[string](b, `document.querySelector("#link").value`)
	b.do(chromedp.Evaluate[chromedp.Void](`sessionStorage.clear(); localStorage.clear()`),
		chromedp.Navigate("about:blank"), chromedp.Navigate(address))
	b.opened()
	b.until(`document.querySelector("#page").dataset.layout === "focus"`)
}

// Presenting shows nothing but the source and a pane, or the run, and all of it in letters that the
// last row of a room can read: at 1280 by 720 those of code are a thirty-sixth of the height.
func TestPagePresent(t *testing.T) {
	b := open(t, 1280, 720, "light")
	b.pick("list-walk")
	b.settled()
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	// far is whether the comments of labels are as far from them as LLVM has them.
	const far = `[...document.querySelector("#host-module").shadowRoot.querySelectorAll(".cm-line")]
		.some((e) => /^\S+: {20,}; preds/.test(e.innerText))`
	b.tap("#follow")
	b.until(far)
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.press("p")
	b.until(`!` + far)
	b.press(kb.Escape)
	b.until(far)
	b.tap("#all-panes")
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.press("p")
	b.until(shownPanes + ` === "source module" && document.querySelector(".bar").offsetWidth < 2`)
	// letters is the size of the letters of an element, as it is on the screen.
	letters := func(element string) float64 {
		return eval[float64](b, `((e) => parseFloat(getComputedStyle(e).fontSize) *
			(e.ownerSVGElement ? e.ownerSVGElement.getBoundingClientRect().width /
				e.ownerSVGElement.viewBox.baseVal.width :
				(e.currentCSSZoom ?? 1)))(`+element+`)`)
	}
	large := func(what, element string, least float64) {
		t.Helper()
		if size := letters(element); size < least {
			t.Errorf("%s has letters of %.1f pixels", what, size)
		}
	}
	large("the source", in("source", ".cm-content"), 19.9)
	large("the module", in("module", ".cm-content"), 19.9)
	large("the way", `document.querySelector(".why li button")`, 19.9)
	if over := eval[string](b, controls+`.join()`); over != "" {
		t.Errorf("controls stay: %s", over)
	}
	b.clean(t)
	// A clicker leads on, wherever the focus is, and the strip says where one is.
	b.until(`document.querySelector("#presented").innerText.startsWith("Rewrite")`)
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.module.focus()`))
	b.until(`document.querySelector(".pane.current").id === "pane-module"`)
	for _, stop := range []string{"Assembly", "Stack map", "Run"} {
		b.press(kb.PageDown)
		b.until(fmt.Sprintf(`document.querySelector("#presented b").innerText === %q`, stop))
		if stop == "Stack map" { // whose letters are measured once it is shown
			eval[bool](b, frames+`.then(() => `+frames+`).then(() => true)`)
			b.until(inSightOf("map", ".lit"))
		}
	}
	// The code at hand is beside the run: at first that of the function that is called.
	b.until(shownPanes + ` === "source run" && document.querySelector("#run-sentence")`)
	b.until(onScreen("source", "define ptr addrspace(1) @double_all") + ` && !` +
		onScreen("source", "declare ptr"))
	b.until(`document.querySelector("#presented small").innerText ===
		"Page Down, Page Up: spill, safepoint, reload · → ← one step · Esc leaves"`)
	says := func(text string) {
		t.Helper()
		b.until(`document.querySelector("#run-sentence").innerText.includes("` + text + `")`)
	}
	for _, event := range []string{"spill %list", "callq rt_alloc", "Collection 1",
		"spill %head"} {
		b.press(kb.PageDown)
		says(event)
	}
	b.press(kb.PageUp)
	b.press(kb.ArrowLeft)
	b.press(kb.ArrowRight)
	b.until(onScreen("source", "@rt_alloc"))
	for !eval[bool](b, stepOf+`.startsWith("0 / ")`) {
		at := eval[string](b, stepOf)
		b.press(kb.PageUp)
		b.ranTo(at)
	}
	b.press(kb.F8)
	b.until(`document.querySelector(".run-heap text") && document.querySelector(".run-arrows path")`)
	// The frame is whole, and nothing stands over it.
	b.until(`(({ top, bottom }) =>
		top > document.querySelector("#run-stack h3").getBoundingClientRect().bottom &&
		bottom < document.querySelector("#run-stack").getBoundingClientRect().bottom)(
		document.querySelector(".run-frame").getBoundingClientRect())`)
	large("the sentence", `document.querySelector("#run-sentence")`, 19.9)
	large("the stack", `document.querySelector("#run-stack td code")`, 17)
	large("the heap", `document.querySelector(".run-heap text")`, 15)
	if !eval[bool](b, `(({ left, right, bottom }) => left >= 0 && right <= innerWidth + 1 &&
		bottom <= innerHeight + 1)(document.querySelector(".run-said").getBoundingClientRect())`) {
		t.Error("the sentence is not whole on the screen")
	}
	// An arrow begins where its slot ends.
	if off := eval[float64](b, `(() => {
		const path = document.querySelector(".run-arrows path").getBoundingClientRect();
		const row = document.querySelector("#run-stack tr[data-to]").getBoundingClientRect();
		return Math.abs(path.left - row.right);
	})()`); off > 4 {
		t.Errorf("an arrow begins %v pixels from its slot", off)
	}
	b.clean(t)
	// However long the sentence is, the rows of the map that are read are whole.
	b.press(kb.ArrowRight)
	for !eval[bool](b, `document.querySelector("#run-reads .now") !== null`) {
		at := eval[string](b, stepOf)
		b.press(kb.ArrowRight)
		b.ranTo(at)
	}
	eval[bool](b, `(document.querySelector("#run-sentence").append(" word".repeat(30)), true)`)
	if cut := eval[float64](b, `document.querySelector("#run-reads").getBoundingClientRect().bottom -
		document.querySelector(".run-top").getBoundingClientRect().top`); cut > 1 {
		t.Errorf("%v pixels of the bytes that are read are behind the sentence", cut)
	}
	b.press(kb.Escape)
	b.until(`document.querySelector(".bar").offsetWidth > 1000`)
	contains(t, "the pin", b.why(), "%cell")
}

// A short text is presented in letters that fill its pane, in the editor's own rows.
func TestPagePresentShort(t *testing.T) {
	b := open(t, 1280, 720, "light")
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.press("p")
	b.until(shownPanes + ` === "source module"`)
	b.press(kb.PageDown)
	b.until(shownPanes + ` === "source asm"`)
	for _, pane := range []string{"source", "asm"} {
		line := in(pane, ".cm-content") + `.lastElementChild.getBoundingClientRect().bottom`
		host := `document.querySelector("#host-` + pane + `").getBoundingClientRect()`
		b.until(fmt.Sprintf(`(({ top, height }) => (%s - top) / height > .6)(%s)`, line, host))
		b.until(fmt.Sprintf(`%s <= %s.bottom`, line, host))
		// Labels of lines stand beside them.
		b.until(`((document) => {
			const tops = (e) => [...e].map((e) => e.getBoundingClientRect().top);
			const lines = tops(document.querySelectorAll(".cm-line"));
			return tops(document.querySelectorAll(".cm-lineNumbers .cm-gutterElement")).slice(1)
				.every((top) => lines.some((line) => Math.abs(line - top) < 3));
		})(document.querySelector("#host-` + pane + `").shadowRoot)`)
	}
	b.clean(t)
	// On a larger screen everything is as much larger.
	const letters = `(({ fontSize }, e) => parseFloat(fontSize) * e.currentCSSZoom / innerHeight)(
		getComputedStyle(document.querySelector("#why li button")),
		document.querySelector("#why li button"))`
	small := eval[float64](b, letters)
	b.do(chromedp.EmulateViewport(1920, 1080))
	b.until(fmt.Sprintf("Math.abs(%s - %v) < .002", letters, small))
	b.press(kb.Escape)
	b.until(`!document.querySelector("#host-source").style.getPropertyValue("--code")`)
}

// In forced colours, which leave neither backgrounds nor shadows, the chosen view, face and stop
// can be told, and panes are apart.
func TestPageForcedColours(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.tap("#follow")
	b.until(`document.querySelector("#page").dataset.layout === "focus"`)
	b.do(media("forced-colors", "active"))
	b.until(`matchMedia("(forced-colors: active)").matches`)
	for _, c := range []struct{ chosen, other, property string }{
		{"#tab-ir", "#tab-cfg", "outlineStyle"},
		{"#follow", "#all-panes", "outlineStyle"},
		{"#stop-rewrite-statepoints", "#stop-lower", "borderBottomStyle"},
		{".panes", "#pane-source", "backgroundColor"},
	} {
		style := func(selector string) string {
			return eval[string](b, fmt.Sprintf(
				`getComputedStyle(document.querySelector(%q)).%s`, selector, c.property))
		}
		if chosen, other := style(c.chosen), style(c.other); chosen == other {
			t.Errorf("%s and %s both have %s %s", c.chosen, c.other, c.property, chosen)
		}
	}
}
