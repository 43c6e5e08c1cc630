package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	files "statepoint/static/lessons"
	"statepoint/web/lessons"
)

// writes puts a text into the explorer beside a lesson.
func (b *browser) writes(text string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const { view } = document.querySelector("#explorer").contentWindow.statepoint.editors.source;
		view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: %q } });
	})()`, text)))
}

// checks presses Check, and gives what the lesson says.
func (b *browser) checks() string {
	b.t.Helper()
	b.until(`!document.querySelector("#check").disabled`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#verdicts").replaceChildren(),
		document.querySelector("#check").click()`))
	b.until(`document.querySelector("#verdicts").innerText !== ""`)
	return eval[string](b, `document.querySelector("#verdicts").innerText`)
}

// A learner reads a lesson, gets it wrong, is told what is wrong and shown where, solves it, and
// finds it passed in the list of all.
func TestPageLesson(t *testing.T) {
	b := openEmpty(t)
	b.do(chromedp.EmulateViewport(1440, 900), media("prefers-color-scheme", "light"),
		chromedp.Navigate(b.url+"learn"))
	b.until(`document.querySelector("li[data-lesson]")`)
	b.cleanInBoth(t, "lessons")
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("li[data-lesson] a").click()`))
	b.until(`document.querySelector("#check") && !document.querySelector("#check").disabled`)

	contains(t, "what is wrong", b.checks(), "of 5 checks pass", "returned", "and should return 7",
		"The load reads where the object was")
	if eval[bool](b, `!document.querySelector("#done").hidden`) {
		t.Error("the lesson is done before it is")
	}
	b.shoot("lesson-failed")
	b.writes("define i64 @keep(i64 %n) {\n  rat i64 %n\n}\n")
	contains(t, "a text with an error", b.checks(), "does not compile", "line 2")

	tracks, problems, err := lessons.Read(files.Files)
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	first := &tracks[0].Lessons[0]
	b.writes(first.Solution)
	contains(t, "the solution", b.checks(), "All 5 checks pass.")
	contains(t, "the end", eval[string](b, `document.querySelector("#done").innerText`),
		"You can now "+first.Can)
	b.shoot("lesson-passed")

	// Hints come one after the other.
	hidden := `[...document.querySelectorAll(".hint")].map((h) => h.hidden).join()`
	if got := eval[string](b, hidden); !strings.HasPrefix(got, "false,true") {
		t.Errorf("hints are hidden: %s", got)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".hint summary").click()`))
	b.until(hidden + `.startsWith("false,false")`)

	// Again begins with the start.
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#again").click()`))
	b.until(`!document.querySelector("#again").disabled`)
	if got := eval[string](b, `document.querySelector("#explorer").contentWindow.statepoint.editors.source.text()`); got != first.Start {
		t.Errorf("again begins with %q", got)
	}
	b.cleanOf(t, "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")

	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile))
	if w := eval[int](b, `document.documentElement.scrollWidth`); w > 390 {
		t.Errorf("the lesson is %d wide on a phone", w)
	}
	b.shoot("lesson-phone")
	b.do(chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url+"learn"))
	b.until(`document.querySelector("li .passed")`)
	if n := eval[int](b, `document.querySelectorAll("li .passed").length`); n != 1 {
		t.Errorf("%d lessons are passed", n)
	}
}

// The solution of every lesson passes on the page, and its start does not.
func TestPageLessons(t *testing.T) {
	tracks, problems, err := lessons.Read(files.Files)
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	b := openEmpty(t)
	b.do(chromedp.EmulateViewport(1440, 900))
	for i := range tracks {
		for k := range tracks[i].Lessons {
			l := &tracks[i].Lessons[k]
			b.do(chromedp.Navigate(b.url + "learn/" + l.Name))
			if said := b.checks(); strings.HasPrefix(said, "All ") {
				t.Errorf("%s: the start passes", l.Name)
			}
			b.writes(l.Solution)
			if said := b.checks(); !strings.HasPrefix(said, "All ") &&
				!strings.HasPrefix(said, "The check passes") {
				t.Errorf("%s: the solution fails: %s", l.Name, said)
			}
		}
	}
}
