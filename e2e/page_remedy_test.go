package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// hiddenInSlot keeps a reference in a stack slot across a safepoint.
const hiddenInSlot = `declare void @safepoint()

define i64 @f(ptr addrspace(1) %obj) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %obj, ptr %slot
  call void @safepoint()
  %now = load ptr addrspace(1), ptr %slot
  %word = load i64, ptr addrspace(1) %now
  ret i64 %word
}
`

// The warning of a reference in a stack slot has a button that runs mem2reg first. The warning is
// gone then, the reference relocated; one click takes it back, by mouse and by keyboard.
func TestPageRemedy(t *testing.T) {
	b := open(t, 1440, 900, "light")
	const offer = `document.querySelector("#problems .warning .remedy")`
	const stage = `document.querySelector('.stages [data-stage="mem2reg"]')`
	b.paste(hiddenInSlot)
	b.until(offer + ` && !` + stage)
	contains(t, "the offer", eval[string](b, offer+".innerText"), "Run mem2reg first")
	b.cleanInBoth(t, "remedy")
	taken := func() {
		t.Helper()
		b.until(stage + ` && !document.querySelector("#problems") && ` +
			`document.querySelector("#remedied").innerText.includes("mem2reg runs before")`)
		b.until(paneText("module") + `.includes("%obj.relocated") && !` + paneText("module") +
			`.includes("alloca")`)
	}
	b.do(chromedp.Click("#problems .remedy"))
	taken()
	b.cleanInBoth(t, "remedied")
	b.do(chromedp.Click("#remedy-undo"))
	b.until(offer + ` && !` + stage + ` && !document.querySelector("#remedied")`)
	b.focusOn("#problems .remedy")
	b.press(kb.Enter)
	taken()
	// The panel of options has the pass now, and the command lines do the same.
	b.tap("#options-button")
	b.until(`document.querySelector("#pass-mem2reg").checked`)
	contains(t, "LLVM's line", eval[string](b, `document.querySelector(".commands").textContent`),
		"-passes=function(mem2reg),")
	b.tap("#pass-mem2reg")
	b.until(offer + ` && !document.querySelector("#remedied")`)
}
