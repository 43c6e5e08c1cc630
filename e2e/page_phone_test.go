package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// narrow is an expression for elements that extend past the right edge of the window.
const narrow = `Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) <=
	innerWidth`

// On a phone every view and dialog fits, text can be typed, and each row of bytes
// is one line.
func TestPagePhoneWhole(t *testing.T) {
	const scheme = "dark" // TestPagePhone has the other
	b := open(t, 390, 844, scheme, chromedp.EmulateMobile, chromedp.EmulateTouch)
	stop := func(key string) { b.tap("#stop-" + key) }
	fits := func(what string) {
		t.Helper()
		if !eval[bool](b, narrow) {
			t.Errorf("%s is wider than the window", what)
		}
	}
	stop("stack-map")
	b.until(`document.querySelector("#pane-map").offsetHeight > 300`)
	b.until(`statepoint.editors.map.view.dom.classList.contains("cm-one-line")`)
	const shown = `document.querySelector("#host-map")
		.shadowRoot.querySelectorAll(".cm-line.cm-row").length`
	b.until(shown + ` >= 15`)
	rows := eval[[]float64](b,
		`[...document.querySelector("#host-map").shadowRoot.querySelectorAll(".cm-line.cm-row")]
			.map((e) => e.getBoundingClientRect().height)`)
	for i, h := range rows {
		if h > 24 {
			t.Errorf("row %d is %v high", i, h)
		}
	}
	// The rows say which location each is, which nothing else does; the caret, which nobody has put
	// anywhere, opens none.
	for i, want := range []string{"3 Indirect [rsp+0]", "4 Indirect [rsp+0]"} {
		row := eval[string](b, `[...document.querySelector("#host-map").shadowRoot
			.querySelectorAll(".cm-line")].filter((e) => e.innerText.includes("Indirect"))[`+
			strconv.Itoa(i)+`].innerText`)
		if !strings.HasSuffix(row, " "+want) {
			t.Errorf("a row is %q and should end with %q", row, want)
		}
	}
	if eval[bool](b, `document.querySelector("#host-map").shadowRoot
		.querySelector(".cm-row-open") !== null`) {
		t.Error("a row shows its meaning that nobody asked for")
	}
	fits("the stack map")
	b.tap("#detail-records")
	b.until(`document.querySelector("#drawing-map table")`)
	fits("the records")
	b.clean(t)
	stop("lower")
	// Instructions have the room of their bytes, until these are what is looked at.
	const code = `document.querySelector("#host-asm").shadowRoot
		.querySelector(".cm-content").innerText`
	b.until(code + `.includes("# spill %obj") && !` + code + `.includes("48 89")`)
	b.tap("#bytes-of-code")
	b.until(code + `.includes("48 89")`)
	b.tap("#bytes-of-code")
	b.until(`!` + code + `.includes("48 89")`)
	b.tap("#view-frame")
	b.until(`document.querySelector("#drawing-asm .f-slot")`)
	fits("the frame")
	b.clean(t)
	for _, dialog := range []string{"options-button", "share-item", "export-button"} {
		b.tap("#" + dialog)
		b.until(`document.querySelector("#dialog[open]")`)
		fits("the dialog " + dialog)
		b.clean(t)
		small := eval[[]string](b, `[...document.querySelectorAll(
			"#dialog button:not(.term), #dialog select, #dialog input")]
			.filter((e) => {
				const r = (e.closest("label") ?? e).getBoundingClientRect();
				return r.height > 0 && (r.height < 24 || r.width < 24);
			})
			.map((e) => e.outerHTML.slice(0, 120))`)
		for _, s := range small {
			t.Errorf("too small to be tapped: %s", s)
		}
		b.press(kb.Escape)
		b.until(`!document.querySelector("#dialog[open]")`)
	}
	b.tap("#view-asm")
	// What is typed is compiled, and its first line of machine code is a tap away.
	stop("parse")
	if size := eval[string](b,
		`getComputedStyle(document.querySelector("#host-source")
			.shadowRoot.querySelector(".cm-content")).fontSize`); size != "16px" {
		t.Errorf("the editor's text is %s, and the phone would zoom in", size)
	}
	b.until(`(statepoint.editors.source.focus(), document.activeElement.id === "host-source")`)
	b.retype("define i32 @typed(i32 %on.a.phone) {\n  ret i32 %on.a.phone\n}\n")
	b.until(paneText("asm") + `.includes("typed")`)
	b.settled()
}

// What is chosen can be read on the narrowest phone: the example, the stage, and how the module is
// written.
func TestPagePhoneHead(t *testing.T) {
	b := open(t, 360, 740, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	if !strings.Contains(eval[string](b,
		`getComputedStyle(document.querySelector(".pick"), "::before").content`),
		"The live pointer") {
		t.Error("the name of the example is nowhere in full")
	}
	// Longer figures of stages before it do not push the chosen one out of sight.
	for _, name := range []string{"list-reversal", "many-live"} {
		b.pick(name)
		b.until(`(() => {
			const on = document.querySelector(".stages .on").getBoundingClientRect();
			return on.left >= 0 && on.right <= innerWidth;
		})()`)
	}
	b.tap("#stop-rewrite-statepoints")
	b.openMenu("#spelling-compact")
	b.until(`document.querySelector("#spelling-compact").offsetWidth > 130`)
	b.cleanInBoth(t, "phone-head")
}

// At 200 % a laptop's window has half the CSS pixels: nothing is lost sideways.
func TestPageZoomed(t *testing.T) {
	b := open(t, 640, 400, "light")
	if !eval[bool](b, narrow) {
		t.Error("the page is wider than the window")
	}
	b.clean(t)
	for _, name := range []string{"options", "share", "export"} {
		b.tap("#" + name + "-button")
		b.until(`document.querySelector("#dialog[open]")`)
		if !eval[bool](b,
			narrow+` && innerWidth + 1 >=
				document.querySelector("#dialog").getBoundingClientRect().right`) {
			t.Errorf("%s is wider than the window", name)
		}
		b.press(kb.Escape)
		b.until(`!document.querySelector("#dialog[open]")`)
	}
}

// While a run plays, what moves on a phone is in sight, above the bytes that are read: objects, and
// the slot that is updated for one.
func TestPagePhoneRunInSight(t *testing.T) {
	b := open(t, 360, 740, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.pick("list-reversal")
	b.settled()
	b.tap("#run-button")
	b.until(`document.querySelector("#run-next")`)
	b.tap("#run-next")
	seen := func(what string) string {
		return `(() => {
			const e = document.querySelector("` + what + `")?.getBoundingClientRect();
			const body = document.querySelector(".run-body").getBoundingClientRect();
			const reads = document.querySelector("#run-reads").getBoundingClientRect();
			return e && e.top >= body.top && e.bottom <= reads.top;
		})()`
	}
	for _, step := range []struct{ says, what string }{
		{"Follows [rsp+0]", "svg.run-heap g.now"},
		{"Moved the object", "svg.run-heap g[data-dx]"},
		{"→ record 0 → [rsp+0]", "#run-stack tr.pulse"},
	} {
		says := `document.querySelector("#run-sentence").innerText.includes("` + step.says + `")`
		for n := 0; n < 9 && !eval[bool](b, says); n++ {
			was := eval[string](b, `document.querySelector("#run-sentence").innerText`)
			b.tap("#run-step")
			b.until(`document.querySelector("#run-sentence").innerText !== ` + strconv.Quote(was))
		}
		b.until(says + ` && ` + seen(step.what))
	}
	if size := eval[float64](b, `document.querySelector("#run-break span").offsetWidth`); size < 40 {
		t.Errorf("Break it has a name of %v pixels", size)
	}
	b.until(`document.getAnimations().every((a) => a.playState === "finished")`)
	b.clean(t)
}

// When the journey opens, what is pinned stays in sight in the pane above it; and an example that
// is chosen shows its source, with the sentence that says what to look at.
func TestPagePhoneJourneyInSight(t *testing.T) {
	b := open(t, 390, 740, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.tap("#stop-stack-map")
	b.until(`document.querySelector("#pane-map").offsetHeight > 300`)
	b.pick("list-reversal")
	b.settled()
	b.until(`document.querySelector("#about").checkVisibility()`)
	for _, pane := range []string{"map", "asm"} {
		b.tap(map[string]string{"map": "#stop-stack-map",
			"asm": "#stop-lower"}[pane])
		lit := `(() => {
			const host = document.querySelector("#host-` + pane + `");
			const box = host.getBoundingClientRect();
			return box.height > 0 && [...host.shadowRoot.querySelectorAll(".lit")].some((e) => {
				const r = e.getBoundingClientRect();
				return r.height > 0 && r.top >= box.top && r.bottom <= box.bottom;
			});
		})()`
		b.until(lit)
		b.tap("#journey-button")
		b.until(`document.querySelector("#journey").checkVisibility()`)
		b.until(lit)
		// The run, where nothing would fold the journey, has its room.
		b.tap("#run-button")
		b.until(`document.querySelector(".run").checkVisibility() &&
			!document.querySelector("#journey").checkVisibility()`)
		b.tap("#stop-lower")
		b.until(`document.querySelector("#journey").checkVisibility()`)
		b.tap("#journey-button")
		b.until(`!document.querySelector("#journey").checkVisibility()`)
	}
	// After the last place comes the run.
	b.tap("#stop-stack-map")
	b.tap("#next-place")
	b.until(`document.querySelector("#run-button").ariaChecked === "true"`)
}

// On a phone held sideways nothing lies over anything else, and the text has some room, whatever is
// open; also while one types, when the keyboard leaves 180 pixels.
func TestPagePhoneSideways(t *testing.T) {
	phone := []chromedp.EmulateViewportOption{chromedp.EmulateMobile, chromedp.EmulateTouch}
	b := open(t, 844, 390, "light", phone...)
	fits := func(what string, least int) {
		t.Helper()
		b.until(`(() => {
			const page = document.querySelector(".page"), panes = document.querySelector(".panes");
			return scrollY === 0 && page.scrollHeight <= innerHeight &&
				panes.scrollHeight <= panes.clientHeight;
		})()`)
		if high := eval[int](b, what+".clientHeight"); high < least {
			t.Errorf("%s has %d pixels", what, high)
		}
	}
	text := func(pane string) string { return `document.querySelector("#host-` + pane + `")` }
	b.pick("list-reversal")
	b.settled()
	fits(text("source"), 110)
	fits(text("module"), 110)
	b.tap("#journey-button")
	b.until(`document.querySelector("#journey").checkVisibility()`)
	fits(text("source"), 60)
	b.cleanInBoth(t, "phone-sideways-journey")
	b.tap("#journey-button")
	b.tap("#run-button")
	b.until(`document.querySelector("#run-next")`)
	b.tap("#run-next")
	b.tap("#run-step")
	fits(`document.querySelector(".run-body")`, 80)
	if eval[bool](b, text("source")+`.checkVisibility()`) {
		t.Error("the source takes half of the run's width")
	}
	b.tap("#run-break")
	b.until(`document.querySelector("#run-break-now")`)
	b.tap("#run-break-now")
	b.until(`document.querySelector("#run-way .wrong")`)
	fits(`document.querySelector(".run-body")`, 60)
	b.cleanInBoth(t, "phone-sideways-run")
	b.tap("#run-fix")
	b.tap("#run-close")
	b.tap("#stop-parse")
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`),
		chromedp.EmulateViewport(844, 180, phone...))
	b.until(`"typing" in document.documentElement.dataset`)
	fits(text("source"), 110)
}

// During typing on a phone, the text has the screen; everything shown is whole, and describes touch
// gestures.
func TestPagePhoneKeyboard(t *testing.T) {
	phone := []chromedp.EmulateViewportOption{chromedp.EmulateMobile, chromedp.EmulateTouch}
	b := open(t, 390, 844, "light", phone...)
	b.tap("#stop-parse")
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`))
	b.do(chromedp.EmulateViewport(390, 500, phone...)) // as the keyboard leaves it
	b.until(`"typing" in document.documentElement.dataset`)
	if high := eval[int](b, `document.querySelector("#host-source").offsetHeight`); high < 400 {
		t.Errorf("of 500 pixels the text has %d", high)
	}
	b.retype("define i32 @f() {\n  ret i32 %nothing\n}\n")
	b.until(`document.querySelector("#strip.wrong")?.checkVisibility()`)
	if says := eval[string](b, `document.querySelector("#strip").innerText`); !strings.Contains(
		says, "%nothing") || strings.Contains(says, "`") {
		t.Errorf("the strip says %q", says)
	}
	// What IR is full of has keys of its own, which leave the keyboard where it is.
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.reveal(0, 0, true)`),
		chromedp.Click(chromedp.CSS("#keys button:last-child")),
		chromedp.Click(chromedp.CSS("#keys button:first-child")))
	b.until(paneText("source") + `.startsWith("ptr addrspace(1)%define") &&
		"typing" in document.documentElement.dataset`)
	const keys = `[...document.querySelectorAll("#keys button")].map((e) => e.innerText).join(" ")`
	if have := eval[string](b, keys); have != "% @ = , ( ) ptr addrspace(1)" {
		t.Errorf("the keys are %s", have)
	}
	b.retype("define i8* @f(i8* %p) {\n  ret i8* %p\n}\n")
	b.until(keys + ` === "% @ = , ( ) * addrspace(1)"`)
	b.clean(t)
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`),
		chromedp.EmulateViewport(390, 844, phone...))
	b.until(
		`!("typing" in document.documentElement.dataset) &&
			document.querySelector(".stages").checkVisibility()`)
	b.pick("base-phi")
	b.settled()
	b.until(`document.querySelector("#why li")?.checkVisibility()`)
	contains(t, "the why line", b.why(), "%cursor")
	b.tap("#clear")
	b.until(`document.querySelector("#why").innerText.includes("Tap a value")`)
	b.tap("#stop-stack-map")
	b.tap("#detail-records")
	b.until(`document.querySelector("#drawing-map table")`)
	if broken := eval[[]string](b,
		`[...document.querySelectorAll("#drawing-map :is(th, td:not(:nth-child(3)))")]
			.filter((e) => e.offsetHeight > 34).map((e) => e.innerText)`); len(broken) > 0 {
		t.Errorf("broken over lines: %q", broken)
	}
	b.tab("json")
	b.until(paneText("map") + `.includes("\"maps\"")`)
	cut := `[...` + in("map", ".cm-content") +
		`.querySelectorAll(".cm-line")].filter((e) => e.scrollWidth > e.clientWidth + 1 ||
			e.classList.contains("cm-row")).length`
	b.until(`!statepoint.editors.map.view.dom.classList.contains("cm-one-line")`)
	if n := eval[int](b, cut); n > 0 {
		t.Errorf("%d lines of JSON are cut", n)
	}
	shown := eval[string](b, in("map", ".cm-content")+`.innerText`)
	contains(t, "JSON", shown, `"dwarf": 7`, `"records": 1`)
	b.tap("#help-button")
	b.until(`document.querySelector("#help")`)
	if help := eval[string](b, `document.querySelector("#help").innerText`); strings.Contains(help,
		"click") || strings.Contains(help, "hover") || !strings.Contains(help, "tap") {
		t.Errorf("the help of a phone: %s", help)
	}
}

// The slider of a phone is at its lower edge and has each stage and the run; a stage that did
// nothing is small and hollow. Keys go through it, and every target is large enough.
func TestPagePhoneSlider(t *testing.T) {
	b := open(t, 360, 740, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.pick("list-walk")
	const stops = `[...document.querySelectorAll(".stages button")]`
	if got := eval[string](b, stops+`.map((e) => e.querySelector(".short").innerText)
		.join(" ")`); got !=
		"IR Place Rewrite Code Map Run" {
		t.Errorf("the stops are %s", got)
	}
	if names := eval[string](b, stops+`.map((e) => e.textContent).join()`); !strings.Contains(names,
		"2 statepoints, 4 relocates") {
		t.Errorf("what the stages did is not read aloud: %s", names)
	}
	const dot = `((stop) => getComputedStyle(document.querySelector(stop).parentElement, "::after"))`
	for stop, want := range map[string]string{"#stop-place-safepoints": "6px",
		"#stop-rewrite-statepoints": "10px", "#stop-parse": "12px"} {
		if got := eval[string](b, dot+`("`+stop+`").width`); got != want {
			t.Errorf("the dot of %s is %s wide, not %s", stop, got, want)
		}
	}
	b.focusOn("#stop-parse")
	for _, key := range []string{"place-safepoints", "rewrite-statepoints", "lower", "stack-map"} {
		b.press(kb.ArrowRight)
		b.until(`document.activeElement.id === "stop-` + key + `" &&
			document.activeElement.ariaChecked === "true"`)
		b.fits()
		b.until(`document.querySelector(".stages").getBoundingClientRect().bottom === innerHeight`)
		if small := eval[[]string](b, `[...document.querySelectorAll("button")].filter((e) => {
			const r = e.getBoundingClientRect();
			return e.checkVisibility({ visibilityProperty: true }) && r.width > 1 &&
				!e.closest(".about, .host") && (r.width < 24 || r.height < 24);
		}).map((e) => e.id || e.className)`); len(small) > 0 {
			t.Errorf("at %s too small: %q", key, small)
		}
	}
	// The head says what the stage did, and its menu has the views.
	b.tap("#stop-lower")
	b.until(`document.querySelector("#pane-asm .figures").innerText ===
		"122 bytes, frame 40" && document.querySelector("#title-asm").checkVisibility()`)
	b.tap("#view-frame")
	b.until(`document.querySelector("#pane-asm .figures").innerText === "Frame"`)
	b.cleanInBoth(t, "phone-slider")
}

// Above the slider stands what the pin is called where the slider is, and its arrows go through the
// pin's places; above that the safepoint, with the references that live across it. Each pins.
func TestPagePhoneJourneyLine(t *testing.T) {
	b := open(t, 390, 844, "light", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.pick("list-walk")
	b.until(`document.querySelector("#why li.here").innerText.includes("%cell")`)
	line := func(stop, name, detail string) {
		t.Helper()
		b.until(`document.querySelector("#` + stop + `").ariaChecked === "true" &&
			[...document.querySelectorAll("#why li")].filter((e) => e.checkVisibility())
			.map((e) => e.innerText.trim().replace(/\s+/g, " ")).join() ===
			"` + strings.TrimSpace(name+" "+detail) + `"`)
	}
	if !eval[bool](b, `document.querySelector("#previous-place").ariaDisabled === "true"`) {
		t.Error("there is a place before the first")
	}
	line("stop-parse", "%cell", "")
	b.tap("#next-place")
	line("stop-rewrite-statepoints", "%cell.relocated", "")
	b.tap("#next-place")
	line("stop-lower", "[rsp+0]", "spilled at 0x35, reloaded at 0x4b")
	b.tap("#next-place")
	line("stop-stack-map", "record 1, location 6", "bytes 0xd8–0xe3")
	// A stop without a place shows the one before it, and leads back to it.
	b.tap("#stop-place-safepoints")
	line("stop-place-safepoints", "%cell", "")
	b.tap("#previous-place")
	line("stop-parse", "%cell", "")

	b.tap("#stop-lower")
	const strip = `document.querySelector("#strip p").innerText.replace(/\s+/g, " ").trim()`
	b.until(strip + ` === "line 18 of the IR · live across it: %last %cell %head"`)
	if got := eval[string](b, `document.querySelector("#strip-line").innerText`); got !=
		"%new = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)" {
		t.Errorf("the line is %q", got)
	}
	if !eval[bool](b, `document.querySelector("#strip-line .tok-keyword").textContent === "call"`) {
		t.Error("the line has no colours")
	}
	b.cleanInBoth(t, "phone-journey-line")
	b.tap("#strip .name:last-child")
	line("stop-lower", "[rsp+8]", "spilled at 0x17, reloaded at 0x6c")
	b.tap("#strip-line")
	b.until(`document.querySelector("#stop-parse").ariaChecked === "true"`)
	b.until(onScreen("source", "%new = call"))
	b.tap("#stop-lower")
	b.tap("#clear")
	b.until(`document.querySelector("#strip p").innerText === "Nothing selected" &&
		document.querySelector("#why").innerText.includes("Tap a value")`)
}
