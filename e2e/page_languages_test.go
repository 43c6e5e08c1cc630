package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// The pages in German and those for authors suit everybody, also on a phone: axe finds nothing, and
// nothing is too wide or too small. Links lead from page to page in the language.
func TestPageLanguages(t *testing.T) {
	b := takeTab(t)
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile),
		media("prefers-color-scheme", "light"))
	const small = `document.documentElement.scrollWidth > innerWidth ? "the page is too wide" :
		[...document.querySelectorAll("main :is(a, button, summary)")].filter((e) =>
			e.tabIndex < 0).map((e) => e.outerHTML).join("\n")`
	fits := func(page string) {
		t.Helper()
		if bad := eval[string](b, small); bad != "" {
			t.Errorf("%s: %s", page, bad)
		}
		b.cleanInBoth(t, page)
	}
	for _, page := range []string{"write-a-lesson", "embedding"} {
		b.do(chromedp.Navigate(b.url + page + ".html"))
		fits(page)
	}
	b.do(chromedp.Navigate(b.url + "learn.html"))
	for _, step := range []struct{ page, link string }{{"index-de", "header a[lang=de]"},
		{"lesson-de", "li[data-lesson] a"}, {"index-de-again", "header a[href$='learn.de.html']"},
		{"results-de", "a[href$='results.de.html']"}} {
		b.do(chromedp.Navigate(eval[string](b, `document.querySelector("`+step.link+`").href`)))
		b.until(`document.readyState === "complete" && (!document.querySelector("#check") ||
			document.querySelector("#check:enabled"))`)
		if got := eval[string](b, "document.documentElement.lang"); got != "de" {
			t.Errorf("%s is in %q", step.page, got)
		}
		fits(step.page)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const codes = document.querySelector("#codes");
		codes.value = "a line";
		codes.dispatchEvent(new Event("input"));
	})()`))
	contains(t, "the results", eval[string](b, `document.querySelector("#codes-said").innerText`),
		"In Zeile 1 steht kein Code.")
}
