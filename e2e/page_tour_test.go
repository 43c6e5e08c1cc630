package e2e

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// hasToured makes the reader one who has seen the tour, in the site's folder alone, and not on the
// page for frames, which keeps nothing.
const hasToured = `try {
	if (/\/some\/folder\/(?!embed)/.test(location.pathname)) localStorage.setItem("toured", "yes");
} catch { /* what is not kept is not kept */ }`

// begin has every document of the tab begin with a script.
func (b *browser) begin(script string) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument,
			page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		return err
	}))
}

// The first visitor is led along the pointer of the first example: each card speaks of what it
// stands beside, and the thread goes through all that was spoken of. Who has seen it is not led
// again, unless by the help.
func TestPageTour(t *testing.T) {
	b := takeTab(t)
	b.begin(`localStorage.removeItem("toured")`)
	const scheme = "light"
	b.show(1440, 900, scheme)
	b.until(`document.activeElement.id === "tour-next"`)
	const drawn = `document.querySelectorAll(".thread rect").length`
	for n, pane := range []string{"source", "module", "asm", "map", ""} {
		want := string(rune('1' + n))
		b.until(`document.querySelector("#tour .row span").innerText === "` + want + ` of 5" && ` +
			drawn + ` === ` + want)
		if !eval[bool](b, `(() => {
			const card = document.querySelector("#tour").getBoundingClientRect();
			const at = document.querySelector(".thread .now:not(path)").getBoundingClientRect();
			const pane = document.querySelector(
				"`+"#pane-"+pane+`".replace(/^#pane-$/, "#why")).getBoundingClientRect();
			return card.left >= 0 && card.top >= 0 &&
				card.right <= innerWidth && card.bottom <= innerHeight &&
				at.left >= pane.left - 8 && at.right <= pane.right + 8 &&
				at.top >= pane.top - 8 && at.bottom <= pane.bottom + 8 &&
				(card.bottom < at.top || card.top > at.bottom ||
					card.right < at.left || card.left > at.right);
		})()`) {
			t.Errorf("card %s covers what it speaks of, or is not on the screen", want)
		}
		b.shoot("tour-" + want)
		if n == 2 {
			b.cleanInBoth(t, "tour")
		}
		b.press(kb.Enter)
	}
	b.until(`document.querySelector("#tour").hidden && !document.querySelector(".thread")`)
	if !eval[bool](b, `localStorage.getItem("toured") === "yes" &&
		document.activeElement.id === "help-button"`) {
		t.Error("it would be shown again, or has lost the keyboard")
	}
	// From the help it starts again, over another text; Esc ends it.
	b.retype("define void @mine() {\n  ret void\n}\n")
	b.settled()
	b.tap("#help-button")
	b.until(`document.querySelector("#tour-again")`)
	b.tap("#tour-again")
	b.until(drawn + ` === 1`)
	b.press(kb.Escape)
	b.until(`document.querySelector("#tour").hidden`)
	b.set("#examples", "*last")
	b.until(paneText("source") + `.includes("@mine")`)
	b.settled()
}
