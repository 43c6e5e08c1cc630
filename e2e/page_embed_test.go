package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"statepoint/web/site"
	"statepoint/web/ui/link"
)

// The page of a frame, by itself: the panes it is asked for and no others, its
// theme, a text that stays as it is, and a way out to the whole explorer.
func TestPageEmbedded(t *testing.T) {
	b := openEmpty(t)
	state := link.State{Source: documented}
	fragment := "#" + state.Fragment()
	b.do(chromedp.EmulateViewport(900, 420), media("prefers-color-scheme", "light"),
		chromedp.Evaluate[chromedp.Void](`0`),
		chromedp.Navigate(b.url+"embed?panes=ir,map&theme=dark&readonly"+fragment))
	b.opened()
	b.until(paneText("map") + `.includes("location 4 Indirect")`)
	shown := eval[[]string](b,
		`[...document.querySelectorAll(".pane, .tools, .stages, .dock, .splitter, .why, .outside")].filter((e) => e.checkVisibility()).map((e) => e.id)`)
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
	b.shoot("embedded")
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
}

// A document of another origin has the explorer in it: what it wrote is there
// until the frame is near the screen, the frame takes the height it needs, and
// follows the document's theme. No other origin is asked for anything.
func TestPageInDocument(t *testing.T) {
	explorer := httptest.NewServer(http.StripPrefix("/some/folder",
		spying(siteHandler(t, site.Options{}))))
	t.Cleanup(explorer.Close)
	state := link.State{Source: strings.ReplaceAll(documented, "%obj", "%linked")}
	document := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/doc" {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		w.Header().Set("Content-Security-Policy",
			"default-src 'none'; script-src "+explorer.URL+"; frame-src "+explorer.URL+
				"; img-src data:")
		fmt.Fprintf(w, `<!doctype html><html lang="en"><title>A document</title><link rel="icon" href="data:,">
			<script src="%s/some/folder/embed.js" async></script>
			<h1>Statepoints</h1>
			<statepoint-explorer id="near" panes="ir asm" theme="light"><pre>%s</pre></statepoint-explorer>
			<statepoint-explorer id="asked" load="click" height="300" panes="ir" src="%[1]s/some/folder/#%[3]s"><pre>asked</pre></statepoint-explorer>
			%[4]s
			<statepoint-explorer id="far"><pre>far away</pre></statepoint-explorer>`,
			explorer.URL, strings.ReplaceAll(documented, "<", "&lt;"), state.Fragment(),
			strings.Repeat("<p>Much text.</p>\n", 150))
	}))
	t.Cleanup(document.Close)
	b := startBrowser(t)
	b.do(chromedp.EmulateViewport(1200, 900), chromedp.Evaluate[chromedp.Void](`0`),
		chromedp.Navigate(strings.Replace(document.URL, "127.0.0.1", "localhost", 1)+"/doc"))
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`globalThis.spied = new Map(), addEventListener("message", (e) => e.data.spied && spied.set(e.source, e.data.spied))`))
	b.until(`document.querySelector("#near iframe")`)
	b.until(`parseInt(document.querySelector("#near iframe").style.height) !== 420`)
	if got := eval[string](b,
		`[document.querySelector("#near pre").hidden, document.querySelector("#near iframe").title, !!document.querySelector("#asked iframe"), document.querySelector("#asked pre").hidden].join()`); got != "true,Statepoint Explorer,false,false" {
		t.Errorf("the document has %s", got)
	}
	if eval[bool](b, `!!document.querySelector("#far iframe")`) {
		t.Error("what is far from the screen was loaded")
	}
	spied := func(id, what string) string {
		return fmt.Sprintf(`(spied.get(document.querySelector("#%s iframe")?.contentWindow)?.%s)`,
			id, what)
	}
	b.until(spied("near", "asm") + `?.includes("callq")`)
	if got := eval[string](b, spied("near", "source")); strings.TrimSpace(got) !=
		strings.TrimSpace(documented) {
		t.Errorf("the frame's text is %q", got)
	}
	b.until(spied("near", "scheme") + ` === "light"`)
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`document.querySelector("#near").setAttribute("theme", "dark")`))
	b.until(spied("near", "scheme") + ` === "dark"`)
	b.do(chromedp.Click(chromedp.CSS("#asked button")))
	b.until(spied("asked", "source") + `?.includes("%linked")`)
	if got := eval[string](b, `document.querySelector("#asked iframe").style.height`); got !=
		"300px" {
		t.Errorf("the frame is %s high", got)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#far").scrollIntoView()`))
	b.until(`document.querySelector("#far iframe")`)
	for _, id := range []string{"near", "asked"} {
		for _, url := range eval[[]string](b, spied(id, "urls")) {
			if !strings.HasPrefix(url, explorer.URL+"/some/folder/") {
				t.Errorf("the frame asked for %s", url)
			}
		}
	}
	b.shoot("document")
}

// spying has the page of a frame tell what it shows; another origin cannot look.
func spying(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/spy.js":
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprint(w, `setInterval(() => {
				const { source, asm } = globalThis.statepoint?.editors || {};
				parent.postMessage({ spied: { source: source?.text(), asm: asm?.text(), scheme: getComputedStyle(document.documentElement).colorScheme,
					urls: performance.getEntriesByType("resource").map((e) => e.name) } }, "*");
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
