package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// twoFunctions has two functions with values that have no names: the source and the rewritten text
// number them differently.
const twoFunctions = `declare void @safe()
declare ptr addrspace(1) @make()

define ptr addrspace(1) @first(ptr addrspace(1) %0) gc "statepoint-example" {
  %2 = call ptr addrspace(1) @make()
  call void @safe()
  %3 = load ptr addrspace(1), ptr addrspace(1) %0
  call void @safe()
  ret ptr addrspace(1) %3
}

define ptr addrspace(1) @second(ptr addrspace(1) %kept) gc "statepoint-example" {
  call void @safe()
  ret ptr addrspace(1) %kept
}
`

// A name says which text it is of; what the why line counts can be listed where it stands, with the
// keyboard, and each of it is a jump.
func TestPageNamesAndOthers(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.settled()
	b.replace(twoFunctions)
	b.until(paneText("asm") + `.includes("second")`)
	b.settled()
	b.press(kb.Escape)
	b.caretAt("source", "%3 = load", 0)
	b.press(kb.Enter, chromedp.ModifierAlt)
	b.until(`document.querySelector("#why").innerText.includes("%3")`)
	contains(t, "the why line", strings.Join(strings.Fields(b.why()), " "), "%3 → %4 rw")

	b.caretAt("source", "%0) gc", 0)
	b.press(kb.Enter, chromedp.ModifierAlt)
	b.until(`document.querySelector("#why button.more:not([hidden])")`)
	n := eval[int](b,
		`+[...document.querySelectorAll("#why button.more:not([hidden])")].pop().innerText`)
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`[...document.querySelectorAll("#why button.more:not([hidden])")].pop().focus()`))
	b.press(kb.Enter)
	b.until(`document.activeElement.closest("#others li")`)
	if listed := eval[int](b, `document.querySelectorAll("#others li").length`); listed != n ||
		n == 0 {
		t.Errorf("%d are counted, %d listed", n, listed)
	}
	b.clean(t)
	b.press(kb.Escape)
	b.until(
		`document.querySelector("#others").hidden &&
			document.activeElement.matches("#why button.more")`)
	contains(t, "the why line", b.why(), "%0")
	b.press(kb.Enter)
	b.until(`document.activeElement.closest("#others li")`)
	to := eval[string](b, `document.activeElement.querySelector("code").innerText`)
	b.press(kb.Enter)
	b.until(`document.querySelector("#others").hidden`)
	contains(t, "the why line", strings.Join(strings.Fields(b.why()), " "), to)
}

// The frame, the graph and the table of records go to what is pinned; after Esc the frame looks as
// before.
func TestPageViewsFollowThePin(t *testing.T) {
	b := open(t, 1440, 900, "dark")
	b.settled()
	b.replace(twoFunctions)
	b.until(paneText("asm") + `.includes("second")`)
	b.settled()
	b.press(kb.Escape)
	b.tap("#tab-frame")
	b.until(`document.querySelector("#drawing-asm .f-slot")`)
	b.tap("#tab-cfg")
	b.until(`document.querySelector("#drawing-module svg.cfg")`)
	fills := `JSON.stringify([...document.querySelectorAll("#drawing-asm rect")]
		.map((e) => getComputedStyle(e).fill))`
	for _, c := range []struct{ at, function string }{{"%kept) gc", "second"}, {"%0) gc", "first"},
		{"%kept) gc", "second"}} {
		b.caretAt("source", c.at, 0)
		b.press(kb.Enter, chromedp.ModifierAlt)
		b.until(
			`document.querySelector("#drawing-asm .frame-svg")?.getAttribute("aria-label")
				.startsWith("Stack frame of ` + c.function + `,")`)
		b.until(
			`document.querySelector("#drawing-module svg.cfg")?.getAttribute("aria-label") ===
				"Control flow of @` + c.function + `"`)
		b.until(`document.querySelector("#drawing-asm .f-slot.lit")`)
		b.press(kb.Escape)
		b.until(`!document.querySelector("#drawing-asm .lit")`)
		after := eval[string](b, fills)
		if strings.Contains(after, `"rgb(0, 0, 0)"`) {
			t.Errorf("after Esc the slots of %s are filled %s", c.function, after)
		}
	}
}
