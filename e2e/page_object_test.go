package e2e

import (
	"bytes"
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
	b.dropBytes(name, data)
	b.until(`document.querySelector("#drawing-source .object")`)
}

func (b *browser) dropBytes(name string, data []byte) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		const bytes = Uint8Array.from(atob(%q), (c) => c.charCodeAt(0));
		data.items.add(new File([bytes], %q));
		document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true,
			cancelable: true }));
	})()`, base64.StdEncoding.EncodeToString(data), name)))
}

// numbersInMargin are the numbers beside the code, each with the offset of its instruction.
const numbersInMargin = `(() => {
	const root = document.querySelector("#host-asm").shadowRoot;
	const top = (e) => e.closest(".cm-gutterElement").getBoundingClientRect().top;
	const offsets = [...root.querySelectorAll(".cm-lineNumbers .cm-gutterElement")];
	return [...root.querySelectorAll(".cm-rail[data-word]")].map((e) => e.dataset.word + " " +
		offsets.find((o) => Math.abs(top(o) - top(e)) < 2)?.textContent).sort().join();
})()`

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

	// The steps of the findings have their numbers in the margin of the code.
	b.until(numbersInMargin + ` === "A1 B1 c,A2 B2 20,A3 2c,B3 30"`)

	// The steps of the finding are the instructions of the code.
	steps := `#drawing-source .found li [data-p]`
	for i, want := range []string{"(A1, B1) returns", "(A2, B2) calls", "(A3) uses"} {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
			`document.querySelectorAll(%q)[%d].click()`, steps, i)))
		b.until(fmt.Sprintf(`document.querySelectorAll(%q)[%d].matches(".lit")`, steps, i))
		contains(t, "what is lit", strings.Join(b.lit("asm"), "\n"), want)
		if i == 1 {
			contains(t, "the chain", b.why(), "STALE", "record 2, location 4", "updated",
				"rbx", "keeps the old address", "main+0x2c", "uses rbx as an address")
		}
	}
	// The rail is dashed from the call to the use of the copy.
	b.until(`(() => {
		const root = document.querySelector("#host-asm").shadowRoot;
		const parts = [...root.querySelectorAll(".cm-rail-idle")];
		return parts.length > 0 && parts.every((e) =>
			getComputedStyle(e, "::before").borderLeftStyle === "dashed");
	})()`)
	// A location of the map leads to its slot in the code.
	b.tab("records")
	b.until(`document.querySelectorAll("#drawing-map tr[data-p]").length === 4`)
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelectorAll("#drawing-map tr[data-p]")[3].click()`))
	b.until(`document.querySelectorAll("#drawing-map tr[data-p]")[3].matches(".lit")`)
	contains(t, "the bar", b.why(), "[rsp+0]", "record 2, location 4")
	contains(t, "what is lit", strings.Join(b.lit("asm"), "\n"), "(%rsp)")
	if *pictures {
		_ = b.shoot("object-location")
	}

	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector("#drawing-source .look input").focus()`),
		chromedp.KeyEvent("main+0x25"), chromedp.KeyEvent(kb.Enter))
	b.until(`document.querySelector("#drawing-source .answer")?.innerText.includes("record 2")`)
	contains(t, "the answer", eval[string](b,
		`document.querySelector("#drawing-source .answer").innerText`),
		"main+0x25 is where a call in main returns",
		"[rsp+0] holds a reference: if its object moves, write the new address there.")
	b.tap("#drawing-source .answer + p button")
	b.until(`document.querySelector("#drawing-map .look").innerText.includes("record 2")`)

	b.tap("#drawing-source .found .run-to")
	b.until(`document.querySelector("#run-where")?.textContent === "at @main+0x20"`)
	b.until(`!document.querySelector("#run-button").disabled`)
	b.tap("#run-button")
	b.tap("#run-button")
	b.until(`document.querySelector("#run-where")?.textContent === "at @main+0x20"`)
	eval[any](b, `(() => {
		const line = document.querySelector("#run-timeline");
		line.value = 0;
		line.dispatchEvent(new Event("input", { bubbles: true }));
	})()`)
	b.until(`document.querySelector(".run").innerText.includes("The run begins with the call main().")`)
	b.until(`document.querySelector(".run").innerText.includes("collection 2")`)
	if *pictures {
		_ = b.shoot("object-run")
	}
	b.tap("#run-break")
	b.until(`document.querySelector("#run-kind-flip-byte")`)
	b.tap("#run-kind-flip-byte")
	b.until(`document.querySelector("#run-byte")`)
	b.tap("#run-break-now")
	b.until(`document.querySelector("#run-notices")?.textContent.includes("map decoder")`)
	b.tap("#run-fix")
	b.until(`document.querySelector("#run-banner").hidden && ` + stepOf + ` != ""`)
	b.tap("#run-button")

	// The text is where it was.
	b.tab("beside")
	b.until(`document.querySelector("#drawing-source .beside")`)
	contains(t, "what is beside", eval[string](b,
		`document.querySelector("#drawing-source").innerText`), "the object does not define it")
	b.tap("#close-object")
	b.until(paneText("module") + `.includes("%obj.relocated")`)
	if eval[bool](b, `!!document.querySelector("#drawing-source .object")`) {
		t.Error("the object is still shown")
	}
	b.until(numbersInMargin + ` === ""`)
	b.opens("queue.o", queueObject(t)) // from the engine that is here already
	if eval[bool](b, `!document.querySelector("#journey-button").hidden`) {
		t.Error("an object has a journey")
	}

	// A reload keeps the object, in this tab; once it is closed, the text.
	b.do(chromedp.Reload())
	b.until(`document.querySelector("#drawing-source .object")?.innerText.includes("queue.o")`)
	b.tap("#close-object")
	b.until(paneText("module") + `.includes("%obj.relocated")`)
	b.do(chromedp.Reload())
	b.until(paneText("module") + `.includes("%obj.relocated")`)
	if eval[bool](b, `!!document.querySelector("#drawing-source .object")`) {
		t.Error("a closed object is there again")
	}
}

// An object among the examples is opened like a dropped one, and so are the object that a lesson
// links to, and assembly that is pasted.
func TestPageObjectOfTheSite(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.set("#examples", "stale-copy.o")
	b.until(`document.querySelector("#drawing-source .object")?.innerText.includes("stale-copy.o")`)
	contains(t, "the code", b.text("asm"), "(3) uses rbx as an address: stale")
	if *pictures {
		_ = b.shoot("object-example")
	}
	b.tap("#close-object")
	b.do(chromedp.Evaluate[chromedp.Void](`location.search = "?object=wrong-base.o"`))
	b.until(`document.querySelector("#drawing-source .object")?.innerText.includes("swapped")`)
	b.tap("#close-object")
	text, err := os.ReadFile(filepath.Join("..", "web", "explore", "objects", "testdata",
		"queue.s"))
	if err != nil {
		t.Fatal(err)
	}
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		data.setData("text/plain", %q);
		document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data,
			bubbles: true, cancelable: true }));
	})()`, text)))
	b.until(`document.querySelector("#drawing-source .object")?.innerText.includes("pasted.s")`)
	b.clean(t)
	if *pictures {
		_ = b.shoot("object-pasted")
	}
}

// The picker has a choice for a file, for those who cannot drop one. The functions are sorted and
// searched, and a search without a match says so. A file that is empty or text is not opened.
func TestPageObjectIsFound(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`HTMLInputElement.prototype.click = function () {
		const data = new DataTransfer();
		data.items.add(new File([Uint8Array.from(atob(%q), (c) => c.charCodeAt(0))], "queue.o"));
		this.files = data.files;
		this.onchange();
	}`, base64.StdEncoding.EncodeToString(queueObject(t)))))
	b.set("#examples", "file")
	b.until(`document.querySelector("#drawing-source .object")?.innerText.includes("queue.o")`)

	const names = `[...document.querySelectorAll("#drawing-source tbody .name")].map((e) =>
		e.textContent).join()`
	b.until(names + ` === "main,append"`) // findings first
	const head = `document.querySelector('#drawing-source [data-key="0"]')`
	for _, want := range []string{"descending main,append", "ascending append,main",
		"none main,append"} {
		b.do(chromedp.Click(chromedp.CSS(`#drawing-source [data-key="0"]`)))
		b.until(`(` + head + `.closest("th").ariaSort ?? "none") + " " + ` + names + ` === "` +
			want + `"`)
	}
	b.until(`document.querySelector("#drawing-source tfoot").innerText.includes("108")`)

	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.asm.focus()`),
		chromedp.KeyEvent("/"))
	const said = `document.querySelector("#host-asm").shadowRoot.querySelector(".cm-search output")`
	b.until(said)
	for text, want := range map[string]string{"rt_alloc": "1 match", "rt_alloc2": "No match",
		"callq": "4 matches"} {
		b.do(chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)),
			chromedp.KeyEvent(text))
		b.until(said + `.textContent === "` + want + `"`)
	}
	b.clean(t)

	b.dropBytes("empty.o", nil)
	b.until(`document.querySelector("#notice").innerText.includes("empty.o is empty")`)
	b.dropBytes("text.o", []byte("This is text.\n"))
	b.until(`document.querySelector("#notice").innerText.includes("this is text, but neither")`)
	b.until(`document.querySelector("#drawing-source .object").innerText.includes("queue.o")`)
}

// Two objects that are dropped at once are linked. An undefined function can be declared to make
// objects.
func TestPageObjectsTogether(t *testing.T) {
	b := open(t, 1440, 900, "light")
	data := base64.StdEncoding.EncodeToString(queueObject(t))
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		const bytes = Uint8Array.from(atob(%q), (c) => c.charCodeAt(0));
		data.items.add(new File([bytes], "queue.o"));
		data.items.add(new File(["\t.globl other\n\t.type other,@function\nother:\n" +
			"\tpushq %%rax\n\tmovl $24, %%edi\n\tcallq new\n\tmovl $7, 8(%%rax)\n\tmovl 8(%%rax), %%eax\n" +
			"\tpopq %%rcx\n\tretq\n\t.size other, .-other\n"], "other.s"));
		document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true,
			cancelable: true }));
	})()`, data)))
	b.until(`document.querySelectorAll("#drawing-source .members button").length === 2`)
	contains(t, "the facts", eval[string](b,
		`document.querySelector("#drawing-source").innerText`), "queue.o", "other.s")
	b.until(`document.querySelector("#drawing-source .object").innerText.includes("Linked")`)
	if *pictures {
		_ = b.shoot("objects-together")
	}
	b.tap("#run-button")
	b.until(`!document.querySelector(".run-setup")?.hidden`)
	b.tap(".run-setup > summary")
	b.set("#run-entry", "other")
	b.until(`document.querySelector(".run-setup > summary").innerText.includes("other()")`)
	b.until(`document.querySelector("#run-object-0")?.placeholder.startsWith("arg1 bytes")`)
	b.set("#run-object-0", "arg1 bytes")
	b.until(`document.querySelector("#run-object-0").value === "new: arg1 bytes" && ` + stepOf +
		`.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`)
	contains(t, "the form", eval[string](b, `document.querySelector(".run-form").innerText`),
		"Objects of @new, declared")
	eval[any](b, toEnd)
	b.until(`document.querySelector("#run-sentence").textContent === "@other returned 7."`)
	b.clean(t)
}

// A member of an archive is chosen. What is damaged is said, and changes nothing.
func TestPageArchive(t *testing.T) {
	b := open(t, 1440, 900, "dark")
	queue := queueObject(t)
	var archive bytes.Buffer
	archive.WriteString("!<arch>\n")
	for _, name := range []string{"one.o/", "two.o/"} {
		fmt.Fprintf(&archive, "%-16s%-12d%-6d%-6d%-8o%-10d`\n", name, 0, 0, 0, 0o644, len(queue))
		archive.Write(queue)
	}
	b.opens("queue.a", archive.Bytes())
	b.until(`document.querySelectorAll("#drawing-source .members button").length === 2`)
	b.tap("#drawing-source .members li:nth-child(2) button")
	b.until(`document.querySelector("#drawing-source .members [aria-pressed=true]").innerText ===
		"two.o"`)
	b.clean(t)
	if *pictures {
		_ = b.shoot("object-archive")
	}
	asm := b.text("asm")
	b.dropBytes("bad.o", queue[:300])
	b.until(`document.querySelector("#notice").innerText.includes("cannot be opened: bad.o")`)
	if b.text("asm") != asm {
		t.Error("a file that cannot be read changes what is shown")
	}
}

// A phone shows one pane of an object at a time.
func TestPageObjectOnPhone(t *testing.T) {
	for _, scheme := range []string{"light", "dark"} {
		b := open(t, 390, 844, scheme, chromedp.EmulateMobile, chromedp.EmulateTouch)
		b.opens("queue.o", queueObject(t))
		b.fits()
		b.clean(t)
		if *pictures {
			_ = b.shoot("object-phone-" + scheme)
		}
		b.tap("#drawing-source .found li:nth-child(3) [data-p]")
		b.until(`document.querySelector("#strip").innerText.includes("Code")`)
		b.tap("#strip-line")
		b.until(`document.querySelector("#pane-asm").classList.contains("current")`)
		b.settled()
		b.fits()
		const stops = `[...document.querySelectorAll(".stages button")]
			.filter((e) => e.checkVisibility())
			.map((e) => e.querySelector(".short").innerText).join(" ")`
		if got := eval[string](b, stops); got != "Object Code Map Run" {
			t.Errorf("the stops are %s", got)
		}
		b.until(`document.querySelector("#stop-lower").ariaChecked === "true"`)
		if *pictures {
			_ = b.shoot("object-phone-code-" + scheme)
		}
	}
}
