package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// No state of the page has a barrier: every view, dialog, card, menu and error, in
// both themes, on a wide screen and on a phone.
func TestPageStates(t *testing.T) {
	for _, c := range []struct {
		name, scheme  string
		width, height int64
		options       []chromedp.EmulateViewportOption
	}{
		{"wide-dark", "dark", 1440, 900, nil},
		{"phone-light", "light", 390, 844, []chromedp.EmulateViewportOption{chromedp.EmulateMobile, chromedp.EmulateTouch}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := open(t, c.width, c.height, c.scheme, c.options...)
			phone := c.width < 500
			state := func(name, condition string) {
				t.Helper()
				b.until(condition)
				if !eval[bool](b, narrow) {
					t.Errorf("%s is wider than the window", name)
				}
				b.shoot("state-" + c.name + "-" + name)
				t.Run(name, func(t *testing.T) { b.clean(t) })
			}
			pane := func(n string) {
				if phone {
					b.tap(".dock button:nth-child(" + n + ")")
				}
			}
			b.set("#examples", "doc-base-and-derived") // with a warning, notes, and where it is printed
			b.until(paneText("source") + `.includes("%gep")`)
			b.settled()
			state("example", `document.querySelector("#problems .warning")`)
			b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#problems summary").click()`))
			state("code", `document.querySelector("#problems details[open]")`)
			b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#problems summary").click()`))
			b.set("#examples", "loop-poll")
			b.until(paneText("source") + `.includes("sum_until_zero")`)
			b.settled()
			for _, v := range []struct{ pane, tab, shows string }{
				{"2", "diff", in("module", ".cm-line-added")}, {"2", "cfg", `document.querySelector("#drawing-module svg")`},
				{"2", "liveness", paneText("module") + `.includes("live")`}, {"3", "frame", `document.querySelector("#drawing-asm .f-slot")`},
				{"4", "records", `document.querySelector("#drawing-map table")`}, {"4", "json", paneText("map") + `.includes("\"maps\"")`},
			} {
				pane(v.pane)
				b.tap("#tab-" + v.tab)
				state(v.tab, v.shows)
			}
			b.tap("#tab-bytes")
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
				b.tap("#list")
				state("linked", `document.querySelector("#dialog[open] .linked li")`)
				b.press(kb.Escape)
				b.until(`!document.querySelector("#dialog[open]")`)
			}
			pane("1")
			b.until(`document.querySelector("#pane-source").offsetHeight > 100`)
			b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`))
			b.until(`document.activeElement.id === "host-source"`)
			b.retype("define i32 @wrong() {\n  ret i32 %nothing\n}\n")
			state("error", `document.querySelector("#problems .error")`)
			b.tap("#tab-asm")
			b.retype("; nothing\n")
			b.until(`document.querySelector("#problems") === null || !document.querySelector("#problems .error")`)
			b.settled()
			state("nothing", paneText("asm")+` === ""`)
		})
	}
}
