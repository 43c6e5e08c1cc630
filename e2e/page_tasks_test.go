package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// walk is a reader with something to find out, who acts as few times as it takes: a press of the
// pointer, or a choice from a list, is one action. What is looked at takes none.
type walk struct {
	*browser
	actions int
}

func (w *walk) click(pane, text string, nth int) {
	w.t.Helper()
	w.actions++
	w.browser.click(pane, text, nth)
}

func (w *walk) tap(selector string) {
	w.t.Helper()
	w.actions++
	w.until(fmt.Sprintf(`document.querySelector(%q)`, selector))
	if w.openMenu(selector) {
		w.actions++
	}
	w.browser.tap(selector)
}

func (w *walk) choose(selector, value string) {
	w.t.Helper()
	w.actions++
	w.until(fmt.Sprintf(`document.querySelector(%q)`, selector))
	w.set(selector, value)
}

// pageTasks are what three readers come for: one who has never seen a statepoint, one who writes a
// parser of stack maps, one who debugs a compiler's output of 5,000 lines. Before is what each took
// on the page as it was at commit bff7888, counted by its panes and not walked: 0 where it did not
// tell, however long one looked.
var pageTasks = []struct {
	task        string
	before, now int
	do          func(*walk)
}{
	// Before: pin; list what hides behind "+3"; then to the spill, to the location and to the
	// reload, one after the other.
	{"find where %cursor lives across the call", 5, 2, func(w *walk) {
		w.click("source", "%cursor = phi", 0)
		w.tap("#journey-button")
		const row = "@foo line 17 | rax | [rsp+16] at 0x1b | 0, 6 (%cursor.base 5, [rsp+0]) | " +
			"rax at 0x25 | %cursor.relocated"
		if rows := w.journey(); len(rows) != 1 || rows[0] != row {
			w.t.Errorf("the journey is %q", rows)
		}
	}},
	{"say why %cursor.base exists", 0, 2, func(w *walk) {
		w.click("source", "%cursor = phi", 0)
		w.tap("#journey-button")
		w.journey()
		contains(w.t, "the reasons", w.whys(), "%cursor.base, inserted because %cursor may point "+
			"into different objects: %in_left in %left and %in_right in %right")
	}},
	// Before: the bytes of a location were one row, with no word on the fields or on the struct.
	{"parse record 1 by hand", 0, 3, func(w *walk) {
		w.tap("#detail-parse")
		w.until(`document.querySelector("#drawing-map [data-choose]")`)
		w.choose("#drawing-map [data-choose]", eval[string](w.browser,
			`document.querySelector("#drawing-map [data-choose]").options[1].value`))
		w.until(`[...document.querySelectorAll("#drawing-map summary b")]
			.some((e) => e.innerText === "record 1")`)
		w.tap("#drawing-map [data-unfold]")
		w.until(unfoldedRecord + `.length > 0 &&
			document.querySelector("#drawing-map [data-unfold]").innerText === "Fold all"`)
		fields := strings.Join(eval[[]string](w.browser, unfoldedRecord), "\n")
		contains(w.t, "the fields", fields, "|id|0xabcdef00|", "instruction_offset|0x",
			"num_locations|", "dwarf_reg|7|rsp, in DWARF’s numbering", "num_live_outs|0|")
		// From the record's first byte to its last, each is in one field.
		if gap := eval[string](w.browser, recordGap); gap != "" {
			w.t.Errorf("the fields of record 1 leave a gap: %s", gap)
		}
	}},
	// Before: a look at the frame of each of the 308 functions, one after the other.
	{"find the largest frame in 5,000 lines", 308, 2, func(w *walk) {
		const frame = `[...document.querySelectorAll("#drawing-functions thead button")]
			.find((e) => e.innerText.startsWith("frame"))`
		w.until(frame)
		w.do(chromedp.Evaluate[chromedp.Void](frame + `.id = "by-frame"`))
		w.tap("#by-frame")
		w.until(`document.querySelector("#drawing-functions tbody tr")
			.innerText.startsWith("@work211")`)
		w.tap("#drawing-functions tbody tr button")
		for _, pane := range []string{"source", "asm"} {
			w.until(fmt.Sprintf(`(() => {
				const host = document.querySelector("#host-%s"), box = host.getBoundingClientRect();
				return [...host.shadowRoot.querySelectorAll(".cm-line")]
					.some((e) => { const r = e.getBoundingClientRect();
					return e.textContent.includes("work211") && r.top >= box.top - 1 &&
					r.bottom <= box.bottom + 1; });
			})()`, pane))
		}
	}},
	// Before: copy the panes, change the option, copy them again, and compare elsewhere.
	{"say what an option changed", 0, 3, func(w *walk) {
		w.tap("#options-button")
		w.tap("#flag-spp-no-entry")
		w.until(`document.querySelector("#compared").innerText.includes("−1 poll")`)
		contains(w.t, "the difference", eval[string](w.browser,
			`document.querySelector("#compared").innerText`), "−1 poll", "−1 statepoint",
			" map bytes")
		w.until(paneText("module") + `.includes("\n- ")`)
	}},
}

// unfoldedRecord are the cells of all unfolded fields, from the record on; recordGap says between
// which of the rows of the record and its locations bytes are left out.
const (
	unfoldedRecord = `(() => {
		const all = [...document.querySelectorAll("#drawing-map details.part[open]:not(.whole)")];
		const from = all.findIndex((e) => e.querySelector("summary b").innerText === "record 1");
		return from < 0 ? [] : all.slice(from).flatMap((e) => [...e.querySelectorAll("tbody tr")])
			.map((r) => [...r.cells].map((c) => c.innerText).join("|"));
	})()`
	recordGap = `(() => {
		const rows = [...document.querySelectorAll("#drawing-map .part:not(.whole)")];
		let at = -1;
		for (const row of rows.slice(rows.findIndex((e) => e.querySelector("b")
			.innerText === "record 1"))) {
			const start = parseInt(row.querySelector(".at").innerText, 16);
			if (at >= 0 && start !== at) return at.toString(16) + " to " + start.toString(16);
			at = start + row.querySelector(".hex").innerText.replaceAll(" ", "").length / 2;
		}
		return "";
	})()`
)

// Each reader finds the answer in the given number of actions, from a page that shows the text with
// nothing selected.
func TestPageTasks(t *testing.T) {
	b := open(t, 1440, 900, "light")
	var table strings.Builder
	fmt.Fprintf(&table, "%-42s %7s %5s\n", "task, in actions", "before", "now")
	for _, c := range pageTasks {
		switch {
		case strings.Contains(c.task, "%cursor"):
			b.pick("base-phi")
		case strings.Contains(c.task, "5,000"):
			b.paste(largeModule(5000))
			b.until(paneText("asm") + `.includes("work0:")`)
		default:
			b.pick("loop-poll")
		}
		b.settled()
		for range 3 { // what is open, and what is selected
			b.press(kb.Escape)
		}
		w := &walk{browser: b}
		c.do(w)
		if w.actions != c.now {
			t.Errorf("%s takes %d actions, not %d", c.task, w.actions, c.now)
		}
		before := fmt.Sprint(c.before)
		if c.before == 0 {
			before = "–"
		}
		fmt.Fprintf(&table, "%-42s %7s %5d\n", c.task, before, w.actions)
	}
	t.Log("\n" + table.String())
}
