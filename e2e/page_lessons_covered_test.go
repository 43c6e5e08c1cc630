package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// The explorer beside a question about a frame does not have what is asked: neither to be read nor
// to be copied, searched or opened by a key. It comes with the right answer.
func TestPageLessonCoveredPanes(t *testing.T) {
	b := takeTab(t)
	b.do(chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url+"learn/predict"))
	b.until(`document.querySelector("#again:enabled")`)
	const stops = `[...document.querySelector("#explorer").contentDocument.querySelectorAll(
		".stages button")].filter((e) => e.checkVisibility()).map((e) => e.id).join()`
	b.until(stops + ` === "stop-lower,run-button"`)
	const inside = `document.querySelector("#explorer").contentWindow.`
	const text = inside + `statepoint.editors.asm.text()`
	tells := func(what string) bool { return eval[bool](b, text+`.includes("`+what+`")`) }
	for _, what := range []string{"spill", "%at", "[rsp", "deopt"} {
		if tells(what) {
			t.Errorf("the assembly has %q:\n%s", what, eval[string](b, text))
		}
	}
	contains(t, "what there is", eval[string](b, text), "16(%rsp)",
		"the record is hidden until you answer")
	const open = `[...` + inside + `document.querySelectorAll("#journey, dialog[open], .outside")].
		filter((e) => e.checkVisibility()).map((e) => e.id).join()`
	b.do(chromedp.Evaluate[chromedp.Void](`for (const key of ["j", "l"])
		` + inside + `dispatchEvent(new (` + inside + `KeyboardEvent)("keydown", { key }))`))
	b.do(chromedp.Evaluate[chromedp.Void](`(async () => {
		for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
	})()`, chromedp.EvalAwaitPromise))
	if got := eval[string](b, open); got != "" {
		t.Errorf("a key or a link leads to the answer: %s", got)
	}
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector(".question .answers").open = true`))
	b.until(text + `.includes("spill %at")`)
	b.until(open + ` === "outside"`)
	b.until(stops + `.startsWith("stop-parse,stop-place-safepoints,stop-rewrite-statepoints")`)

	// The panes fill a wide frame, also if the program has so many functions that they are listed.
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#all-panes").click()`))
	b.do(chromedp.EmulateViewport(1920, 1080))
	b.until(fills + ` && document.querySelectorAll(".lesson-panes [aria-pressed=true]").length === 3`)
	b.writes("define void @a() {\n  ret void\n}\ndefine void @b() {\n  ret void\n}\n" +
		"define void @c() {\n  ret void\n}\n")
	b.until(inside + `document.querySelector("#functions-choice").checkVisibility() && ` + fills)

	// A run stays at its step, and the other panes are offered above it.
	b.do(chromedp.Navigate(b.url + "learn/the-cursor"))
	b.until(`document.querySelector("#again:enabled") && (` + runSays +
		`).includes("not the start of an object")`)
	contains(t, "no answer", b.answered("document.querySelector('.question')"), "Mark an answer")
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelectorAll(".answer input")[1].click()`))
	contains(t, "the answer", b.answered("document.querySelector('.question')"), "Right.")
	b.until(pressed + ` === "IR,Run" && (` + runSays + `).includes("not the start of an object") &&
		document.querySelectorAll(".lesson-panes button:not([hidden])").length === 4`)
}

// fills is whether the panes beside a lesson fill each row of their frame.
const fills = `(() => {
	const { document: d, innerWidth } = document.querySelector("#explorer").contentWindow;
	const rows = {};
	for (const e of d.querySelectorAll(".pane")) {
		const { top, width } = e.getBoundingClientRect();
		if (width > 8) rows[Math.round(top)] = (rows[Math.round(top)] || 0) + width + 1;
	}
	return Object.values(rows).every((width) => width > innerWidth - 8);
})()`

// The run that comes of a wrong prediction tells no name of what is in the frame: that is asked.
func TestPageLessonCoveredRun(t *testing.T) {
	b := takeTab(t)
	b.do(chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url+"learn/predict"))
	b.until(`document.querySelector("#again:enabled")`)
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const marks = ["none", "Direct", "base", "derived", "none"];
		for (const [i, f] of document.querySelectorAll("fieldset.word").entries())
			f.querySelector("input[value=" + marks[i] + "]").click();
		document.querySelector(".ask").click();
	})()`))
	b.until(`document.querySelector(".judged a")`)
	b.do(chromedp.Navigate(eval[string](b, `document.querySelector(".judged a").href`)))
	b.until(`document.querySelector("#run-fast:enabled")`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#run-fast").click()`))
	b.until(`document.querySelectorAll("#run-stack tbody tr").length > 4`)
	named := `[...document.querySelectorAll("#run *")].filter((e) => {
		const own = [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join(" ");
		return /%(at|array|other|count)\b|padding/.test(own + " " + (e.ariaLabel || "")) &&
			e.checkVisibility({ visibilityProperty: true });
	}).map((e) => e.outerHTML.slice(0, 200)).join("\n")`
	if got := eval[string](b, named); got != "" {
		t.Errorf("what is asked stands there:\n%s", got)
	}
	const values = `[...document.querySelectorAll("#run-stack .run-value, #run-registers li")].filter(
		(e) => e.checkVisibility({ visibilityProperty: true })).length`
	if n := eval[int](b, values); n != 0 {
		t.Errorf("%d values are there, from which the answer follows", n)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`delete document.documentElement.dataset.covered`))
	if n := eval[int](b, values); n < 5 {
		t.Errorf("%d values once nothing is covered", n)
	}
	contains(t, "the names once nothing is covered", eval[string](b, named), "%count", "padding")
}
