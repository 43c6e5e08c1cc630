package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// inside says that an element is whole within another one.
func inside(element, box string) string {
	return `((a, b) => a.width > 0 && a.left >= b.left - 1 && a.right <= b.right + 1 &&
		a.top >= b.top - 1 && a.bottom <= b.bottom + 1)(
		document.querySelector("` + element + `").getBoundingClientRect(),
		document.querySelector("` + box + `").getBoundingClientRect())`
}

// In windows that are narrow or low, what has to be read or pressed is whole: the last of many
// stages, what a warning offers, the names of panes beside a list of functions, the heads of an
// object's functions, and how a notice is closed.
func TestPageNothingIsCut(t *testing.T) {
	b := open(t, 1280, 720, "light")
	whole := func(what, is string) {
		t.Helper()
		if !eval[bool](b, is) {
			t.Errorf("%s is cut", what)
		}
	}
	b.pick("shadow-stack")
	b.until(`document.querySelectorAll(".stages li").length === 8`)
	for _, width := range []int64{1280, 1440} {
		b.do(chromedp.EmulateViewport(width, 720))
		whole("the run, after seven stages,", inside("#stage-run", ".stages"))
	}
	b.do(chromedp.EmulateViewport(1280, 720))
	b.paste(hiddenInSlot)
	b.until(`document.querySelector("#problems .remedy")`)
	whole("what the warning offers", inside("#problems .remedy", "#problems"))

	b.paste(largeModule(100))
	b.until(`document.querySelector("#drawing-functions tbody tr")`)
	b.settled()
	whole("the title of a pane beside the functions",
		`[...document.querySelectorAll(".pane h2")].every((e) => e.offsetWidth > 8)`)

	b.opens("queue.o", queueObject(t))
	whole("the title of the object", inside("#title-source", "#pane-source"))
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#drawing-source .name")
		.textContent = "a.name.of.a.function.that.is.long"`))
	whole("a head of the object's functions",
		`[...document.querySelectorAll("#drawing-source thead button")].every((e) =>
			e.getClientRects().length === 1 && e.offsetHeight < 30)`)

	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.dropBytes("empty.o", nil)
	b.until(`!document.querySelector("#notice").hidden`)
	whole("the button of the notice", inside("#notice button", "#notice"))
	if eval[bool](b, `document.querySelector("#notice").getBoundingClientRect().bottom >
		document.querySelector(".stages").getBoundingClientRect().top`) {
		t.Error("the notice covers the stages")
	}
}
