package e2e

import (
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// At full speed the run ends where it ends, and a pause stays where it is.
func TestPageRunAtFullSpeed(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("list-walk")
	b.press(kb.Escape)
	b.tap("#run-button")
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`)
	b.tap("#run-fast")
	b.until(`document.querySelector("#run-sentence")
		.textContent == "@double_all returned [2, 4, 6]."`)
	if text := eval[string](b, `document.querySelector("#run-fast").textContent`); text !=
		"To the end" {
		t.Errorf("at the end the button says %q", text)
	}
	// A program of two threads, that runs for longer.
	late, err := os.ReadFile("../web/explore/session/testdata/late-thread.ll")
	if err != nil {
		t.Fatal(err)
	}
	b.paste(string(late))
	b.until(`!!document.querySelector("#run-entry option[value=main]")`)
	b.set("#run-entry", "main")
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…") &&
		document.querySelector("#run-where").textContent.startsWith("at @main")`)
	stayed := eval[bool](b, `new Promise((resolve) => {
		const button = document.querySelector("#run-fast"), at = () => `+stepOf+`;
		const pause = () => {
			if (button.textContent != "Pause" || at().startsWith("0 / ")) {
				return requestAnimationFrame(pause);
			}
			button.click();
			setTimeout(() => {
				const was = at();
				setTimeout(() => resolve(at() === was && button.textContent === "To the end"), 200);
			}, 300);
		};
		button.click();
		pause();
	})`)
	at := eval[string](b, stepOf)
	step, end, _ := strings.Cut(at, " / ")
	if !stayed || step == end || step == "0" {
		t.Errorf("a pause is at %s, still there: %t", at, stayed)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const line = document.querySelector("#run-timeline");
		line.value = line.max / 2;
		line.dispatchEvent(new Event("input", { bubbles: true }));
	})()`))
	b.until(`document.querySelectorAll(".run-thread").length == 2 &&
		document.querySelector(".run-thread.late")`)
	if n := eval[int](b, `document.querySelectorAll(".run-thread.current").length`); n != 1 {
		t.Errorf("%d threads are current", n)
	}
	b.cleanInBoth(t, "run-threads")
}
