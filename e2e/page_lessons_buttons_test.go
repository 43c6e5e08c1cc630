package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// The way to the exercise covers no button below the text, in the language with longer words too:
// in a wide window, a large one for an audience, and on a phone.
func TestPageLessonButtonsInSight(t *testing.T) {
	b := takeTab(t)
	const covered = `(() => {
		const a = document.querySelector(".to-turn a");
		const way = a.getBoundingClientRect();
		if (getComputedStyle(a).visibility !== "visible") return "-"; // the exercise is in sight
		if (way.bottom > innerHeight || way.right > innerWidth || way.top < 0) return "no way in sight";
		return [...document.querySelectorAll("#actions > *")].filter((e) => e.checkVisibility()).
			filter((e) => {
				const at = e.getBoundingClientRect();
				return at.left < way.right && way.left < at.right && at.top < way.bottom &&
					way.top < at.bottom;
			}).map((e) => e.textContent).join();
	})()`
	shown := 0
	for _, name := range []string{"pairs.de.html", "leaf-calls.de.html", "pairs"} {
		b.do(chromedp.Navigate(b.url + "learn/" + name))
		b.until(`document.querySelector("#again:enabled")`)
		for _, size := range []struct {
			width, height int64
			large         bool
		}{{1400, 1000, false}, {1400, 1000, true}, {1000, 700, true}, {390, 844, false},
			{320, 640, false}} {
			b.do(chromedp.EmulateViewport(size.width, size.height),
				chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
					`document.documentElement.classList.toggle("large", %t); scrollTo(0, 0)`,
					size.large)))
			b.until(`document.body.style.getPropertyValue("--actions") ===
				document.querySelector("#actions").offsetHeight + "px"`)
			b.do(chromedp.Evaluate[chromedp.Void](`(async () => {
				for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
			})()`, chromedp.EvalAwaitPromise))
			if got := eval[string](b, covered); got == "" {
				shown++
			} else if got != "-" {
				t.Errorf("%s at %d, large %t: the way to the exercise covers %s", name, size.width,
					size.large, got)
			}
		}
	}
	if shown == 0 {
		t.Error("no page shows the way to the exercise")
	}
}
