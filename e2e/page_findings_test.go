package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A pointer that is used though a safepoint may have made it stale.
const staleUse = `declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define i64 @f(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" {
entry:
  %safe = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %moved = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %safe, i32 0, i32 0)
  br i1 %c, label %left, label %right
left:
  %w = load i64, ptr addrspace(1) %moved
  br label %join
right:
  br label %join
join:
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}
`

// The way from the safepoint to the stale use is shown while the problem is
// pointed at or its use selected: in both texts, in the graph, and in the why
// line, which also says what to use instead.
func TestPageFindings(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.retype(staleUse)
	b.settled()
	b.until(`document.querySelector("#problems")?.innerText.includes("safepoint")`)
	contains(t, "problems", b.problems(), "warning", "%p", "use %moved instead")
	// In a low window, too, a warning leaves more room to the program than it takes.
	b.do(chromedp.EmulateViewport(1280, 800))
	b.until(`document.querySelector("#host-source").offsetHeight >=
		11 * statepoint.editors.source.view.defaultLineHeight &&
		document.querySelector("#problems").offsetHeight >= 60`)
	b.do(chromedp.EmulateViewport(1440, 900))
	b.press(kb.Escape)
	b.away()
	trail := func(pane string) string {
		return `document.querySelector("#host-` + pane +
			`").shadowRoot.querySelectorAll(".cm-content .cm-line-trail").length`
	}
	b.until(trail("module") + " === 0")
	b.do(chromedp.Evaluate[chromedp.Void](
		`[...document.querySelectorAll("#problems button")]
			.find((e) => e.innerText.includes("safepoint")).focus()`))
	b.until(trail("module") + " > 3 && " + trail("source") + " > 3")
	if w := b.why(); !strings.Contains(w, "%p → %safe") ||
		!strings.Contains(w, "use %moved") ||
		!strings.Contains(strings.ToLower(w), "stale") {
		t.Errorf("why: %s", w)
	}
	b.tab("cfg")
	b.until(trail("source") + " === 0")
	b.click("source", "%v = ", 0)
	b.away()
	b.until(cfgHas(".edge.trail") +
		" && document.querySelectorAll('#drawing-module .node.trail').length >= 3")
	b.cleanInBoth(t, "findings")
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.press(kb.Escape)
	b.click("source", "%c", 0)
	b.until("!" + cfgHas(".trail"))
}
