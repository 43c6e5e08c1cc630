package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

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
	b.do(chromedp.Evaluate[chromedp.Void](`delete document.documentElement.dataset.covered`))
	contains(t, "the names once nothing is covered", eval[string](b, named), "%count", "padding")
}
