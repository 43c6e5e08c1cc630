package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Beside the source are the references that records list, with a square where they cross a call,
// and after the call their names; a text that is edited keeps their room, and hides them while it
// does not compile. Neither the text nor what is copied has them.
func TestPageRails(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("list-walk")
	b.settled()
	const root = `document.querySelector("#host-source").shadowRoot`
	const across = `[...` + root + `.querySelectorAll(".cm-across")].map((e) =>
		[...e.children].map((part) => part.dataset.word).join(" "))`
	b.until(across + `.length > 0`)
	want := []string{"across %list", "across %last %cell %head"}
	b.do(chromedp.Evaluate[chromedp.Void](
		`statepoint.editors.source.view.scrollDOM.scrollTop = 120`))
	b.until(across + `.length === 2`)
	if got := eval[[]string](b, across); !slices.Equal(got, want) {
		t.Errorf("across the calls: %q, want %q", got, want)
	}
	if eval[bool](b, `[...`+root+`.querySelectorAll(".cm-across")].some((e) =>
		e.firstChild.getBoundingClientRect().left < e.getBoundingClientRect().left)`) {
		t.Error("the names stand on the call")
	}
	const rails = root + `.querySelectorAll(".cm-rail-cross").length`
	if got := eval[int](b, rails); got != 4 {
		t.Errorf("%d squares, want one for each reference that crosses a call", got)
	}
	if strings.Contains(b.text("source"), "across") {
		t.Error("the text has what stands beside it")
	}
	b.cleanInBoth(t, "rails")
	// A name pins its reference, whose rail is thick then; it is dotted where nothing needs it.
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const e = ` + root + `.querySelector('.cm-across [data-word="%last"]');
		const { left, top } = e.getBoundingClientRect();
		for (const type of ["pointerdown", "pointerup"])
			e.dispatchEvent(new PointerEvent(type,
				{ bubbles: true, button: 0, clientX: left + 2, clientY: top + 2 }));
	})()`))
	b.until(root + `.querySelector(".cm-rail-pinned")`)
	b.until(root + `.querySelector(".cm-rail-idle")`)
	contains(t, "the pin", b.why(), "%last")
	// In the rewritten text, values that LLVM named have the names of the reader's after them.
	b.until(`[...document.querySelector("#host-module").shadowRoot
		.querySelectorAll(".cm-yours")].some((e) =>
		[...e.children].map((part) => part.dataset.word).join(" ") === "← your %head")`)
	b.caretAt("source", "%cell = phi", 0)
	b.press("x")
	b.until(paneText("source") + `.includes("%xcell = phi") && ` + rails + ` === 4`)
	const seen = `[...` + root + `.querySelectorAll(".cm-rail, .cm-across")]
		.some((e) => e.checkVisibility({ visibilityProperty: true }))`
	b.until(`!` + seen)
	b.press(kb.Backspace)
	b.until(seen)
	b.press("x")
	b.until(`!` + seen)
	// Without references that cross a call, there is no margin for them.
	b.paste("define void @f() {\n  ret void\n}\n")
	b.until(root + `.querySelector(".cm-rail-room-0") && ` + rails + ` === 0`)
}
