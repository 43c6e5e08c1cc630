package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"statepoint/web/report"
	"statepoint/web/ui/link"
)

// refusedLate is a module that only the code generator refuses.
const refusedLate = `declare void @other()

define ptr addrspace(1) @late(ptr addrspace(1) %mine) gc "statepoint-example" {
  call void @other()
  call void asm "frobnicate", ""()
  ret ptr addrspace(1) %mine
}
`

// chip returns the text of a stage in the strip.
func chip(key string) string {
	return fmt.Sprintf(`document.querySelector('.stages [data-stage="%s"] small').innerText`, key)
}

// empty is what a pane says that shows nothing, drawn or not.
func empty(pane string) string {
	return fmt.Sprintf(`(document.querySelector("#drawing-%[1]s .nothing")?.innerText ??
		document.querySelector("#host-%[1]s")
			.shadowRoot.querySelector(".cm-placeholder")?.innerText ?? "")`, pane)
}

// A module that a late stage refuses shows what the stages before made of it, and nothing of the
// text before; the stage that failed is marked, and all views say so.
func TestPageFailedStage(t *testing.T) {
	b := open(t, 1440, 900, "dark")
	b.settled()
	b.replace(refusedLate)
	b.until(chip("lower") + ` === "1 error"`)
	b.settled()
	b.until(paneText("module") + `.includes("%mine.relocated")`)
	if got := eval[string](b, `document.querySelector(".stages .failed").dataset.stage`); got !=
		"lower" {
		t.Errorf("the failed stage is %s", got)
	}
	for _, pane := range []string{"asm", "map"} {
		if text := b.text(pane); text != "" {
			t.Errorf("%s shows %q", pane, text)
		}
	}
	said := "the stage Assembly ended with an error"
	b.clean(t)
	for _, v := range []struct{ pane, tab string }{{"asm", "asm"}, {"map", "bytes"},
		{"asm", "frame"}, {"asm", "worlds"}, {"map", "records"}, {"map", "json"}} {
		b.tab(v.tab)
		b.until(empty(v.pane) + `.includes(` + tick(said) + `)`)
	}
	b.tab("liveness")
	b.until(paneText("module") + `.includes("%mine")`)
	b.tap("#tab-cfg")
	b.until(`document.querySelector("#drawing-module svg.cfg")`)
	b.tap("#tab-ir")
	b.caretAt("source", "%mine) gc", 0)
	b.press(kb.Enter, chromedp.ModifierAlt)
	b.until(`document.querySelector("#why").innerText.includes("%mine.relocated")`)

	b.tap("#export-button")
	b.until(`document.querySelector("#dialog[open] [data-kind]")`)
	kinds := eval[[]string](b,
		`[...document.querySelectorAll("#dialog [data-kind]")].map((e) => e.dataset.kind)`)
	for _, k := range kinds {
		if !strings.HasPrefix(k, report.FileModule) && k != report.FileReport {
			t.Errorf("%s can be exported", k)
		}
	}
	b.press(kb.Escape)
	b.until(`!document.querySelector("#dialog[open]")`)

	// A pass that is switched off is not one that was not reached.
	b.tap("#options-button")
	b.tap("#pass-rewrite-statepoints-for-gc")
	b.until(chip("rewrite-statepoints") + ` === "switched off" && ` + chip("stack-map") +
		` === "not reached"`)
	b.press(kb.Escape)
}

// For a shared text that cannot be parsed, every view says so, and none keeps working forever.
func TestPageSharedBroken(t *testing.T) {
	b := takeTab(t)
	state := link.State{Source: "define void @f( {\n"}
	b.do(chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url+"#"+state.Fragment()))
	b.opened()
	b.until(chip("parse") + ` === "1 error"`)
	for _, v := range []struct{ pane, tab string }{
		{"module", "ir"}, {"module", "diff"}, {"module", "cfg"}, {"module", "liveness"},
		{"asm", "asm"}, {"asm", "frame"}, {"asm", "worlds"}, {"map", "bytes"}, {"map", "records"},
		{"map", "json"},
	} {
		b.tab(v.tab)
		b.until(empty(v.pane) + `.includes("the text does not compile")`)
		b.until(`document.querySelector("#pane-` + v.pane + ` header .note").innerText === ""`)
		if text := b.text(v.pane); text != "" {
			t.Errorf("%s shows %q", v.tab, text)
		}
	}
	b.clean(t)
}
