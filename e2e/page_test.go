package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The first example of the documents, as they print it.
const documented = `define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)
       gc "statepoint-example" {
  call void ()* @foo()
  ret i8 addrspace(1)* %obj
}
`

func contains(t *testing.T, what, text string, wanted ...string) {
	t.Helper()
	for _, w := range wanted {
		if !strings.Contains(text, w) {
			t.Errorf("%s lacks %q:\n%s", what, w, text)
		}
	}
}

func TestPageExamples(t *testing.T) {
	b := open(t, 1440, 900, "light")
	contains(t, "the source", b.text("source"), "@test1(ptr addrspace(1) %obj)")
	b.shows()
	if p := b.problems(); strings.Contains(p, "error") {
		t.Errorf("problems: %s", p)
	}

	// Another one.
	b.pick("loop-poll")
	b.until(paneText("source") + `.includes("gc.safepoint_poll")`)
	b.settled()
	b.shows()
	contains(t, "what the example shows", eval[string](b,
		`document.querySelector("#about").innerText`),
		"every iteration polls; %array must be relocated")
	for _, pane := range []string{"source", "module", "asm", "map"} { // what it selects is in view
		b.until(fmt.Sprintf(`(() => {
			const host = document.querySelector("#host-%s"), box = host.getBoundingClientRect();
			return [...host.shadowRoot.querySelectorAll(".lit")]
				.some((e) => { const r = e.getBoundingClientRect(); return r.top >= box.top &&
				r.bottom <= box.bottom; });
		})()`, pane))
	}
	b.tap("#about-shown")
	b.until(`document.querySelector("#about").hidden`)
	if p := b.problems(); strings.Contains(p, "error") {
		t.Errorf("problems: %s", p)
	}
}

func TestPageTypedExample(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.retype("; nothing yet\n")
	b.settled()
	b.retype(documented)
	b.until(paneText("map") + `.includes("location 4 Indirect")`)
	b.settled()

	b.do(chromedp.KeyEvent(kb.Escape)) // the example came with a selection

	// Pointing at %obj marks it in all four panes.
	b.away()
	b.hover("source", "%obj", 0)
	b.until(`document.querySelector("#host-map").shadowRoot.querySelector(".lit")`)
	for pane, want := range map[string]string{"source": "%obj", "module": "%obj.relocated",
		"asm": "(%rsp)"} {
		if got := b.lit(pane); !slices.ContainsFunc(got, func(s string) bool {
			return strings.Contains(s, want)
		}) {
			t.Errorf("%s is lit at %q, not at %q", pane, got, want)
		}
	}
	// 03 00 08 00 07 00: an Indirect location of 8 bytes off rsp, register 7.
	bytes := strings.Join(b.lit("map"), " ")
	contains(t, "the lit bytes", strings.ReplaceAll(bytes, " ", ""), "03000800070000000000000")
	contains(t, "the why line", b.why(), "%obj → %obj.relocated → [rsp+0] → record 0, location 4",
		"Indirect", "→ bytes 0x", "in 4 panes")
	b.away()
	b.until(`!document.querySelector("#host-map").shadowRoot.querySelector(".lit")`)

	// A click pins it, also while pointing elsewhere; Esc clears.
	b.click("source", "%obj", 1)
	b.away()
	b.until(`document.querySelector("#why").innerText.includes("Esc clears")`)
	contains(t, "the why line", b.why(), "%obj")
	b.do(chromedp.KeyEvent(kb.Escape))
	b.until(`!document.querySelector("#host-map").shadowRoot.querySelector(".lit")`)

	// From the other end: a byte of the stack map finds the pointer.
	b.hover("map", "location 4 Indirect", 0)
	b.until(`document.querySelector("#host-source").shadowRoot.querySelector(".lit")`)
	if got := b.lit("source"); !slices.Contains(got, "%obj") {
		t.Errorf("from the stack map the source is lit at %q", got)
	}
}

func TestPageLastGoodOutput(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.paste(documented)
	b.until(paneText("source") + `.includes("i8 addrspace(1)*")`)
	b.settled()
	asm, stackMap := b.text("asm"), b.text("map")
	// At once: a text that is deleted first may be compiled, and have output.
	b.paste(strings.Replace(documented, "ret i8 addrspace(1)* %obj", "ret i8 addrspace(1)* %obk",
		1))
	b.until(`document.querySelector("#problems")?.innerText.includes("4:")`)
	contains(t, "problems", b.problems(), "error", "4:24", "%obk")
	contains(t, "problems", b.problems(), "%obj") // the suggestion
	eval[bool](b, `document.querySelector("#problems .error summary").click() || true`)
	b.until(`document.querySelector("#problems .error details[open] h3")`)
	contains(t, "what the code means", b.problems(), "SP0102", "An undefined name",
		"LangRef.rst", "%Count")
	eval[bool](b, `document.querySelector("#problems .error summary").click() || true`)
	if b.text("asm") != asm || b.text("map") != stackMap {
		t.Error("the last good output is gone")
	}
	contains(t, "the pane", eval[string](b, `document.querySelector("#pane-asm header").innerText`),
		"output of an earlier text")
	b.until(
		`document.querySelector("#host-source").shadowRoot.querySelector(".cm-lintRange-error")`)
	b.clean(t)

	b.retype(documented)
	b.until(`!document.querySelector("#pane-asm header").innerText.includes("output of an earlier text")`)
	if p := b.problems(); strings.Contains(p, "error") {
		t.Errorf("problems: %s", p)
	}
}

// The keyboard does what the mouse does.
func TestPageKeyboard(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.do(chromedp.KeyEvent(kb.Escape))
	b.until(`document.querySelector("#why").innerText.includes("Point at")`)
	stage := func() string {
		return eval[string](b, `document.querySelector(".stages .on").dataset.stage`)
	}
	b.do(chromedp.KeyEvent("["))
	b.until(`document.querySelector(".stages .on").dataset.stage === "place-safepoints"`)
	if strings.Contains(b.text("module"), "statepoint_token") {
		t.Error("the module before the rewrite has a statepoint")
	}
	b.do(chromedp.KeyEvent("]"))
	b.until(`document.querySelector(".stages .on").dataset.stage === "rewrite-statepoints"`)
	b.until(paneText("module") + `.includes("+   %obj.relocated")`) // its changes

	// To the module, to the value, and pin it there.
	b.do(chromedp.KeyEvent(kb.F6, chromedp.KeyModifiers(chromedp.ModifierShift)))
	b.until(`document.activeElement.id === "host-source"`)
	b.do(chromedp.KeyEvent(kb.F6))
	b.until(`document.activeElement.id === "host-module"`)
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const { view } = statepoint.editors.module;
		view.dispatch({ selection: { anchor: view.state.doc.toString()
			.indexOf("%obj.relocated") } });
	})()`), chromedp.KeyEvent(kb.ArrowRight))
	b.until(`document.querySelector("#why").innerText.includes("%obj.relocated")`)
	b.do(chromedp.KeyEvent(kb.Enter))
	b.until(`document.querySelector("#why").innerText.includes("Esc clears")`)
	b.until(`document.querySelector("#said").innerText.includes("panes")`)
	b.do(chromedp.KeyEvent(kb.Escape))
	b.until(`document.querySelector("#why").innerText.includes("Point at")`)

	b.do(chromedp.KeyEvent("?"))
	b.until(`document.querySelector("#help")?.contains(document.activeElement)`)
	b.do(chromedp.KeyEvent(kb.Escape))
	b.until(`!document.querySelector("#help")`)

	// Single keys are text in the editor.
	before := stage()
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`),
		chromedp.KeyEvent("["))
	b.until(paneText("source") + `.includes("[")`)
	if stage() != before {
		t.Error("a bracket that was typed changed the stage")
	}
}

// What was typed outlives a reload of the page.
func TestPageDraft(t *testing.T) {
	b := open(t, 1440, 900, "light")
	changed := strings.ReplaceAll(documented, "%obj", "%kept")
	b.retype(changed)
	b.until(paneText("map") + `.includes("%kept") || ` + paneText("asm") + `.includes("%kept")`)
	b.settled()
	b.do(chromedp.Navigate(b.url))
	b.until(
		`document.querySelector("#host-map")?.shadowRoot && globalThis.statepoint?.editors?.source`)
	b.until(paneText("source") + `.includes("%kept")`)
	b.until(paneText("module") + `.includes("%kept.relocated")`)

	// Where it does not compile, nothing is said of the text that the page came with.
	b.paste("define void @broken( {\n")
	b.until(`document.querySelector("#pane-map .note").innerText === "output of an earlier text"`)
	contains(t, "the why line", b.why(), "The panes show the output of an earlier text.")
	b.do(chromedp.Navigate(b.url))
	b.opened()
	b.until(paneText("source") + `.includes("@broken")`)
	if got := b.why(); strings.Contains(got, "%obj") || b.text("map") != "" {
		t.Errorf("after a reload the why line is %q, the map\n%s", got, b.text("map"))
	}
}

// The page's other services: a dropped file, copying, searching, splitters.
func TestPageServices(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const data = new DataTransfer();
		data.items.add(new File(["define void @dropped() {\n  ret void\n}\n"], "mine.ll"));
		statepoint.editors.source.view.contentDOM.dispatchEvent(new DragEvent("drop",
			{ dataTransfer: data, bubbles: true, cancelable: true, composed: true }));
	})()`))
	b.until(paneText("asm") + `.includes("dropped")`)
	contains(t, "the picker", eval[string](b,
		`document.querySelector("#examples").selectedOptions[0].innerText`), "mine.ll")

	b.tap("#pane-asm header .copy")
	b.until(`document.querySelector("#menu-asm").ariaLabel === "Copied"`)

	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.module.focus()`),
		chromedp.KeyEvent("/"))
	b.until(`document.querySelector("#host-module").shadowRoot.querySelector(".cm-search input")`)
	b.clean(t)
	b.do(chromedp.KeyEvent(kb.Escape))
	b.until(`!document.querySelector("#host-module").shadowRoot.querySelector(".cm-search")`)

	width := func() int {
		return eval[int](b,
			`Math.round(document.querySelector("#pane-source").getBoundingClientRect().width)`)
	}
	before := width()
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".splitter-col").focus()`),
		chromedp.KeyEvent(kb.ArrowLeft))
	if after := width(); after >= before {
		t.Errorf("the splitter moved from %d to %d", before, after)
	}

	b.tap("#theme")
	b.tap("#theme")
	b.until(`document.documentElement.dataset.theme === "dark"`)
	if c := eval[string](b, `getComputedStyle(document.body).backgroundColor`); c !=
		"rgb(21, 23, 26)" {
		t.Errorf("the dark page is %s", c)
	}
}

// The page, and its help, break no rule of accessibility, in both themes and in each layout.
func TestPageAccessible(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name          string
		width, height int64
		scheme        string
	}{{"wide", 1440, 900, "light"}, {"dark", 1440, 900, "dark"}, {"columns", 1920, 1080, "light"},
		{"small", 1280, 800, "light"}} {
		t.Run(c.name, func(t *testing.T) {
			b := open(t, c.width, c.height, c.scheme)
			b.clean(t)
			if c.name != "wide" && c.name != "dark" {
				return
			}
			b.do(chromedp.KeyEvent("?"))
			b.until(`document.querySelector("#help")`)
			b.clean(t)
		})
	}
}

// A phone shows one pane at a time, and the page never scrolls sideways.
func TestPagePhone(t *testing.T) {
	b := open(t, 390, 844, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	for _, at := range [][2]string{{"parse", "source"}, {"place-safepoints", "module"},
		{"rewrite-statepoints", "module"}, {"lower", "asm"}, {"stack-map", "map"}} {
		stop, pane := "#stop-"+at[0], at[1]
		b.tap(stop)
		b.until(`document.querySelector("` + stop + `").ariaChecked === "true"`)
		b.until(`getComputedStyle(document.querySelector("#pane-` + pane + `")).display !== "none"`)
		if n := eval[int](b,
			`[...document.querySelectorAll(".pane")].filter((p) => getComputedStyle(p)
				.display !== "none").length`); n != 1 {
			t.Errorf("%d panes at a time", n)
		}
		if w := eval[int](b,
			`Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)`); w > 390 {
			t.Errorf("%s: the page is %d wide", pane, w)
		}
	}
	contains(t, "the strip", eval[string](b, `document.querySelector("#strip").innerText`),
		"line 3 of the IR", "live across it:", "%obj", "call void @foo()")
	b.clean(t)
}
