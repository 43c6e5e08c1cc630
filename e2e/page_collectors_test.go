package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"statepoint/web/collectors"
)

// The page of collectors: the matrix leads to a section for each collector, whose program opens in
// the explorer with its strategy, and comes back by *Compare strategies*.
func TestPageCollectors(t *testing.T) {
	b := takeTab(t)
	b.do(chromedp.EmulateViewport(1440, 900), media("prefers-color-scheme", "light"),
		chromedp.Navigate(b.url+"collectors"))
	b.until(`document.querySelector(".matrix")`)
	for i := range collectors.All {
		c := &collectors.All[i]
		head := fmt.Sprintf(`document.querySelector('.matrix a[href="#%s"]')`, c.ID)
		if got := eval[string](b, head+`.innerText`); got != c.Title {
			t.Errorf("a column is %q, want %q", got, c.Title)
		}
		b.do(chromedp.Evaluate[chromedp.Void](head + `.click()`))
		b.until(fmt.Sprintf(`document.querySelector(":target").id === %q`, c.ID))
		section := eval[string](b, `document.querySelector(":target").innerText`)
		contains(t, c.ID, section, c.About, "-strategy="+c.Spec(), "func ", "@push", "retq")
		if eval[int](b, `document.querySelectorAll(":target ins").length`) == 0 {
			t.Errorf("%s: the strategy wrote nothing", c.ID)
		}
	}
	b.cleanInBoth(t, "collectors")
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile))
	if w := eval[int](b, `document.documentElement.scrollWidth`); w > 390 {
		t.Errorf("the page is %d wide on a phone: %s", w, eval[string](b,
			`[...document.querySelectorAll("main *")].filter((e) => e.getBoundingClientRect()
				.right > 390
				&& !e.closest("pre, .wide")).map((e) => e.outerHTML.slice(0, 80)).join("\n")`))
	}

	href := eval[string](b, `document.querySelector("#reference-counting .actions a").href`)
	b.do(chromedp.EmulateViewport(1440, 900), chromedp.Navigate(href))
	b.opened()
	b.until(paneText("asm") + `.includes("gc_retain")`)
	if got := b.text("source"); !strings.HasPrefix(got, "; A cell is a header") {
		t.Errorf("the text is %.60q", got)
	}
	b.tab("worlds")
	b.until(`document.querySelector("#collectors")`)
	if got := eval[string](b, `document.querySelector("#collectors").href`); got !=
		b.url+"collectors.html" {
		t.Errorf("the comparison of strategies leads to %s", got)
	}
}

// Links of the page open the pages they lead to, by mouse and by keyboard, and the way back opens
// the explorer as it was.
func TestPageLeads(t *testing.T) {
	b := open(t, 1440, 900, "light")
	for _, c := range []struct{ link, title string }{
		{"#collectors", "What a collector needs from the compiler"},
		{`#help a[href="learn.html"]`, "Lessons"},
		{`#help a[href="statepoints.html"]`, "Statepoints"},
		{`#help a[href="garbage-collection.html"]`, "Accurate garbage collection"},
	} {
		for _, by := range []string{"mouse", "keyboard"} {
			b.settled()
			if strings.HasPrefix(c.link, "#help") {
				b.tap("#help-button")
			} else if eval[bool](b, `!document.querySelector("#collectors")`) {
				b.tab("worlds")
			}
			b.until(fmt.Sprintf(`document.querySelector(%q)`, c.link))
			if by == "mouse" {
				p := eval[[]float64](b, fmt.Sprintf(`(() => {
					const r = document.querySelector(%q).getClientRects()[0];
					return [r.left + r.width / 2, r.top + r.height / 2];
				})()`, c.link))
				b.do(chromedp.MouseClickXY(p[0], p[1]))
			} else {
				b.focusOn(c.link)
				b.press(kb.Enter)
			}
			b.until(fmt.Sprintf(`document.querySelector("h1")?.innerText === %q &&
				!document.querySelector(".panes")`, c.title))
			b.do(chromedp.NavigateBack())
			b.opened()
		}
	}
}
