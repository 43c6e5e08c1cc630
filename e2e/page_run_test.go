package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// stepOf is an expression for the step that the Run view shows.
const stepOf = `(document.querySelector("#run-count")?.textContent ?? "")`

// ranTo waits until the Run view has another step than it had, and gives it.
func (b *browser) ranTo(was string) string {
	b.t.Helper()
	b.until(stepOf + ` != "" && ` + stepOf + fmt.Sprintf(` != %q`, was))
	return eval[string](b, stepOf)
}

// movedRow gives the name of the first slot that the step changed and a record names, and its value
// before and after; nil for none.
const movedRow = `(() => {
	for (const row of document.querySelectorAll("#run-stack tr")) {
		const was = row.querySelector("del:not([hidden])");
		if (was && row.className.startsWith("cat-base")) {
			return [row.cells[1].textContent, was.textContent,
				row.querySelector(".run-value code").textContent];
		}
	}
	return null;
})()`

// runsToCollection goes from the beginning of the list example into its second call of the
// allocator and over the collection in it, by what next and over do, and looks at what the view
// says. back goes back by a step.
func (b *browser) runsToCollection(next, step, over, back func()) {
	b.t.Helper()
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`)
	next()
	at := b.ranTo(eval[string](b, `"0 / " + document.querySelector("#run-timeline").max`))
	next()
	at = b.ranTo(at)
	if where := eval[string](b, `document.querySelector("#run-where").textContent`); where !=
		"at @rt_alloc" {
		b.t.Errorf("the safepoint is %q", where)
	}
	before := eval[string](b, `document.querySelector("#run-stack").innerText`)
	over()
	after := b.ranTo(at)
	row := eval[[]string](b, movedRow)
	if len(row) != 3 {
		b.t.Fatal("no slot has changed")
	}
	name, was, now := row[0], row[1], row[2]
	said := eval[string](b, `document.querySelector("#run-sentence").textContent`)
	if !strings.HasPrefix(said, "Collection ") || !strings.Contains(said, "moved") {
		b.t.Errorf("the sentence is %q", said)
	}
	did := eval[[]string](b,
		`[...document.querySelectorAll("#run-events li")].map((e) => e.textContent)`)
	told := false
	for _, d := range did {
		told = told || strings.Contains(d, name+", the object at "+was+" → moved by")
	}
	if !told {
		b.t.Errorf("nothing says that %s was at %s: %q", name, was, did)
	}
	listed := eval[string](b, `document.querySelector("#run-objects").textContent`)
	if !strings.Contains(listed, "moved it here from "+was) ||
		!strings.Contains(listed, now+": ") {
		b.t.Errorf("the heap has nothing from %s to %s: %s", was, now, listed)
	}
	drawn := eval[string](b, `document.querySelector("svg.run-heap").textContent`)
	if !strings.Contains(drawn, now) {
		b.t.Errorf("the heap is drawn without %s: %s", now, drawn)
	}
	// The next steps reload the pointer into a register.
	for range 12 {
		step()
		after = b.ranTo(after)
		if strings.Contains(eval[string](b, `document.querySelector("#run-registers").textContent`),
			now) {
			break
		}
	}
	if regs := eval[string](b, `document.querySelector("#run-registers").textContent`); !strings.
		Contains(regs, now) {
		b.t.Errorf("no register has %s: %s", now, regs)
	}
	if len(b.lit("asm")) == 0 {
		b.t.Error("the instruction is not lit in the assembly")
	}
	for range 60 {
		back()
		if after = b.ranTo(after); after == at {
			break
		}
	}
	if again := eval[string](b, `document.querySelector("#run-stack").innerText`); again != before {
		b.t.Errorf("back at the safepoint the stack is\n%s\nnot\n%s", again, before)
	}
}

// The collector's text can be opened before the first step, where no line of it is lit.
func TestPageRunCodeFirst(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("list-reversal")
	b.tap("#run-button")
	b.until(stepOf + `.startsWith("0 / ")`)
	b.tap("#run-as-code")
	b.until(`document.querySelectorAll("#run-code li").length > 20`)
	b.press(kb.F10)
	b.ranTo(eval[string](b, `"0 / " + document.querySelector("#run-timeline").max`))
	b.clean(t)
}

// The list example runs to its safepoints and back, by the buttons.
func TestPageRun(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("list-walk")
	b.press(kb.Escape) // what is lit is then the run's
	b.tap("#run-button")
	click := func(id string) func() { return func() { b.tap("#run-" + id) } }
	b.runsToCollection(click("next"), click("step"), click("over"), click("back"))
	at := eval[string](b, stepOf)
	b.tap("#run-over")
	b.ranTo(at)
	if lit := b.lit("module"); len(lit) == 0 {
		t.Error("the instruction's IR is not lit")
	}
	b.cleanInBoth(t, "run")
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const line = document.querySelector("#run-timeline");
		line.value = line.max;
		line.dispatchEvent(new Event("input", { bubbles: true }));
	})()`))
	b.until(`document.querySelector("#run-sentence")
		.textContent == "@double_all returned [2, 4, 6]."`)
	b.until(`document.querySelector("#stage-run small").textContent == ` + stepOf +
		`.replace(/(\d+) \/ /, "step $1 of ")`)
	b.foldsForm()
	// A link opens the view at the step, paused.
	b.tap("#run-previous")
	b.until(`document.querySelector("#run-where").textContent == "at @rt_alloc"`)
	at = eval[string](b, stepOf)
	link := b.url + "#" + eval[string](b, `statepoint.state()`)
	b.tap("#run-close")
	b.until(`document.querySelector("#pane-map").checkVisibility()`)
	b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(link))
	b.opened()
	b.until(stepOf + fmt.Sprintf(` == %q`, at))
}

// foldsForm unfolds the form of what runs, and folds it in each way there is.
func (b *browser) foldsForm() {
	b.t.Helper()
	for _, fold := range []func(){
		func() { b.press(kb.Escape) },
		func() { b.tap(".run > header h2") },
		func() { b.tap("#run-start") },
		func() {
			b.focusOn("#run-arguments")
			b.press(kb.Enter)
		},
	} {
		b.tap(".run-setup > summary")
		b.until(`!!document.querySelector(".run-setup[open]")`)
		fold()
		b.until(`!document.querySelector(".run-setup[open]") &&
			!!document.querySelector("#run-sentence")`)
	}
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`) // started anew
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const line = document.querySelector("#run-timeline");
		line.value = line.max;
		line.dispatchEvent(new Event("input", { bubbles: true }));
	})()`))
	b.until(`document.querySelector("#run-sentence")
		.textContent == "@double_all returned [2, 4, 6]."`)
}

// The same by the keyboard alone.
func TestPageRunByKeyboard(t *testing.T) {
	b := open(t, 1440, 900, "dark")
	b.pick("list-walk")
	b.press(kb.Escape)
	b.slideTo("run-button")
	key := func(key string, m ...chromedp.Modifier) func() {
		return func() { b.press(key, m...) }
	}
	b.runsToCollection(key(kb.F8), key(kb.F11), key(kb.F10), key(kb.F9))
	at := eval[string](b, stepOf)
	b.press(kb.F10)
	after := b.ranTo(at)
	b.press(kb.F8, chromedp.ModifierShift)
	if back := b.ranTo(after); back != at {
		t.Errorf("the safepoint before is at %s, not %s", back, at)
	}
	b.press(kb.F11, chromedp.ModifierShift)
	if out := b.ranTo(at); out != after {
		t.Errorf("out goes to %s, not %s", out, after)
	}
}

// The same on a phone, where the view is the fifth pane.
func TestPageRunOnPhone(t *testing.T) {
	b := open(t, 390, 844, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.pick("list-walk")
	b.press(kb.Escape)
	b.tap("#run-button")
	tap := func(id string) func() { return func() { b.tap("#run-" + id) } }
	b.runsToCollection(tap("next"), tap("step"), tap("over"), tap("back"))
	// The bytes that the collector reads are in sight, above the bar of the panes.
	for at := eval[string](b, stepOf); !eval[bool](b,
		`!!document.querySelector("#run-reads tr.now")`); {
		b.tap("#run-step")
		if at = b.ranTo(at); !strings.Contains(at, "action") {
			t.Fatal("no action reads a location")
		}
	}
	b.until(`(() => {
		const box = (of) => document.querySelector(of).getBoundingClientRect();
		const row = box("#run-reads tr.now"), strip = box("#run-reads");
		return row.top >= box("#run-reads h3").bottom - 1 && row.bottom <= strip.bottom &&
			strip.bottom <= box(".run-body").bottom + 1 && strip.height < 120;
	})()`)
	b.clean(t)
	b.tap("#stop-stack-map")
	b.until(`document.querySelector("#pane-map").offsetHeight > 300`)
	if lit := b.lit("map"); len(lit) == 0 {
		t.Error("the record that is read is not lit in the stack map")
	}
	b.tap("#run-button")
	b.until(`document.querySelector("#run").checkVisibility()`)
	at := eval[string](b, stepOf)
	b.tap("#run-over")
	b.ranTo(at)
	b.until(`document.querySelector("#run-events li")`)
	if !eval[bool](b, narrow) {
		t.Error("the run is wider than the window")
	}
	b.clean(t)
}

// A collection is gone through action by action: at each the sentence, the slot, the object and the
// bytes of the record say the same, and the pane of the stack map shows the location.
func TestPageRunActions(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("list-walk")
	b.press(kb.Escape)
	b.tap("#run-button")
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`)
	at := eval[string](b, stepOf)
	for range 2 {
		b.press(kb.F8)
		at = b.ranTo(at)
	}
	seen := map[string]bool{}
	for range 40 {
		b.press(kb.F11)
		if at = b.ranTo(at); !strings.Contains(at, "action") {
			break
		}
		kind := eval[string](b, `document.querySelector("#run-events li.now")
			.className.split(" ")[0]`)
		said := eval[string](b, `document.querySelector("#run-sentence").textContent`)
		if line := eval[string](b,
			`document.querySelector("#run-events li.now").innerText`); !strings.Contains(
			strings.ReplaceAll(line, "\n", " "), said) {
			t.Errorf("the list says %q, the sentence %q", line, said)
		}
		if kind == "act-update" {
			slot := eval[string](b, `document.querySelector("#run-stack tr.now td:nth-child(2)").
				textContent`)
			if !strings.Contains(said, slot) {
				t.Errorf("%q is lit, and the sentence is %q", slot, said)
			}
			if n := eval[int](b, `document.querySelectorAll("#run-reads tr.now").length`); n != 1 {
				t.Errorf("%d rows of bytes are lit", n)
			}
			if n := eval[int](b, `document.querySelectorAll(".run-arrows path").length`); n == 0 {
				t.Error("no arrow goes from the stack to the heap")
			}
			if len(b.lit("map")) == 0 {
				t.Error("the location is not lit in the stack map")
			}
		}
		if kind == "act-move" && !eval[bool](b,
			`!!document.querySelector("svg.run-heap g.now[data-dx]")`) {
			t.Error("the object that moved does not slide")
		}
		if n := eval[int](b, `document.querySelector("#run-count")
			.getClientRects().length`); n != 1 ||
			!eval[bool](b, `document.querySelector("#run-count").getBoundingClientRect().top <
				document.querySelector("#run-play").getBoundingClientRect().bottom`) {
			t.Errorf("the counter of %q is not beside the buttons", at)
		}
		if len(seen) == 0 {
			b.showsCode()
		}
		seen[kind] = true
	}
	for _, kind := range []string{"act-frame", "act-visit", "act-move", "act-update", "act-field"} {
		if !seen[kind] {
			t.Errorf("no action is %s", kind)
		}
	}
	b.press(kb.F9)
	if back := b.ranTo(at); !strings.Contains(back, "action") {
		t.Errorf("back goes to %s", back)
	}
	b.cleanInBoth(t, "run-action")
}

// showsCode looks at the collector's own text: its line is lit and in view, and the functions that
// led there can be gone to.
func (b *browser) showsCode() {
	b.t.Helper()
	b.tap("#run-as-code")
	b.until(`document.querySelector("#run-code li.now")`)
	line := `(() => {
		const li = document.querySelector("#run-code li.now"), box = li?.getBoundingClientRect();
		const body = document.querySelector(".run-body").getBoundingClientRect();
		return box && box.top >= body.top && box.bottom <= body.bottom ? li.textContent.trim() : "";
	})()`
	if got := eval[string](b, line); got != "roots := h.find(stopped)" {
		b.t.Errorf("the line %q is lit", got)
	}
	if got := b.said("#run-code"); !strings.Contains(got, "Cheney") {
		b.t.Error("the paper is not named")
	}
	b.clean(b.t)
	b.tap("#run-calls button:last-child")
	b.until(`document.querySelector("#run-code-title").textContent.endsWith("/update.go")`)
	b.until(line + ` == "tell(f)"`)
	b.tap("#run-as-list")
	b.until(`document.querySelector(".run-list")`)
	b.clean(b.t)
	if got := b.said("#run-view"); !strings.Contains(got,
		"action 1 · frame @double_all · [rsp+16] %last (base) 0x1") {
		b.t.Errorf("the list says %s", got)
	}
	b.tap("#run-as-picture")
	b.until(`document.querySelector("#run-stack")`)
}

// A text that does not compile leaves the run of the text before, which says so and leads to the
// error; once it compiles, its run goes on at the same step, with the same arguments.
func TestPageRunOfTextBefore(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.retype("define i64 @twice(i64 %n) {\n  %m = add i64 %n, %n\n  ret i64 %m\n}\n")
	b.settled()
	b.tap("#run-button")
	b.until(stepOf + `.startsWith("0 / ")`)
	b.tap(".run-setup summary")
	b.set("#run-arguments", "21")
	const arguments = `document.querySelector("#run-arguments").value`
	b.until(`document.querySelector(".run-setup code").textContent.includes("21")`)
	b.until(`!` + stepOf + `.endsWith("…")`)
	was := eval[string](b, stepOf)
	b.tap("#run-step")
	at := b.ranTo(was)
	b.caretAt("source", "add i64", 0)
	b.do(chromedp.Evaluate[chromedp.Void](`document.execCommand("insertText", false, "x")`))
	const behind = `document.querySelector("#run-behind")`
	b.until(`!` + behind + `.hidden && ` + behind + `.innerText.includes("an error in line 2")`)
	b.clean(t)
	if now := eval[string](b, stepOf); now != at {
		t.Errorf("the run is at %s, not at %s", now, at)
	}
	b.tap("#run-to-error")
	b.until(`statepoint.editors.source.view.hasFocus`)
	b.press(kb.Delete)
	b.do(chromedp.Evaluate[chromedp.Void](`(({ view: v }) => { const from =
		v.state.doc.toString().indexOf("%m ="), { to } = v.state.doc.lineAt(from);
		v.dispatch({ changes: { from, to, insert: "%k = mul i64 %n, %n\n  %m = add i64 %n, %k" } });
	})(statepoint.editors.source)`))
	b.until(behind + `.hidden && document.querySelector("#run-count").textContent !== ` +
		fmt.Sprintf("%q", at))
	b.settled()
	step := at[:strings.Index(at, " /")+2]
	if now := eval[string](b, stepOf); !strings.HasPrefix(now, step) {
		t.Errorf("the run is at %s, not at %s", now, step)
	}
	if got := eval[string](b, arguments); got != "21" {
		t.Errorf("the arguments are %q", got)
	}
}
