package e2e

import (
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// opens drops an object on the page and waits until it is shown.
func (b *browser) opens(name string, data []byte) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		const bytes = Uint8Array.from(atob(%q), (c) => c.charCodeAt(0));
		data.items.add(new File([bytes], %q));
		document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true,
			cancelable: true }));
	})()`, base64.StdEncoding.EncodeToString(data), name)))
	b.until(`document.querySelector("#drawing-source .object")`)
}

// queueObject is an object with a stale pointer.
func queueObject(t *testing.T) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "web", "explore", "objects", "testdata",
		"queue.o"))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// An object is dropped: its finding leads to both instructions, an address is looked up, the
// program runs, and a broken byte of its map is noticed.
func TestPageObject(t *testing.T) {
	b := open(t, 1440, 900, "light")
	if n := eval[int](b, `performance.getEntriesByType("resource").filter((e) =>
		/objects\.\w+\.(wasm|css)$/.test(e.name)).length`); n != 0 {
		t.Errorf("a first visit fetches %d files that only objects need", n)
	}
	b.opens("queue.o", queueObject(t))
	if *pictures {
		_ = b.shoot("object")
	}
	facts := eval[string](b, `document.querySelector("#drawing-source").innerText`)
	contains(t, "the facts", facts, "ELF, x86-64, relocatable object", "A stale pointer in main")
	contains(t, "the code", b.text("asm"), "(A3) uses rbx as an address: stale")
	b.clean(t)

	// The steps of the finding are the instructions of the code.
	steps := `#drawing-source .found li [data-p]`
	for i, want := range []string{"(A1, B1) returns", "(A2, B2) calls", "(A3) uses"} {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
			`document.querySelectorAll(%q)[%d].click()`, steps, i)))
		b.until(fmt.Sprintf(`document.querySelectorAll(%q)[%d].matches(".lit")`, steps, i))
		contains(t, "what is lit", strings.Join(b.lit("asm"), "\n"), want)
	}
	// A location of the map leads to its slot in the code.
	b.click("map", "pointer of pair 0", 0)
	contains(t, "the bar", b.why(), "[rsp+8]", "record 0, location 4")
	contains(t, "what is lit", strings.Join(b.lit("asm"), "\n"), "0x8(%rsp)")
	if *pictures {
		_ = b.shoot("object-location")
	}

	b.tab("parse")
	b.until(`document.querySelector("#drawing-map .look input")`)
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector("#drawing-map .look input").focus()`),
		chromedp.KeyEvent("main+0x25"), chromedp.KeyEvent(kb.Enter))
	b.until(`document.querySelector("#drawing-map .look").innerText.includes("record 2")`)

	b.tap("#run-button")
	b.until(`document.querySelector(".run").innerText.includes("@main() is about to begin")`)
	b.ranTo("")
	if *pictures {
		_ = b.shoot("object-run")
	}
}
