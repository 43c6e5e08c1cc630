package e2e

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"

	"statepoint/web/lessons"
)

// slid is the stop at which the explorer beside a lesson is, and the panes and the run that its
// reader sees.
const slid = `(() => {
	const d = document.querySelector("#explorer").contentDocument;
	return [d.querySelector(".stages .on")?.id, ...[...d.querySelectorAll(".pane, #run")].filter(
		(e) => e.checkVisibility()).map((e) => e.id)].join();
})()`

// A lesson shows its program and what a slider leads to: first the run, or the first of its panes,
// then what links in the text lead to. A reader who chooses all panes gets those of every lesson.
func TestPageLessonFollows(t *testing.T) {
	b := takeTab(t)
	visit := func(lesson string) {
		b.do(chromedp.Navigate(b.url + "learn/" + lesson))
		b.until(`document.querySelector("#again:enabled")`)
	}
	press := func(selector string) {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.querySelector(%q).click()`,
			selector)))
	}
	b.do(chromedp.EmulateViewport(1440, 900), media("prefers-color-scheme", "light"))
	visit("record")
	press("button.large")
	b.do(chromedp.EmulateViewport(1280, 720))
	// The buttons of its run stay in sight, and what leads to the exercise is beside no other.
	visit("left-behind")
	b.until(`(() => {
		const bottom = (e) => e.getBoundingClientRect().bottom;
		const d = document.querySelector("#explorer").contentDocument;
		const way = document.querySelector(".to-turn a"), check = document.querySelector("#actions");
		return bottom(d.querySelector("#run-next")) <= bottom(d.querySelector("#run")) &&
			bottom(check) <= innerHeight && bottom(way) <= check.getBoundingClientRect().top + 8;
	})()`)
	b.do(chromedp.EmulateViewport(1440, 900))
	visit("frame") // in large letters, too
	press("button.large")
	b.until(slid + ` === "stop-lower,pane-source,pane-asm"`)
	press(`a[data-stage="stack-map"]`)
	b.until(slid + ` === "stop-stack-map,pane-source,pane-map" && document.querySelector("#explorer").
		contentDocument.querySelector("#detail-records").ariaChecked === "true"`)
	press(`a[data-view="frame"]`)
	b.until(slid + ` === "stop-lower,pane-source,pane-asm" && document.querySelector("#explorer").
		contentDocument.querySelector("#tab-frame").ariaSelected === "true"`)
	b.cleanInBoth(t, "a lesson")
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#explorer").contentDocument.
		querySelector("#run-button").click()`))
	b.until(slid + ` === "run-button,pane-source,run"`)
	press(`a[data-stage="lower"]`)
	b.until(slid + ` === "stop-lower,pane-source,pane-asm"`)

	press("#all-panes")
	const all = `,pane-source,pane-asm,pane-map`
	b.until(slid + `.endsWith("` + all + `") && ` + pressed + ` === "IR,x86-64,Stack map"`)
	visit("registers-and-slots") // it is remembered
	b.until(slid + `.endsWith("` + all + `") && ` + pressed + ` === "IR,x86-64,Stack map"`)
	press("[data-pane=run]")
	b.until(slid + `.endsWith(",pane-source,run")`)
	press(`a[data-stage="lower"]`)
	b.until(slid + `.endsWith("` + all + `")`)
	press("[data-pane=run]")
	press("#follow")
	b.until(slid + ` === "run-button,pane-source,run"`)
	visit("left-behind")
	b.until(slid + ` === "run-button,pane-source,run"`)
	press("#turn a.to-stage")
	b.until(slid + ` === "stop-rewrite-statepoints,pane-source,pane-module"`)

	// Every view that a text may link to is one of the page.
	for _, stage := range slices.Sorted(maps.Keys(lessons.StageViews)) {
		for _, view := range lessons.StageViews[stage] {
			b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
				const link = document.querySelector("a.to-stage");
				Object.assign(link.dataset, { stage: %q, view: %q });
				link.click();
			})()`, stage, view)))
			b.until(fmt.Sprintf(`(%s)(document.querySelector("#explorer").contentDocument, %q) &&
				%s.startsWith("stop-%s,")`, viewIsOpen, view, slid, stage))
		}
	}

	// A phone shows the lesson from its beginning. The whole explorer is below the way back, and
	// nothing is under that.
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile))
	visit("left-behind")
	b.until(slid + ` === "run-button,pane-source,run"`)
	if y := eval[int](b, "scrollY"); y != 0 {
		t.Errorf("the explorer scrolls its lesson by %d pixels", y)
	}
	const covers = `[...document.querySelectorAll(".lesson-panes, #explorer")].filter((e) =>
		e.checkVisibility()).some((e) => e.getBoundingClientRect().top <
			document.querySelector(".to-text").getBoundingClientRect().bottom - 1)`
	b.tap("#actions .to-program")
	b.until(`!` + covers + ` && document.querySelector("#explorer").getBoundingClientRect().bottom <=
		innerHeight + 1`)
	b.tap("#all-panes")
	b.tap(".to-text a")
	b.tap("#actions .to-program")
	b.until(`document.querySelector(".lesson-panes").checkVisibility() && !` + covers)
	b.tap("#follow")
	b.until(`!document.querySelector(".lesson-panes").checkVisibility()`)
}
