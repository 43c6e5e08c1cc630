package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// What a problem suggests is put in from the list of problems, by mouse and by keyboard, and from
// the card in the text; one undo takes it back. Nothing else of the text moves, and what was edited
// since is left alone.
func TestPageSuggestions(t *testing.T) {
	b := open(t, 1440, 900, "light")
	// In a line that comes after others that are longer in UTF-8 than in UTF-16.
	right := "; Zeichen: äöü𝔘\n" + documented
	wrong := strings.Replace(right, "ret i8 addrspace(1)* %obj", "ret i8 addrspace(1)* %obk", 1)
	const offer = `document.querySelector("#problems .error .suggestion")`
	source := paneText("source")
	isRight := source + " === " + fmt.Sprintf("%q", right) + ` && !` + offer
	isWrong := source + " === " + fmt.Sprintf("%q", wrong) + ` && ` + offer
	b.paste(wrong)
	b.until(isWrong)
	contains(t, "the offer", eval[string](b, offer+".innerText"), "Replace with %obj")
	b.cleanInBoth(t, "suggestion")
	back := func(how string) {
		t.Helper()
		b.until(isRight)
		if at := eval[string](b, `(() => {
			const { state } = statepoint.editors.source.view;
			return state.sliceDoc(state.selection.main.head - 4, state.selection.main.head);
		})()`); at != "%obj" {
			t.Errorf("%s: the caret stands behind %q", how, at)
		}
		b.press("z", chromedp.ModifierCtrl)
		b.until(isWrong)
	}

	b.do(chromedp.Click("#problems .error .suggestion"))
	back("by mouse")
	b.press(kb.Escape) // Tab indents else
	b.focusOn("#problems .error .suggestion")
	b.press(kb.Enter)
	back("by keyboard")
	b.hover("source", "%obk", 0)
	const card = `document.querySelector("#host-source").shadowRoot
		.querySelector(".cm-tooltip .cm-diagnosticAction")`
	b.until(card)
	if code := eval[string](b, card+`.parentElement.querySelector("code")?.textContent || ""`); code !=
		"%obk" {
		t.Errorf("the card shows %q as code", code)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#more").focus()`))
	b.press(kb.Escape)
	b.until(`!` + card)
	b.away()
	b.settled() // a new answer would redraw the card
	b.hover("source", "%obk", 0)
	b.until(card)
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const { x, y, width, height } = ` + card + `.getBoundingClientRect();
		window.middle = [x + width / 2, y + height / 2];
	})()`))
	b.do(chromedp.MouseClickXY(eval[float64](b, "middle[0]"), eval[float64](b, "middle[1]")))
	back("in the card")
	// What a word is and what the problem there says are one card, which covers nothing of itself.
	b.away()
	b.hover("source", "void", 0)
	b.until(`(() => {
		const root = document.querySelector("#host-source").shadowRoot;
		const [card, ...more] = root.querySelectorAll(".cm-tooltip");
		return card?.innerText.includes("No value.") && more.length === 0 &&
			card.innerText.includes("call through a written pointer type");
	})()`)
	b.away()

	// The list of all problems leads to one.
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`))
	b.press("M", chromedp.ModifierCtrl, chromedp.ModifierShift)
	const list = `document.querySelector("#host-source").shadowRoot.querySelector(".cm-list")`
	b.until(list + `?.querySelector("input").matches(":focus")`)
	contains(t, "the list of problems", eval[string](b, list+`.innerText`), "line 5",
		"use of undefined value %obk, did you mean %obj?", "error")
	b.cleanInBoth(t, "problems")
	b.choose("source")
	b.until(`!` + list + ` && (({ view }) => view.hasFocus &&
		view.state.sliceDoc(view.state.selection.main.head).startsWith("%obk"))(
		statepoint.editors.source)`)

	// The text is another one when the offer is taken.
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const { view } = statepoint.editors.source;
		const at = view.state.doc.toString().indexOf("%obk") + 4;
		view.dispatch({ changes: { from: at, insert: "x" } });
		` + offer + `.click();
	})()`))
	b.until(source + `.includes("%obkx")`)
	if text := b.text("source"); text != strings.Replace(wrong, "%obk", "%obkx", 1) {
		t.Errorf("the text is now\n%s", text)
	}
}
