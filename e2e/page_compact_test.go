package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Compact writes a statepoint on one line, has the links of the full text, and is copied in LLVM's
// form.
func TestPageCompact(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("base-phi")
	b.until(paneText("module") + `.includes("gc.statepoint")`)
	b.settled()
	printed := b.text("module")
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#tab-ir").focus()`))
	b.focusOn("#spelling-compact")
	b.press(kb.Enter)
	b.until(paneText("module") + `.includes("statepoint @foo() live(%cursor derived from %cursor.base)")`)
	text := b.text("module")
	contains(t, "what is left out", text, "; compact, without addrspace(1)",
		"↳ %cursor.relocated, ")
	if strings.Contains(text, "declare") || strings.Contains(text, "ptr addrspace(1)") {
		t.Errorf("too much is left:\n%s", text)
	}
	tab := eval[string](b,
		`document.querySelector("#tabs-module [aria-selected=true]").innerText`)
	if tab != "IR" {
		t.Errorf("the tab is %q", tab)
	}
	// It links both ways.
	b.press(kb.Escape)
	b.click("module", "%cursor.relocated", 0)
	b.until(`document.querySelector("#host-map").shadowRoot.querySelector(".lit")`)
	contains(t, "the source", strings.Join(b.lit("source"), " "), "%cursor")
	b.press(kb.Escape)
	b.click("source", "%cursor", 0)
	b.away()
	b.until(`document.querySelector("#host-module").shadowRoot.querySelector(".lit")`)
	contains(t, "the short text", strings.Join(b.lit("module"), " "), "%cursor",
		"%cursor.relocated")
	b.cleanInBoth(t, "compact")

	// What is copied is the module.
	b.do(chromedp.Evaluate[chromedp.Void](
		`(() => {
			navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
		})()`))
	b.tap("#pane-module .copy")
	b.until(`globalThis.copied`)
	got := eval[string](b, `globalThis.copied`)
	if strings.TrimSpace(got) != strings.TrimSpace(printed) {
		t.Errorf("copied:\n%s", got)
	}
	// It stays when the text is another, and in a link.
	b.pick("exceptions")
	b.until(paneText("module") + `.includes("invoke statepoint @")`)
	b.settled()
	b.tap("#share-button")
	b.until(`document.querySelector("#dialog[open] #link")`)
	address := eval[string](b, `document.querySelector("#link").value`)
	b.do(chromedp.Evaluate[chromedp.Void](`sessionStorage.clear()`),
		chromedp.Navigate("about:blank"), chromedp.Navigate(address))
	b.opened()
	b.until(paneText("module") + `.includes("invoke statepoint @")`)

	// The graph of blocks is written the same way.
	b.tab("cfg")
	b.until(`[...document.querySelectorAll("#drawing-module .ins")]
		.some((e) => e.textContent.startsWith("↳ "))`)
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.tap("#stop-rewrite-statepoints")
	b.tap("#tab-ir")
	b.openMenu("#spelling-compact")
	b.until(`document.querySelector("#spelling-compact").checkVisibility()`)
	if !eval[bool](b, narrow) {
		t.Error("the page is wider than a phone")
	}
	b.clean(t)
}
