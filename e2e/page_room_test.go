package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// aLongName is one as front ends write that inline generic code.
const aLongName = "%a.rather.long.name.of.a.value.as.generated.code.has.it.when.inlining.made.of.it"

// inSight says whether what was selected is to be seen in a text.
func inSight(pane string) string { return inSightOf(pane, ".lit-exact") }

// inSightOf says that something that a selector chooses is seen in the text of a pane.
func inSightOf(pane, selector string) string {
	return fmt.Sprintf(`(() => {
		const host = document.querySelector("#host-%s"), box = host.getBoundingClientRect();
		return [...host.shadowRoot.querySelectorAll(".cm-content %s")].some((e) => {
			const r = e.getBoundingClientRect();
			return r.height > 0 && r.top >= box.top && r.bottom <= box.bottom;
		});
	})()`, pane, selector)
}

// drawnInSight says that something of the pinned pointer is seen in what a pane draws.
func drawnInSight(pane string) string {
	return fmt.Sprintf(`(() => {
		const host = document.querySelector("#drawing-%s"), box = host.getBoundingClientRect();
		return [...host.querySelectorAll(".lit.lit-derived")].some((e) => {
			const r = e.getBoundingClientRect();
			return r.height > 0 && r.top >= box.top && r.bottom <= box.bottom + 1;
		});
	})()`, pane)
}

// cutTabs are the lists of tabs that are not whole on the screen.
const cutTabs = `[...document.querySelectorAll(".pane .tabs")].filter((e) => e.checkVisibility() &&
	e.scrollWidth > e.clientWidth + 1).map((e) => e.innerText).join(", ")`

// overlaps names what stands over something else in a pane's head: its own children, with what
// reaches out of them.
const overlaps = `[...document.querySelectorAll(".pane > header")].filter((e) => e.checkVisibility())
	.flatMap((head) => {
		const all = [...head.querySelectorAll("h2, .tabs, .note, .switch, .menu-of > button")]
			.map((e) => [e, e.getBoundingClientRect()])
			.filter(([, r]) => r.width > 1 && r.height > 1);
		return all.flatMap(([a, r], i) => all.slice(i + 1)
			.filter(([, s]) => r.left < s.right - 1 && s.left < r.right - 1 &&
				r.top < s.bottom - 1 && s.top < r.bottom - 1)
			.map(([b]) => head.innerText.split("\n")[0] + ": " + (a.id || a.className) + " and " +
				(b.id || b.className)));
	}).join(", ")`

// What the strip of stages says is not covered, however large the figures are.
func TestPageStripFits(t *testing.T) {
	b := open(t, 1440, 900, "light")
	fits := func(what string) {
		t.Helper()
		for _, l := range []look{{"usual", "light", 820, 900, nil, false},
			{"usual", "light", 1000, 900, nil, false}, {"usual", "light", 1180, 900, nil, false}, {"usual", "light", 1280, 900, nil, false},
			{"usual", "light", 1440, 900, nil, false}, {"usual", "light", 1600, 900, nil, false},
			{"usual", "light", 1920, 900, nil, false}, {"large", "light", 1000, 900, nil, true},
			{"large", "light", 1280, 900, nil, true}, {"large", "light", 1440, 900, nil, true},
			{"large", "light", 1920, 900, nil, true},
		} {
			b.wear(l)
			if over := eval[float64](b, `document.querySelector(
				".stages li:nth-last-child(2) button").getBoundingClientRect().right -
				document.querySelector("#stage-run").getBoundingClientRect().left`); over > 0 {
				t.Errorf("%s, %s at %d: the last stage is covered by %v", what, l.name, l.width,
					over)
			}
			// No stage moves when another is chosen.
			const places = `[...document.querySelectorAll(".stages li")].map((e) =>
				Math.round(e.getBoundingClientRect().left)).join()`
			at := eval[string](b, places)
			b.tap("#stop-parse")
			if to := eval[string](b, places); to != at {
				t.Errorf("%s, %s at %d: the stages move from %s to %s", what, l.name, l.width, at,
					to)
			}
			b.tap("#stop-rewrite-statepoints")
			// Nor is anything below the strip's own edge.
			if below := eval[float64](b, `Math.max(...[...document.querySelectorAll(
				".stages small")].map((e) => e.getBoundingClientRect().bottom)) -
				document.querySelector(".stages").getBoundingClientRect().bottom`); below > 0 {
				t.Errorf("%s, %s at %d: a stage reaches %v below the strip", what, l.name, l.width,
					below)
			}
		}
	}
	b.pick("base-phi")
	b.settled()
	fits("an example")
	var text strings.Builder
	text.WriteString("declare void @foo()\n")
	for i := range 120 {
		fmt.Fprintf(&text, `define ptr addrspace(1) @work%d(ptr addrspace(1) %%a,
    ptr addrspace(1) %%b, i1 %%c) gc "statepoint-example" {
  br i1 %%c, label %%one, label %%two
one:
  call void @foo()
  ret ptr addrspace(1) %%a
two:
  call void @foo()
  call void @foo()
  ret ptr addrspace(1) %%b
}
`, i)
	}
	b.paste(text.String())
	b.until(`document.querySelector(".stages").innerText.includes("360 records")`)
	b.settled()
	fits("a large module")
}

// Names of any length leave the journey, its reasons and the bytes readable.
func TestPageLongNames(t *testing.T) {
	b := open(t, 1440, 900, "dark")
	b.paste(strings.ReplaceAll(documented, "%obj", aLongName))
	b.until(paneText("map") + `.includes("` + aLongName + `")`)
	b.settled()
	b.click("source", aLongName+")", 0)
	b.away()
	b.tap("#journey-button")
	b.journey()
	for _, part := range []string{".rows", ".whys"} {
		if over := eval[int](b, `((e) => e.scrollWidth - e.clientWidth)(
			document.querySelector("#journey `+part+`"))`); over > 0 {
			t.Errorf("of the journey's %s %d pixels are out of sight", part, over)
		}
	}
	// What begins with such a name has it in the first of its lines.
	b.do(chromedp.EmulateViewport(1280, 800))
	b.do(chromedp.Evaluate[chromedp.Void](in("asm", ".cm-details") + `.click()`))
	for _, pane := range []string{"asm", "module"} {
		b.until(inSightOf(pane, ".lit"))
		if got := eval[[]float64](b, `[...document.querySelector("#host-`+pane+`").shadowRoot
			.querySelectorAll(".cm-line")].filter((e) => e.innerText.trim().startsWith("`+
			aLongName+`")).map((e) => e.querySelector(".link").getClientRects()[0].top -
			e.getBoundingClientRect().top)`); len(got) == 0 || slices.Max(got) > 6 {
			t.Errorf("%s: names begin %v pixels below their lines", pane, got)
		}
	}
	// Nothing in the chain stands on something else, where there is least room for all of it.
	b.do(chromedp.EmulateViewport(1180, 820))
	if got := eval[string](b, `(() => {
		const list = [...document.querySelectorAll("#why li > button")]
			.filter((e) => e.offsetWidth > 0);
		const box = (e) => e.getBoundingClientRect();
		return list.slice(1).filter((e, i) => box(e).left < box(list[i]).right)
			.map((e) => e.innerText).join();
	})()`); got != "" {
		t.Errorf("in the chain %s covers what is before it", got)
	}
	b.do(chromedp.EmulateViewport(1440, 900))
	if most := eval[float64](b, `Math.max(...[...document.querySelector("#host-map")
		.shadowRoot.querySelectorAll(".cm-line")].map((e) => e.offsetHeight /
		parseFloat(getComputedStyle(e).lineHeight)))`); most > 3.5 {
		t.Errorf("a row of bytes takes %v lines", most)
	}
	b.cleanInBoth(t, "long-names")
}

// What is pinned stays so, and named, while other things are pointed at or unfolded, and comes into
// sight in views that are opened.
func TestPagePinnedStays(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("list-reversal")
	b.until(paneText("source") + `.includes("%done.part")`)
	b.settled()
	b.click("source", "%cell = phi", 0)
	b.caretAt("source", "%done.part = phi", 0)
	b.press(kb.Enter, chromedp.ModifierAlt|chromedp.ModifierShift)
	const named = `[...document.querySelectorAll("#why .pins:not([hidden]) button")]
		.map((e) => e.innerText).join() === "A %cell,B %done.part"`
	b.until(named)
	b.hover("source", "ret ptr", 0)
	b.until(`document.querySelector("#why").innerText.includes("click pins")`)
	if !eval[bool](b, named) {
		t.Error("the pins are not named while something else is pointed at")
	}
	b.tab("parse")
	b.until(`document.querySelector("#drawing-map .whole summary")`)
	b.tap("#drawing-map .whole summary")
	b.until(`document.querySelector("#drawing-map .whole[open]")`)
	if !eval[bool](b, named) {
		t.Error("a fold that stands for nothing clears the pins")
	}

	b.pick("base-phi")
	b.until(paneText("source") + `.includes("%cursor")`)
	b.settled()
	b.tab("bytes")
	b.click("source", "%cursor = phi", 0)
	b.away()
	b.tap("#journey-button") // with less room, so that what is pinned is below it
	b.until(`document.querySelector("#journey svg")`)
	// The pinned pointer's location is seen, not its base's alone.
	b.until(inSightOf("map", ".link-derived"))
	b.until(inSight("source"))
	b.tap("#spelling-compact")
	b.until(paneText("module") + `.includes("derived from")`)
	b.until(inSight("module"))
	b.tab("cfg")
	b.until(drawnInSight("module"))
	// Drawings have it in sight when they get lower, too, and it is what would be below otherwise.
	b.tab("frame")
	b.tab("records")
	b.until(drawnInSight("asm"))
	b.until(drawnInSight("map"))
	b.do(chromedp.EmulateViewport(1280, 620))
	for _, pane := range []string{"module", "asm", "map"} {
		b.until(drawnInSight(pane))
		if eval[float64](b, `document.querySelector("#drawing-`+pane+`").scrollTop`) == 0 {
			t.Errorf("%s: it is in sight without any scrolling", pane)
		}
	}

	// What is opened with a pin shows what is written above it, too.
	b.do(chromedp.EmulateViewport(1920, 1200))
	b.tap("#journey-button")
	b.pick("entry-poll")
	b.until(paneText("source") + `.includes("@gc_requested")`)
	b.settled()
	b.until(inSight("source"))
	above := eval[float64](b, `(({ view: v }) => v.scrollDOM.scrollTop - v.lineBlockAt(
		v.state.doc.toString().indexOf("; The body of a poll")).top)(statepoint.editors.source)`)
	if above > 0 {
		t.Errorf("the comment on polls stands %v pixels above the pane's top", above)
	}

	// On a phone the way to the journey is on the screen, however long the chain is.
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.until(`((r) => r.width > 24 && r.left >= 0 && r.right <= innerWidth)(
		document.querySelector("#journey-button").getBoundingClientRect())`)
	b.clean(t)
}

// Panes stand side by side where all four have room, two by two where not, two at
// a time on a tablet.
func TestPageRoomForPanes(t *testing.T) {
	b := open(t, 1920, 1080, "light")
	columns := func() string {
		return eval[string](b,
			`getComputedStyle(document.querySelector("main"))
				.gridTemplateColumns.split(" ").length + " " +
				[...document.querySelectorAll(".pane")].filter((e) => e.checkVisibility()).length`)
	}
	for _, c := range []struct {
		width, height int64
		want          string
	}{{1920, 1080, "2 4"}, {3840, 1600, "4 4"}, {1200, 800, "2 4"}, {820, 1180, "1 2"},
		{900, 600, "2 2"}} {
		b.do(chromedp.EmulateViewport(c.width, c.height))
		if got := columns(); got != c.want {
			t.Errorf("at %d by %d there are %s columns and panes, want %s", c.width, c.height, got,
				c.want)
		}
		if c.width >= 1900 {
			// Every row of the stack map has its path and its meaning on the screen.
			b.until(`!statepoint.editors.map.view.dom.classList.contains("cm-one-line")`)
			contains(t, "the stack map", eval[string](b, in("map", ".cm-content")+`.innerText`),
				"header.version", "stack map format")
		}
		if !eval[bool](b, narrow) {
			t.Errorf("at %d the page is wider than the window", c.width)
		}
		if over := eval[string](b, overlaps); over != "" {
			t.Errorf("at %d stand one over the other: %s", c.width, over)
		}
		if cut := eval[string](b, cutTabs); c.width >= 1000 && cut != "" {
			t.Errorf("at %d not all tabs are on the screen: %s", c.width, cut)
		}
		if w := eval[int](b, `document.querySelector(".pick").offsetWidth`); w < 180 {
			t.Errorf("at %d the example's name has %d pixels", c.width, w)
		}
	}
	// What says that a text does not compile takes no tool out of the heads.
	b.do(chromedp.EmulateViewport(1280, 800))
	const tools = `[...document.querySelectorAll(".pane > header button")].filter((e) =>
		e.checkVisibility()).length`
	before := eval[int](b, tools)
	b.paste(strings.Replace(documented, "ret i8", "rett i8", 1))
	b.until(`document.querySelector("#pane-map .note").innerText === "output of an earlier text"`)
	if after := eval[int](b, tools); after != before {
		t.Errorf("of %d tools %d stay beside the note", before, after)
	}
	if high := eval[int](b, `document.querySelector("#pane-map .note").offsetHeight`); high > 30 {
		t.Errorf("the note is %d pixels high", high)
	}
	b.do(chromedp.EmulateViewport(1920, 1080))
	b.pick("list-reversal") // which has two functions, and a choice of what is folded
	b.until(`!document.querySelector("#pane-module #folds").hidden`)
	b.settled()
	b.tap("#layout-columns")
	b.until(`document.querySelector("#pane-map").offsetHeight > 800`)
	if over := eval[string](b, overlaps); over != "" {
		t.Errorf("in the heads of four columns stand one over the other: %s", over)
	}
	if cut := eval[string](b, cutTabs); cut != "" {
		t.Errorf("of four columns not all tabs are on the screen: %s", cut)
	}
	b.tap("#layout-")
	b.do(chromedp.EmulateViewport(820, 1180))
	b.tap("#journey-button")
	b.until(`document.querySelector("#journey tbody td")`)
	if at := eval[int](b, `new Set(
		[...document.querySelectorAll("#journey tbody tr:first-child td")]
		.map((e) => Math.round(e.getBoundingClientRect().top))).size`); at != 1 {
		t.Errorf("a row of the journey stands in %d", at)
	}
	b.tap("#journey-button")
	b.tap("#run-button")
	b.until(`document.querySelector("#run-sentence")`)
	if !eval[bool](b, `["#pane-source", "#run"]
			.every((s) => document.querySelector(s).offsetHeight > 300) &&
			document.querySelector(".stages").getBoundingClientRect().bottom <= innerHeight`) {
		t.Error("Run and the source have no room on a tablet")
	}
	for stop, pane := range map[string]string{"rewrite-statepoints": "module", "lower": "asm",
		"stack-map": "map"} {
		b.tap("#stop-" + stop)
		b.until(
			fmt.Sprintf(
				`document.querySelector("#pane-source").offsetHeight > 300 &&
					document.querySelector("#pane-%s").offsetHeight > 300`, pane))
	}
	b.clean(t)
}
