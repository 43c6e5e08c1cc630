package e2e

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	files "statepoint/static/lessons"
	"statepoint/web/check"
	"statepoint/web/explore/engine"
	"statepoint/web/lessons"
	"statepoint/web/report"
)

// A learner reads a lesson, makes a mistake, learns what and where it is, solves the lesson, and
// finds it passed in the list of lessons.
func TestPageLesson(t *testing.T) {
	tracks, problems, err := lessons.Read(files.Files)
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	first := &tracks[0].Lessons[0]
	b := takeTab(t)
	b.do(chromedp.EmulateViewport(1440, 900), media("prefers-color-scheme", "light"),
		chromedp.Navigate(b.url+"learn"))
	b.until(`document.querySelector("li[data-lesson]")`)
	b.cleanInBoth(t, "lessons")
	b.do(chromedp.Navigate(eval[string](b, `document.querySelector("li[data-lesson] a").href`)))
	b.until(`document.querySelector("#check") && !document.querySelector("#check").disabled`)

	b.showsRun()
	contains(t, "what is wrong", b.checks(), "of 7 checks pass", "returned", "and should return 7",
		"the address from before")
	listed := `[...document.querySelectorAll(".checked li")].map((e) => e.querySelector(".mark")?.
		getAttribute("aria-label") + " " + e.innerText).join("\n")`
	got := eval[string](b, listed)
	contains(t, "what was checked", got, "passes", "The program compiles.", "fails",
		"keep(-1) (a collection at every safepoint) returned",
		"Statepoints in @keep: 0, and there should be 2.",
		"The strategy of @keep turns calls into statepoints")
	if strings.Contains(got, "keep(7)") {
		t.Errorf("the check that is shown first is listed, too:\n%s", got)
	}
	if eval[bool](b, `!document.querySelector("#done").hidden`) {
		t.Error("the lesson is done before it is")
	}
	b.keepsRows()
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#verdicts .to-run").click()`))
	b.until(`(` + runSays + `).includes("goes astray") &&
		document.querySelector("#explorer").contentDocument.querySelector("#run").innerText.
			includes("stress none")`)
	tried := b.tries("left-behind")
	b.writes("define i64 @keep(i64 %n) {\n  rat i64 %n\n}\n")
	contains(t, "a text with an error", b.checks(), "Nothing could be checked.",
		"does not compile", "line 2")
	if n := b.tries("left-behind"); n != tried || n == 0 {
		t.Errorf("a text with an error counts as a step: %d after %d", n, tried)
	}
	if got := eval[string](b, listed); got != "" {
		t.Errorf("what cannot be looked at is listed:\n%s", got)
	}
	b.writes(strings.Replace(first.Start, "@keep", "@kept", 1))
	b.checks()
	contains(t, "what was not looked at", eval[string](b, listed), "could not be decided",
		"No function @keep with a body.")

	b.stopsCheck()
	b.walksEditor()
	b.writes(first.Solution)
	contains(t, "the solution", b.checks(), "All 7 checks pass.")
	contains(t, "the end", eval[string](b, `document.querySelector("#done").innerText`),
		"You can now "+first.Can)
	if got := eval[string](b, listed); strings.Contains(got, "fails") ||
		!strings.Contains(got, "keep(-1) (a collection at every safepoint) returned") {
		t.Errorf("what was checked of the solution:\n%s", got)
	}
	b.outdates(first.Solution)

	// Hints come one after the other.
	hidden := `[...document.querySelectorAll(".hint")].map((h) => h.hidden).join()`
	if got := eval[string](b, hidden); !strings.HasPrefix(got, "false,true") {
		t.Errorf("hints are hidden: %s", got)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".hint summary").click()`))
	b.until(hidden + `.startsWith("false,false")`)

	// Keys open the next hint, show all answers, and make a lesson large with or without these.
	key := func(key string) {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.body.dispatchEvent(
			new KeyboardEvent("keydown", { key: %q, bubbles: true }))`, key)))
	}
	key("h")
	b.until(`document.querySelectorAll(".hint[open]").length === 2`)
	key("i")
	b.until(`document.querySelector(".solution[open]") &&
		document.querySelector(".present[aria-pressed=true]")`)
	key("i")
	b.until(`!document.querySelector("details[open], .present[aria-pressed=true]")`)
	key("l")
	b.until(`document.querySelector("html.large .large[aria-pressed=true]") &&
		getComputedStyle(document.querySelector("main")).fontSize === "22px" &&
		document.querySelector(".lesson-program").getBoundingClientRect().bottom <= innerHeight &&
		!document.querySelector("details[open]")`)
	key("l")
	b.until(`!document.querySelector("html.large, .large[aria-pressed=true]")`)

	// A reload keeps the program. Again begins with the start.
	b.do(chromedp.Reload())
	b.until(`document.querySelector("#again:enabled")`)
	contains(t, "of a program that was not checked", b.unsure(),
		"has not been checked in this form")
	contains(t, "the solution after a reload", b.checks(), "All 7 checks pass.")
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#again").click()`))
	b.until(`!document.querySelector("#again").disabled`)
	if got := eval[string](b, `document.querySelector("#explorer")
		.contentWindow.statepoint.editors.source.text()`); got != first.Start {
		t.Errorf("again begins with %q", got)
	}
	b.cleanOf(t, "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
	b.prints(first.Start)

	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile))
	b.givesUp(first)
	b.do(chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url+"learn"))
	b.until(`document.querySelector("li .passed")`)
	if n := eval[int](b, `document.querySelectorAll("li .passed").length`); n != 1 {
		t.Errorf("%d lessons are passed", n)
	}
	b.progress()
}

// keepsRows presses tabs of the explorer beside a lesson: no pane becomes higher or lower by that.
func (b *browser) keepsRows() {
	b.t.Helper()
	const inside = `document.querySelector("#explorer").contentDocument.`
	heights := func() string {
		return eval[string](b, `[...`+inside+`querySelectorAll(".pane")].map((e) =>
			e.offsetHeight).join()`)
	}
	before := heights()
	for _, tab := range []string{"liveness", "records", "ir", "bytes"} {
		of := fmt.Sprintf(`(document.querySelector("#explorer").contentDocument, %q)`, tab)
		b.do(chromedp.Evaluate[chromedp.Void](opensView + of))
		b.until(viewIsOpen + of)
		b.do(chromedp.Evaluate[chromedp.Void](`(async () => {
			for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame);
		})()`, chromedp.EvalAwaitPromise))
		if got := heights(); got != before {
			b.t.Errorf("with the tab %s the panes are %s high, and were %s", tab, got, before)
		}
	}
}

// goesOver goes from the text of a lesson to its program on a phone, and back from the last pane.
func (b *browser) goesOver() {
	b.t.Helper()
	if low := eval[float64](b, `Math.min(...[...document.querySelectorAll("main summary")].filter((e) =>
		e.checkVisibility()).map((e) => e.getBoundingClientRect().height))`); low < 44 {
		b.t.Errorf("a hint or a solution is %g high on a phone", low)
	}
	b.tap(".to-program")
	b.until(`document.querySelector("#explorer").getBoundingClientRect().top < 100`)
	b.do(chromedp.Evaluate[chromedp.Void](`scrollTo(0, 1e6)`))
	b.tap(".to-text a")
	b.until(`document.querySelector("#check").getBoundingClientRect().top >= 0`)
}

// On a phone the program is far below a question that sends one there: its link leads there, and
// that beside the program back to the question. Where the words of a frame are asked, it leads to
// the assembly. A number is said to be wrong as it was written.
func TestPageLessonQuestionOnAPhone(t *testing.T) {
	b := takeTab(t)
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile),
		chromedp.Navigate(b.url+"learn/record"))
	b.until(`document.querySelector(".ask:enabled")`)
	b.tap(".question .to-program")
	b.until(`document.querySelector("#explorer").getBoundingClientRect().top < 100`)
	contains(t, "the way back", eval[string](b, `document.querySelector(".to-text a").innerText`),
		"Back to the question")
	b.tap(".to-text a")
	b.until(`(() => {
		const { top, bottom } = document.querySelector(".question .ask").getBoundingClientRect();
		return top >= 0 && bottom <= innerHeight;
	})()`)
	contains(t, "no answer", b.answered("document.querySelector('.question')"), "Write a number")
	if n := b.tries("record"); n != 0 {
		t.Errorf("%d answers count, but none was given", n)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".number").value = "0x12"`))
	contains(t, "another record's", b.answered("document.querySelector('.question')"),
		"do not say 0x12; the same field of the first record does")
	b.tap("#actions .to-program")
	contains(t, "the way back", eval[string](b, `document.querySelector(".to-text a").innerText`),
		"Back to the text and Check")
	b.do(chromedp.Navigate(b.url + "learn/predict"))
	b.until(`document.querySelector(".ask:enabled")`)
	b.tap(".question .to-program")
	b.until(`(() => {
		const frame = document.querySelector("#explorer");
		const { top } = frame.getBoundingClientRect();
		const asm = frame.contentDocument.querySelector("#pane-asm").getBoundingClientRect();
		const above = Math.abs(top + asm.top) < 100; // or the page ends, and it is seen whole
		return asm.top > 300 && (above || top + asm.top >= 0 && top + asm.bottom <= innerHeight);
	})()`)
}

// tries is how often the program of a lesson was checked or a question of it answered.
func (b *browser) tries(lesson string) int {
	b.t.Helper()
	return eval[int](b, fmt.Sprintf(`JSON.parse(localStorage.getItem("statepoint-lessons-spent") ||
		"{}")[%q]?.[0] || 0`, lesson))
}

// progress goes along as a code, can be forgotten and taken over again, and is among the results.
func (b *browser) progress() {
	b.t.Helper()
	press := func(script string) string {
		return eval[string](b, `(() => {
			const field = document.querySelector("#progress-code");
			const press = (name) => document.querySelector("#progress ." + name).click();
			window.confirm = () => true;
			`+script+`;
			return field.value + " " + document.querySelectorAll("li .passed").length + " " +
				document.querySelector("#progress [role=status]").innerText;
		})()`)
	}
	code, _, _ := strings.Cut(press(`document.querySelector("#progress-name").value = "Ada";
		press("make")`), " ")
	contains(b.t, "forgotten", press(`press("reset")`), " 0 The progress is cleared.")
	contains(b.t, "a code that was cut", press(`field.value = field.value.slice(0, -9) +
		field.value.slice(-5); press("take")`), " 0 This is not progress")
	contains(b.t, "taken over", press(fmt.Sprintf(`field.value = %q; press("take")`, code)),
		" 1 One lesson was imported.")
	b.do(chromedp.Navigate(b.url + "learn/results"))
	b.until(`document.querySelector("#results")`)
	contains(b.t, "results", eval[string](b, fmt.Sprintf(`(() => {
		const codes = document.querySelector("#codes");
		const code = %q;
		codes.value = "Ada: " + code + ",\n> " + code.slice(0, 30) + "\n> " + code.slice(30) +
			"\n\nthat is all\nsp1.eyJ9.0000\n" + code.slice(0, 30);
		codes.dispatchEvent(new Event("input"));
		return document.querySelector("main").innerText;
	})()`, code)), "One code was read. One was there more than once. "+
		"Part of a code is missing in lines 6, 7. There is no code in line 5.", "Ada",
		"1 of 8", "open: 2, 3, 4, 5, 6, 7, 8", "0 of 9", "1:\u00a01, 2:\u00a00, 3:\u00a00")
	// The table for a spreadsheet has what each lesson took, told in the code.
	b.do(chromedp.Evaluate[chromedp.Void](`URL.createObjectURL = (blob) => {
		blob.text().then((text) => (window.table = text));
		return "#";
	}, document.querySelector("#csv").click()`))
	b.until(`window.table`)
	table := eval[string](b, `table`)
	head, ada, _ := strings.Cut(table, "\r\n")
	contains(b.t, "the table's head", head, `"participant","left-behind","left-behind tries",`+
		`"left-behind hints","left-behind minutes","leaf-calls"`)
	if !regexp.MustCompile(`^"Ada","1","[1-9][0-9]*","2","[0-9]+","0"`).MatchString(ada) {
		b.t.Errorf("the table has %.100q", ada)
	}
	b.cleanOf(b.t, "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
}

// What a phone has room for can also be reached by the keyboard, and is large enough for a finger.
const unusable = `document.documentElement.scrollWidth > innerWidth ? "the page is too wide" :
	[...document.querySelectorAll("main :is(a, button, input, summary)")].filter((e) =>
		e.tabIndex < 0 || e.closest("nav, .lesson-actions") && e.checkVisibility() &&
		e.getBoundingClientRect().height < 24).map((e) => e.outerHTML).join("\n")`

// warned is whether the explorer beside a lesson has a warning, whether its reader sees it below
// the text, and whether the text is marked there.
const warned = `(() => {
	const { document: d, statepoint: s } = document.querySelector("#explorer").contentWindow;
	const warning = d.querySelector(".problems .warning");
	return [!!warning, !!warning?.checkVisibility(),
		!!s.editors.source.view.dom.querySelector(".cm-lintRange-warning")].join();
})()`

// named are the names of the panes beside a lesson that its reader sees.
const named = `[...document.querySelector("#explorer").contentDocument.querySelectorAll(".pane h2")]
	.filter((e) => e.getBoundingClientRect().width > 8).map((e) => e.innerText).join()`

// pressed are the names of the panes whose buttons are pressed.
const pressed = `["IR", ...[...document.querySelectorAll(".lesson-panes [aria-pressed=true]")].map(
	(e) => e.innerText)].join()`

// outOfSight is what of a verdict on the program is not in sight: Check, the verdict, what can be
// done now and the next lesson.
const outOfSight = `[...document.querySelectorAll("#check, #verdicts, #done")].filter((e) => {
	const { top, bottom } = e.getBoundingClientRect();
	return e.checkVisibility() && (top < 0 || bottom > innerHeight);
}).map((e) => e.id).join()`

const isDone = `document.querySelector("#done").checkVisibility()`

// The solution of every lesson passes on the page, and its start does not. Each right answer to a
// question is accepted there, and a wrong one refused, on a screen for one pane. It takes every
// fourth lesson, and the first with a question of each kind. The rest is left to -every-case, and
// to the lessons' own tests, which compile and run them all.
func TestPageLessons(t *testing.T) {
	tracks, problems, err := lessons.Read(files.Files)
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	b := takeTab(t)
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile))
	var e engine.Engine
	kinds, n, reloaded, challenges := map[check.Kind]bool{}, 0, false, 0
	isNew := func(l *lessons.Lesson) (found bool) {
		for i := range l.Questions {
			if k := l.Questions[i].Kind; !kinds[k] {
				kinds[k], found = true, true
			}
		}
		return found
	}
	for i := range tracks {
		for k := range tracks[i].Lessons {
			l := &tracks[i].Lessons[k]
			n++
			if !isNew(l) && !inShare(n, 4) {
				continue
			}
			b.do(chromedp.Navigate(b.url + "learn/" + l.Name))
			b.until(`document.querySelector("#again:enabled")`)
			first := eval[string](b, slid)
			if bad := eval[string](b, unusable); bad != "" {
				t.Errorf("%s: %s", l.Name, bad)
			}
			if len(l.Questions) > 0 && len(l.Checks) > 0 && !reloaded {
				b.writes(l.Solution)
				contains(t, l.Name, b.checks(), "All ", "A question above is still open.")
				if eval[bool](b, isDone) {
					t.Errorf("%s is done before its questions", l.Name)
				}
				b.do(chromedp.Evaluate[chromedp.Void](`[...document.querySelectorAll("#verdicts a")].
					find((a) => a.innerText === "A question above is still open.").click()`))
				if at := eval[string](b, `(() => {
					const q = document.querySelector(".question");
					return q.contains(document.activeElement) + " " +
						(q.getBoundingClientRect().top >= 0) + " " + location.hash;
				})()`); at != "true true " {
					t.Errorf("%s: the link to the open question leads to %q", l.Name, at)
				}
			}
			for n := range l.Questions {
				asked, err := e.Ask(t.Context(), &report.Request{Source: l.Start}, &l.Questions[n])
				if err != nil {
					t.Fatal(err)
				}
				answers := `(() => {
					const { document: d, statepoint: s } = document.querySelector("#explorer")
						.contentWindow;
					return [d.querySelector("#tab-frame"), d.querySelector("#why > *")].map((e) =>
						e && getComputedStyle(e).visibility) + "," +
							s.editors.asm.text().includes("spill");
				})()`
				kind := l.Questions[n].Kind
				if kind == check.AskSlots {
					b.until(answers + ` === "hidden,hidden,false"`)
				}
				if kind == check.AskStale {
					b.until(warned + ` === "true,false,false"`)
					b.checks()
					if got := eval[string](b, `document.querySelector("main").innerText`); strings.
						Contains(got, "is computed from") {
						t.Errorf("%s: a check gives the answer away:\n%s", l.Name, got)
					}
				}
				said := b.answers(n, asked, false)
				if said == "" || strings.HasPrefix(said, "Right") {
					t.Errorf("%s: a wrong answer: %q", l.Name, said)
				}
				if kind == check.AskSlots {
					contains(t, "what comes of a wrong map", said,
						"You marked rsp+16 as base. rsp+16 holds %at, an address inside",
						"A collector that relies on this mark fails", "Watch it fail")
					contains(t, "where it is watched", eval[string](b,
						`document.querySelector(".judged a").href`),
						"embed.html?view=run&covered=frame#1.")
					if low := eval[float64](b, `Math.min(...[...document.querySelectorAll(
						".question label")].map((e) => e.getBoundingClientRect().height))`); low < 44 {
						t.Errorf("%s: an answer is %g high on a phone", l.Name, low)
					}
					b.cleanOf(t, "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
				}
				if said := b.answers(n, asked, true); !strings.HasPrefix(said, "Right.") {
					t.Errorf("%s: the right answer: %q", l.Name, said)
				}
				if kind == check.AskSlots {
					b.until(answers + ` === "visible,visible,true"`)
				}
				if kind == check.AskStale {
					b.until(warned + ` === "true,true,true"`)
					b.until(named + ` === "IR,x86-64" &&
						document.querySelectorAll(".lesson-panes button:not([hidden])").length === 4`)
				}
			}
			if len(l.Questions) > 0 && len(l.Checks) > 0 && !reloaded {
				reloaded = true
				if !eval[bool](b, isDone) || strings.Contains(eval[string](b,
					`document.querySelector("main").innerText`), "still open") {
					t.Errorf("%s: not done after the last question", l.Name)
				}
				if out := eval[string](b, `document.querySelector("#done .button").
					getBoundingClientRect().bottom > innerHeight ? "the next" : ""`); out != "" {
					t.Errorf("%s: %s is out of sight", l.Name, out)
				}
				right := `[...document.querySelectorAll(".question")].every((q) =>
					q.querySelector(".judged").innerText.startsWith("Right."))`
				b.do(chromedp.Reload()) // the answers are kept, and asked again
				b.until(`document.querySelector("#again:enabled")`)
				b.until(right)
				b.writes(l.Solution)
				b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#again").click()`))
				b.until(`document.querySelector("#again:enabled")`)
				if !eval[bool](b, right) {
					t.Errorf("%s: the answers begin again with the program", l.Name)
				}
				b.until(slid + " === " + tick(first))
			}
			if len(l.Checks) == 0 {
				b.until(`!document.querySelector("#done").hidden`)
				continue
			}
			if said := b.checks(); strings.HasPrefix(said, "All ") {
				t.Errorf("%s: the start passes", l.Name)
			}
			if out := eval[string](b, outOfSight); out != "" {
				t.Errorf("%s: after a check that fails, out of sight: %s", l.Name, out)
			}
			b.writes(l.Solution)
			if said := b.checks(); !strings.HasPrefix(said, "All ") &&
				!strings.HasPrefix(said, "The check passes") {
				t.Errorf("%s: the solution fails: %s", l.Name, said)
			}
			if out := eval[string](b, outOfSight); out != "" {
				t.Errorf("%s: after a check that passes, out of sight: %s", l.Name, out)
			}
			if l.Challenge {
				challenges++
				if got := eval[string](b, `document.querySelector("main").textContent`); !strings.
					Contains(got, fmt.Sprintf("steps that pass are %d.", len(l.Questions)+1)) {
					t.Errorf("%s does not say how few steps are enough", l.Name)
				}
				const score = `document.querySelector("#score").innerText`
				was := eval[string](b, score)
				b.checks()
				now := eval[string](b, score)
				// What a pass has shown stays when a later check fails.
				const offers = `[...document.querySelectorAll(".hint, .solution")].map((e) =>
					e.hidden).join()`
				shown := eval[string](b, offers)
				b.writes(l.Start)
				b.checks()
				got := eval[string](b, offers)
				if got != shown || !strings.HasPrefix(got, "false") ||
					!strings.HasSuffix(got, "false") {
					t.Errorf("%s: hidden of hints and solution: %s, and after a pass %s",
						l.Name, got, shown)
				}
				if !strings.HasSuffix(was, fmt.Sprintf("the fewest are %d", len(l.Questions)+1)) ||
					now != was {
					t.Errorf("%s: %q, and after another check %q", l.Name, was, now)
				}
			}
		}
	}
	if challenges == 0 {
		t.Error("no challenge was taken")
	}
}
