package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A text with a type, two functions, blocks and a derived pointer.
const served = `%node = type { ptr addrspace(1), i64 }

declare void @callee()

define ptr addrspace(1) @walk(ptr addrspace(1) %list, i1 %more) gc "statepoint-example" {
entry:
  %field = getelementptr inbounds %node, ptr addrspace(1) %list, i32 0, i32 1
  br i1 %more, label %again, label %done

again:
  call void @callee() nounwind
  store i64 1, ptr addrspace(1) %field
  br label %done

done:
  ret ptr addrspace(1) %list
}

define void @other() {
  call void @callee()
  ret void
}
`

// in gives an expression for what a selector finds in a pane.
func in(pane, selector string) string {
	return fmt.Sprintf(`document.querySelector("#host-%s").shadowRoot.querySelector(%q)`, pane,
		selector)
}

func openServed(t *testing.T, scheme string) *browser {
	b := open(t, 1440, 900, scheme)
	b.retype(served)
	b.until(paneText("module") + `.includes("@walk") && ` + paneText("module") +
		`.includes("%field")`)
	b.settled()
	b.press(kb.Escape)
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.scrollToTop()`))
	return b
}

// choose presses Enter in a list. The protocol would send the character even
// though the key is taken, and to where the keyboard is by then.
func (b *browser) choose(pane string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](in(pane, ".cm-list input") +
		`.dispatchEvent(new KeyboardEvent("keydown",
			{ key: "Enter", bubbles: true, cancelable: true }))`))
	b.until(`!` + in(pane, ".cm-list"))
}

// The compiler's scanner says what the words are; a line that is being edited has
// the quick tokenizer's colours until it has.
func TestPageTokens(t *testing.T) {
	b := openServed(t, "light")
	for _, c := range []struct {
		pane, text string
		nth        int
		class      string
	}{
		{"source", "%node", 1, "tok-type"}, // the quick tokenizer takes it for a value
		{"source", "%more", 0, "tok-local"},
		{"source", "%again", 0, "tok-label"},
		{"source", "again:", 0, "tok-label"},
		{"source", "nounwind", 0, "tok-attr"},
		{"source", "@callee", 0, "tok-global"},
		{"source", "getelementptr", 0, "tok-keyword"},
		{"source", "\"statepoint-example\"", 0, "tok-string"},
		{"module", "%node", 1, "tok-type"},
		{"module", "@llvm.experimental.gc.statepoint", 0, "tok-intrinsic"},
		{"module", "\"gc-live\"", 0, "tok-string"},
	} {
		if got := b.class(c.pane, c.text, c.nth); !strings.Contains(got, c.class) {
			t.Errorf("%s: %q has the classes %q, not %s", c.pane, c.text, got, c.class)
		}
	}
	// While a line is edited, the others keep what the scanner said of them; then
	// what is not an instruction is shown as such.
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const { view } = statepoint.editors.source, at = view.state.doc.toString()
			.indexOf("  store i64");
		view.focus();
		view.dispatch({ changes: { from: at, insert: "  frobnicate %node\n" },
			userEvent: "input.type" });
		const later = view.state.doc.toString().indexOf("%node, ptr");
		globalThis.kept = view.domAtPos(later + 1).node.parentElement.className;
	})()`))
	if kept := eval[string](b, `kept`); !strings.Contains(kept, "tok-type") {
		t.Errorf("another line lost its colours to %q", kept)
	}
	b.until(
		`(() => { const { view } = statepoint.editors.source;
			return view.domAtPos(view.state.doc.toString().indexOf("frobnicate") + 1)
			.node.parentElement.className.includes("tok-error"); })()`)
}

func TestPageHover(t *testing.T) {
	b := openServed(t, "light")
	hint := in("source", ".cm-hint")
	b.away()
	b.hover("source", "%field", 1)
	b.until(hint)
	text := eval[string](b, hint+`.innerText`)
	contains(t, "the tooltip", text, "%field", "value", "type", "ptr addrspace(1)", "in line 7",
		"getelementptr", "used", "once", "derived: points into an object")
	if role := eval[string](b, hint+`.getAttribute("role")`); role != "tooltip" {
		t.Errorf("the tooltip's role is %q", role)
	}
	b.clean(t)

	// The pointer can move onto it, and Esc closes it where it lies.
	box := eval[[]float64](b,
		`(() => { const r =
			`+hint+`.getBoundingClientRect(); return [r.left + 30, r.top + 8]; })()`)
	b.do(chromedp.MouseEvent(chromedp.MouseMoved, box[0], box[1]))
	b.do(chromedp.MouseEvent(chromedp.MouseMoved, box[0]+4, box[1]+2))
	b.do(chromedp.Evaluate[chromedp.Void](`new Promise((done) => setTimeout(done, 400))`,
		chromedp.EvalAwaitPromise))
	if !eval[bool](b, `!!`+hint) {
		t.Error("the tooltip went away from under the pointer")
	}
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`))
	b.press(kb.Escape)
	b.until(`!` + hint)

	// A word of the language.
	b.hover("source", "getelementptr", 0)
	b.until(hint + `?.innerText.includes("Computes an address")`)
	b.away()
	b.until(`!` + hint)

	// The same by keyboard, in the rewritten module; it is read out.
	b.caretAt("module", "%list.relocated", 0)
	b.press("i", chromedp.ModifierCtrl)
	hint = in("module", ".cm-hint")
	b.until(hint)
	contains(t, "the tooltip", eval[string](b, hint+`.innerText`), "%list.relocated",
		"relocate: the value of a pointer after a statepoint", "comes from", "%list")
	b.until(`document.querySelector("#said").innerText.includes("%list.relocated, value")`)
	b.press(kb.ArrowRight)
	b.until(`!` + hint)
	b.caretAt("module", "@llvm.experimental.gc.relocate", 0)
	b.press("i", chromedp.ModifierCtrl)
	b.until(hint + `?.innerText.includes("The new value of a pointer after a statepoint")`)

	// An instruction of the machine, and a register.
	hint = in("asm", ".cm-hint")
	for text, want := range map[string]string{"movq": "Copies a value",
		"rdi": "The first argument"} {
		b.caretAt("asm", text, 0)
		b.press("i", chromedp.ModifierCtrl)
		b.until(hint + `?.innerText.includes("` + want + `")`)
		b.clean(t)
		b.press(kb.Escape)
		b.until(`!` + hint)
	}
}

func TestPageDefinitions(t *testing.T) {
	b := openServed(t, "light")
	for _, c := range []struct {
		pane, text string
		nth        int
		line       string
	}{
		{"source", "%field", 1, "%field = getelementptr"},
		{"source", "%node", 1, "%node = type"},
		{"source", "label %done", 1, ""}, // a keyword goes nowhere
		{"source", "%done", 1, "done:"},
		{"source", "@callee", 1, "declare void @callee()"},
		{"source", "%list", 1, "define ptr addrspace(1) @walk"},
		{"module", "%list.relocated,", 0, "%list.relocated = call coldcc"},
		{"module", "@llvm.experimental.gc.statepoint", 0, "declare token @llvm.experimental.gc.statepoint"},
	} {
		b.caretAt(c.pane, c.text, c.nth)
		before := b.line(c.pane)
		b.press(kb.F12)
		if c.line == "" {
			if after := b.line(c.pane); after != before {
				t.Errorf("from %q to %q", c.text, after)
			}
			continue
		}
		b.until(
			fmt.Sprintf(
				`(() => { const { state } = statepoint.editors[%q].view;
					return state.doc.lineAt(state.selection.main.head).text.trim().startsWith(%q);
					})()`, c.pane, c.line))
	}

	// With the pointer.
	x, y := b.at("source", "%more", 1)
	b.do(chromedp.MouseClickXY(x, y, chromedp.ButtonModifiers(chromedp.ModifierCtrl)))
	b.until(
		`(() => { const { state } = statepoint.editors.source.view;
			return state.doc.lineAt(state.selection.main.head).number === 5; })()`)
	if n := eval[int](b, `statepoint.editors.source.view.state.selection.ranges.length`); n != 1 {
		t.Errorf("there are %d carets", n)
	}

	// Uses: of the callee there are two.
	b.caretAt("source", "@callee", 1)
	b.press(kb.F12, chromedp.ModifierShift)
	list := in("source", ".cm-list")
	b.until(list)
	rows := eval[[]string](b,
		`[...`+list+`.querySelectorAll("li")].map((e) => e.innerText.replace(/\s+/g, " ").trim())`)
	if !slices.Equal(rows, []string{"line 11 call void @callee() nounwind",
		"line 20 call void @callee()"}) {
		t.Errorf("the uses are %q", rows)
	}
	b.clean(t)
	b.press(kb.ArrowDown)
	b.choose("source")
	b.until(
		`statepoint.editors.source.view.state.doc.lineAt(
			statepoint.editors.source.view.state.selection.main.head).number === 20`)

	// F12 on a definition lists the uses as well; Esc leaves everything as it was.
	b.caretAt("source", "%field", 0)
	b.press(kb.F12)
	b.until(list)
	b.press(kb.Escape)
	b.until(`!` + list)
	contains(t, "the caret's line", b.line("source"), "%field = getelementptr")
}

func TestPageOutline(t *testing.T) {
	b := openServed(t, "light")
	b.tap("#pane-source .goto")
	list := in("source", ".cm-list")
	b.until(list)
	rows := eval[[]string](b, `[...`+list+`.querySelectorAll("li code")].map((e) => e.textContent)`)
	if !slices.Equal(rows, []string{"%node", "@callee", "@walk", "%entry", "%again", "%done",
		"@other"}) {
		t.Errorf("the outline is %q", rows)
	}
	if !eval[bool](b,
		list+`.querySelector("input") === document.querySelector("#host-source")
			.shadowRoot.activeElement`) {
		t.Error("the list did not take the keyboard")
	}
	b.clean(t)
	b.press("oth")
	b.until(list + `.querySelectorAll("li").length === 1`)
	b.choose("source")
	contains(t, "the caret's line", b.line("source"), "define void @other()")
	// The caret lights what it came to.
	b.until(in("module", ".lit"))

	b.caretAt("module", "ret void", 0)
	b.press("O", chromedp.ModifierCtrl, chromedp.ModifierShift)
	list = in("module", ".cm-list")
	b.until(list)
	b.press("again")
	b.choose("module")
	contains(t, "the caret's line", b.line("module"), "again:")
}

// All of it in the dark, where colours are others.
func TestPageServicesInTheDark(t *testing.T) {
	b := openServed(t, "dark")
	b.away()
	b.caretAt("module", "%list.relocated", 0)
	b.press("i", chromedp.ModifierCtrl)
	b.until(in("module", ".cm-hint"))
	b.clean(t)
	b.press(kb.Escape)
	b.tap("#pane-source .goto")
	b.until(in("source", ".cm-list"))
	b.clean(t)
	b.caretAt("source", "  store i64", 0)
	b.do(chromedp.KeyEvent(kb.End), chromedp.KeyEvent("\r"), chromedp.KeyEvent("get"))
	b.until(in("source", ".cm-completionInfo"))
	b.clean(t)
}

// A text of 5,000 lines is served without the page ever standing still.
func TestPageServicesOfLongText(t *testing.T) {
	var text strings.Builder
	text.WriteString("declare void @callee()\n")
	for i := 0; text.Len() < 40<<10*4; i++ {
		fmt.Fprintf(&text,
			"define ptr addrspace(1) @f%d(ptr addrspace(1) %%obj, i64 %%n) gc "+
				"\"statepoint-example\" {\nentry:\n", i)
		for j := range 16 {
			fmt.Fprintf(&text, "  %%v%d = add i64 %%n, %d\n", j, j)
		}
		text.WriteString("  call void @callee()\n  ret ptr addrspace(1) %obj\n}\n")
	}
	b := open(t, 1440, 900, "light")
	if n := strings.Count(text.String(), "\n"); n < 5000 {
		t.Fatal("only", n, "lines")
	}
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const { view } = statepoint.editors.source;
		view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: %q } });
	})()`, text.String())))
	b.until(paneText("module") + `.includes("@f0(")`)
	b.settled()
	b.tap("#folds-0") // all functions, not one
	b.until(paneText("module") + `.includes("@f200(")`)
	b.settled()
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		globalThis.long = [];
		globalThis.watch = new PerformanceObserver((l) => long.push(...l.getEntries()
			.map((e) => Math.round(e.duration))));
		watch.observe({ type: "longtask" });
	})()`))
	b.caretAt("source", "%v9 =", 100)
	b.press("i", chromedp.ModifierCtrl)
	b.until(in("source", ".cm-hint"))
	b.press(kb.F12, chromedp.ModifierShift)
	b.press("O", chromedp.ModifierCtrl, chromedp.ModifierShift)
	b.until(in("source", ".cm-list"))
	b.press("@f150")
	b.choose("source")
	contains(t, "the caret's line", b.line("source"), "@f150(")
	b.caretAt("source", "  ret ptr", 150)
	b.do(chromedp.KeyEvent(kb.End), chromedp.KeyEvent("\r"), chromedp.KeyEvent("%v"))
	b.until(in("source", ".cm-tooltip-autocomplete"))
	b.press(kb.Escape)
	b.settled()
	t.Log("long tasks in ms:", eval[[]int](b, `(watch.takeRecords(), long)`))
}
