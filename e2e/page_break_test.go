package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// said is what an element of the page says.
func (b *browser) said(selector string) string {
	b.t.Helper()
	return eval[string](b, `document.querySelector("`+selector+`")?.textContent ?? ""`)
}

// breaksRelocate breaks the relocate of %cell in the list example, with the actions open, choose
// and do, and checks the view. seek goes to the first wrong step, fix fixes the program.
func (b *browser) breaksRelocate(open, choose, do, seek, fix func()) {
	b.t.Helper()
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`)
	open()
	b.until(`document.querySelector("#run-site")`)
	choose()
	b.until(`document.querySelector("#run-site").value == "skip-relocate@double_all#3"`)
	do()
	b.until(`document.querySelector("#run-way li.wrong")`)
	if got := b.said("#run-banner"); !strings.Contains(got, "Skip a relocate: ") ||
		!strings.Contains(got, "%cell") {
		b.t.Errorf("the banner is %q", got)
	}
	b.until(`document.activeElement.id == "run-broken-title"`)
	// What is wrong at the step that is shown is said above the picture.
	way, noticed := b.said("#run-way")+b.said("#run-sentence"), b.said("#run-notices")
	for _, want := range []string{"collection 2 moves the object", "is named by no record",
		"movq", "reads through 0x", "the object is at 0x", "line "} {
		if !strings.Contains(way, want) {
			b.t.Errorf("the way lacks %q: %s", want, way)
		}
	}
	for _, want := range []string{"safepoint verifier", "%next.at", "machine", "is protected",
		"returns [2, 4, 6]"} {
		if !strings.Contains(noticed, want) {
			b.t.Errorf("nothing says %q: %s", want, noticed)
		}
	}
	seek()
	b.until(`document.querySelector("#run-count").textContent.startsWith(document.querySelector(` +
		`"#run-way .wrong .run-go").textContent.replace("Step ", "") + " / ")`)
	b.drawsStale()
	fix()
	b.until(`document.querySelector("#run-banner").hidden && ` + stepOf + ` != ""`)
}

// drawsStale checks the first wrong step: the picture has the stale register and the memory that it
// points to, which the object has left. If stack and heap are side by side, an arrow leads there,
// and both are in view beside the explanation.
func (b *browser) drawsStale() {
	b.t.Helper()
	b.until(`document.querySelector("#run-stale tr.gone")`)
	const gone = ":is(g.freed, [data-left])" // left in the step before if that was the collection
	const place = `document.querySelector("#run-stale tr.gone").dataset.to`
	row := b.said("#run-stale tr.gone")
	if at := eval[string](b, place); !strings.Contains(row, "left behind") ||
		!strings.Contains(row, at) || !strings.Contains(b.said("svg.run-heap "+gone), at) {
		b.t.Errorf("the stale register is %q, and the heap has nothing at %s", row, at)
	}
	if eval[bool](b, `innerWidth < 1000`) {
		return
	}
	b.until(`document.querySelector(".run-arrows path.stale")`)
	b.until(`(() => {
		const box = (of) => document.querySelector(of).getBoundingClientRect();
		const body = box(".run-body"), way = box("#run-broken");
		return box("#run-stack-title").top >= body.top && box("#run-stale tr.gone").bottom <=
			way.top && box("svg.run-heap ` + gone + `").top < way.top && way.bottom <=
			body.bottom + 1;
	})()`)
}

// Buttons skip a relocate, and a link opens the page in that state.
func TestPageBreak(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("list-walk")
	b.press(kb.Escape)
	b.tap("#run-button")
	b.breaksRelocate(func() { b.tap("#run-break") },
		func() { b.set("#run-site", "skip-relocate@double_all#3") },
		func() { b.tap("#run-break-now") },
		func() { b.tap("#run-way .wrong .run-go") },
		func() {
			b.cleanInBoth(t, "break")
			link := b.url + "#" + eval[string](b, `statepoint.state()`)
			b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(link))
			b.opened()
			b.until(`document.querySelector("#run-way li.wrong")`)
			b.tap("#run-way .wrong .run-pin")
			if len(b.lit("asm")) == 0 || len(b.lit("source")) == 0 {
				t.Error("the wrong step lights nothing")
			}
			// The panes are those of the broken program without the view, and after a reload, too.
			b.tap("#run-button")
			b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(b.url))
			b.opened()
			b.until(`!document.querySelector(".page").dataset.run`)
			b.until(`document.querySelector("#run-banner").innerText.includes("Skip a relocate")`)
			b.cleanInBoth(t, "broken")
			b.tap("#run-fix")
			b.tap("#run-button")
		})
	// A byte of the map: what the decoder refuses can be fixed, too.
	b.tap("#run-break")
	b.until(`document.querySelector("#run-kind-flip-byte")`)
	b.tap("#run-kind-flip-byte")
	b.until(`document.querySelector("#run-byte")`)
	b.tap("#run-break-now")
	b.until(`document.querySelector("#run-notices")?.textContent.includes("map decoder")`)
	b.tap("#run-fix")
	b.until(`document.querySelector("#run-banner").hidden && ` + stepOf + ` != ""`)
}

// The same by the keyboard alone.
func TestPageBreakByKeyboard(t *testing.T) {
	b := open(t, 1440, 900, "dark")
	b.pick("list-walk")
	b.press(kb.Escape)
	b.slideTo("run-button")
	enter := func(selector string) func() {
		return func() { b.focusOn(selector); b.press(kb.Enter) }
	}
	b.breaksRelocate(enter("#run-break"),
		func() {
			b.focusOn("#run-site")
			b.press(kb.ArrowDown)
			b.press(kb.ArrowDown)
		},
		enter("#run-break-now"), enter("#run-way .wrong .run-go"), func() {
			for range 40 { // back over the controls of the run
				if eval[bool](b, `document.activeElement.id == "run-fix"`) {
					break
				}
				b.press(kb.Tab, chromedp.ModifierShift)
			}
			b.press(kb.Enter)
		})
}

// And on a phone.
func TestPageBreakOnPhone(t *testing.T) {
	b := open(t, 390, 844, "dark", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.pick("list-walk")
	b.press(kb.Escape)
	b.tap("#run-button")
	b.breaksRelocate(func() { b.tap("#run-break") },
		func() { b.set("#run-site", "skip-relocate@double_all#3") },
		func() { b.tap("#run-break-now") },
		func() { b.tap("#run-way .wrong .run-go") },
		func() {
			b.clean(t)
			if !eval[bool](b, narrow) {
				t.Error("the explanation is wider than the window")
			}
			b.tap("#run-fix")
		})
}

// With the stages of a strategy, the break and the run, what each did takes two lines at the most.
// What replaces the program may have no such place: the page does not call it broken.
func TestPageBreakStrip(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("card-marking")
	b.press(kb.Escape)
	b.tap("#run-button")
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`)
	b.tap("#run-break")
	b.until(`document.querySelector("#run-kind-drop-barrier")`)
	b.tap("#run-kind-drop-barrier")
	b.until(`document.querySelector("#run-site")?.value.startsWith("drop-barrier@")`)
	b.tap("#run-break-now")
	b.until(`document.querySelector("#run-notices")`)
	b.settled()
	if high := eval[float64](b, `Math.max(...[...document.querySelectorAll(".stages small")]
		.map((e) => {
			const text = document.createRange(); // the box of the chosen one is as high as the bar
			text.selectNodeContents(e);
			return text.getBoundingClientRect().height;
		}))`); high > 30 {
		t.Errorf("what a stage did is %v pixels high", high)
	}
	b.replace(documented)
	b.until(`document.querySelector("#run-banner b").textContent === "Not broken"`)
	b.tap("#run-fix")
	b.until(`document.querySelector("#run-banner").hidden`)
}
