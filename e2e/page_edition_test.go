package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// The page on statepoints, to which Help leads: its sections can be gone to, an example comes to
// life when it is near the screen, and its text is there before and on paper.
func TestPageEdition(t *testing.T) {
	b := takeTab(t)
	b.do(chromedp.EmulateViewport(1440, 300), media("prefers-color-scheme", "light"),
		chromedp.Navigate(b.url+"statepoints"))
	b.until(`document.querySelector(".contents")`)
	b.cleanOf(t, "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
	shown := `[...document.querySelectorAll("statepoint-explorer")]
		.map((e) => e.shadowRoot.querySelector("iframe")
			? e.firstElementChild.checkVisibility() ? "soon" : "live" : "text")`
	if all := eval[[]string](b, shown); len(all) < 15 || all[len(all)-1] != "text" {
		t.Errorf("the examples are %v", all)
	}
	// The one with the pairs of base and derived pointers, without those beside it.
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelectorAll('statepoint-explorer:not([select="%gep"])')
			.forEach((e) => e.remove())`))
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector(
			'.contents a[href*="base--derived"], .contents a[href*="base-and-derived"]').click()`))
	example := `document.querySelector('statepoint-explorer[select="%gep"]')`
	frame := example + `.shadowRoot.querySelector("iframe")`
	b.until(frame + ` && !` + example + `.firstElementChild.checkVisibility()`)
	b.until(frame + `.contentDocument.querySelector("#why")
		.innerText.includes("%gep")`)
	if pane := eval[string](b, fmt.Sprintf(`[...%s
		.contentDocument.querySelectorAll(".pane")].filter((e) => e.checkVisibility())
		.map((e) => e.id).join()`,
		frame)); pane != "pane-source,pane-map" {
		t.Errorf("it shows %s", pane)
	}
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile))
	if w := eval[int](b, `document.documentElement.scrollWidth`); w > 390 {
		t.Errorf("the page is %d wide on a phone", w)
	}
	href := eval[string](b, `document.querySelector("figcaption a").href`)
	if !strings.HasPrefix(href, b.url+"#1.") {
		t.Errorf("an example opens %s", href)
	}
}
