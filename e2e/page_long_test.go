package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// Of 8,000 lines, or 20,000 with -every-case, the panes get the function that they show, another
// when that is chosen, and the whole when that is. The whole report is taken in pieces: between
// them the page draws and answers, and while a pane waits for its turn nothing in it is linked.
func TestPageLargeReport(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		globalThis.long = [];
		globalThis.watch = new PerformanceObserver((l) => long.push(...l.getEntries()
			.map((e) => Math.round(e.duration))));
		watch.observe({ type: "longtask" });
		// The pointer goes over all panes meanwhile, again and again.
		let n = 0;
		globalThis.restless = setInterval(() => {
			const pane = Object.values(statepoint.editors)[n++ % 4];
			pane.tell("hover", (n * 7919) % (pane.view.state.doc.length + 1));
		}, 10);
	})()`))
	functions := 800
	if *everyCase {
		functions = 2000
	}
	last := fmt.Sprint("f", functions-1)
	b.replace(large(functions))
	shows := func(function string) {
		t.Helper()
		b.until(fmt.Sprintf(`(() => {
			const is = (text, what) => text.includes(what) && text.length < 5000;
			return is(%s, "@%[4]s(") && is(%[2]s, "%[4]s:") && is(%[3]s, "%[4]s"); })()`,
			paneText("module"), paneText("asm"), paneText("map"), function))
		b.settled()
	}
	shows("f0")
	b.do(chromedp.Evaluate[chromedp.Void](`[...document.querySelectorAll(
		"#drawing-functions tbody tr button")][7].click()`))
	shows("f7")
	// The lines have the numbers that they have in the module.
	if n := eval[int](b, `Number([...document.querySelector("#host-module").shadowRoot
		.querySelectorAll(".cm-lineNumbers .cm-gutterElement")].map((e) => e.innerText)
		.find((n) => n > 1))`); n < 7*10 {
		t.Errorf("the module begins at line %d", n)
	}
	b.click("source", "%obj", 21) // three times in each function
	b.until(`document.querySelector("#why").innerText.includes("%obj.relocated")`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#whole-module").click()`))
	b.until(paneText("module") + fmt.Sprintf(`.includes("@%s(")`, last))
	b.settled()
	b.until(paneText("map") + fmt.Sprintf(`.includes(%q)`, last))
	for pane, want := range map[string]string{"module": "@" + last + "(", "asm": last + ":",
		"map": last} {
		contains(t, pane, eval[string](b, fmt.Sprintf(`(() => {
			const text = %s, at = text.lastIndexOf(%q);
			return at < 0 ? text.slice(-200) : text.slice(at, at + 40);
		})()`, paneText(pane), want)), want)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`clearInterval(restless)`))
	b.click("source", "%obj", 21) // which stayed in view
	b.until(`document.querySelector("#why").innerText.includes("%obj.relocated")`)
	t.Log("tasks over 50 ms:", eval[[]int](b, `(watch.takeRecords(), long)`))
}
