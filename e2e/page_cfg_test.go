package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// cfgHas is an expression for whether the graph has something.
func cfgHas(selector string) string {
	return `document.querySelector("#drawing-module ` + selector + `")`
}

// The graph has the blocks of a function, with what they hold, and takes part in
// the selection both ways.
func TestPageCFG(t *testing.T) {
	b := open(t, 1680, 1000, "light")
	b.pick("loop-poll")
	b.tab("cfg")
	b.until(cfgHas(".edge-back") + " && " + cfgHas(".node-poll"))
	if n := eval[int](b,
		`document.querySelectorAll("#drawing-module .node").length`); n < 4 {
		t.Errorf("%d blocks", n)
	}
	contains(t, "graph", eval[string](b,
		`document.querySelector("#drawing-module svg").textContent`), "%loop",
		"%array.relocated", "poll", "true", "false", "↑")
	// From the text to the graph.
	b.press(kb.Escape)
	b.caretAt("source", "%slot = ", 0)
	b.until(cfgHas(".ins.lit .name.lit.exact"))
	// From the graph to the text.
	b.away()
	b.do(chromedp.Evaluate[chromedp.Void](`[...document.querySelectorAll(
		"#drawing-module tspan.name")].find((e) => e.textContent === "%array.relocated2")
		.dispatchEvent(new MouseEvent("click", { bubbles: true }))`))
	b.until(`document.querySelector("#why").innerText.includes("%array.relocated2")`)
	if len(b.lit("source")) == 0 || len(b.lit("map")) == 0 {
		t.Error("the graph lights nothing in the other panes")
	}
	b.cleanInBoth(t, "cfg")
	// With the keyboard: blocks are reached by Tab, neighbours by arrows, and pinned by
	// Enter.
	b.press(kb.Escape)
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector("#drawing-module .node").focus()`))
	b.press(kb.ArrowDown)
	b.press(kb.Enter)
	b.until(`document.querySelector("#why").innerText.includes("Esc clears")`)
	if id := eval[string](b,
		`document.activeElement.querySelector(".label").textContent`); !strings.HasPrefix(
		id, "%") {
		t.Errorf("the keyboard is at %q", id)
	}
	before := eval[float64](b,
		`+document.querySelector("#drawing-module svg").getAttribute("width")`)
	b.press("+")
	if after := eval[float64](b,
		`+document.querySelector("#drawing-module svg").getAttribute("width")`); after <= before {
		t.Errorf("zoomed from %v to %v", before, after)
	}
	// Blocks alone are smaller.
	high := eval[string](b,
		`document.querySelector("#drawing-module svg").getAttribute("viewBox")`)
	b.do(chromedp.Click(chromedp.CSS("#drawing-module button[data-act]")))
	b.until(`document.querySelector("#drawing-module svg").getAttribute("viewBox") !== "` +
		high + `"`)
	// And back to the text.
	b.tab("ir")
	b.until(
		`document.querySelector("#drawing-module").hidden &&
			!document.querySelector("#host-module").hidden`)
}

// Another function is chosen by its name, which outlives a new text.
func TestPageCFGOfAnotherFunction(t *testing.T) {
	b := openServed(t, "light")
	b.tab("cfg")
	b.until(cfgHas(".node"))
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const select = document.querySelector("#drawing-module select");
		select.value = [...select.options].find((o) => o.text === "@other").value;
		select.dispatchEvent(new Event("change", { bubbles: true }));
	})()`))
	b.until(
		`document.querySelector("#drawing-module svg")?.getAttribute("aria-label")
			.includes("@other")`)
	b.retype("declare void @first()\n" + served)
	b.settled()
	b.until(
		`document.querySelector("#drawing-module svg")?.getAttribute("aria-label")
			.includes("@other")`)

	// A large graph has a minimap that leads to any part of it, and the view keeps its position
	// when the text changes.
	b.retype(ladder(14, ""))
	b.until(cfgHas(`[data-block='%b13']`) + " && " + cfgHas(".minimap .seen"))
	const place = `(() => {
		const box = document.querySelector("#drawing-module [data-block='%b13'] .box")
			.getBoundingClientRect();
		return [Math.round(box.x), Math.round(box.y)];
	})()`
	// So do the arrows, from block to block, each in sight.
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector("#drawing-module g.node").focus()`))
	for i := range 14 {
		if !eval[bool](b, fmt.Sprintf(`(() => {
			const pane = document.querySelector("#drawing-module"), e = document.activeElement;
			const bar = pane.querySelector(".bar-of-drawing").getBoundingClientRect();
			const box = e.querySelector(".box").getBoundingClientRect();
			return e.dataset.block === "%%b%d" && box.top >= bar.bottom &&
				box.bottom <= pane.getBoundingClientRect().bottom;
		})()`, i)) {
			t.Fatalf("after %d arrows the keyboard is on, or out of sight at, %s", i,
				eval[string](b, `document.activeElement.outerHTML.slice(0, 120)`))
		}
		b.press(kb.ArrowDown)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const map = document.querySelector(".minimap"), box = map.getBoundingClientRect();
		map.setPointerCapture = () => {};
		map.dispatchEvent(new PointerEvent("pointerdown", { clientX: box.x + box.width / 2,
			clientY: box.bottom - 2, bubbles: true }));
	})()`))
	before := eval[[]int](b, place)
	if pane := eval[[]int](b, `(() => {
		const box = document.querySelector("#drawing-module").getBoundingClientRect();
		return [Math.round(box.top), Math.round(box.bottom)];
	})()`); before[1] < pane[0] || before[1] > pane[1] {
		t.Errorf("the minimap leads elsewhere: the last block is at %v, the pane at %v", before,
			pane)
	}
	b.retype(ladder(14, "  call void @callee()\n  call void @callee()\n"))
	b.until(`document.querySelector("#drawing-module [data-block='%b0']")
		.textContent.split("statepoint").length > 2`)
	after := eval[[]int](b, place)
	if d := after[1] - before[1]; d < -12 || d > 12 {
		t.Errorf("the block stood at %v, and stands at %v", before, after)
	}
}

// ladder is a function with the given number of blocks, one below the other; the first is larger.
func ladder(blocks int, first string) string {
	var b strings.Builder
	b.WriteString("declare void @callee()\ndefine void @f(ptr addrspace(1) %p) gc " +
		"\"statepoint-example\" {\n")
	for i := range blocks {
		fmt.Fprintf(&b, "b%d:\n%s  call void @callee()\n", i, first)
		first = ""
		if i+1 < blocks {
			fmt.Fprintf(&b, "  br label %%b%d\n", i+1)
		}
	}
	b.WriteString("  ret void\n}\n")
	return b.String()
}

func TestPageCFGOnPhone(t *testing.T) {
	b := open(t, 390, 844, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.pick("base-phi")
	b.do(chromedp.Click(chromedp.CSS("#stop-rewrite-statepoints")))
	b.tab("cfg")
	b.until(cfgHas(".node"))
	b.fits()
	b.clean(t)
}
