package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Every output pane is compared with the kept result, with the difference in figures, until it is
// dropped.
func TestPageCompare(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("base-phi")
	b.until(paneText("module") + `.includes("%cursor.base")`)
	b.settled()
	asm := b.text("asm")
	b.tap("#keep")
	b.until(`document.querySelector("#compared").innerText ===
		"the same figures, against “A phi that needs a base phi”"`)
	// Nothing differs yet, so all of the text is there.
	b.until(fmt.Sprintf(`%s.split("\n").length === %d`, paneText("asm"),
		len(strings.Split(asm, "\n"))))
	// A line is changed.
	source := b.text("source")
	b.paste(strings.Replace(source, "  call void @foo()\n",
		"  call void @foo()\n  call void @foo()\n", 1))
	b.until(`document.querySelector("#compared").innerText.includes("+1 statepoint")`)
	b.settled()
	said := eval[string](b, `document.querySelector("#compared").innerText`)
	contains(t, "the figures", said, "+2 relocates", " · ", "+1 record", " map bytes")
	b.until(`/\n\+   %statepoint_token\d+ = /.test(` + paneText("module") + `)`)
	b.until(paneText("asm") + `.includes("\n+ ")`)
	b.until(paneText("map") + `.includes("\n+ ")`)
	b.openMenu("#keep")
	if !eval[bool](b, `(() => {
		const r = document.querySelector("#keep").getBoundingClientRect();
		const there = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
		return r.width > 24 && r.right <= innerWidth && there.closest("#keep") !== null;
	})()`) {
		t.Error("the item that drops is not to be seen")
	}
	b.press(kb.Escape)
	if eval[bool](b, `((e) => e.scrollWidth > e.clientWidth + 1)(
		document.querySelector("#compared"))`) {
		t.Error("the difference in figures is cut")
	}
	b.cleanInBoth(t, "compare")
	// What is new is linked as ever.
	b.click("source", "%cursor", 0)
	b.away()
	b.until(`document.querySelector("#host-asm").shadowRoot.querySelector(".lit")`)
	b.until(`document.querySelector("#host-map").shadowRoot.querySelector(".lit")`)
	// Each pane names what it compares; what is the same is folded, and Enter or a click opens it.
	b.until(`[...document.querySelectorAll(".sides:not([hidden])")].map((e) => e.innerText)[0] ===
		"Rewritten IR of “A phi that needs a base phi”, as kept → Rewritten IR, as now"`)
	const folds = `.querySelectorAll(".cm-foldPlaceholder").length`
	host := `document.querySelector("#host-module").shadowRoot` + folds
	b.until(host + ` > 0`)
	n := eval[int](b, host)
	b.do(chromedp.Evaluate[chromedp.Void](`(({ view }) => {
		const line = view.dom.querySelector(".cm-foldPlaceholder").closest(".cm-line");
		view.dispatch({ selection: { anchor: view.posAtDOM(line) } });
		view.focus();
	})(statepoint.editors.module)`))
	b.press("\r")
	b.until(fmt.Sprintf(`%s === %d`, host, n-1))
	code := `document.querySelector("#host-asm").shadowRoot` + folds
	if n = eval[int](b, code); n > 0 {
		b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#host-asm").shadowRoot
			.querySelector(".cm-foldPlaceholder").click()`))
		b.until(fmt.Sprintf(`%s === %d`, code, n-1))
	} else {
		t.Error("the assembly folds nothing that is the same")
	}
	// Another example, against the first.
	b.pick("many-live")
	b.until(`document.querySelector("#compared").innerText.includes("frame 24 → 88")`)
	// Dropped, the new one is alone.
	b.pick("base-phi")
	b.until(`document.querySelector("#compared").innerText.includes("the same figures")`)
	b.settled()
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.focusOn("#keep")
	b.press("\r")
	b.until(`document.querySelector("#compared").innerText === ""`)
	b.until(paneText("asm") + `.startsWith(` + "`" + strings.SplitN(asm, "\n", 2)[0] + "`)")
	if got := b.text("asm"); got != asm {
		t.Errorf("after all the assembly is another:\n%s", got)
	}
	b.do(chromedp.Navigate("about:blank"))
	b.show(390, 844, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.tap("#keep")
	b.tap("#stop-lower")
	b.until(fmt.Sprintf(`%s.split("\n").length === %d`, paneText("asm"),
		len(strings.Split(asm, "\n"))))
	if !eval[bool](b, narrow) {
		t.Error("the page is wider than a phone")
	}
	b.clean(t)
}
