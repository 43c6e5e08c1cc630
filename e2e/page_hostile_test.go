package e2e

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// Pieces of hostile texts: what would run, what would end the element or the
// string it stands in, what has no look, and what turns its surroundings around.
var hostile = []string{
	`<script>pwned=1</script>`, `<img src=x onerror=pwned=1>`, `<svg onload=pwned=1>`,
	`</pre></div></body>`, `<iframe srcdoc="<script>parent.pwned=1</script>">`,
	`<style>*{display:none}</style>`, `<base href=//evil.example>`, `<form action=//evil.example>`,
	`<link rel=stylesheet href=//evil.example>`,
	`<a href=javascript:pwned=1>`, `<!--`, `-->`, `]]>`, `<![CDATA[`, `&lt;b&gt;`,
	`&#x3c;script&#x3e;`, `"`, `'`, "`", `\`, `\22`, `\0A`, `${pwned=1}`, `{{pwned=1}}`,
	"\u202e", "\u202d", "\u202a", "\u202b", "\u202c", "\u2066", "\u2067", "\u2068", "\u2069",
	"\u200b", "\u200d", "\u200e", "\u200f", "\u061c", "\ufeff", "\u2028", "\u2029",
	"\x00", "\x01", "\x07", "\x08", "\x1b[31m", "\x1e", "\x1f", "\x7f", "\u0085", "\u009b",
	"\u00ad", "\u3164", "\U000e0041", "\u0336", "שלום", "مرحبا", "𝕏", "👩‍👩‍👧", "\U0010ffff", "ﷺ",
	"\t", " ", "%obj", "@f", "!0", "#0", "; ", "i64", "constructor", "__proto__",
	strings.Repeat("W", 300),
}

// hostileLarge is the number of large sources, of twenty functions. Those that come after them in a
// long run are small. The usual test takes the first of them only.
const hostileLarge, hostileUsual = 98, 24

var (
	hostileSeed    = flag.Uint64("hostile.seed", 20, "the seed of the hostile texts")
	hostileSources = flag.Int("hostile", hostileUsual,
		"how many hostile sources to take through the page; after 98 they are small")
)

type hostileTexts struct{ *rand.Rand }

// text is a few pieces, without an end of line.
func (r hostileTexts) text() string {
	var b strings.Builder
	for range 1 + r.IntN(4) {
		b.WriteString(hostile[r.IntN(len(hostile))])
	}
	return b.String()
}

// name is a text as a name in quotes, some bytes of it escaped. It has no NUL, which no name may
// have.
func (r hostileTexts) name(n int) string {
	var b strings.Builder
	fmt.Fprintf(&b, `"n%d `, n)
	for _, c := range strings.ReplaceAll(r.text(), "\x00", "") {
		if c == '"' || c == '\\' || c == '\n' || r.IntN(8) == 0 {
			for _, octet := range []byte(string(c)) {
				fmt.Fprintf(&b, `\%02X`, octet)
			}
		} else {
			b.WriteRune(c)
		}
	}
	return b.String() + `"`
}

// module is one that compiles, of so many functions, with five hostile names and
// comments in each.
func (r hostileTexts) module(batch, n int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "; %s\nsource_filename = %s\ndeclare void @callee()\n", r.text(), r.name(0))
	fmt.Fprintf(&b, "@%s = global i64 0, section %s\n", r.name(1), r.name(2))
	for i := range n {
		f, obj, block, sum := r.name(10*i+3), r.name(10*i+4), r.name(10*i+5), r.name(10*i+6)
		fmt.Fprintf(&b, `define ptr addrspace(1) @%s(ptr addrspace(1) %%%s, i64 %%n) gc "statepoint-example" {
  br label %%%s
%[3]s: ; %s
  %%%s = add i64 %%n, 1
  call void @callee() [ "deopt"(i64 %%%[5]s) ]
  ret ptr addrspace(1) %%%[2]s
}
`, f, obj, block, r.text(), sum)
	}
	fmt.Fprintf(&b, "define void @batch_%d() {\n  ret void\n}\n", batch)
	return b.String()
}

// broken is a module with hostile texts where none belong.
func (r hostileTexts) broken(batch, functions int) string {
	lines := strings.Split(strings.TrimSpace(r.module(batch, functions)), "\n")
	for range 3 {
		i := r.IntN(len(lines))
		at := r.IntN(len(lines[i]) + 1)
		lines[i] = lines[i][:at] + r.text() + lines[i][at:]
	}
	lines = append(lines, fmt.Sprintf("define %%%s @%s(%s\n\xff", r.name(1),
		strings.Replace(r.name(2), `"`, `"\00`, 1), r.text()))
	return strings.ToValidUTF8(strings.Join(lines, "\n"), "\ufffd")
}

// Whatever a text has, it is shown, and nothing of it is taken for anything else.
func TestPageHostileTexts(t *testing.T) {
	seed, batches := *hostileSeed, *hostileSources
	t.Logf("%d sources from seed %d", batches, seed)
	r := hostileTexts{rand.New(rand.NewPCG(seed, 0))}
	texts := 0
	b := open(t, 1440, 1500, "light") // high, so that much of it is drawn
	// CodeMirror says so when lines wrap at heights it did not expect, and tries
	// again with the next frame.
	b.expects = func(m string) bool { return strings.Contains(m, "Measure loop restarted") }
	b.do(chromedp.Evaluate[chromedp.Void](hostileWatch))
	const slice = 4
	valid, begun := 0, time.Now()
	for from := 0; from < batches; from += slice {
		sources := make([]string, min(slice, batches-from))
		for i := range sources {
			n, functions := from+i, 20
			if n >= hostileLarge {
				functions = 1
			}
			if sources[i] = r.module(n, functions); n%3 == 2 {
				sources[i] = r.broken(n, functions)
			}
			texts += 3 + 5*functions
		}
		list, err := json.Marshal(sources)
		if err != nil {
			t.Fatal(err)
		}
		if from%1000 == 0 && from > 0 {
			t.Logf("%d sources after %v", from, time.Since(begun).Round(time.Second))
		}
		for i, found := range eval[[]string](b, fmt.Sprintf(`tryTexts(%s, %d)`, list, from)) {
			if found == "compiled" {
				valid++
			} else if found != "refused" {
				if !t.Failed() {
					t.Log(sources[i])
				}
				t.Errorf("text %d: %s", from+i, found)
			}
		}
		if t.Failed() {
			break
		}
	}
	t.Logf("%d hostile names and comments in %d sources, of which %d compiled", texts, batches,
		valid)
	if batches >= hostileLarge && texts < 10_000 {
		t.Error("only", texts, "hostile texts")
	}
	if valid < batches/2 {
		t.Errorf("only %d of %d texts compiled", valid, batches)
	}
	b.replace(documented)
	b.until(paneText("map") + `.includes("location 4 Indirect")`)
}

// hostileWatch shows texts through the page and looks for what should not be.
const hostileWatch = `
	globalThis.roots = () => [document, ...["source", "module", "asm", "map"]
		.map((p) => document.querySelector("#host-" + p).shadowRoot)];
	globalThis.count = (selector) =>
		roots().reduce((n, r) => n + r.querySelectorAll(selector).length, 0);
	const foreign = "img:not(.cm-widgetBuffer), iframe, object, embed, base, form, " +
		"a:not(.bar #learn), audio, video, math, frame, meta:not(head meta), " +
		"link:not(head link), style[onload], [onerror], [onload], [onclick], [srcdoc], " +
		"[style*=evil]";
	const scripts = count("script"), sections = count("section");
	const unseen = new RegExp("[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c" +
		"\\u200e\\u200f\\u202a-\\u202e\\u2028\\u2029\\u2066-\\u2069]");
	const frame = () => new Promise((f) => requestAnimationFrame(() => setTimeout(f)));
	const { source, module, asm, map } = statepoint.editors;
	function look(i) {
		if (globalThis.pwned) return "a script ran";
		const n = count(foreign);
		if (n) return n + " foreign elements: " + roots()
			.flatMap((r) => [...r.querySelectorAll(foreign)]).map((e) => e.outerHTML.slice(0, 200))
			.join(" ");
		if (count("#learn") !== 1) return "there is not one link to the lessons";
		if (count("script") !== scripts || count("section") !== sections)
			return "the page has other elements than before";
		if (document.documentElement.scrollWidth > innerWidth)
			return "the page is wider than the window";
		for (const e of document.querySelectorAll(
			"#problems, #why, .bar, .stages, .pane > header, #strip")) {
			if (unseen.test(e.innerText))
				return "unseen characters in " + (e.id || e.className) + ": " +
					JSON.stringify(e.innerText);
		}
		for (const root of roots().slice(1)) {
			for (const e of root.querySelectorAll(".cm-line, .cm-list, .cm-tooltip")) {
				if (unseen.test(e.textContent))
					return "unseen characters in a pane: " + JSON.stringify(e.textContent);
			}
		}
		for (const e of document.querySelectorAll(".pane")) {
			if (e.getBoundingClientRect().height < 200) return "a pane has shrunk";
		}
		return "";
	}
	globalThis.tryTexts = async (texts, from) => {
		const out = [];
		for (const [n, text] of texts.entries()) {
			const i = from + n;
			source.view.dispatch({ changes: { from: 0, to: source.view.state.doc.length,
				insert: text } });
			source.tell("key", "compile");
			const busy = () => document.querySelector("main").getAttribute("aria-busy") === "true";
			for (let n = 0; n < 3 || busy(); n++) await frame();
			const compiled = module.text().includes("@batch_" + i + "(");
			let trouble = look(i);
			if (!trouble && compiled) {
				// A selection, the list of places, and what a word is.
				const at = source.text().indexOf("%\"n");
				source.tell("click", at + 2);
				await frame();
				source.tell("key", "outline");
				source.view.dispatch({ selection: { anchor: at + 2 } });
				const card = await source.ask("explain", at + 2);
				await frame();
				trouble = look(i);
				if (!trouble && !card) trouble = "a name has no explanation";
				document.querySelector("#host-source")
					.shadowRoot.querySelector(".cm-list button")?.click();
			}
			const problems = document.querySelector("#problems");
			if (!trouble && !compiled && !problems?.querySelector(".error"))
				trouble = "neither output nor error";
			if (!trouble && source.text() !== text.replace(/\r\n?/g, "\n"))
				trouble = "the text became another";
			if (!trouble && /the engine stopped|internal error/.test(problems?.innerText ?? ""))
				trouble = problems.innerText;
			out.push(trouble || (compiled ? "compiled" : "refused"));
		}
		return out;
	};
	0`
