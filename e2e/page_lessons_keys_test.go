package e2e

import (
	"fmt"
	"strings"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"statepoint/web/check/grade"
)

// atTop gives the focus to the first stop of the page, from where Tab leads to all others.
func (b *browser) atTop() {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("a[href]").focus()`))
}

// stops are the elements of a page that Tab may lead to, without those in its frames.
const stops = `[...document.querySelectorAll(
	"a[href], button, input, select, textarea, summary, iframe, [tabindex]")].filter(
	(e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility()).length`

// tabsTo presses Tab until an element of the page that comes after the focus has it.
func (b *browser) tabsTo(element string) {
	b.t.Helper()
	for range eval[int](b, stops) + 1 {
		if eval[bool](b, "document.activeElement === "+element) {
			return
		}
		b.press(kb.Tab)
	}
	b.t.Fatalf("Tab does not lead to %s", element)
}

// answersByKey gives the right answers to a question with the keyboard alone, from the top of the
// page on, and returns what the page says.
func (b *browser) answersByKey(q string, asked *grade.Asked) string {
	b.t.Helper()
	b.atTop()
	for r := range asked.Rows {
		input := func(i int) string {
			return fmt.Sprintf("%s.querySelectorAll('fieldset')[%d].querySelectorAll('input')[%d]",
				q, r, i)
		}
		for i, c := range asked.Rows[r].Choices {
			switch {
			case asked.Several:
				b.tabsTo(input(i))
				if eval[bool](b, input(i)+".checked") != c.Right {
					b.press(" ")
				}
			case c.Right:
				// A group has one place among those that Tab leads to; arrows choose.
				b.tabsTo(fmt.Sprintf("(%[1]s.querySelectorAll('fieldset')[%[2]d].querySelector("+
					"'input:checked') || %[3]s)", q, r, input(0)))
				b.press(" ")
				for range asked.Rows[r].Choices {
					if eval[bool](b, input(i)+".checked") {
						break
					}
					b.press(kb.ArrowDown)
				}
			}
			if c.Right && !asked.Several {
				break
			}
		}
	}
	for _, key := range strings.Fields(asked.Answer) {
		if len(asked.Items) == 0 {
			b.tabsTo(q + ".querySelector('.number')")
			b.do(chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)),
				chromedp.KeyEvent(strings.TrimSuffix(key, ",")))
			break
		}
		item := fmt.Sprintf("%s.querySelector('[data-key=%s]')", q, key)
		b.atTop()
		if eval[bool](b, "!"+item+".nextElementSibling") {
			continue
		}
		b.tabsTo(item + ".querySelector('.down')")
		for eval[bool](b, "!!"+item+".nextElementSibling") {
			b.press(kb.Enter)
		}
		// The last cannot go later, and the keyboard stays with it.
		if !eval[bool](b, item+".querySelector('.down').disabled && "+item+
			".querySelector('.up') === document.activeElement") {
			b.t.Errorf("the keyboard is lost when %s is last", key)
		}
	}
	b.until(q + `.querySelector(".ask:enabled")`)
	b.tabsTo(q + ".querySelector('.ask')")
	b.press(kb.Enter)
	b.until(q + `.querySelector(".ask:enabled") === document.activeElement`)
	return eval[string](b, q+`.querySelector(".judged").innerText`)
}

// walksEditor comes to the explorer beside a lesson with the keyboard alone, leaves it forwards and
// backwards, and checks from within it.
func (b *browser) walksEditor() {
	b.t.Helper()
	const inEditor = `(document.activeElement.id === "explorer" &&
		document.querySelector("#explorer").
		contentWindow.statepoint.editors.source.view.hasFocus)`
	enter := func() {
		b.t.Helper()
		for n := 0; !eval[bool](b, inEditor); n++ {
			if n == 80 {
				b.t.Fatal("Tab does not lead to the editor")
			}
			b.press(kb.Tab)
		}
	}
	enter()
	b.press(kb.Tab)
	if eval[bool](b, inEditor) {
		b.t.Error("Tab does not lead out of the editor")
	}
	// What is typed makes Tab indent; it still leads back to Check, from an indented line too.
	for _, keys := range [][]string{{}, {" "}, {kb.End, kb.Enter, " ", kb.Tab, kb.Escape}} {
		enter()
		for _, key := range keys {
			b.press(key)
		}
		for n := 0; !eval[bool](b, `document.activeElement.id === "check"`); n++ {
			if n == 20 {
				b.t.Fatalf("Shift+Tab does not lead back to Check after %q", keys)
			}
			b.press(kb.Tab, chromedp.ModifierShift)
		}
	}
	const answers = `document.querySelector("#verdicts").innerText.includes("of 7 checks pass")`
	for _, how := range []func(){
		func() { b.press(kb.Enter) },
		func() { enter(); b.press(kb.Enter, chromedp.ModifierCtrl) },
	} {
		b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#verdicts")
			.replaceChildren()`))
		how()
		b.until(answers)
	}
	if !eval[bool](b, inEditor) {
		b.t.Error("Ctrl+Enter takes the keyboard out of the editor")
	}
}
