package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// What is linked can be listed, and each item is a jump; several things can be
// pinned at once. All of it from the keyboard, and all of it said.
func TestPageLinkedItems(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.set("#examples", "derived-pointer")
	b.until(paneText("asm") + `.includes("read_field")`)
	b.settled()
	b.press(kb.Escape)
	b.caretAt("source", "%cell = getelementptr", 0)
	b.press(kb.Enter, chromedp.ModifierAlt)
	b.until(`document.querySelector("#said").innerText.startsWith("%cell linked to")`)
	contains(t, "what is said", eval[string](b, `document.querySelector("#said").innerText`),
		"items in 4 panes")

	// A second pin joins the first.
	before := eval[int](b,
		`document.querySelector("#host-source").shadowRoot.querySelectorAll(".lit").length`)
	b.caretAt("source", "%obj, i64 %index", 0)
	b.press(kb.Enter, chromedp.ModifierAlt, chromedp.ModifierShift)
	b.until(`document.querySelector("#host-source").shadowRoot.querySelectorAll(".lit").length > ` +
		strings.Repeat("1+", before) + "0")

	// The list, outside the editor.
	b.press(kb.F6)
	b.press(kb.F6)
	b.until(`document.activeElement.id === "host-asm"`)
	b.press("l")
	b.until(`document.querySelector("#dialog[open] .linked")`)
	b.until(`document.activeElement.closest("#dialog")`)
	text := eval[string](b, `document.querySelector("#dialog").innerText`)
	contains(t, "the list", text, "2 items pinned", "%cell ×", "%obj ×", "IR", "Rewritten IR",
		"x86-64", "Stack map", "spill %cell", "location 6")
	b.clean(t)
	b.tap(`#dialog [aria-label="Unpin B %obj"]`)
	b.until(`!document.querySelector("#dialog .pins").innerText.includes("%obj")`)
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`[...document.querySelectorAll("#dialog li button")]
				.find((e) => e.innerText.includes("spill %cell")).click()`))
	b.until(`document.activeElement.id === "host-asm"`)
	if line := b.line("asm"); !strings.Contains(line, "spill %cell") {
		t.Errorf("the jump went to %q", line)
	}
	contains(t, "the why line", b.why(), "%cell")
	b.press(kb.Escape)
	b.until(`!document.querySelector("#dialog[open]")`)
	b.press(kb.Escape)
	b.until(`document.querySelector("#why").innerText.includes("Point at")`)
}

// A link from each kind of thing: a value, an instruction, a block, a slot, a
// record, a byte, a poll.
func TestPageLinksOfEveryKind(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.set("#examples", "loop-poll")
	b.until(paneText("asm") + `.includes("gc.safepoint_poll")`)
	b.settled()
	b.press(kb.Escape)
	for _, c := range []struct{ pane, at, other string }{
		{"source", "%array", "map"},
		{"source", "call void @rt_safepoint", "asm"},
		{"source", "label %loop", "asm"},
		{"asm", "(%rsp)", "source"},
		{"asm", "record 0 at", "map"},
		{"map", "Indirect", "source"},
		{"module", "statepoint_token", "map"},
	} {
		b.caretAt(c.pane, c.at, 0)
		b.press(kb.ArrowRight)
		b.until(`document.querySelector("#host-` + c.other +
			`").shadowRoot.querySelector(".lit, .cm-band")`)
		b.press(kb.Escape)
	}
}

// Every item of the why line leads where it says, in both faces, and every cell of the journey in
// Follow, where other panes are away: the pane that has it comes into sight, with what is pinned
// lit in it.
func TestPageLinksLead(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("base-phi")
	b.settled()
	led := func(face, label, pane string) {
		t.Helper()
		var any []string
		for _, p := range strings.Fields(pane) {
			any = append(any, `document.querySelector("#pane-`+p+`").offsetWidth > 100 && `+
				inSightOf(p, ".lit"))
		}
		t.Logf("%s: %s", face, label)
		b.until(strings.Join(any, " || "))
	}
	// pin pins the pointer again: what a link leads to may be pinned instead.
	pin := func() {
		t.Helper()
		b.press(kb.Escape)
		b.press(kb.Escape)
		b.click("source", "%cursor = phi", 0)
		b.away()
		b.until(`document.querySelector("#why").innerText.includes("%cursor.relocated")`)
	}
	for _, face := range []string{"all-panes", "follow"} {
		b.tap("#" + face)
		const steps = `[...document.querySelectorAll("#why ol li > button:not(.more)")]`
		pin()
		labels := eval[[]string](b, steps+`.map((e) => e.innerText)`)
		if len(labels) != 5 {
			t.Fatalf("%s: the way is %q", face, labels)
		}
		for i, label := range labels {
			pane := []string{"source", "module", "asm", "map", "map"}[i]
			pin()
			b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`%s[%d].click()`, steps, i)))
			led(face, label, pane)
		}
		if face != "follow" {
			continue
		}
		const cells = `[...document.querySelectorAll(".journey .rows td button")]`
		for i, n := 0, 1; i < n; i++ {
			pin()
			b.tap("#journey-button")
			b.until(cells + `.length > 5`)
			n = eval[int](b, cells+`.length`)
			label := eval[string](b, fmt.Sprintf(`%s[%d].innerText`, cells, i))
			pane := "source"
			switch {
			case strings.Contains(label, "0x"), strings.HasPrefix(label, "[rsp"):
				pane = "asm"
			case strings.HasPrefix(label, "%cursor."): // in whatever is shown, if that has it
				pane = "module asm map"
			case strings.HasPrefix(label, "5, "): // a location, and its slot
				pane = "map"
			case strings.Trim(label, "0123456789, ") == "", strings.HasPrefix(label, "record"):
				pane = "map"
			case label == "rax":
				continue // a register says which, at the instruction beside it
			}
			b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`%s[%d].click()`, cells, i)))
			led(face, label, pane)
		}
	}
}
