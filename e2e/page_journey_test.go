package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// journey gives the rows of the journey, their cells with bars between them.
func (b *browser) journey() []string {
	b.t.Helper()
	b.until(`document.querySelector("#journey tbody tr")`)
	return eval[[]string](b, `[...document.querySelectorAll("#journey tbody tr")].map((r) =>
		[...r.cells].map((c) => c.innerText.replace(/\s+/g, " ").trim()).join(" | "))`)
}

// isLit says that a line of a pane that has a text is lit and in sight.
func isLit(pane, text string) string {
	return fmt.Sprintf(`[...document.querySelector("#host-%s").shadowRoot
		.querySelectorAll(".cm-band")].some((l) => l.innerText.includes(%q))`, pane, text)
}

// cellOf is a selector of a link in a column of the journey's first row.
func cellOf(column, link int) string {
	return fmt.Sprintf("#journey tbody tr:first-child td:nth-child(%d) button:nth-of-type(%d)",
		column, link)
}

// Where %cursor lives across the call, and why %cursor.base exists, takes two actions: to pin the
// pointer, and to open the journey. Each cell leads to its place, and what is pinned stays.
func TestPageJourney(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.settled()
	b.pick("base-phi")
	b.press(kb.Escape)
	b.click("source", "%cursor = phi", 0) // the first action
	b.tap("#journey-button")              // the second
	row := "@foo line 17 | rax | [rsp+16] at 0x1b | 0, 6 (%cursor.base 5, [rsp+0]) | " +
		"rax at 0x25 | %cursor.relocated"
	if rows := b.journey(); len(rows) != 1 || rows[0] != row {
		t.Errorf("rows %q", rows)
	}
	contains(t, "the reasons", b.whys(), "Why %cursor", "Live %value (line 18) needs it after @foo",
		"Base %cursor.base, inserted because %cursor may point into different objects: "+
			"%in_left in %left and %in_right in %right")
	b.until(`document.querySelector("#journey svg.bases")`)
	b.until(`document.querySelector("#host-source").shadowRoot.querySelector(".cm-line-way")`)
	b.away()
	b.cleanInBoth(t, "journey")
	for _, c := range []struct {
		column, link int
		pane, text   string
	}{
		{2, 1, "asm", "movq %rax, 16(%rsp)"},
		{3, 2, "asm", "movq %rax, 16(%rsp)"},
		{4, 1, "map", "location 6"},
		{4, 3, "map", "location 5"},
		{5, 2, "asm", "movq 16(%rsp), %rax"},
		{6, 1, "module", "%cursor.relocated ="},
	} {
		b.tap(cellOf(c.column, c.link))
		b.until(fmt.Sprintf(`document.querySelector(%q).classList.contains("here")`,
			cellOf(c.column, c.link)))
		text := fmt.Sprintf(`[...document.querySelector("#host-%s").shadowRoot
			.querySelectorAll(".cm-line.cm-band")].some((l) =>
			l.innerText.replace(/\s+/g, " ").includes(%q))`, c.pane, c.text)
		b.until(text)
	}
	if rows := b.journey(); len(rows) != 1 || rows[0] != row {
		t.Errorf("following a cell changes what is pinned: %q", rows)
	}

	// A place in the code opens the assembly from another view of that pane.
	b.tab("frame")
	b.until(`document.querySelector("#host-asm").offsetHeight === 0`)
	b.tap(cellOf(5, 2))
	b.until(`document.querySelector("#tab-asm").getAttribute("aria-selected") === "true"`)
	b.until(`(() => {
		const host = document.querySelector("#host-asm"), box = host.getBoundingClientRect();
		return [...host.shadowRoot.querySelectorAll(".cm-line.cm-band")].some((l) => {
			const r = l.getBoundingClientRect();
			return r.top >= box.top - 1 && r.bottom <= box.bottom + 1 &&
				l.innerText.replace(/\s+/g, " ").includes("movq 16(%rsp), %rax");
		});
	})()`)
}

// whys is the text of the reasons.
func (b *browser) whys() string {
	b.t.Helper()
	return strings.Join(strings.Fields(eval[string](b,
		`document.querySelector("#journey .whys").innerText`)), " ")
}

// With the keyboard alone: j opens the journey, Tab reaches each cell, Enter follows it, Esc folds.
func TestPageJourneyKeyboard(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.settled()
	b.pick("base-phi")
	b.press(kb.Escape)
	b.caretAt("source", "%cursor = phi", 0)
	b.press(kb.Enter, chromedp.ModifierAlt)
	b.keyboardTo("#journey-button")
	b.press(kb.Enter)
	b.journey()
	reached := 0
	for range 40 {
		b.press(kb.Tab)
		if eval[bool](b, `!!document.activeElement.closest("#journey tbody")`) {
			reached++
		} else if reached > 0 {
			break
		}
	}
	n := eval[int](b, `document.querySelectorAll("#journey tbody button").length`)
	if reached != n {
		t.Errorf("Tab reaches %d of %d links", reached, n)
	}
	b.keyboardTo(cellOf(6, 1))
	b.press(kb.Enter)
	b.until(isLit("module", "%cursor.relocated"))
	b.press(kb.Escape)
	b.until(`document.querySelector("#journey").hidden &&
		document.activeElement.id === "journey-button"`)
	if len(eval[string](b, `document.querySelector("#why ol").innerText`)) == 0 {
		t.Error("Esc clears the pin with the journey")
	}
	b.press("j")
	b.until(`!document.querySelector("#journey").hidden`)
}

// Two pins have a letter and a colour each, and their rows.
func TestPageJourneyOfTwo(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.settled()
	b.pick("list-walk")
	b.press(kb.Escape)
	b.click("source", "%list)", 0)
	b.caretAt("source", "%head = ", 0)
	b.press(kb.Enter, chromedp.ModifierAlt|chromedp.ModifierShift)
	b.tap("#journey-button")
	b.until(`document.querySelectorAll("#journey tbody tr").length === 2`)
	rows := b.journey()
	if !strings.HasPrefix(rows[0], "A@rt_alloc") || !strings.HasPrefix(rows[1], "B@rt_alloc") {
		t.Errorf("rows %q", rows)
	}
	n := eval[int](b, `new Set([...document.querySelectorAll("#journey .letter:not([hidden])")]
		.map((e) => getComputedStyle(e).backgroundColor)).size`)
	if n != 2 {
		t.Errorf("two pins have %d colours", n)
	}
	b.away()
	b.cleanInBoth(t, "journey-two")

	// One in another function takes all panes there.
	var text strings.Builder
	text.WriteString("declare void @g()\n")
	for n := range 12 {
		fmt.Fprintf(&text, "define ptr addrspace(1) @work%d(ptr addrspace(1) %%p%[1]d) gc "+
			"\"statepoint-example\" {\n  call void @g()\n  ret ptr addrspace(1) %%p%[1]d\n}\n", n)
	}
	b.press(kb.Escape)
	b.paste(text.String())
	b.until(paneText("asm") + `.includes("work11")`)
	b.settled()
	b.caretAt("source", "%p0)", 0)
	b.press(kb.Enter, chromedp.ModifierAlt)
	b.until(`document.querySelector("#host-map").shadowRoot.querySelector(".lit")`)
	b.caretAt("source", "%p11)", 0)
	b.press(kb.Enter, chromedp.ModifierAlt|chromedp.ModifierShift)
	for _, pane := range []string{"module", "asm", "map"} {
		b.until(fmt.Sprintf(`(() => {
			const host = document.querySelector("#host-%s"), box = host.getBoundingClientRect();
			return [...host.shadowRoot.querySelectorAll(".lit.pin-2")].some((e) => { const r = e.getBoundingClientRect(); return r.top >= box.top - 1 && r.bottom <= box.bottom + 1; });
		})()`, pane))
	}
	b.tap("#tab-frame")
	b.until(`document.querySelector("#drawing-asm select")?.selectedOptions[0].text === "work11"`)
}

// On a phone the rows are cards, and a cell leads to the pane of its place.
func TestPageJourneyPhone(t *testing.T) {
	b := open(t, 390, 844, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.settled()
	b.pick("base-phi")
	b.until(`document.querySelector("#why ol").innerText.includes("%cursor")`)
	b.tap("#journey-button")
	b.journey()
	if !eval[bool](b, narrow) {
		t.Error("the journey is wider than the window")
	}
	b.cleanInBoth(t, "journey-phone")
	b.tap(cellOf(4, 1))
	b.until(`document.querySelector("#pane-map").classList.contains("current")`)
	b.until(`document.querySelector("#host-map").shadowRoot.querySelector(".cm-band")`)
}
