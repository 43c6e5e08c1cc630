package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"statepoint/e2e/oracle"
	"statepoint/stackmap"
)

// Everything that can be exported is, and means what it should to LLVM's tools.
func TestPageExport(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const select = document.querySelector("#examples");
		select.value = "derived-pointer";
		select.dispatchEvent(new Event("change", { bubbles: true }));
	})()`))
	b.until(paneText("asm") + `.includes("read_field")`)
	b.settled()
	b.tap("#export-button")
	b.until(`document.querySelector("#dialog[open] [data-kind=object]")`)
	b.clean(t)
	saved := b.downloads()
	n := eval[int](b,
		`[...document.querySelectorAll("#dialog [data-kind]")].map((e) => e.click()).length`)
	if n != 10 {
		t.Errorf("%d kinds of file", n)
	}
	files := saved(n)
	name := "derived-pointer"

	object := []byte(files[name+".o"])
	section := oracle.StackMap(t, object)
	if !bytes.Equal(section, []byte(files[name+".stackmap.bin"])) {
		t.Error("the stack map is not that of the object")
	}
	maps, err := stackmap.Decode(section, stackmap.DecodeOptions{})
	if err != nil || len(maps) != 1 || len(maps[0].Records) != 2 {
		t.Errorf("the object's stack map: %v, %v", maps, err)
	}
	oracle.Run(t, oracle.Opaque, []byte(files[name+".s"]), "llvm-mc", "-triple=x86_64",
		"-filetype=obj", "-o", filepath.Join(t.TempDir(), "x.o"))
	for _, stage := range []string{"parse", "place-safepoints", "rewrite-statepoints"} {
		oracle.Verify(t, oracle.Opaque, []byte(files[name+"."+stage+".ll"]))
	}
	for _, f := range []string{name + ".stackmap.json", name + ".report.json"} {
		if !json.Valid([]byte(files[f])) {
			t.Errorf("%s is no JSON: %.200s", f, files[f])
		}
	}
	drawings := 0
	for file, text := range files {
		if filepath.Ext(file) != ".svg" {
			continue
		}
		drawings++
		svg := xml.NewDecoder(strings.NewReader(text))
		for {
			if _, err := svg.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Errorf("%s: %v", file, err)
				break
			}
		}
		path := filepath.Join(t.TempDir(), "drawing.svg")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		b.do(chromedp.Navigate("file://" + path))
		if got := eval[string](b, `(({ width, height }) => document.documentElement.localName +
			(width > 50 && height > 50 && document.querySelectorAll("text").length > 3 ? " drawn"
			: " empty") +
			performance.getEntriesByType("resource")
				.length)(document.documentElement.getBBox())`); got != "svg drawn0" {
			t.Errorf("%s in a browser: %s", file, got)
		}
	}
	if drawings == 0 {
		t.Error("no drawing")
	}

	// The page of its own: no program, no request, links that light.
	page := files[name+".html"]
	if strings.Contains(page, "wasm") || strings.Contains(page, "http") &&
		!strings.Contains(page, "http://www.w3.org/2000/svg") {
		t.Error("the page asks for something")
	}
	file := filepath.Join(t.TempDir(), "page.html")
	if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	b.do(chromedp.Navigate("file://" + file))
	b.until(`document.querySelectorAll(".sp-page pre").length === 4`)
	b.clean(t)
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`[...document.querySelectorAll(".sp-page pre span")].find((e) => e.textContent === "%cell")
				.click()`))
	b.until(
		`document.querySelector(".sp-why")
			.textContent.startsWith("%cell → %cell.relocated → [rsp+8]")`)
	if n := eval[int](b,
		`[...document.querySelectorAll(".sp-page figure")]
			.filter((f) => f.querySelector(".sp-lit")).length`); n != 4 {
		t.Errorf("%cell lights in %d panes", '%', n)
	}
	b.withoutScripts(file)
}

// withoutScripts opens a page from disk where no script runs, and looks at the last line of each of
// its panes.
func (b *browser) withoutScripts(file string) {
	b.t.Helper()
	scripts := func(off bool) chromedp.Action[chromedp.Void] {
		return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, emulation.SetScriptExecutionDisabled,
				emulation.SetScriptExecutionDisabledParams{Value: off})
			return err
		})
	}
	b.do(scripts(true), chromedp.Navigate("file://"+file))
	if got := eval[string](b, `[...document.querySelectorAll(".sp-page pre")].map((e) => {
		e.scrollTop = e.scrollHeight;
		e.scrollIntoView({ block: "end" });
		const text = document.createRange();
		text.selectNodeContents(e);
		const last = [...text.getClientRects()].filter((r) => r.width > 0).at(-1);
		return e.contains(document.elementFromPoint(last.left + 1, last.bottom - 2));
	}).join()`); got != "true,true,true,true" {
		b.t.Errorf("without scripts, the last lines are there: %s", got)
	}
	b.do(scripts(false))
}

// Frame, records and JSON are views of what the other panes show, and take part in
// the selection.
func TestPageMachineViews(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.tap("#tab-frame")
	b.until(`document.querySelector("#drawing-asm svg")`)
	b.tap("#detail-records")
	b.until(`document.querySelector("#drawing-map table")`)
	b.until(`document.querySelector("#drawing-asm .f-slot.lit")`) // the example selects %obj
	contains(t, "the frame", eval[string](b,
		`document.querySelector("#drawing-asm").textContent`), "return address",
		"base %obj", "rsp+0", "callq foo")
	contains(t, "the records", eval[string](b,
		`document.querySelector("#drawing-map").innerText`), "record 0", "test1", "Indirect",
		"rsp+0", "2882400000")
	b.cleanInBoth(t, "frame")

	// A step back: the call's record no longer speaks.
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector("#drawing-asm [aria-label='Instruction before']").click()`))
	b.until(`document.querySelector("#drawing-asm").textContent.includes("movq %rdi, (%rsp)")`)
	b.until(`!document.querySelector("#drawing-asm").textContent.includes("base %obj")`)
	// A click on the slot selects what is kept there.
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector("#drawing-asm .f-spill")
			.dispatchEvent(new MouseEvent("click", { bubbles: true }))`))
	b.until(`document.querySelector("#why").innerText.includes("[rsp+0]")`)
	if got := b.lit("source"); len(got) == 0 {
		t.Error("the slot lights nothing in the source")
	}
	// A row of the table as well.
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector("#drawing-map tbody tr:nth-child(2)").click()`))
	b.until(
		`document.querySelector("#drawing-map tbody tr:nth-child(2)").classList.contains("exact")`)
	b.until(`document.querySelector("#why").innerText.includes("location 4")`)
	contains(t, "the why line", b.why(), "record 0, location 4")

	b.tab("json")
	b.until(paneText("map") + `.includes('"kind": "Indirect"')`)
	b.until(in("map", ".cm-band"))
	b.clean(t)
}
