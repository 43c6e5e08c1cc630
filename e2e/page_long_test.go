package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// A report of 20,000 lines is taken in pieces: between them the page draws and
// answers, and while a pane waits for its turn nothing in it is linked.
func TestPageLargeReport(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		globalThis.long = [];
		globalThis.watch = new PerformanceObserver((l) => long.push(...l.getEntries().map((e) => Math.round(e.duration))));
		watch.observe({ type: "longtask" });
		// The pointer goes over all panes meanwhile, again and again.
		let n = 0;
		globalThis.restless = setInterval(() => {
			const pane = Object.values(statepoint.editors)[n++ % 4];
			pane.tell("hover", (n * 7919) % (pane.view.state.doc.length + 1));
		}, 10);
	})()`))
	b.replace(large(2000))
	b.until(paneText("module") + `.includes("@f1999(")`)
	b.settled()
	b.until(paneText("map") + `.includes("f1999")`)
	for pane, want := range map[string]string{"module": "@f1999(", "asm": "f1999:",
		"map": "f1999"} {
		contains(t, pane, eval[string](b, fmt.Sprintf(`(() => {
			const text = %s, at = text.lastIndexOf(%q);
			return at < 0 ? text.slice(-200) : text.slice(at, at + 40);
		})()`, paneText(pane), want)), want)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`clearInterval(restless)`))
	b.click("source", "%obj", 0)
	b.until(`document.querySelector("#why").innerText.includes("%obj.relocated")`)
	t.Log("tasks over 50 ms:", eval[[]int](b, `(watch.takeRecords(), long)`))
}
