package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// firstControls is how many controls the playground may have at first sight: what can be pressed,
// besides text boxes, splitters and the chain of the pinned pointer. The slider of stages is one.
const firstControls = 19

// controls are the visible controls, by name.
const controls = `[...document.querySelectorAll(
	"button, a[href], select, input, summary, [role=tab], [role=slider], [role=switch]")]
	.filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("#why ol") && (e.role !== "radio" || e.ariaChecked === "true") &&
		e.getBoundingClientRect().width > 2)
	.map((e) => e.id || e.innerText || e.ariaLabel)`

// What stands on the page before the first click is counted.
func TestPageControls(t *testing.T) {
	b := open(t, 1440, 900, "light")
	if got := eval[[]string](b, controls); len(got) > firstControls {
		t.Errorf("%d controls at first sight: %s", len(got), strings.Join(got, ", "))
	} else {
		t.Logf("%d controls: %s", len(got), strings.Join(got, ", "))
	}
}

// Menus are used as the ARIA practices describe: by keys, which lead round, by first letters, and
// back to their button; what they open gives the keyboard back, too.
func TestPageMenus(t *testing.T) {
	b := open(t, 1440, 900, "light")
	const now = `document.activeElement.id`
	at := func(id string) { t.Helper(); b.until(now + ` === "` + id + `"`) }
	b.click("source", "%obj", 0)
	b.until(`document.querySelector("#why").innerText.includes("Esc clears")`)
	b.keyboardTo("#more")
	b.press(kb.ArrowUp)
	at("help-button")
	b.press(kb.ArrowDown)
	at("options-button")
	b.press(kb.ArrowUp)
	at("help-button")
	b.press(kb.Home)
	at("options-button")
	b.press("e")
	at("export-button")
	b.press("l") // a letter, not the list of what is linked
	at("learn")
	if eval[bool](b, `document.querySelector("#dialog[open]") !== null`) {
		t.Error("a letter in a menu acts on the page")
	}
	b.cleanInBoth(t, "menu")
	b.press(kb.Escape)
	at("more")
	b.until(`!document.querySelector(":popover-open") &&
		document.querySelector("#more").ariaExpanded === "false"`)
	contains(t, "the why line", b.why(), "Esc clears") // Esc closed the menu alone
	b.press(kb.ArrowDown)
	at("options-button")
	b.press(kb.Tab)
	b.until(`!document.querySelector(":popover-open") && ` + now + ` !== "more"`)
	// The theme changes while the menu stays.
	b.tap("#theme")
	b.until(`document.documentElement.dataset.theme === "light" &&
		document.querySelector("#theme").checkVisibility()`)
	b.press(kb.Escape)
	// What one opens gives the keyboard back to the menu's button.
	for _, name := range []string{"options", "export", "help"} {
		b.focusOn("#" + name + "-button")
		b.press(kb.Enter)
		b.until(`document.querySelector("#dialog[open], #help")?.contains(document.activeElement)`)
		b.press(kb.Escape)
		at("more")
	}
	// In a narrow and low window a menu is whole on the screen, or can be scrolled.
	b.do(chromedp.EmulateViewport(390, 500, chromedp.EmulateMobile, chromedp.EmulateTouch))
	for _, id := range []string{"more", "menu-source"} {
		b.tap("#" + id)
		b.until(`document.querySelector("#` + id + `-items").matches(":popover-open")`)
		if !eval[bool](b, `(({ left, right, top, bottom }) => left >= 0 && right <= innerWidth &&
			top >= 0 && bottom <= innerHeight)(
			document.querySelector(":popover-open").getBoundingClientRect())`) {
			t.Errorf("the menu of %s is cut", id)
		}
		b.clean(t)
		b.press(kb.Escape)
	}
}

// A record under its call is one line, which unfolds to its locations by a button or by Enter, and
// stays unfolded in the next text.
func TestPageRecordsUnfold(t *testing.T) {
	b := open(t, 1440, 900, "light")
	const button = `document.querySelector("#host-asm").shadowRoot.querySelector(".cm-details")`
	const code = `document.querySelector("#host-asm").shadowRoot
		.querySelector(".cm-content").innerText`
	const detail = "%obj [rsp+0], its own base, map 0x5c and 0x68"
	b.until(button + ` && ` + code + `.includes("record 0 at 0xa  %obj [rsp+0]")`)
	unfolded := func(want bool) {
		t.Helper()
		b.until(fmt.Sprintf(`%s.includes(%q) === %v && %[4]s.ariaExpanded === "%[3]v"`, code, detail,
			want, button))
	}
	unfolded(false)
	b.do(chromedp.Evaluate[chromedp.Void](button + `.click()`))
	unfolded(true)
	b.cleanInBoth(t, "unfolded")
	b.retype(strings.ReplaceAll(documented, "@test1", "@test2"))
	b.until(paneText("asm") + `.includes("test2:")`)
	unfolded(true)
	b.caretAt("asm", detail, 0)
	b.press("[", chromedp.ModifierCtrl, chromedp.ModifierShift)
	unfolded(false)
	b.press(kb.Enter)
	unfolded(true)

	// A row of the map's bytes unfolds where it stands into the fields that a program reads.
	const fields = `document.querySelector("#host-map").shadowRoot.querySelector(".cm-fields")`
	b.caretAt("map", "location 4 ", 0)
	b.press(kb.Enter)
	b.until(fields + ` && ` + fields + `.innerText.includes("0x70\t00 00 00 00\toffset\t0, so " +
		"[rsp+0], signed")`)
	b.cleanInBoth(t, "fields")
	b.press("[", chromedp.ModifierCtrl, chromedp.ModifierShift)
	b.until(fields + ` === null`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#host-map").shadowRoot
		.querySelector("[aria-label='Fields of location 3']").click()`))
	b.until(fields + ` && ` + fields + `.innerText.includes("0x60\t07 00\tdwarf_reg\t7, rsp,")`)
}
