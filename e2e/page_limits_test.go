package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// openTapped opens the page with its workers in reach: tapped has all of them, in
// order, and what is posted to them goes through post first, if that is set.
func openTapped(t *testing.T) *browser {
	t.Helper()
	b := takeTab(t)
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		script := page.AddScriptToEvaluateOnNewDocumentParams{Source: `
			globalThis.tapped = [];
			globalThis.Worker = class extends Worker {
				constructor(...args) {
					super(...args);
					this.ended = false;
					tapped.push(this);
				}
				postMessage(message, transfer) {
					if (globalThis.post) message = post(message);
					if (message) super.postMessage(message, transfer);
				}
				terminate() {
					this.ended = true;
					super.terminate();
				}
			};`}
		_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument, script)
		return err
	}), chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url))
	b.opened()
	return b
}

// Stop terminates the worker whatever it does, and another is ready for the next text.
func TestPageStop(t *testing.T) {
	b := openTapped(t)
	// The first report may be the shipped one: until an engine has answered, a pane says how
	// much of it has loaded.
	b.replace(strings.ReplaceAll(documented, "%obj", "%first"))
	b.until(paneText("module") + `.includes("%first")`)
	b.settled()
	asm := b.text("asm")
	// An engine that is busy forever receives nothing either.
	eval[bool](b, `(globalThis.post = (m) => (m instanceof Uint8Array ? null : m), true)`)
	b.replace(documented)
	b.until(`!document.querySelector("#stop").hidden`)
	contains(t, "the pane", eval[string](b, `document.querySelector("#pane-asm header").innerText`),
		"compiling")
	b.clean(t)
	before := eval[int](b, `tapped.length`)
	b.do(chromedp.Click(chromedp.CSS("#stop")))
	b.until(`document.querySelector("#stop").hidden`)
	b.settled()
	if !eval[bool](b,
		fmt.Sprintf(`tapped.length === %d && tapped[%d].ended && !tapped[%[2]d + 1].ended`,
			before+1, before-1)) {
		t.Error("the worker was not ended and replaced")
	}
	contains(t, "the pane", eval[string](b, `document.querySelector("#pane-asm header").innerText`),
		"stopped")
	if b.text("asm") != asm {
		t.Error("the last good output is gone")
	}
	b.until(`document.activeElement.id === "offer"`)
	eval[bool](b, `(globalThis.post = null, true)`)
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`),
		chromedp.KeyEvent("\r", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	b.until(paneText("map") + `.includes("location 4 Indirect")`)
}

// A crash costs nothing but the answer: the text and the last good output stay, it
// can be reported, and the next edit is compiled.
func TestPageCrash(t *testing.T) {
	b := openTapped(t)
	// A malformed message breaks the engine, once.
	eval[bool](b,
		`(globalThis.post = (m) => (m instanceof Uint8Array
			? (post = null, new Uint8Array([1, 2, 3])) : m), true)`)
	text, asm := strings.ReplaceAll(documented, "%obj", "%crash"), b.text("asm")
	b.replace(text)
	b.until(`document.querySelector("#problems")?.innerText.includes("the engine stopped")`)
	contains(t, "problems", b.problems(), "not a message", "Your text is kept", "Copy a reproducer")
	if got := b.text("source"); got != text {
		t.Errorf("the text is now %q", got)
	}
	if b.text("asm") != asm {
		t.Error("the last good output is gone")
	}
	b.clean(t)
	eval[bool](b,
		`(globalThis.copied = "",
			navigator.clipboard.writeText = async (text) => { copied = text; }, true)`)
	b.do(chromedp.Click(chromedp.CSS(".reproducer")))
	b.until(`copied !== ""`)
	contains(t, "the reproducer", eval[string](b, "copied"), "; Statepoint Explorer",
		"not a message", text)

	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`),
		chromedp.KeyEvent(" "))
	b.until(paneText("module") + `.includes("%crash.relocated")`)
	if p := b.problems(); strings.Contains(p, "stopped") {
		t.Errorf("problems: %s", p)
	}
}

// An engine that needs more memory than the page allows ends with a message, and
// the page goes on.
func TestPageMemoryLimit(t *testing.T) {
	b := openTapped(t)
	eval[bool](b,
		`(globalThis.post = (m) => (m instanceof Uint8Array ? m : { ...m, memory: 48 << 20 }),
			true)`)
	// so that the next one is limited
	b.do(chromedp.Evaluate[chromedp.Void](`tapped.at(-1).onmessage({ data: "made up" })`))
	b.replace(large(2000))
	b.until(`document.querySelector("#problems")?.innerText.includes("out of memory")`)
	contains(t, "problems", b.problems(), "48 MB, the limit of the page", "Your text is kept")
	eval[bool](b, `(globalThis.post = null, true)`)
	b.replace(documented)
	b.until(paneText("map") + `.includes("location 4 Indirect")`)
}

// large is a module with the given number of functions of ten lines each.
func large(functions int) string {
	var b strings.Builder
	b.WriteString("declare void @callee()\n")
	for i := range functions {
		fmt.Fprintf(&b, `define ptr addrspace(1) @f%d(ptr addrspace(1) %%obj, i64 %%n) gc "statepoint-example" {
entry:
  %%a = add i64 %%n, %[1]d
  %%p = getelementptr i8, ptr addrspace(1) %%obj, i64 %%a
  call void @callee()
  store i64 %%a, ptr addrspace(1) %%p
  call void @callee()
  ret ptr addrspace(1) %%obj
}

`, i)
	}
	return b.String()
}
