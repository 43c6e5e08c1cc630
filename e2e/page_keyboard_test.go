package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The whole product, without a mouse: pick an example, set an option, read a term,
// go through stages, views and linked items, share, export, and come back.
func TestPageKeyboardOnly(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))

	// The picker is a select: its keys are the browser's.
	b.focusOn("#examples")
	b.press("T")
	b.set("#examples", "derived-pointer") // what the platform's list would do
	b.until(paneText("asm") + `.includes("read_field")`)
	b.settled()

	b.focusOn("#options-button")
	b.press(kb.Enter)
	b.until(`document.querySelector("#dialog[open]")`)
	b.until(`document.activeElement.id === "dialog-title"`)
	b.focusOn("#dialog .term")
	b.press(kb.Enter)
	b.until(`!document.querySelector("#term").hidden`)
	b.press(kb.Escape)
	b.until(`document.querySelector("#term").hidden`)
	b.focusOn(`[id="flag-spp-no-entry"]`)
	b.press(" ")
	b.until(`document.querySelector(".commands").textContent.includes("-spp-no-entry")`)
	b.press(kb.Escape)
	b.until(
		`!document.querySelector("#dialog[open]") &&
			document.activeElement.id === "more"`)

	// Stages by keys, views by arrows on their tabs.
	b.press("[")
	b.until(`document.querySelector(".stages .on").dataset.stage === "place-safepoints"`)
	b.press("]")
	b.until(`document.querySelector(".stages .on").dataset.stage === "rewrite-statepoints"`)
	b.focusOn("#tab-asm")
	b.press(kb.ArrowRight)
	b.until(
		`document.activeElement.id === "tab-frame" &&
			document.querySelector("#drawing-asm .f-slot")`)
	b.focusOn(`#drawing-asm [aria-label="Instruction before"]`)
	for { // what steps keeps the keyboard, to the first instruction and there
		at := eval[string](b, `document.querySelector("#drawing-asm .frame-bar code").innerText`)
		b.press(kb.Enter)
		b.until(fmt.Sprintf(`document.querySelector("#drawing-asm .frame-bar code").innerText !==
			%q && document.activeElement.ariaLabel === "Instruction before"`, at))
		if eval[bool](b, `document.activeElement.ariaDisabled === "true"`) {
			break
		}
	}
	b.focusOn("#drawing-asm [data-p]")
	b.press(kb.Enter)
	b.until(`document.querySelector("#why").innerText.includes("Esc clears")`)
	b.press("l")
	b.until(`document.querySelector("#dialog[open] .linked li button")`)
	b.focusOn("#dialog li button")
	b.press(kb.Enter)
	b.until(
		`document.activeElement.id.startsWith("host-") ||
			document.activeElement.closest("#drawing-asm")`)
	b.press(kb.Escape) // the keyboard may be in the editor, where single keys are text
	b.until(`!document.querySelector("#dialog[open]")`)

	// What has the keyboard in a drawing is lit as well, and still shows that it has the keyboard.
	b.tab("worlds")
	b.until(`document.querySelector("#drawing-asm code[data-p]")`)
	b.focusOn("#drawing-asm code[data-p]")
	b.until(`document.activeElement.matches(".lit") &&
		getComputedStyle(document.activeElement).outline.endsWith("solid 2px")`)
	b.tap("#tab-frame")

	// A splitter.
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#journey-button").focus()`))
	b.press(kb.Tab, chromedp.ModifierShift)
	for range 12 {
		if eval[bool](b, `document.activeElement.matches(".splitter")`) {
			break
		}
		b.press(kb.Tab, chromedp.ModifierShift)
	}
	before := eval[string](b, `document.activeElement.getAttribute("aria-valuenow")`)
	b.press(kb.ArrowUp)
	b.press(kb.ArrowLeft)
	b.until(
		fmt.Sprintf(
			`document.activeElement.matches(".splitter") &&
				document.activeElement.getAttribute("aria-valuenow") !== %q`, before))

	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))
	b.focusOn("#share-button")
	b.press(kb.Enter)
	b.until(`document.querySelector("#dialog[open] #link")`)
	b.focusOn("#copy-link")
	b.press(kb.Enter)
	b.until(`document.querySelector("#copy-link").innerText === "Copied"`)
	b.press(kb.Escape)
	b.until(`document.activeElement.id === "share-button"`)
	saved := b.downloads()
	// One dialog takes the place of another, and gives the keyboard back to its own button.
	b.tap("#options-button")
	b.until(`document.querySelector("#dialog[open].dialog-options")`)
	b.keyboardTo("#more")
	b.focusOn("#export-button")
	b.press(kb.Enter)
	b.until(`document.querySelector("#dialog:modal.dialog-export") &&
		document.activeElement.id === "dialog-title"`)
	b.focusOn("#dialog [data-kind=object]")
	b.press(kb.Enter)
	saved(1)
	b.press(kb.Escape)
	b.until(`!document.querySelector("#dialog[open]") &&
		document.activeElement.id === "more"`)

	// From pane to pane: to the tab of one that draws, past one that is closed. What is opened and
	// closed gives the keyboard back.
	b.tap("#tab-cfg")
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`))
	for _, want := range []string{"tab-cfg", "tab-frame", "host-map", "host-source"} {
		b.press(kb.F6)
		b.until(fmt.Sprintf(`document.activeElement.id === %q`, want))
	}
	b.focusOn("#pane-module .close")
	b.press(kb.Enter)
	b.until(`document.activeElement.id === "reopen-module"`)
	b.tap("#tab-frame")
	b.press(kb.F6, chromedp.ModifierShift)
	b.until(`document.activeElement.id === "host-source"`)
	b.tap("#reopen-module")
	b.until(`document.activeElement.id === "tab-cfg"`)
	b.focusOn("#drawing-module [data-p]") // is in this pane, whatever was before
	b.press(kb.F6)
	b.until(`document.activeElement.id === "tab-frame"`)
	b.tap("#run-button")
	b.until(`document.activeElement.id === "title-run"`)
	// The view takes the place of two panes.
	for _, want := range []string{"host-source", "tab-frame", "title-run", "host-source"} {
		b.press(kb.F6)
		b.until(fmt.Sprintf(`document.activeElement.id === %q`, want))
	}
	b.press(kb.F6, chromedp.ModifierShift)
	b.until(`document.activeElement.id === "title-run"`)
	b.focusOn("#run-close")
	b.press(kb.Enter)
	b.until(`document.activeElement.id === "run-button"`)

	// The arrow keys open the run from the stages, and Enter leads into it.
	b.focusOn(".stages [aria-checked=true]")
	for range 6 {
		if b.press(kb.ArrowRight); eval[bool](b, `!document.querySelector("#run").hidden`) {
			break
		}
	}
	b.until(`document.activeElement.id === "run-button" && !document.querySelector("#run").hidden`)
	b.press(kb.Enter)
	b.until(`document.activeElement.id === "title-run" && !document.querySelector("#run").hidden`)
	b.focusOn("#run-close")
	b.press(kb.Enter)
	b.until(`document.activeElement.id === "run-button"`)

	// Help gives the keyboard back to the pane, and what a link scrolled has a caret in sight.
	b.tap("#tab-asm")
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const { view } = statepoint.editors.map;
		view.scrollDOM.scrollTop = 300;
		statepoint.editors.asm.focus();
	})()`))
	b.press(kb.F6)
	b.until(`document.activeElement.id === "host-map"`)
	b.until(`(() => {
		const { view } = statepoint.editors.map;
		const at = view.coordsAtPos(view.state.selection.main.head);
		const room = view.scrollDOM.getBoundingClientRect();
		return at && at.top >= room.top && at.bottom <= room.bottom;
	})()`)
	b.press(kb.F1)
	b.until(`document.querySelector("#help")?.contains(document.activeElement)`)
	b.press(kb.Escape)
	b.until(`document.activeElement.id === "host-map"`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`))

	// Help, and its glossary.
	b.press("?")
	b.until(`document.querySelector("#help")?.contains(document.activeElement)`)
	b.focusOn("#help summary")
	b.press(kb.Enter)
	b.until(`document.querySelector("#help details[open]")`)
	b.clean(t)
	b.press(kb.Escape)
	b.until(`!document.querySelector("#help")`)
}

// Tab passes through an editor that is scrolled, whose caret the browser moves then, and leaves its
// text alone; once the caret was moved by a key it indents.
func TestPageTabPasses(t *testing.T) {
	b := open(t, 1440, 620, "light")
	b.pick("base-phi")
	b.do(chromedp.Evaluate[chromedp.Void](
		`statepoint.editors.source.view.scrollDOM.scrollTop = 120`))
	const heading = `document.querySelector("#host-source").shadowRoot.activeElement?.tagName`
	text := b.text("source")
	b.keyboardTo("#menu-source")
	for range 8 {
		if eval[bool](b, heading+` === "BUTTON"`) {
			break
		}
		b.press(kb.Tab)
	}
	b.press(kb.Tab)
	b.until(`document.querySelector("#host-source").shadowRoot.activeElement
		?.matches(".cm-content")`)
	b.press(kb.Tab)
	b.until(`document.activeElement.id !== "host-source"`)
	if got := b.text("source"); got != text {
		t.Errorf("Tab changed the text:\n%s", got)
	}
	b.press(kb.Tab, chromedp.ModifierShift)
	b.press(kb.ArrowDown)
	b.press(kb.Tab)
	b.until(fmt.Sprintf(`%s.length === %d`, paneText("source"), len(text)+2))
}
