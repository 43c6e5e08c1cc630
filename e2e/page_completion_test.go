package e2e

import (
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func TestPageCompletion(t *testing.T) {
	b := openServed(t, "light")
	list := in("source", ".cm-tooltip-autocomplete")
	labels := func() []string {
		return eval[[]string](b,
			`[...`+list+`.querySelectorAll(".cm-completionLabel")].map((e) => e.textContent)`)
	}
	// typed types a line inside @walk, until something is offered.
	typed := func(text, offered string) {
		t.Helper()
		b.do(chromedp.Evaluate[chromedp.Void](`(() => {
			const { view } = statepoint.editors.source, at = view.state.doc.toString()
				.indexOf("  store i64");
			view.focus();
			view.dispatch({ changes: { from: at, insert: "  \n" }, selection: { anchor: at + 2 } });
		})()`))
		for _, r := range text {
			b.do(chromedp.KeyEvent(string(r)))
		}
		b.until(
			fmt.Sprintf(
				`[...(%s?.querySelectorAll(".cm-completionLabel") ?? [])]
					.some((e) => e.textContent === %q)`, list, offered))
	}
	// take takes the chosen option, once the list has been there long enough to
	// have been read: before that, Enter is a new line. The protocol would send the
	// character even though the key is taken.
	take := func() {
		t.Helper()
		b.do(chromedp.Evaluate[chromedp.Void](`new Promise((done) => setTimeout(done, 150))
			.then(() => statepoint.editors.source.view.contentDOM
			.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", code: "Enter", keyCode: 13,
				bubbles: true, cancelable: true })))`, chromedp.EvalAwaitPromise))
	}
	undo := func() {
		t.Helper()
		b.press(kb.Escape)
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
			const { view } = statepoint.editors.source;
			view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: %q } });
		})()`, served)))
		b.settled()
	}

	typed("ret ptr addrspace(1) %", "%list")
	if got := labels(); !slices.Contains(got, "%list") || !slices.Contains(got, "%field") ||
		!slices.Contains(got, "%node") || slices.Contains(got, "%entry") {
		t.Errorf("behind %% there are %q", got)
	}
	b.clean(t)
	b.press("li")
	b.until(list + `.querySelector("[aria-selected] .cm-completionLabel").textContent === "%list"`)
	take()
	b.until(paneText("source") + `.includes("  ret ptr addrspace(1) %list\n  store")`)
	undo()

	// If only the word that is there is offered, an arrow moves the caret.
	typed("ret ptr addrspace(1) %list", "%list")
	const line = `statepoint.editors.source.view.state.doc
		.lineAt(statepoint.editors.source.view.state.selection.main.head).number`
	at := eval[int](b, line)
	b.press(kb.ArrowDown)
	b.until(fmt.Sprintf("!%s && %s === %d", list, line, at+1))
	undo()

	typed("br label %d", "%done")
	if got := labels(); !slices.Equal(got, []string{"%done"}) {
		t.Errorf("behind label there are %q", got)
	}
	undo()

	// The text is broken, the names are still known; a snippet's holes are filled
	// one after the other.
	typed("%s = loa", "load")
	b.until(list + `.querySelector("[aria-selected] .cm-completionLabel").textContent === "load"`)
	take()
	b.until(paneText("source") + `.includes("%s = load type, ptr %p\n")`)
	b.do(chromedp.KeyEvent("i64"), chromedp.KeyEvent(kb.Escape), chromedp.KeyEvent(kb.Tab),
		chromedp.KeyEvent("%fie"))
	b.until(list +
		`?.querySelector("[aria-selected] .cm-completionLabel").textContent === "%field"`)
	take()
	b.until(paneText("source") + `.includes("%s = load i64, ptr %field\n")`)
	undo()

	typed("gc.rel", "gc.relocate")
	b.until(list +
		`.querySelector("[aria-selected] .cm-completionLabel").textContent === "gc.relocate"`)
	contains(t, "the info", eval[string](b, in("source", ".cm-completionInfo")+`?.innerText ?? ""`),
		"after a statepoint")
	take()
	b.until(paneText("source") +
		`.includes("%relocated = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)")`)
	undo()

	// What a snippet has put there can be typed as well.
	typed("%s = loa", "load")
	take()
	b.until(paneText("source") + `.includes("%s = load type, ptr %p\n")`)
	for _, r := range "i64, ptr %list" {
		b.do(chromedp.KeyEvent(string(r)))
	}
	b.until(paneText("source") + `.includes("%s = load i64, ptr %list\n")`)
	undo()

	// In front of more text a word is only completed; behind a type there is a space, but not
	// before a comma.
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const { view } = statepoint.editors.source, at = view.state.doc.toString()
			.indexOf("  store i64");
		view.focus();
		view.dispatch({ changes: { from: at, insert: "  %s = lo i64, ptr %list\n" },
			selection: { anchor: at + 9 } });
	})()`), chromedp.KeyEvent("a"))
	b.until(list + `?.querySelector("[aria-selected] .cm-completionLabel").textContent === "load"`)
	take()
	b.until(paneText("source") + `.includes("%s = load i64, ptr %list\n")`)
	undo()
	typed("%s = load i64, pt", "ptr")
	take()
	b.until(paneText("source") + `.includes("%s = load i64, ptr \n")`)
	b.do(chromedp.KeyEvent("%"), chromedp.KeyEvent("l"))
	b.until(paneText("source") + `.includes("%s = load i64, ptr %l")`)
	undo()
	typed("%s = load pt", "ptr")
	take()
	b.until(paneText("source") + `.includes("%s = load ptr \n")`)
	b.press(",")
	b.until(paneText("source") + `.includes("%s = load ptr,\n")`)
	undo()

	// Enter is a new line where the word is complete.
	typed("call void @callee", "@callee")
	take()
	b.until(paneText("source") + `.includes("call void @callee\n")`)
	undo()
}
