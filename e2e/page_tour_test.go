package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// hasToured makes the reader one who has seen the tour, in the site's folder alone, and not on the
// page for frames, which keeps nothing.
const hasToured = `try {
	if (/\/some\/folder\/(?!embed)/.test(location.pathname)) localStorage.setItem("toured", "yes");
} catch { /* what is not kept is not kept */ }`

// coveredByCard lists what the card of the tour covers of the lit places of the pane that it
// speaks of, and of the rows of the call, and which of them are not on the screen; "" for none.
const coveredByCard = `(() => {
	const card = document.querySelector("#tour").getBoundingClientRect();
	const names = ["source", "module", "asm", "map"];
	const n = Number(document.querySelector("#tour .row span").innerText[0]) - 1;
	const host = document.querySelector("#host-" + names[n]);
	if (!host) return "";
	const pane = host.getBoundingClientRect();
	const lit = [...host.shadowRoot.querySelectorAll(".lit")];
	if (lit.length === 0) return "nothing, for nothing is lit";
	const rows = [...host.shadowRoot.querySelectorAll(".cm-line")].filter((e) =>
		/call void @foo|record 0 offset|callq/.test(e.textContent));
	const text = document.createRange();
	return [...lit, ...rows].filter((e) => {
		text.selectNodeContents(e);
		return [...text.getClientRects()].some((r) => r.width > 0 &&
			(r.bottom > pane.bottom + 1 || r.top < pane.top - 1 ||
			r.left < card.right && r.right > card.left &&
			r.top < card.bottom && r.bottom > card.top));
	}).map((e) => e.textContent).join(", ");
})()`

// The first visitor is led along the pointer of the first example: each card speaks of what it
// stands beside, and the thread goes through all that was spoken of. Who has seen it is not led
// again, unless by the help.
func TestPageTour(t *testing.T) {
	b := takeTab(t)
	b.begin(`localStorage.removeItem("toured")`)
	const scheme = "light"
	for _, size := range [][2]int64{{1280, 800}, {1920, 1080}, {390, 844}, {1440, 900}} {
		b.show(size[0], size[1], scheme)
		for n := 1; n <= 5; n++ {
			b.until(fmt.Sprintf(`document.querySelector("#tour .row span")?.innerText ===
				"%d of 5" && document.querySelector(".thread .now:not(path)")`, n))
			// What is moved to be seen is where it stays after some frames.
			covered := eval[string](b, fmt.Sprintf(`%s.then(() => %[1]s).then(() => %[1]s).then(
				() => %s)`, frames, coveredByCard))
			if covered != "" {
				t.Errorf("%d×%d: card %d covers %s", size[0], size[1], n, covered)
			}
			if !eval[bool](b, `document.querySelector("#tour").getBoundingClientRect().bottom <=
				document.querySelector("#why").getBoundingClientRect().top`) {
				t.Errorf("%d×%d: card %d covers the line at the bottom", size[0], size[1], n)
			}
			if n < 5 {
				b.tap("#tour-next")
			}
		}
		if size[0] < 700 && !eval[bool](b, `(({ scrollWidth, clientWidth }) =>
			scrollWidth <= clientWidth)(document.querySelector("#why ol"))`) {
			t.Error("the last card speaks of a line that is cut")
		}
		b.tap("#tour-next")
	}
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
		if n == 2 {
			b.cleanInBoth(t, "tour")
		}
		b.press(kb.Enter)
	}
	b.until(`document.querySelector("#tour").hidden && !document.querySelector(".thread")`)
	if !eval[bool](b, `localStorage.getItem("toured") === "yes" &&
		document.activeElement.id === "more"`) {
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
