package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"statepoint/web/ui/link"
)

// A document may treat an element as frameworks do: set its properties, even before the script has
// loaded, change its content and every attribute, move, remove and reinsert it. Its content stays
// as the document wrote it.
func TestPageElementChanges(t *testing.T) {
	explorer := httptest.NewServer(spying(siteHandler(t)))
	t.Cleanup(explorer.Close)
	document := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<!doctype html><html lang="en"><title>A document</title>
			<link rel="icon" href="data:,"><main>
			<statepoint-explorer id="a" panes="ir"></statepoint-explorer>
			<statepoint-explorer id="b" panes="map"><pre>; b</pre></statepoint-explorer>
			<statepoint-explorer id="asked"><pre>; asked</pre></statepoint-explorer></main>
			<script>
				globalThis.spied = new Map();
				addEventListener("message", (e) => e.data?.spied && spied.set(e.source, e.data.spied));
				globalThis.ready = [];
				addEventListener("sp:ready", (e) => ready.push(e.target.id));
				globalThis.errors = [];
				addEventListener("error", (e) => errors.push(e.message));
				for (const id of ["a", "b", "asked"]) globalThis[id] = document.getElementById(id);
				asked.load = "click";
			</script><script src="%s/embed.js" async></script>`, explorer.URL)
	}))
	t.Cleanup(document.Close)
	b := startBrowser(t)
	do := func(script string) {
		t.Helper()
		b.do(chromedp.Evaluate[chromedp.Void]("{" + script + "}"))
	}
	b.do(chromedp.EmulateViewport(1000, 3000), chromedp.Navigate(document.URL))
	source := func(id, text string) {
		t.Helper()
		b.until(fmt.Sprintf(`spied.get(%s?.contentWindow)?.source?.trim() === %q`, frameOf(id),
			strings.TrimSpace(text)))
	}
	source("b", "; b")
	if got := eval[string](b, `[asked.getAttribute("load"), asked.shadowRoot.querySelector("button").
		checkVisibility(), !!asked.shadowRoot.querySelector("iframe")].join()`); got !=
		"click,true,false" {
		t.Errorf("what was set before the script came: %s", got)
	}

	// A text that comes late, and another one.
	do(`a.append("; one\n", "; two")`)
	source("a", "; one\n; two")
	b.until(`ready.includes("a")`)
	do(`globalThis.first = ` + frameOf("a"))
	do(`a.lastChild.data = "; three"`)
	source("a", "; one\n; three")
	do(`a.lastChild.remove()`)
	source("a", "; one")
	do(`a.textContent = ` + fmt.Sprintf("%q", documented))
	source("a", documented)
	if got := eval[string](b, `[first === `+frameOf("a")+`, a.childNodes.length,
		a.firstChild.nodeName, b.outerHTML].join()`); got != `true,1,#text,`+
		`<statepoint-explorer id="b" panes="map"><pre>; b</pre></statepoint-explorer>` {
		t.Errorf("what is inside: %s", got)
	}
	do(`b.firstChild.textContent = "; of a pane that is not shown"`)
	source("b", "; of a pane that is not shown")

	// What is asked for by properties; a link goes before the text.
	state := link.State{Source: "; linked\n"}
	do(`a.src = "#` + state.Fragment() + `"; a.panes = "ir asm"; a.readonly = true;
		a.title = "New"`)
	source("a", "; linked")
	got := eval[string](b, `(({ src, title }) => title + new URL(src).search)(`+frameOf("a")+`)`)
	if !strings.HasPrefix(got, "New?") || !strings.HasSuffix(got, "panes=ir%2Casm&readonly=") {
		t.Errorf("the frame is %s", got)
	}
	do(`a.src = "` + explorer.URL + `/?example=doc-patchpoint"`)
	b.until(fmt.Sprintf(`spied.get(%s?.contentWindow)?.source?.includes("patchpoint")`, frameOf("a")))
	do(`a.textContent = "; not linked"`)
	do(`a.readonly = false; a.src = null; a.theme = "dark"`)
	source("a", "; not linked")
	b.until(fmt.Sprintf(`spied.get(%s?.contentWindow)?.scheme === "dark"`, frameOf("a")))

	// What moveBefore moves stays as it is. Moved otherwise there is one frame, and away none.
	if !eval[bool](b, `(() => {
		const frame = `+frameOf("b")+`;
		b.parentNode.moveBefore(b, a);
		return frame === `+frameOf("b")+` && b.nextSibling === a;
	})()`) {
		t.Error("moved by moveBefore it is another frame")
	}
	do(`a.remove(); b.after(a); b.before(a); b.after(a)`)
	source("a", "; not linked")
	do(`a.src = "#` + state.Fragment() + `"; a.remove()`)
	if got := eval[int](b, `a.shadowRoot.querySelectorAll("iframe").length`); got != 0 {
		t.Errorf("away there are %d frames", got)
	}
	do(`b.before(a)`)
	source("a", "; linked")
	if got := eval[int](b, `a.shadowRoot.querySelectorAll("iframe").length`); got != 1 {
		t.Errorf("back there are %d frames", got)
	}
	do(`a.hidden = true; asked.load = null`)
	source("asked", "; asked")
	if eval[bool](b, `a.checkVisibility()`) {
		t.Error("an element that is hidden is there")
	}

	// A wrong attribute shows the text inside, and why, until it is right.
	for _, wrong := range [][2]string{{"src", "#1.garbage"}, {"panes", "ir, nothing"},
		{"theme", "black"}, {"view", "cgf"}, {"step", "last"}, {"height", "50%"}} {
		do(fmt.Sprintf("asked.%s = %q", wrong[0], wrong[1]))
		b.until(`asked.firstElementChild.checkVisibility() &&
			!asked.shadowRoot.querySelector("iframe") && asked.shadowRoot.querySelector("p")
			.textContent.includes("the attribute ` + wrong[0] + ` ")`)
		do(fmt.Sprintf("asked.%s = null", wrong[0]))
		b.until(`!asked.firstElementChild.checkVisibility() &&
			!asked.shadowRoot.querySelector("p").checkVisibility()`)
	}
	b.do(chromedp.EmulateViewport(500, 3000))
	b.until(`b.clientWidth < 500`)
	if got := eval[string](b, `import("`+explorer.URL+`/embed.js?again").catch((e) => errors.join() +
		e.message)`); got != "embed.js is not a module: load it by <script src>, not by import" {
		t.Error(got)
	}
}
