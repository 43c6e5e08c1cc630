package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"statepoint/web/edition"
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
	href := eval[string](b, `document.querySelector("figcaption a").href`)
	if !strings.HasPrefix(href, b.url+"#1.") {
		t.Errorf("an example opens %s", href)
	}
}

// Both documents are read on a screen of any width, in light and dark, on paper, and by keyboard:
// nothing is folded away, headings are links to themselves, and listings that scroll take the
// focus.
func TestPageEditionsRead(t *testing.T) {
	for i := range edition.Documents {
		d := &edition.Documents[i]
		t.Run(strings.TrimSuffix(d.Name, ".html"), func(t *testing.T) { readEdition(t, d) })
	}
}

func readEdition(t *testing.T, d *edition.Document) {
	b := takeTab(t)
	b.do(chromedp.EmulateViewport(1440, 900), media("prefers-color-scheme", "light"),
		chromedp.Navigate(b.url+d.Name))
	b.until(`document.querySelector("h1")?.innerText === ` + fmt.Sprintf("%q", d.Title))
	// The texts of the examples, which the page shows first, stay.
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelectorAll("statepoint-explorer")
		.forEach((e) => e.setAttribute("load", "click"))`))
	b.cleanInBoth(t, strings.TrimSuffix(d.Name, ".html"))
	if folds := eval[int](b, `document.querySelectorAll("details, [hidden]").length`); folds != 0 {
		t.Errorf("%d parts are folded away", folds)
	}
	// Lists have their marks, numbers where the text refers to them.
	if bare := eval[[]string](b, `[...document.querySelectorAll("main > :is(ul, ol)")].filter((e) =>
		getComputedStyle(e).listStyleType !== (e.tagName === "OL" ? "decimal" : "disc"))
		.map((e) => e.innerText.slice(0, 40))`); len(bare) > 0 {
		t.Errorf("lists without marks: %q", bare)
	}
	// A link of the contents leads to its heading, and the heading to the same address.
	wrong := eval[[]string](b, `[...document.querySelectorAll(".contents a")].filter((a) => {
		a.click();
		const target = document.querySelector(":target");
		return !/^H[23]$/.test(target?.tagName) || target.querySelector("a").hash !== a.hash ||
			target.innerText !== a.innerText || target.getBoundingClientRect().top < -1;
	}).map((a) => a.innerText)`)
	if len(wrong) > 0 {
		t.Errorf("no headings to which the contents lead: %q", wrong)
	}
	if n := eval[int](b, `document.querySelectorAll("h2, h3").length -
		document.querySelectorAll(".contents a").length`); n != 0 {
		t.Errorf("the contents lack %d headings", n)
	}
	here := eval[[]string](b, `[...document.querySelectorAll(".document-bar [aria-current]")]
		.map((a) => a.innerText)`)
	if len(here) != 1 || here[0] != d.Short {
		t.Errorf("the bar says that this is %q", here)
	}
	// Wide or long listings and tables scroll by keyboard.
	if stuck := eval[[]string](b, `[...document.querySelectorAll("main *")].filter((e) =>
		/auto|scroll/.test(getComputedStyle(e).overflow) && e.tabIndex < 0 &&
		(e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight))
		.map((e) => e.outerHTML.slice(0, 80))`); len(stuck) > 0 {
		t.Errorf("no key scrolls %q", stuck)
	}
	// What lies beside the screen of a phone is in a box that scrolls.
	const beside = `[...document.querySelectorAll("main *")].filter((e) =>
		e.getBoundingClientRect().right > innerWidth && !e.closest("pre, .wide"))
		.map((e) => e.outerHTML.slice(0, 80))`
	for _, width := range []int64{390, 320, 768} {
		b.do(chromedp.EmulateViewport(width, 844))
		if w := eval[int64](b, `document.documentElement.scrollWidth`); w > width {
			t.Errorf("the page is %d wide where %d is: %q", w, width,
				eval[[]string](b, beside))
		}
		if *pictures {
			if err := b.shoot(fmt.Sprintf("%s-%d", strings.TrimSuffix(d.Name, ".html"),
				width)); err != nil {
				t.Error(err)
			}
		}
	}
	// On paper every listing is whole and wraps, and the bar is left out.
	b.do(chromedp.EmulateViewport(760, 1000), onMedia("print"))
	if bad := eval[[]string](b, `[...document.querySelectorAll("pre, .document-bar")].filter((e) =>
		e.matches("pre") ? e.clientHeight < e.scrollHeight || e.scrollWidth > e.clientWidth + 1
			: e.checkVisibility()).map((e) => e.innerText.slice(0, 60))`); len(bad) > 0 {
		t.Errorf("on paper parts are cut off: %q", bad)
	}
	if *pictures {
		if err := b.shoot(strings.TrimSuffix(d.Name, ".html") + "-print"); err != nil {
			t.Error(err)
		}
	}
	b.do(onMedia(""))
}

// onMedia shows the page as on paper ("print"), or on the screen ("").
func onMedia(kind string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia,
			emulation.SetEmulatedMediaParams{Media: kind})
		return err
	})
}
