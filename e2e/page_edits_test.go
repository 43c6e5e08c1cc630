package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// The page has the text as it was typed, of which it reads only what has changed: whatever the
// characters, after undo, and with several carets. The seed is fixed.
func TestPageReadsEdits(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const { source } = statepoint.editors, parts = ["x", "", "\n", "é", "😀", "\u2028", "; ßß\n",
			"\ud83d", "\ude00", "a\r\nb", "define void @g() {\n  ret void\n}\n"];
		let seed = 37;
		const any = (n) => (seed = (seed * 48271) % 2147483647) % n;
		const change = (length) => {
			const from = any(length + 1), to = Math.min(length, from + any(4));
			return { from, to, insert: parts[any(parts.length)] };
		};
		globalThis.typeAny = () => {
			const { view } = source, { length } = view.state.doc;
			view.dispatch({ changes: any(3) ? change(length)
				: [{ from: 0, insert: "; \ud83d\ude00 first\n" }, { from: length, insert: "; last" }] });
			if (any(6) === 0) view.dispatch({ changes: { from: 0, to: Math.min(length, any(9)) } });
		};
		// A half of a character is read as one that stands for what is no text.
		const read = (text) => text.replace(/[\ud800-\udfff]/gu, "\ufffd");
		globalThis.kept = () =>
			read(sessionStorage.getItem("draft") ?? "") === read(source.text());
	})()`))
	for range 40 {
		b.do(chromedp.Evaluate[chromedp.Void](`for (let i = 0; i < 3; i++) typeAny();
			statepoint.editors.source.tell("key", "compile")`))
		b.until(`kept()`)
	}
}

// A long text that is edited while it compiles for the first time is shown where it is edited.
func TestPageEditedBeforeItsFirstReport(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.replace(large(400))
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const { source } = statepoint.editors, { view } = source;
		source.tell("key", "compile");
		const at = source.text().indexOf("ret ", source.text().indexOf("@f222("));
		view.focus();
		view.dispatch({ changes: { from: at, insert: "; here\n  " }, selection: { anchor: at + 3 },
			scrollIntoView: true });
	})()`))
	b.until(paneText("module") + `.includes("@f222(")`)
	b.settled()
	b.until(paneText("asm") + `.includes("f222:") && ` + paneText("map") + `.includes("f222")`)
	if at := eval[string](b, `(({ view }) => {
		const { top, bottom } = view.scrollDOM.getBoundingClientRect();
		const { head } = view.state.selection.main, box = view.coordsAtPos(head);
		return box && box.top >= top && box.bottom <= bottom
			? view.state.doc.lineAt(head).text : "out of view";
	})(statepoint.editors.source)`); at != "; here" && at != "  ; here" {
		t.Errorf("the caret is at %q", at)
	}
}

// What is pinned stays in view when a window of another width wraps its lines elsewhere.
func TestPagePinnedAfterResize(t *testing.T) {
	b := open(t, 1440, 620, "light")
	b.click("source", "%obj", 1)
	seen := func(pane string) string {
		return fmt.Sprintf(`((view) => {
			const { top, bottom } = view.scrollDOM.getBoundingClientRect();
			return [...view.contentDOM.querySelectorAll(".lit")].some((e) => {
				const box = e.getBoundingClientRect();
				return box.top >= top - 1 && box.bottom <= bottom + 1;
			}); })(statepoint.editors[%q].view)`, pane)
	}
	for _, width := range []int64{1440, 1280, 1100, 1440} {
		b.do(chromedp.EmulateViewport(width, 620))
		for _, pane := range []string{"module", "asm", "map"} {
			b.until(`!document.querySelector("#host-` + pane + `").checkVisibility() || ` +
				seen(pane))
		}
	}
}

// The choice of the bytes of instructions is ticked where they are shown, chosen or not.
func TestPageChoiceOfBytes(t *testing.T) {
	b := open(t, 1800, 900, "light")
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector(".stages [data-stage=lower]").click()`))
	for _, width := range []int64{1800, 620} {
		b.do(chromedp.EmulateViewport(width, 900))
		b.until(`((menu) => {
			if (menu.matches(":popover-open")) menu.hidePopover();
			menu.showPopover();
			return (document.querySelector("#bytes-of-code").ariaChecked === "true") ===
				/\b[0-9a-f]{2} [0-9a-f]{2} /.test(document.querySelector("#host-asm").shadowRoot
					.querySelector(".cm-content").innerText);
		})(document.querySelector("#menu-asm-items"))`)
	}
}
