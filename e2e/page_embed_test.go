package e2e

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
)

// earlyOutput delays a frame's DOMContentLoaded until there is output, as if its program had loaded
// before.
const earlyOutput = `{
	const add = addEventListener.bind(window);
	addEventListener = (type, f, ...more) =>
		type === "DOMContentLoaded" && document.currentScript?.src.includes("/inside.")
			? add("statepoint-shown", () => setTimeout(f), { once: true }) : add(type, f, ...more);
};
`

// The page of a frame, by itself: the panes it is asked for and no others, its
// theme, a text that stays as it is, and a way out to the whole explorer. An engine that cannot be
// shared is replaced by one of its own.
func TestPageEmbedded(t *testing.T) {
	b := takeTab(t)
	state := link.State{Source: documented}
	fragment := "#" + state.Fragment()
	b.do(chromedp.EmulateViewport(900, 420), media("prefers-color-scheme", "light"),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument,
				page.AddScriptToEvaluateOnNewDocumentParams{
					Source: earlyOutput + `SharedWorker = class {
						port = { postMessage() {}, close() {} };
						constructor() { setTimeout(() => this.onerror(new Event("error")), 500); }
					}`})
			return err
		}),
		chromedp.Navigate(b.url+"embed?for=null&panes=ir,map&theme=dark&readonly"+fragment))
	b.opened()
	b.until(paneText("map") + `.includes("location 4 Indirect")`)
	b.until(`document.querySelector("main").style.gridTemplateRows`) // measured, all the same
	shown := eval[[]string](b,
		`[...document.querySelectorAll(".pane, .tools, .stages, .strip, .splitter, .why, .outside")]
			.filter((e) => e.checkVisibility()).map((e) => e.id)`)
	if got := strings.Join(shown, " "); got != "pane-source pane-map why outside" {
		t.Errorf("shown: %s", got)
	}
	if got := eval[string](b, `getComputedStyle(document.documentElement).colorScheme`); got !=
		"dark" {
		t.Errorf("the theme is %s", got)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`),
		chromedp.KeyEvent("x"))
	if got := b.text("source"); got != documented {
		t.Errorf("the text was changed: %q", got)
	}
	b.click("source", "%obj", 0)
	b.until(`document.querySelector("#why").innerText.includes("%obj.relocated")`)
	if eval[int](b, `sessionStorage.length + localStorage.length`) != 0 {
		t.Error("the frame keeps something")
	}
	b.clean(t)
	href := eval[string](b, `(() => {
		const a = document.querySelector("#outside");
		a.addEventListener("click", (e) => e.preventDefault());
		a.click();
		return a.href;
	})()`)
	if !strings.HasPrefix(href, b.url+"#1.") {
		t.Fatalf("the way out leads to %s", href)
	}
	b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(href))
	b.opened()
	if got := b.text("source"); got != documented {
		t.Errorf("outside, the text is %q", got)
	}

	// In a narrow frame the way out covers nothing to press.
	b.do(chromedp.EmulateViewport(390, 656), chromedp.Navigate("about:blank"),
		chromedp.Navigate(b.url+"embed?for=null&view=run&step=2"+fragment))
	b.opened()
	b.until(`document.querySelector("#run-sentence")`)
	if got := eval[string](b, `[...document.querySelectorAll("#run button")].filter((e) => {
			const { x, y, width, height } = e.getBoundingClientRect();
			return document.elementsFromPoint(x + width / 2, y + height - 2)[0]?.id === "outside";
		}).map((e) => e.innerText).join()`); got != "" {
		t.Errorf("the way out covers %s", got)
	}
	// Without a text, it is the first example that runs.
	b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(b.url+"embed?for=null&view=run"))
	b.until(`document.querySelector("#run-sentence")?.checkVisibility()`)
}

// A document of another origin has six explorers in it, which share an engine: what it wrote is
// there until one has output. Each takes the height it needs and shows what its attributes ask for,
// also when they change; it follows the document's theme, and leads to the same state outside. No
// other origin is asked for anything, and nobody else's messages are heard.
func TestPageInDocument(t *testing.T) {
	explorer := httptest.NewServer(http.StripPrefix("/some/folder",
		spying(siteHandler(t))))
	t.Cleanup(explorer.Close)
	state := link.State{Source: strings.ReplaceAll(documented, "%obj", "%linked")}
	home := explorer.URL + "/some/folder/"
	text := "<pre>" + strings.ReplaceAll(documented, "<", "&lt;") + "</pre></statepoint-explorer>"
	document := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/a/doc":
			w.Header().Set("Content-Security-Policy",
				"default-src 'none'; script-src "+explorer.URL+"; frame-src 'self' "+explorer.URL+
					"; img-src data:")
			fmt.Fprint(w, `<!doctype html><html lang="en"><title>A document</title><link rel="icon" href="data:,">`,
				`<meta name="viewport" content="width=device-width">`,
				`<script src="`, home, `embed.js" async></script><main><h1>Statepoints</h1>`,
				`<statepoint-explorer id="near" panes="ir asm" theme="light">`, text,
				`<statepoint-explorer id="asked" load="click" height="300" panes="ir" src="`, home, "#",
				state.Fragment(), `"><pre>asked</pre></statepoint-explorer>`,
				`<statepoint-explorer id="cfg" panes="rewritten" view="cfg">`, text,
				`<statepoint-explorer id="run" view="run" step="2">`, text,
				`<statepoint-explorer id="chosen" panes="rewritten map" view="records" stage="parse" select="%obj">`,
				text, `<iframe id="hostile" title="Another" src="/hostile"></iframe>`,
				strings.Repeat("<p>Much text.</p>\n", 150),
				`<statepoint-explorer id="far">`, text, `</main>`)
		case "/hostile":
			fmt.Fprint(w, `<!doctype html><title>hostile</title><script>`+hostileFrame+`</script>`)
		default:
			http.NotFound(w, r)
		}
	}))
	t.Cleanup(document.Close)
	b := startBrowser(t)
	b.do(chromedp.EmulateViewport(1200, 3000), chromedp.Evaluate[chromedp.Void](`0`),
		chromedp.Navigate(strings.Replace(document.URL, "127.0.0.1", "localhost", 1)+"/a/doc"))
	b.do(chromedp.Evaluate[chromedp.Void](`globalThis.spied = new Map(), addEventListener("message",
		(e) => e.data?.spied && spied.set(e.source, e.data.spied)),
		globalThis.ready = new Set(), addEventListener("sp:ready", (e) => ready.add(e.target.id))`))
	b.until(frameOf("near"))
	if got := eval[string](b, `[document.querySelector("#near pre").checkVisibility(), `+
		frameOf("near")+`.title, !!`+frameOf("asked")+`, !!`+frameOf("far")+`].join()`); got !=
		"true,Statepoint Explorer,false,false" {
		t.Errorf("the document has %s", got)
	}
	const fromTop = `["near", "asked", "cfg", "run", "chosen"].map((id) =>
		id + " " + document.querySelector("#" + id).offsetTop).join()`
	spied := func(id, what string) string {
		return fmt.Sprintf(`(spied.get(%s?.contentWindow)?.%s)`, frameOf(id), what)
	}
	b.until(spied("near", "asm") + `?.includes("callq")`)
	b.until(`!document.querySelector("#near pre").checkVisibility()`)
	if got := eval[string](b, spied("near", "source")); strings.TrimSpace(got) !=
		strings.TrimSpace(documented) {
		t.Errorf("the frame's text is %q", got)
	}
	b.until(spied("near", "scheme") + ` === "light"`)
	b.do(chromedp.Evaluate[chromedp.Void](
		`(({ button = document.querySelector("#asked").shadowRoot.querySelector("button") }) =>
			{ button.focus(); button.click(); })({})`))
	top := eval[string](b, fromTop)
	b.until(spied("asked", "source") + `?.includes("%linked")`)

	// What the attributes ask for, at first and when they change.
	b.until(spied("cfg", "tabs") + ` === "source cfg asm bytes"`)
	b.until(spied("run", "said") + `?.startsWith("2 / ")`)
	b.until(spied("chosen", "tabs") + ` === "source ir asm records"`)
	b.until(spied("chosen", "why") + `?.includes("%obj")`)
	b.until(spied("chosen", "stage") + ` === "parse"`)
	// No two frames have a landmark of one name.
	b.until(spied("near", "landmarks") + ` === "Statepoint Explorer"`)
	b.until(`/^Statepoint Explorer \d$/.test(` + spied("chosen", "landmarks") + `)`)
	b.until(`new Set([...spied.values()].map((s) => s.landmarks)).size === spied.size`)
	b.until(`[...document.querySelectorAll("#cfg, #run, #chosen, #asked")]
		.every((e) => !e.firstElementChild.checkVisibility())`)
	b.until(`document.activeElement.id === "asked"`) // whose button had the focus
	heights := "[" + frameOf("near") + ", " + frameOf("asked") + ", " + frameOf("cfg") + ", " +
		frameOf("run") + "].map((frame) => frame.style.height).join()"
	before := eval[string](b, heights)
	if h := strings.Split(before, ","); h[0] == "420px" || h[1] != "300px" || h[3] < "620px" {
		t.Errorf("the frames are %s high", before)
	}
	// What was kept free for them was enough, so that nothing below moved.
	if got := eval[string](b, fromTop); got != top {
		t.Errorf("they begin at %s, and began at %s", got, top)
	}
	b.clean(t)

	// Messages from elsewhere, or in no form of ours, come before one that is good.
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const near = ` + frameOf("near") + `.contentWindow;
		document.querySelector("#hostile").contentWindow.postMessage("go", "*");
		for (const type of ["sp:theme", "sp:set", "sp:text", "sp:check", "__proto__",
			"constructor"]) {
			for (const v of [undefined, 0, 2, "1"]) near.postMessage({ v, type, theme: "dark",
				stage: "parse", select: "%obj", text: "pwned", checks: "clean" }, "*");
		}
		for (const m of [null, 7, "sp:theme", [], { v: 1 }, { v: 1, type: "sp:text",
			text: "pwned" }, { v: 1, type: "sp:set", stage: {}, view: 7,
			select: "x".repeat(1e6), source: ["pwned"] }]) near.postMessage(m, "*");
		for (const v of [undefined, 1]) postMessage({ v, type: "sp:height", height: 999 }, "*");
	})()`))
	b.until(`document.querySelector("#hostile").contentWindow.length > 0`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#chosen")
		.setAttribute("stage", "rewrite-statepoints")`))
	b.until(spied("chosen", "stage") + ` === "rewrite-statepoints"`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#near")
		.setAttribute("theme", "dark")`))
	b.until(spied("near", "scheme") + ` === "dark"`)
	if got := eval[string](b, heights); got != before {
		t.Errorf("the frames are %s high, were %s", got, before)
	}
	if got := eval[string](b, spied("near", "source")+` + `+spied("near", "stage")); strings.
		Contains(got, "pwned") || !strings.HasSuffix(got, "rewrite-statepoints") {
		t.Errorf("a stranger changed the frame to %q", got)
	}

	// On paper is what is inside; a narrower window has higher frames.
	eval[bool](b, `dispatchEvent(new Event("beforeprint"))`)
	if got := eval[string](b, `getComputedStyle(
		document.querySelector("#near pre")).display`); got !=
		"block" {
		t.Error("the text is not there on paper")
	}
	eval[bool](b, `dispatchEvent(new Event("afterprint"))`)
	b.do(chromedp.EmulateViewport(390, 3000))
	b.until(`parseInt(` + frameOf("near") + `.style.height) > ` +
		strings.TrimSuffix(strings.Split(before, ",")[0], "px"))

	// One that comes while the document is printed is shown afterwards.
	eval[bool](b, `dispatchEvent(new Event("beforeprint"))`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#far").scrollIntoView()`))
	b.until(spied("far", "asm") + `?.includes("callq") && ready.has("far")`)
	const far = `[document.querySelector("#far pre").checkVisibility(),
		document.querySelector("#far").shadowRoot.firstElementChild.style.height].join()`
	if got := eval[string](b, far); got != "true," {
		t.Errorf("printed is %s", got)
	}
	eval[bool](b, `dispatchEvent(new Event("afterprint"))`)
	if got := eval[string](b, far); got != "false," {
		t.Errorf("after it was printed there is %s", got)
	}
	for _, id := range []string{"near", "asked", "cfg", "run", "chosen", "far"} {
		for _, url := range eval[[]string](b, spied(id, "urls")) {
			if !strings.HasPrefix(url, home) {
				t.Errorf("%s asked for %s", id, url)
			}
			// One that was asked again while it was busy may have left the others.
			if id != "chosen" && (strings.Contains(url, "/engine.") ||
				strings.Contains(url, "/compiler.")) {
				t.Errorf("%s has an engine of its own", id)
			}
		}
	}
	// The way out has the same state.
	_, fragment, _ := strings.Cut(eval[string](b, spied("chosen", "outside")), "#")
	s, err := link.DecodeFragment(fragment)
	if err != nil || s == nil || s.Select != "%obj" || s.Views[panes.Map] != "records" ||
		strings.TrimSpace(s.Source) != strings.TrimSpace(documented) {
		t.Errorf("the way out leads to %+v, %v", s, err)
	}
	_, fragment, _ = strings.Cut(eval[string](b, spied("run", "outside")), "#")
	if s, err = link.DecodeFragment(fragment); err != nil || s == nil || len(s.Run) < 6 ||
		s.Run[0] != "2" {
		t.Errorf("the way out of a run leads to %+v, %v", s, err)
	}
}

// frameOf is the frame of the explorer that an element of a document shows.
func frameOf(id string) string {
	return fmt.Sprintf(`document.querySelector("#%s").shadowRoot?.querySelector("iframe")`, id)
}

// hostileFrame, when it gets a message, sends the explorer's messages to the document and the other
// frames, and then adds a frame.
const hostileFrame = `onmessage = () => {
	for (const type of ["sp:height", "sp:ready", "sp:theme", "sp:set", "sp:text", "sp:check"]) {
		const m = { v: 1, type, height: 999, theme: "dark", stage: "parse", text: "pwned",
			checks: "clean" };
		parent.postMessage(m, "*");
		for (let i = 0; i < parent.length; i++) if (parent[i] !== self) parent[i]
			.postMessage(m, "*");
	}
	document.body.append(document.createElement("iframe"));
};`

// spying makes the page of a frame report what it shows, which another origin cannot read.
func spying(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/spy.js":
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprint(w, `setInterval(() => {
				const { source, asm } = globalThis.statepoint?.editors || {};
				const of = (selector) => document.querySelector(selector);
				const outside = of("#outside");
				outside.onclick = (e) => e.preventDefault();
				if (asm?.text()) outside.click();
				parent.postMessage({ spied: { source: source?.text(), asm: asm?.text(),
					scheme: getComputedStyle(document.documentElement).colorScheme,
					tabs: [...document.querySelectorAll(".pane")]
						.map((p) => (p.querySelector(
							"[aria-selected=true], .detail [aria-checked=true]")?.id ||
						"-" + p.id.slice(5)).split("-")[1]).join(" "),
					said: of("#run-count")?.innerText, why: of("#why").innerText,
						stage: of(".stages .on")?.dataset.stage,
					landmarks: [...document.querySelectorAll("main, nav, header.bar, footer, section")]
						.filter((e) => e.checkVisibility() && e.role !== "group").map((e) => e.ariaLabel)
						.filter((name, i, all) => all.indexOf(name) === i).join(),
					outside: outside.href, urls: performance.getEntriesByType("resource")
						.map((e) => e.name) } }, "*");
			}, 50);`)
		case "/embed.html":
			newer(h, func(_, body string) string {
				return strings.Replace(body, "</body>", `<script src="spy.js"></script></body>`, 1)
			}).ServeHTTP(w, r)
		default:
			h.ServeHTTP(w, r)
		}
	})
}
