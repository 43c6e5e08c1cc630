package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// tab opens a view by its tab and waits until it is shown.
func (b *browser) tab(id string) {
	b.t.Helper()
	b.do(chromedp.Click(chromedp.CSS("#tab-" + id)))
	b.until(
		fmt.Sprintf(`document.querySelector("#tab-%s").getAttribute("aria-selected") === "true"`,
			id))
	b.away()
}

// pick opens an example by its name.
func (b *browser) pick(name string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const select = document.querySelector("#examples");
		select.value = %q;
		select.dispatchEvent(new Event("change", { bubbles: true }));
	})()`, name)))
	b.settled()
}

// signs counts the lines of the diff by their first character.
func (b *browser) signs() map[string]int {
	b.t.Helper()
	out := map[string]int{}
	for _, l := range strings.Split(b.text("module"), "\n") {
		if l != "" {
			out[l[:1]]++
		}
	}
	return out
}

// fits says that nothing scrolls sideways but what is meant to.
func (b *browser) fits() {
	b.t.Helper()
	if w := eval[[]int](b, `[document.documentElement.scrollWidth, innerWidth]`); w[0] > w[1] {
		b.t.Errorf("the page is %d wide on a screen of %d", w[0], w[1])
	}
}

// The diff says, line by line and with signs, what the chosen stage did; its
// parts are linked as everything is.
func TestPageDiff(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.tab("diff")
	b.until(paneText("module") + `.includes("+   %obj.relocated = ")`)
	contains(t, "diff", b.text("module"), "-   call void @foo()",
		"~   %statepoint_token = call token", "~   ret ptr addrspace(1) %obj.relocated")
	if n := b.signs(); n["+"] == 0 || n["-"] == 0 || n["~"] == 0 {
		t.Errorf("signs %v", n)
	}
	if c := b.class("module", "%obj.relocated", 0); !strings.Contains(c, "link-base") {
		t.Errorf("%%obj.relocated has the classes %q", c)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.press(kb.Escape)
	b.click("module", "%obj.relocated", 0)
	b.away()
	if w := b.why(); !strings.Contains(w, "%obj → %obj.relocated") {
		t.Errorf("why: %s", w)
	}
	if lit := b.lit("source"); len(lit) == 0 {
		t.Error("nothing is lit in the source")
	}
	b.cleanInBoth(t, "diff")
	b.set("#against", "source")
	b.until(paneText("module") + `.includes("~ define ptr addrspace(1) @test1")`)
	b.shoot("diff-source")
	b.clean(t)
	b.set("#against", "")
	b.until(paneText("module") + `.includes("  define ptr addrspace(1) @test1")`)
	// The stage before changed nothing here; the view says so.
	b.press(kb.Escape)
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.press("[")
	b.until(
		`document.querySelector("#pane-module header p").innerText.includes("Nothing changed")`)
	// Back, with the keyboard.
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#tab-diff").focus()`))
	b.press(kb.ArrowLeft)
	b.until(`document.activeElement.id === "tab-ir" && ` + paneText("module") +
		`.startsWith("define")`)
}

// A new text brings the diff of its own, and one that is broken keeps the last.
func TestPageDiffFollowsText(t *testing.T) {
	b := open(t, 1280, 800, "light")
	b.tab("diff")
	b.pick("loop-poll")
	b.until(paneText("module") + `.includes("+   %")`)
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`document.querySelector("[data-stage=place-safepoints]").click()`))
	b.until(paneText("module") + `.includes("+   call void @rt_safepoint")`)
	b.shoot("diff-1280")
	b.paste("define void @f( {\n") // at once, as in TestPageLastGoodOutput
	b.settled()
	contains(t, "diff", b.text("module"), "+   call void @rt_safepoint")
}

func TestPageDiffOnPhone(t *testing.T) {
	b := open(t, 390, 844, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.do(chromedp.Click(chromedp.CSS(".dock button:nth-child(2)")))
	b.tab("diff")
	b.until(paneText("module") + `.includes("~ ")`)
	b.fits()
	b.shoot("diff-phone")
	b.clean(t)
}
