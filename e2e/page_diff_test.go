package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

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
	b.tap("#against-source")
	b.until(paneText("module") + `.includes("~ define ptr addrspace(1) @test1")`)
	b.clean(t)
	b.tap("#against-")
	b.until(paneText("module") + `.includes("  define ptr addrspace(1) @test1")`)
	// The stage before changed nothing here; the view says so.
	b.press(kb.Escape)
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.press("[")
	b.until(
		`document.querySelector("#pane-module header p").innerText.includes("Nothing changed")`)
	// Back, with the keyboard.
	b.focusOn("#changes")
	b.press(" ")
	b.until(`document.activeElement.ariaChecked === "false" && ` + paneText("module") +
		`.startsWith("define")`)
}

// Long unchanged parts are folded away, and a click or Enter opens them.
func TestPageDiffFolds(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.tab("diff")
	const far = `define i64 @%s(i64 %%n) {
  %%a = add i64 %%n, 1
  %%b = add i64 %%a, 2
  %%c = add i64 %%b, 3
  %%d = add i64 %%c, 4
  %%e = add i64 %%d, 5
  %%f = add i64 %%e, 6
  %%g = add i64 %%f, 7
  %%h = add i64 %%g, 8
  %%i = add i64 %%h, 9
  %%j = add i64 %%i, 10
  ret i64 %%j
}
`
	b.paste(fmt.Sprintf(far, "before") + `
declare void @callee()
define ptr addrspace(1) @near(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @callee()
  ret ptr addrspace(1) %p
}

` + fmt.Sprintf(far, "behind"))
	b.until(paneText("module") + `.includes("+   %p.relocated")`)
	b.settled()
	b.tap("#folds-0") // of three functions, one is shown
	text := b.text("module")
	contains(t, "diff", text, "  define i64 @before(", "    %b = add i64 %a, 2",
		"  define i64 @behind(", "    %h = add i64 %g, 8")
	const folds = `document.querySelector("#host-module").shadowRoot
		.querySelectorAll(".cm-foldPlaceholder").length`
	b.until(folds + ` === 2`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#host-module").shadowRoot
		.querySelector(".cm-foldPlaceholder").click()`))
	b.until(folds + ` === 1`)
	b.do(chromedp.Evaluate[chromedp.Void](`(({ view }) => {
		const line = view.dom.querySelector(".cm-foldPlaceholder").closest(".cm-line");
		view.dispatch({ selection: { anchor: view.posAtDOM(line) } });
		view.focus();
	})(statepoint.editors.module)`))
	b.press("\r")
	b.until(folds + ` === 0`)
	if got := b.text("module"); got != text {
		t.Errorf("unfolded, it is\n%s", got)
	}
	// The text after the stage has nothing that is folded, and the diff, opened anew, is folded.
	b.tab("ir")
	b.until(folds + ` === 0`)
	b.tab("diff")
	b.until(folds + ` === 2`)
	b.clean(t)
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
	b.paste("define void @f( {\n") // at once, as in TestPageLastGoodOutput
	b.settled()
	contains(t, "diff", b.text("module"), "+   call void @rt_safepoint")
}

func TestPageDiffOnPhone(t *testing.T) {
	b := open(t, 390, 844, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.do(chromedp.Click(chromedp.CSS("#stop-rewrite-statepoints")))
	b.tab("diff")
	b.until(paneText("module") + `.includes("~ ")`)
	b.fits()
	b.clean(t)
}
