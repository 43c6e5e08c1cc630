package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"statepoint/stackmap/parsers"
)

// unfoldedFields are the cells of the unfolded fields of a location.
const unfoldedFields = `[...document.querySelectorAll(
	"#drawing-map .part.lit-derived[open] .unfolded tbody tr")].map((r) => [...r.cells]
	.map((c) => c.innerText).join("|"))`

// The map as a program reads it: a pinned pointer's location unfolds, a field lights with its line
// of the struct, and a return address leads to what a collector does.
func TestPageParser(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("base-phi")
	b.until(paneText("source") + `.includes("%cursor")`)
	b.settled()
	b.tab("parse")
	b.press(kb.Escape)
	b.click("source", "%cursor", 0)
	b.until(unfoldedFields + `.length === 6`)
	fields := strings.Join(eval[[]string](b, unfoldedFields), "\n")
	contains(t, "the fields", fields, "|03|type|3|Indirect: the value is in memory",
		"|07 00|dwarf_reg|7|rsp, in DWARF’s numbering", "|offset|", "so [rsp", "|reserved1|0|")
	// The field under the pointer lights its line of the struct, and the reverse.
	const exact = `document.querySelector("#drawing-map .part.lit-derived[open]")`
	light := func(selector, want string) {
		t.Helper()
		// At once, as the drawing may be drawn anew meanwhile.
		got := eval[[]string](b, fmt.Sprintf(`(() => {
			const part = %s;
			part.querySelector(%q)
				.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
			return [...part.querySelectorAll(".same")].map((e) => e.innerText.trim());
		})()`, exact, selector))
		if len(got) != 2 || !strings.Contains(got[0], "dwarf_reg") ||
			!strings.Contains(got[1], want) {
			t.Errorf("%s lights %q, not %s", selector, got, want)
		}
	}
	light(`tr[data-same="dwarf_reg"]`, "uint16_t dwarf_reg;")
	light(`pre [data-same="dwarf_reg"]`, "uint16_t dwarf_reg;")
	b.cleanInBoth(t, "parser")
	b.tap("#language-go")
	b.until(exact + `.querySelector("pre").innerText.includes("DwarfReg  uint16")`)
	b.tap("#language-rust")
	b.until(exact + `.querySelector("pre").innerText.includes("dwarf_reg: u16,")`)
	light(`tr[data-same="dwarf_reg"]`, "dwarf_reg: u16,")

	// The keyboard goes through the fields, too.
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#detail-parse").focus()`))
	b.focusOn(`#drawing-map .part.lit-derived[open] tr[data-same="type"]`)
	b.press(kb.ArrowDown)
	b.press(kb.ArrowDown)
	b.until(exact + `.querySelector("pre .same").innerText.includes("size: u16")`)

	// A return address, step by step.
	address := eval[string](b, `document.querySelector("#return-addresses option").value`)
	b.tabsFrom("#detail-parse", "#drawing-map .whole summary")
	b.focusOn("#drawing-map [data-enter]")
	if !strings.Contains(address, "+0x") {
		t.Errorf("an address is proposed as %q, not as the assembly has it", address)
	}
	for _, key := range address {
		b.press(string(key))
	}
	b.press(kb.Enter)
	const said = `document.querySelector("#drawing-map .look [role=status]")?.innerText ?? ""`
	b.until(said + `.includes("Function 0 of the map is")`)
	// The first steps scroll to what they speak of, too.
	const scrolled = `(() => {
		const part = document.querySelector("#drawing-map .part.lit.exact > summary");
		const { top, bottom } = part?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
		const above = document.querySelector("#drawing-map .parse-bar").getBoundingClientRect();
		const below = document.querySelector("#drawing-map .look").getBoundingClientRect();
		return part !== null && top >= above.bottom - 1 && bottom <= below.top + 1;
	})()`
	b.until(scrolled)
	b.tap("#drawing-map .look ol li:nth-child(2) button")
	b.until(`(` + said + `).includes("which is the instruction_offset of record 0") && ` + scrolled)
	b.tap("#drawing-map .look > button:first-of-type")
	for _, want := range []string{"which is the instruction_offset of record 0",
		"is the base, location", "is its own base", "is the base, location", "old is the object"} {
		b.tap("#drawing-map .look > button:last-of-type")
		b.until(fmt.Sprintf(`(%s).includes(%q)`, said, want))
	}
	// The button that was pressed keeps the keyboard, though there is no step after the last.
	for eval[bool](b, `document.activeElement.innerText === "Next" &&
		document.activeElement.ariaDisabled !== "true"`) {
		step := eval[string](b, said)
		b.press(kb.Enter)
		b.until(fmt.Sprintf(`(%s) !== %q`, said, step))
	}
	b.until(`document.activeElement.matches("#drawing-map .look > button[aria-disabled=true]")`)
	if lit := b.lit("asm"); len(lit) == 0 {
		t.Error("the step is not lit in the assembly")
	}
	b.tap("#drawing-map .look > button:first-of-type")
	b.until(said + `.includes("is the base, location")`)
	// Addresses that lead nowhere say so; a bare offset is one in the function that is shown.
	for typed, want := range map[string]string{"what": "“what” is not an address",
		"0x7fffffff": "to no function of the map",
		"0x1":        "None of its records has the offset 0x1"} {
		b.set("#drawing-map [data-enter]", typed)
		b.until(fmt.Sprintf(`document.querySelector("#drawing-map .look .trouble").innerText
			.includes(%q)`, want))
	}

	// The parser to copy, which the site has.
	source, err := parsers.In("rust")
	if err != nil {
		t.Fatal(err)
	}
	if got := eval[string](b, `document.querySelector(
		"#parse-source").textContent`); got != source {
		t.Error("the parser on the page is not the one that is tested")
	}
	b.do(chromedp.Evaluate[chromedp.Void](`globalThis.copied = "";
		navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };`))
	b.tap("#pane-map .copy")
	b.until(`globalThis.copied !== ""`)
	if got := eval[string](b, `globalThis.copied`); got != source {
		t.Errorf("copied %d bytes of %d", len(got), len(source))
	}
	downloads := b.downloads()
	b.tap("#drawing-map .whole summary")
	b.tap("#drawing-map .whole p button")
	if got := downloads(1)["stackmap.rs"]; got != source {
		t.Errorf("downloaded %d bytes of %d", len(got), len(source))
	}

	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.tap("#stop-stack-map")
	b.until(`document.querySelector("#drawing-map .parse")?.offsetHeight > 100`)
	if cut := eval[string](b, cutTabs); !eval[bool](b, narrow) || cut != "" {
		t.Errorf("the parser is wider than a phone, or its tabs are: %s", cut)
	}
	b.clean(t)
}
