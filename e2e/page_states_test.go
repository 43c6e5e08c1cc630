package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"statepoint/web/ui/link"
)

// A look is a size of the window, a theme, and whether code is in the largest type.
type look struct {
	name, scheme  string
	width, height int64
	options       []chromedp.EmulateViewportOption
	huge          bool
}

// otherRules are the rules that a state may keep in one look and break in another.
var otherRules = []string{"color-contrast", "target-size", "scrollable-region-focusable"}

// wear gives the page another look, and waits until it is drawn.
func (b *browser) wear(l look) {
	b.t.Helper()
	b.do(chromedp.EmulateViewport(l.width, l.height, l.options...),
		media("prefers-color-scheme", l.scheme))
	eval[bool](b, fmt.Sprintf(`(document.querySelector("#page").dataset.size = %q,
		new Promise((done) =>
			setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true))),
			50)))`, map[bool]string{true: "huge"}[l.huge]))
}

// completing has the editor offer names of functions.
func completing(b *browser) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const { view } = statepoint.editors.source;
		const at = view.state.doc.toString().lastIndexOf("ret ");
		view.focus();
		view.dispatch({ changes: { from: at, insert: "call void @" },
			selection: { anchor: at + 11 }, scrollIntoView: true });
	})()`))
	b.press(" ", chromedp.ModifierCtrl)
}

// No state of the page has a barrier: every view, dialog, card, menu and error, in
// both themes, on a wide screen and on a phone. With -every-case each state is seen in all looks
// there are; otherwise they take turns, every second state with one other look.
func TestPageStates(t *testing.T) {
	t.Parallel()
	touch := []chromedp.EmulateViewportOption{chromedp.EmulateMobile, chromedp.EmulateTouch}
	for _, c := range []struct {
		look
		others []look
	}{
		{look{"wide-dark", "dark", 1440, 900, nil, false}, []look{
			{"wide-light", "light", 1440, 900, nil, false},
			{"1280", "light", 1280, 720, nil, false}, {"huge", "dark", 1440, 900, nil, true},
			{"1180", "dark", 1180, 820, touch, false},
		}},
		{look{"phone-light", "light", 390, 844, touch, false}, []look{{"phone-dark", "dark", 390,
			844, touch, false}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := open(t, c.width, c.height, c.scheme, c.options...)
			phone, states := c.width < 500, 0
			state := func(name, condition string) {
				t.Helper()
				b.until(condition)
				if !eval[bool](b, narrow) {
					t.Errorf("%s is wider than the window", name)
				}
				if cut := eval[string](b, cutTabs); cut != "" {
					t.Errorf("%s has tabs that are cut: %s", name, cut)
				}
				t.Run(name, func(t *testing.T) { b.clean(t) })
				for i, other := range c.others {
					if !*everyCase && i != states%(2*len(c.others)) {
						continue
					}
					b.wear(other)
					if !eval[bool](b, narrow) {
						t.Errorf("%s is wider than the window in %s", name, other.name)
					}
					if cut := eval[string](b, cutTabs); cut != "" {
						t.Errorf("%s has tabs that are cut in %s: %s", name, other.name, cut)
					}
					t.Run(name+" "+other.name, func(t *testing.T) { b.cleanOf(t, otherRules...) })
				}
				b.wear(c.look)
				states++
			}
			pane := func(stop string) {
				if phone {
					b.tap("#stop-" + stop)
				}
			}
			// with a warning, notes, and where it is printed
			b.set("#examples", "doc-base-and-derived")
			b.until(paneText("source") + `.includes("%gep")`)
			b.settled()
			state("example", `document.querySelector("#problems .warning")`)
			b.do(chromedp.Evaluate[chromedp.Void](
				`document.querySelector("#problems summary").click()`))
			state("code", `document.querySelector("#problems details[open]")`)
			b.do(chromedp.Evaluate[chromedp.Void](
				`document.querySelector("#problems summary").click()`))
			b.set("#examples", "loop-poll")
			b.until(paneText("source") + `.includes("sum_until_zero")`)
			b.settled()
			for _, v := range []struct{ pane, tab, shows string }{
				{"rewrite-statepoints", "diff", in("module", ".cm-line-added")},
				{"rewrite-statepoints", "cfg", `document.querySelector("#drawing-module svg")`},
				{"rewrite-statepoints", "liveness", paneText("module") + `.includes("live")`},
				{"lower", "frame", `document.querySelector("#drawing-asm .f-slot")`},
				{"lower", "worlds", `document.querySelector("#drawing-asm .worlds table")`},
				{"stack-map", "records", `document.querySelector("#drawing-map table")`},
				{"stack-map", "json", paneText("map") + `.includes("\"maps\"")`},
			} {
				pane(v.pane)
				b.tab(v.tab)
				state(v.tab, v.shows)
			}
			b.tap("#detail-bytes")
			b.until(paneText("map") + `.includes("header.version")`)
			b.tap("#pane-map .find")
			state("search", in("map", ".cm-search input"))
			b.press(kb.Escape)
			b.until(`!` + in("map", ".cm-search"))
			for _, d := range []string{"options", "share", "export"} {
				b.tap("#" + d + "-button")
				state(d, `document.querySelector("#dialog[open]")`)
				if d == "options" {
					b.tap("#dialog .term")
					state("term", `!document.querySelector("#term").hidden`)
					b.press(kb.Escape)
					b.until(`document.querySelector("#term").hidden`)
				}
				b.press(kb.Escape)
				b.until(`!document.querySelector("#dialog[open]")`)
			}
			b.tap("#help-button")
			b.until(`document.querySelector("#help")`)
			b.tap("#help summary")
			state("help", `document.querySelector("#help details[open]")`)
			b.press(kb.Escape)
			b.until(`!document.querySelector("#help")`)
			if !phone {
				b.caretAt("source", "%slot = getelementptr", 0)
				b.do(chromedp.Evaluate[chromedp.Void](
					`document.querySelector("#journey-button").focus()`))
				b.press("l")
				state("linked", `document.querySelector("#dialog[open] .linked li")`)
				b.press(kb.Escape)
				// or the focus would move once more
				b.until(
					`!document.querySelector("#dialog[open]") &&
						document.activeElement.id === "journey-button"`)
			}
			pane("parse")
			b.until(`document.querySelector("#pane-source").offsetHeight > 100`)
			// a dialog that closes gives the focus back
			b.until(
				`(statepoint.editors.source.focus(), document.activeElement.id === "host-source")`)
			b.paste("define i32 @wrong() {\n  ret i32 %nothing\n}\n")
			state("error", `document.querySelector("#problems .error")`)
			pane("rewrite-statepoints")
			b.tab("functions")
			state("error-functions", `document.querySelector("#drawing-module .functions")`)
			b.tap("#tab-ir")
			pane("parse")
			b.set("#examples", "shadow-stack")
			b.until(paneText("module") + `.includes("gc_frame")`)
			b.settled()
			pane("stack-map")
			b.tab("roots")
			state("roots", `document.querySelector("#drawing-map .roots table + table")`)
			b.tap("#detail-bytes")
			pane("parse")
			b.until(
				`(statepoint.editors.source.focus(), document.activeElement.id === "host-source")`)
			completing(b)
			state("completion", in("source", ".cm-tooltip-autocomplete > ul[tabindex]"))
			b.press(kb.Escape)
			b.tap("#tab-asm")
			b.paste("; nothing\n")
			b.until(
				`document.querySelector("#problems") === null ||
					!document.querySelector("#problems .error")`)
			b.settled()
			state("nothing", paneText("asm")+` === ""`)
		})
	}
}

// Nor have the pages beside it: a frame in a document, and an address that leads nowhere.
func TestPageOtherPages(t *testing.T) {
	b := takeTab(t)
	state := link.State{Source: documented}
	for _, l := range []look{{"light", "light", 900, 420, nil, false},
		{"dark", "dark", 390, 600, nil, false}} {
		see := func(name string) {
			t.Helper()
			if !eval[bool](b, narrow) {
				t.Errorf("%s is wider than the window", name)
			}
			t.Run(name+" "+l.name, func(t *testing.T) { b.clean(t) })
		}
		b.do(chromedp.EmulateViewport(l.width, l.height), media("prefers-color-scheme", l.scheme),
			chromedp.Navigate(b.url+"embed?panes=ir,asm,map#"+state.Fragment()))
		b.opened()
		b.until(paneText("map") + `.includes("location 4 Indirect")`)
		see("embed")
		b.expects = func(m string) bool { return strings.Contains(m, "404") }
		b.do(chromedp.Navigate(b.url + "no/such/page"))
		b.until(`document.querySelector("h1")?.innerText.includes("no page")`)
		if got := eval[string](b, `document.querySelector("a").href`); got != b.url {
			t.Errorf("the way back leads to %s", got)
		}
		see("lost")
	}
}
