package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	files "statepoint/static/lessons"
	"statepoint/web/check"
	"statepoint/web/explore"
	"statepoint/web/lessons"
	"statepoint/web/report"
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
	b.do(chromedp.Navigate(eval[string](b, `document.querySelector("li[data-lesson] a").href`)))
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

// answers gives answers to a question, the right ones or with one that is wrong, and returns what
// the page says.
func (b *browser) answers(n int, asked *explore.Asked, right bool) string {
	b.t.Helper()
	q := fmt.Sprintf("document.querySelectorAll('.question')[%d]", n)
	wrong := 0 // the row with an address inside an object, which is taken for a base
	for r := range asked.Rows {
		for _, c := range asked.Rows[r].Choices {
			if c.Right && c.Text == "derived" {
				wrong = r
			}
		}
	}
	for r := range asked.Rows {
		for i, c := range asked.Rows[r].Choices {
			if c.Right == (right || r != wrong) {
				b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
					"%s.querySelectorAll('fieldset')[%d].querySelectorAll('input')[%d].click()",
					q, r, i)))
				break
			}
		}
	}
	if right && len(asked.Items) > 0 {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`for (const key of %q.split(" "))
			for (const down = () => %s.querySelector('[data-key=' + key + '] .down');
				down().closest("li").nextElementSibling;) down().click()`, asked.Answer, q)))
	} else if asked.Before != "" && len(asked.Items) == 0 {
		answer := asked.Answer
		if !right {
			answer += "0"
		}
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
			"%s.querySelector('.number').value = %q", q, answer)))
	}
	b.until(q + `.querySelector(".ask:enabled")`)
	b.do(chromedp.Evaluate[chromedp.Void](q + `.querySelector(".ask").click()`))
	b.until(q + `.querySelector(".ask:enabled")`)
	return eval[string](b, q+`.querySelector(".judged").innerText`)
}

// What a phone has room for can also be reached by the keyboard, and is large enough for a finger.
const unusable = `document.documentElement.scrollWidth > innerWidth ? "the page is too wide" :
	[...document.querySelectorAll("main :is(a, button, input, summary)")].filter((e) =>
		e.tabIndex < 0 || e.closest("nav, .lesson-actions") && e.checkVisibility() &&
		e.getBoundingClientRect().height < 24).map((e) => e.outerHTML).join("\n")`

// The solution of every lesson passes on the page, and its start does not. Each right answer to a
// question is accepted there, and a wrong one refused, on a screen for one pane.
func TestPageLessons(t *testing.T) {
	tracks, problems, err := lessons.Read(files.Files)
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	b := openEmpty(t)
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile))
	var e explore.Engine
	for i := range tracks {
		for k := range tracks[i].Lessons {
			l := &tracks[i].Lessons[k]
			b.do(chromedp.Navigate(b.url + "learn/" + l.Name))
			b.until(`document.querySelector("#again:enabled")`)
			if bad := eval[string](b, unusable); bad != "" {
				t.Errorf("%s: %s", l.Name, bad)
			}
			for n := range l.Questions {
				asked, err := e.Ask(t.Context(), &report.Request{Source: l.Start}, &l.Questions[n])
				if err != nil {
					t.Fatal(err)
				}
				said := b.answers(n, asked, false)
				if said == "" || strings.HasPrefix(said, "Right") {
					t.Errorf("%s: a wrong answer: %q", l.Name, said)
				}
				if l.Questions[n].Kind == check.AskSlots {
					contains(t, "what comes of a wrong map", said,
						"A collector that believes you fails", "Watch it fail")
					b.shoot("lesson-predicted")
				}
				if said := b.answers(n, asked, true); !strings.HasPrefix(said, "Right.") {
					t.Errorf("%s: the right answer: %q", l.Name, said)
				}
			}
			if len(l.Checks) == 0 {
				b.until(`!document.querySelector("#done").hidden`)
				continue
			}
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
