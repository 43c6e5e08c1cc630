package e2e

import (
	"context"
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"statepoint/web/lessons"
)

// outdates changes the program that was checked, and takes the change back.
func (b *browser) outdates(solution string) {
	b.t.Helper()
	said := `document.querySelector("#verdicts.outdated")?.innerText || ""`
	b.writes(solution + "; and more\n")
	b.until(said + ` !== ""`)
	contains(b.t, "of a program that was changed", eval[string](b, said),
		"The program has changed since.", "All 7 checks pass.")
	b.writes(solution)
	b.until(said + ` === ""`)
	if got := eval[string](b, `document.querySelector("#verdicts").innerText`); !strings.HasPrefix(
		got, "All 7") {
		b.t.Errorf("of the program that was checked: %s", got)
	}
}

// runSays is what the run beside a lesson says of its step.
const runSays = `document.querySelector("#explorer").contentDocument.
	querySelector("#run-sentence")?.innerText || ""`

// showsRun looks at the run that stands below the program: where the lesson's text sends it, again
// after an edit of the program, and until the reader moves.
func (b *browser) showsRun() {
	b.t.Helper()
	const inside = `document.querySelector("#explorer").contentDocument.`
	const said = runSays
	b.until(`(` + said + `).includes("goes astray")`)
	top := `Math.round(` + inside + `querySelector("#pane-source").getBoundingClientRect().width) ===
		` + inside + `documentElement.clientWidth`
	if !eval[bool](b, top) {
		b.t.Error("the program does not have the whole width")
	}
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelectorAll("a.to-run")[2].click()`))
	b.until(`(` + said + `).includes("returned -2401053088876216593")`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelectorAll("a.to-run")[1].click()`))
	b.until(inside + `querySelector("#run-next, #run-sentence") && (` + said +
		`).includes("collect")`)
	b.do(chromedp.Evaluate[chromedp.Void](inside + `querySelector("#stop-rewrite-statepoints").click()`))
	b.until(inside + `querySelector("#pane-module").checkVisibility() && !` + inside +
		`querySelector("#run").checkVisibility()`)
}

// stopsCheck stops checks that would take a minute, by the button that starts them.
func (b *browser) stopsCheck() {
	b.t.Helper()
	b.writes("define i64 @keep(i64 %n) {\n  br label %loop\nloop:\n  br label %loop\n}\n")
	long := strings.Repeat("run keep(7) = stopped\n", 200)
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`window.kept = document.querySelector("#checks")
		.textContent, document.querySelector("#checks").textContent = %q,
		document.querySelector("#check").click()`, long)))
	b.until(`document.querySelector("#check").textContent === "Stop"`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#check").click()`))
	b.until(`document.querySelector("#verdicts").innerText === "The check was stopped."`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#checks").textContent = kept`))
	contains(b.t, "a loop without an end", b.checks(), "did not end within 4194304 steps")
	if got := eval[string](b, `document.querySelector("#check").textContent`); got != "Check" {
		b.t.Errorf("the button says %s", got)
	}
}

// givesUp has a lesson show its solution on a phone, after a question, and puts it into the editor.
func (b *browser) givesUp(l *lessons.Lesson) {
	b.t.Helper()
	shown := func(selector string) bool {
		return eval[bool](b, fmt.Sprintf(`document.querySelector(".solution %s").checkVisibility()`,
			selector))
	}
	b.checks()
	contains(b.t, "of a program that fails", b.unsure(), "does not pass yet")
	b.tap(".solution summary")
	b.until(`document.querySelector(".solution .sure").checkVisibility()`)
	if shown("pre") {
		b.t.Error("the solution is there before it is asked for")
	}
	b.tap(".solution .show")
	if shown(".sure") || !shown("pre") {
		b.t.Error("the solution is not there")
	}
	b.goesOver()
	if w := eval[int](b, `document.documentElement.scrollWidth`); w > 390 {
		b.t.Errorf("the lesson is %d wide on a phone", w)
	}
	b.tap(".solution .put")
	b.until(fmt.Sprintf(`document.querySelector("#explorer").contentWindow.statepoint.editors.
		source.text() === %q`, l.Solution))
	contains(b.t, "the solution that was put in", b.checks(), "All 7 checks pass.")
	if shown(".sure") {
		b.t.Error("a program that passes is said not to")
	}
}

// unsure opens the solution, gives what it is asked about before it is shown, and closes it.
func (b *browser) unsure() string {
	b.t.Helper()
	press := `document.querySelector(".solution summary").click()`
	b.do(chromedp.Evaluate[chromedp.Void](press))
	b.until(`document.querySelector(".solution .sure").checkVisibility()`)
	said := eval[string](b, `document.querySelector(".solution .sure p").innerText`)
	b.do(chromedp.Evaluate[chromedp.Void](press))
	b.until(`document.querySelector(".solution:not([open])")`)
	return said
}

// writes puts a text into the explorer beside a lesson.
func (b *browser) writes(text string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const { view } = document.querySelector("#explorer")
			.contentWindow.statepoint.editors.source;
		view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: %q } });
	})()`, text)))
}

// checks presses Check, and gives what the lesson says.
func (b *browser) checks() string {
	b.t.Helper()
	b.until(`!document.querySelector("#check").disabled`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#verdicts").replaceChildren(),
		document.querySelector("#check").click()`))
	b.until(`!["", "The program is being checked."].includes(
		document.querySelector("#verdicts").innerText)`)
	return eval[string](b, `document.querySelector("#verdicts").innerText`)
}

// prints looks at a lesson as it is printed: the text and the program, and nothing to press.
func (b *browser) prints(program string) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia,
			emulation.SetEmulatedMediaParams{Media: "print"})
		return err
	}))
	if eval[bool](b, `[...document.querySelectorAll("iframe, button, .solution")].some((e) =>
		e.checkVisibility())`) {
		b.t.Error("there is something to press on paper")
	}
	if got := eval[string](b, `document.body.innerText`); !strings.Contains(got, program[:40]) {
		b.t.Errorf("the program is not on paper:\n%s", got)
	}
	b.do(media("prefers-color-scheme", "light"))
}
