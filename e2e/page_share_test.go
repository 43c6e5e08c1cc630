package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"statepoint/web/report"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
)

// What is shared is what is opened: text, options, stage, views and layout; and
// the address bar has it only once it is shared.
func TestPageShare(t *testing.T) {
	b := open(t, 1440, 900, "light")
	changed := strings.ReplaceAll(documented, "%obj", "%shared")
	b.retype(changed)
	b.until(paneText("module") + `.includes("%shared.relocated")`)
	b.settled()
	if h := eval[string](b, `location.hash`); h != "" {
		t.Errorf("editing wrote %q into the address bar", h)
	}
	b.tap("#detail-records")
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`document.querySelector('.stages [data-stage="parse"]').click()`))
	b.tap("#syntax-intel")
	b.until(paneText("asm") + `.includes("qword ptr")`)
	b.tap("#share-button")
	b.until(`document.querySelector("#dialog[open] #link")`)
	address := eval[string](b, `document.querySelector("#link").value`)
	if at := eval[string](b, `location.href`); at != address {
		t.Errorf("the address is %s, the link %s", at, address)
	}
	if advice := eval[bool](b, `document.querySelector("#advice").hidden`); !advice {
		t.Error("advice about a short link")
	}
	b.clean(t)
	b.tap("#copy-link")
	b.until(`document.querySelector("#copy-link").innerText === "Copied"`)
	eval[bool](b,
		`(globalThis.copied = "",
			navigator.clipboard.writeText = async (text) => { copied = text; }, true)`)
	b.tap("#embed summary")
	preview := `document.querySelector("#embed-preview").contentDocument`
	b.until(`document.querySelector("#embed-preview")`)
	b.until(preview + `?.querySelector("#pane-source")`)
	b.tap("#embed-ir")
	b.tap("#embed-readonly")
	b.until(`document.querySelector("#embed-code").value.includes(' readonly>')`)
	b.until(preview + `?.documentElement?.dataset.panes === "module asm map"`)
	b.tap("#copy-embed")
	b.until(`copied !== ""`)
	contains(t, "the HTML", eval[string](b, "copied"),
		`<script src="`+b.url+`embed.js" async></script>`,
		`<statepoint-explorer src="`+address+`" panes="rewritten asm map" readonly><pre>`,
		"%shared")
	b.clean(t)
	b.press(kb.Escape)
	b.until(`!document.querySelector("#dialog[open]")`)
	b.until(`document.activeElement.id === "share-button"`)

	_, fragment, _ := strings.Cut(address, "#")
	s, err := link.DecodeFragment(fragment)
	if err != nil || s.Source != changed || s.Options.Syntax != "intel" ||
		s.Stage != report.StageParse || s.Views[panes.Map] != "records" {
		t.Fatalf("the link says %+v, %v", s, err)
	}

	// In another tab: nothing but the link.
	b.do(chromedp.Evaluate[chromedp.Void](`sessionStorage.clear(); localStorage.clear()`),
		chromedp.Navigate("about:blank"), chromedp.Navigate(address))
	b.until(`globalThis.statepoint?.editors?.source`)
	b.until(paneText("source") + `.includes("%shared")`)
	b.until(paneText("asm") + `.includes("qword ptr")`)
	b.until(`document.querySelector("#detail-records").getAttribute("aria-checked") === "true"`)
	b.until(`document.querySelector(".stages .on").dataset.stage === "parse"`)

	// A changed text is not what the link has, which leaves the address bar, and outlives a reload.
	again := strings.ReplaceAll(documented, "%obj", "%again")
	b.retype(again)
	b.until(paneText("asm") + `.includes("%again")`)
	b.settled()
	b.until(`location.hash === ""`)
	b.do(chromedp.Reload())
	b.until(`globalThis.statepoint?.editors?.source && ` + paneText("source") +
		`.includes("%again")`)
	b.until(paneText("asm") + `.includes("%again")`)
	b.until(paneText("asm") + `.includes("qword ptr")`)
	// The link, opened again in the same tab, shows what it has; the later text can be taken up.
	for _, open := range []chromedp.Action[chromedp.Void]{
		chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`location.href = %q`, address)),
		chromedp.Navigate(address),
	} {
		b.do(open)
		b.until(paneText("source") + `.includes("%shared")`)
		b.until(paneText("asm") + `.includes("%shared")`)
		b.until(`document.querySelector("#notice").innerText.includes("the first in the list")`)
		b.pick("*last")
		b.until(paneText("source") + `.includes("%again")`)
		b.until(paneText("asm") + `.includes("%again")`)
		b.settled()
		b.until(`location.hash === ""`)
		b.do(chromedp.Navigate("about:blank"))
	}
	b.do(chromedp.Navigate(b.url))
	b.until(`globalThis.statepoint?.editors?.source`)
	other := link.State{Source: strings.ReplaceAll(documented, "%obj", "%other")}
	b.do(chromedp.Evaluate[chromedp.Void](`location.hash = ` + fmt.Sprintf("%q", other.Fragment())))
	b.until(paneText("asm") + `.includes("%other")`)
}

// A link to an example is short: its name, and what is shown in another way.
func TestPageShareExample(t *testing.T) {
	b := open(t, 1440, 900, "light")
	shared := func() string {
		t.Helper()
		b.tap("#share-button")
		b.until(`document.querySelector("#dialog[open] #link")`)
		address := eval[string](b, `document.querySelector("#link").value`)
		if at := eval[string](b, `location.href`); at != address {
			t.Errorf("the address is %s, the link %s", at, address)
		}
		b.press(kb.Escape)
		return address
	}
	visit := func(address string) {
		t.Helper()
		// Leaving the page saves its text, so the tab forgets it elsewhere on the site.
		b.do(chromedp.Navigate(eval[string](b,
			`document.querySelector("link[rel=stylesheet]").href`)),
			chromedp.Evaluate[chromedp.Void](`sessionStorage.clear()`), chromedp.Navigate(address))
		b.opened()
	}
	b.pick("deopt")
	b.settled()
	if got := shared(); got != b.url+"?example=deopt" {
		t.Errorf("the link is %s", got)
	}
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector('.stages [data-stage="parse"]').click()`))
	address := shared()
	if !strings.HasPrefix(address, b.url+"?example=deopt#1.") || len(address) > len(b.url)+120 {
		t.Errorf("the link to another stage is %s", address)
	}
	visit(b.url + "?example=loop-poll")
	b.until(paneText("source") + `.includes("@sum_until_zero")`)
	b.until(in("asm", ".lit")) // what it selects
	visit(address)
	b.until(paneText("source") + `.includes("deopt") &&
		document.querySelector(".stages .on").dataset.stage === "parse"`)
	// Changed, the text is not what the link has, which leaves the address bar.
	b.retype(documented)
	b.until(`location.href === ` + tick(b.url))
	b.do(chromedp.Reload())
	b.until(`globalThis.statepoint?.editors?.source && ` + paneText("source") +
		`.includes("@test1(i8")`)
	visit(b.url + "?example=nothing")
	b.until(`document.querySelector("#notice").innerText
		.includes("no example is called “nothing”")`)
	b.until(paneText("source") + `.includes("@test1(ptr addrspace(1) %obj)")`)
}

// Links that are long are advised against, ones that are too long are refused and a
// file offered; links that cannot be read say so and leave the page as it is.
func TestPageShareLimits(t *testing.T) {
	b := open(t, 1440, 900, "dark")
	var long strings.Builder
	for i := range 400 {
		fmt.Fprintf(&long, "declare void @f%d_%x(i%d)\n", i, i*i*7919, i%64+1)
	}
	b.drop("long.ll", long.String())
	b.until(paneText("module") + `.includes("@f399_")`)
	b.tap("#share-button")
	b.until(`document.querySelector("#advice")?.innerText.includes("cut links beyond 2048")`)
	b.clean(t)
	b.press(kb.Escape)
	for i := range 4000 {
		fmt.Fprintf(&long, "declare void @g%d_%x(i%d)\n", i, i*i*104729%16777213, i%64+1)
	}
	b.drop("longer.ll", long.String())
	b.until(paneText("module") + `.includes("@g3999_")`)
	b.do(chromedp.Evaluate[chromedp.Void](`history.replaceState(null, "", location.pathname)`))
	b.tap("#share-button")
	b.until(`document.querySelector("#advice")?.innerText.includes("Save a file")`)
	if !eval[bool](b, `document.querySelector("#copy-link").disabled && location.hash === ""`) {
		t.Error("a link that is too long can be copied, or is in the address bar")
	}
	b.press(kb.Escape)

	before := b.text("source")
	b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "#1.AAAA"`))
	b.until(`document.querySelector("#notice").innerText.includes("cannot be opened")`)
	b.clean(t)
	b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "#7.AAAA"`))
	b.until(`document.querySelector("#notice").innerText.includes("newer version")`)
	if b.text("source") != before {
		t.Error("a link that cannot be read changed the text")
	}
}

// A file that was saved opens again by dropping it, with everything in it.
func TestPageFiles(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.tap("#share-button")
	saved := b.downloads()
	b.tap("#save-file")
	files := saved(1)
	b.press(kb.Escape)
	data := files["live-pointer.statepoint.json"]
	if !link.IsFile(data) {
		t.Fatalf("saved %q", files)
	}
	b.drop("other.ll", "define void @dropped() {\n  ret void\n}\n")
	b.until(paneText("asm") + `.includes("dropped")`)
	b.drop("live-pointer.statepoint.json", data)
	b.until(paneText("module") + `.includes("%obj.relocated")`)
	b.until(
		`document.querySelector("#examples").selectedOptions[0].innerText === "The live pointer"`)
	b.drop("bad.json", data[:len(data)-20])
	b.until(`document.querySelector("#notice").innerText.includes("bad.json cannot be opened")`)
	b.tap("#notice button")
	b.until(`document.querySelector("#notice").hidden`)
}

// A file that is not text leaves everything as it is, and says what would help; what
// is another language is said to be that.
func TestPageForeignFiles(t *testing.T) {
	b := open(t, 1440, 900, "light")
	before, asm := b.text("source"), b.text("asm")
	drop := func(name, bytes string) {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
			const data = new DataTransfer();
			data.items.add(new File([new Uint8Array(%s)], %q));
			document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true,
				cancelable: true }));
		})()`, bytes, name)))
	}
	drop("mine.bc", `[0x42, 0x43, 0xc0, 0xde, 0x35, 0x14, 0, 0, 5, 0, 0, 0]`)
	b.until(`!document.querySelector("#notice").hidden`)
	contains(t, "the notice", eval[string](b, `document.querySelector("#notice").innerText`),
		"mine.bc is not text", "llvm-dis")
	if b.text("source") != before {
		t.Error("the text is gone")
	}
	b.clean(t)
	b.tap("#notice button")
	b.until(`document.querySelector("#notice").hidden`)
	drop("mine.o", `[0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]`)
	b.until(`document.querySelector("#notice").innerText.includes("cannot be opened")`)
	contains(t, "the notice", eval[string](b, `document.querySelector("#notice").innerText`),
		"This cannot be opened: mine.o: the file ends at 0xc, within its headers.")
	b.tap("#notice button")
	b.until(`document.querySelector("#notice").hidden`)

	drop("hello.c",
		`new TextEncoder().encode("#include <stdio.h>\nint main(void) { return 0; }\n")`)
	b.until(`document.querySelector("#problems")?.innerText.includes("C or C++")`)
	if b.text("asm") != asm {
		t.Error("the last good output is gone")
	}
	b.clean(t)

	// Nothing at all: every pane says what is missing.
	b.retype("\n")
	b.until(`statepoint.editors.asm.text() === ""`)
	b.settled()
	for pane, want := range map[string]string{"module": "Type or paste LLVM IR",
		"asm": "defines no function", "map": "defines no function"} {
		contains(t, pane, eval[string](b, in(pane, ".cm-placeholder")+`?.innerText ?? ""`), want)
	}
	for _, width := range []int64{1280, 1920, 390, 1440} { // in lines without numbers at each
		b.do(chromedp.EmulateViewport(width, 900))
		b.until(`!` + in("map", ".cm-gutters") + `.checkVisibility()`)
	}
	b.clean(t)
	for _, tab := range []string{"cfg", "liveness", "frame", "records", "json"} {
		b.tab(tab)
	}
	for _, pane := range []string{"asm", "map"} {
		b.until(`document.querySelector("#pane-` + pane + `").innerText.length > 0`)
	}
	b.clean(t)
}
