package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// largeModule has so many lines, of functions that are alike but for one with a large frame.
func largeModule(lines int) string {
	var b strings.Builder
	b.WriteString("declare void @g()\n")
	for i := 0; strings.Count(b.String(), "\n") < lines; i++ {
		n := 2 + i%5
		if i == lines*211/5000 {
			n = 30
		}
		fmt.Fprintf(&b, "define void @work%d(ptr addrspace(1) %%a) gc "+
			"\"statepoint-example\" {\n", i)
		for k := range n {
			fmt.Fprintf(&b, "  %%p%d = getelementptr ptr addrspace(1), ptr addrspace(1) %%a, "+
				"i64 %d\n  %%v%d = load ptr addrspace(1), ptr addrspace(1) %%p%d\n", k, k, k, k)
		}
		b.WriteString("  call void @g()\n")
		for k := range n {
			fmt.Fprintf(&b, "  store ptr addrspace(1) %%v%d, ptr addrspace(1) null\n", k)
		}
		b.WriteString("  ret void\n}\n")
	}
	return b.String()
}

// The functions of a module are a list with figures, which is sorted, searched, and leads to each
// of them in every pane.
func TestPageFunctions(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.paste(largeModule(1000))
	b.until(paneText("asm") + `.includes("work0:")`)
	b.settled()
	// The list beside the panes leads to each, too: all panes show it alone, from its definition.
	const row = `[...document.querySelectorAll("#drawing-functions tbody tr")]`
	b.until(row + `.length === 59 && ` + row + `.some((e) => e.matches(".here"))`)
	b.do(chromedp.Evaluate[chromedp.Void](row + `[7].querySelector("th").click()`))
	const folds = `statepoint.editors.source.view.contentDOM
		.querySelectorAll(".cm-foldPlaceholder").length`
	const others = `["module", "asm", "map"].filter((p) =>
		/work(?!7\b)/.test(statepoint.editors[p].text())).length`
	b.until(folds + ` > 0 && ` + others + ` === 0 && ` + row + `[7].matches(".here")`)
	b.until(onScreen("source", "@work7("))
	b.until(onScreen("asm", "work7:"))
	// What is presented has their room.
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.press("p")
	b.until(`!document.querySelector("#functions-list").checkVisibility() &&
		document.querySelector("#pane-source").getBoundingClientRect().left === 0`)
	b.press(kb.Escape)
	b.until(`document.querySelector("#functions-list").checkVisibility()`)
	// It is found by the keyboard, too.
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`))
	b.press("p", chromedp.ModifierCtrl)
	b.until(`document.activeElement.matches("#functions-list [data-enter]")`)
	b.press(kb.ArrowDown)
	b.press(kb.ArrowDown)
	b.press(kb.Enter)
	b.until(row + `[1].matches(".here") && ` + row + `[1].contains(document.activeElement)`)
	b.until(onScreen("source", "@work1("))
	b.press(kb.ArrowUp)
	b.press(kb.ArrowUp)
	b.until(`document.activeElement.matches("#functions-list [data-enter]")`)
	// Beside a run the list is a choice, until the window has room for both.
	b.tap("#run-button")
	b.until(`document.querySelector("#run-count") && ` + row + `[0].checkVisibility()`)
	b.do(chromedp.EmulateViewport(1280, 800))
	b.until(`document.querySelector("#functions-select").checkVisibility() && !` + row +
		`[0].checkVisibility()`)
	// One press leads from the list to the costliest record, which is that of the largest frame.
	b.do(chromedp.EmulateViewport(1440, 900))
	b.tap("#costliest")
	b.until(`!document.querySelector("#run-count") && document.querySelector("#drawing-map details")
		?.innerText.includes("in work42 at")`)
	b.tap("#detail-bytes")
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#whole-module").click()`))
	b.until(folds + ` === 0 && ` + others + ` === 3`)
	// What the page scrolls to has its columns, as far from what was on screen as it may be.
	b.do(chromedp.Evaluate[chromedp.Void](`((map) => map.revealTop(map.doc.length - 3000))(
		statepoint.editors.map)`))
	b.until(`((host) => host.shadowRoot.querySelectorAll(".cm-row").length > 0 &&
		[...host.shadowRoot.querySelectorAll(".cm-row")].every((e) =>
			e.scrollWidth <= e.clientWidth))(document.querySelector("#host-map"))`)
	// The whole module is shown where its function was.
	b.until(onScreen("source", "@work1("))
	b.until(onScreen("asm", "work1:"))
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.tab("functions")
	b.until(`document.querySelectorAll("#drawing-module tbody tr").length === 59`)
	const head = `[...document.querySelectorAll("#drawing-module thead button")]
		.find((e) => e.innerText.startsWith("frame"))`
	b.do(chromedp.Evaluate[chromedp.Void](head + `.click()`))
	const first = `document.querySelector("#drawing-module tbody tr").innerText`
	b.until(first + `.startsWith("@work42")`)
	// Pressed again by the keyboard, a head turns its order round, and keeps the keyboard.
	sorted := func(order string) string {
		return `document.activeElement.closest("th")?.ariaSort === "` + order + `" &&
			document.querySelectorAll("#drawing-module th[aria-sort$=scending]").length < 2 && ` + first
	}
	b.do(chromedp.Evaluate[chromedp.Void](head + `.focus()`))
	b.press(kb.Enter)
	b.until(sorted("ascending") + `.startsWith("@work0")`)
	b.press(kb.Enter)
	b.until(sorted("none") + `.startsWith("@work0")`)
	b.press(kb.Enter)
	b.until(sorted("descending") + `.startsWith("@work42")`)
	b.tap("#drawing-module tbody tr button")
	// Every pane is there.
	b.until(`document.querySelector("#drawing-module tr.lit")`)
	for _, pane := range []string{"source", "asm"} {
		b.until(fmt.Sprintf(`(() => {
			const host = document.querySelector("#host-%s"), box = host.getBoundingClientRect();
			return [...host.shadowRoot.querySelectorAll(".cm-line")]
				.some((e) => { const r = e.getBoundingClientRect();
				return e.textContent.includes("work42") && r.top >= box.top - 1 &&
				r.bottom <= box.bottom + 1; });
		})()`, pane))
	}
	// A pin elsewhere takes the list there, and the panes may fold all other functions away.
	b.press(kb.Escape)
	b.caretAt("source", "@work42(", 0)
	b.until(`document.querySelector("#drawing-module tr.here").innerText.startsWith("@work42")`)
	const folded = `["module", "asm"].map((p) => document.querySelector("#host-" + p)
		.shadowRoot.querySelectorAll(".cm-foldPlaceholder").length)`
	b.tap("#folds-1")
	b.tab("ir")
	b.until(folded + `.every((n) => n > 0)`)
	// Its row is in sight, between the heads of the list and its sum.
	b.until(`(({ top, bottom }) =>
		top >= document.querySelector("#drawing-functions thead").getBoundingClientRect().bottom - 1 &&
		bottom <= document.querySelector("#drawing-functions .totals").getBoundingClientRect().top + 1)(
		document.querySelector("#drawing-functions tr.here").getBoundingClientRect())`)
	b.tab("records")
	b.tap(`#drawing-map [data-key="sort"]`)
	const open = `[...document.querySelectorAll("#drawing-map details[open]")]`
	b.until(open + `.length === 1 && ` + open + `[0].innerText.includes("in work42 at")`)
	b.tap("#folds-0")
	b.until(folded + `.every((n) => n === 0) && ` + open + `.length > 1`)
	b.tab("functions")
	// By the keyboard, and by name.
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#tab-functions").focus()`))
	b.focusOn("#drawing-module [data-enter]")
	for i, want := range []string{4: "11 of "} {
		if want == "" {
			want = "59 functions"
		}
		b.press("work4"[i : i+1])
		b.until(fmt.Sprintf(`document.querySelector("#drawing-module [role=status]")
			.innerText.startsWith(%q)`, want))
	}
	b.until(`document.activeElement.value === "work4" &&
		document.activeElement.selectionStart === 5`)
	b.until(`document.activeElement.matches("#drawing-module [data-enter]")`)
	b.cleanInBoth(t, "functions") // of eleven rows, which are as 300
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.tap("#stop-rewrite-statepoints")
	b.until(`document.querySelector("#drawing-module .functions")?.offsetHeight > 100`)
	if !eval[bool](b, narrow) {
		t.Error("the list is wider than a phone")
	}
	b.clean(t)
}

// In a file that was opened the caret is at the first function that is collected.
func TestPageFileBegins(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.drop("mine.ll", "@text = private constant [2 x i8] c\"a\\00\"\n"+
		strings.Repeat("\n", 60)+"define void @plain() {\n  ret void\n}\n"+documented)
	b.until(paneText("asm") + `.includes("test1:")`)
	b.until(`(({ state }) => state.doc.lineAt(state.selection.main.head).text)(
		statepoint.editors.source.view).includes("@test1")`)
	b.until(onScreen("source", "@test1("))
}

// After a paste the caret stays at its end, where the reader types on, while the panes show the
// first function that is collected. A reload that follows at once loses nothing.
func TestPagePasteGoesOn(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.paste("define void @plain() {\n  ret void\n}\n" + documented + strings.Repeat("\n", 80))
	b.until(paneText("asm") + `.includes("test1:")`)
	b.settled()
	b.until(onScreen("source", "@test1("))
	b.do(chromedp.KeyEvent("; the end"))
	if end := eval[string](b, paneText("source")+`.slice(-9)`); end != "; the end" {
		t.Errorf("what was typed is not at the end, which is %q", end)
	}
	b.do(chromedp.Reload())
	b.opened()
	b.until(paneText("source") + `.endsWith("; the end")`)
}
