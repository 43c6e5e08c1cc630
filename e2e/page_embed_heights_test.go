package e2e

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"statepoint/web/ui/link"
)

// Embeds have the height that their panes need, the same in three loads, ten with -every-case,
// whether the text is in the element, in its link or both: from the first paint of the document on
// nothing moves that stands below one. What they show they show to its end.
func TestPageEmbedHeights(t *testing.T) {
	b := takeTab(t)
	long, err := os.ReadFile("../static/examples/40-tree-insert.ll")
	if err != nil {
		t.Fatal(err)
	}
	linked := func(source string) string {
		state := link.State{Source: source}
		return `src="#` + state.Fragment() + `"`
	}
	// A link whose text is not packed.
	plain := fmt.Sprintf(`{"source":%q}`, documented)
	stored := `src="#1.` + base64.RawURLEncoding.EncodeToString([]byte("\x01"+
		string([]byte{byte(len(plain)), byte(len(plain) >> 8), ^byte(len(plain)),
			^byte(len(plain) >> 8)})+plain)) + `"`
	escaped := "<pre>" + strings.ReplaceAll(documented, "<", "&lt;") + "</pre>"
	var body strings.Builder
	for i, e := range [][2]string{
		{`panes="ir asm" style="width: 420px" ` + linked(documented), ""},
		{`panes="ir asm" style="width: 420px"`, escaped},
		{`panes="ir asm" style="width: 960px; border: 1px solid; box-sizing: border-box" ` +
			stored, ""},
		{`view="records" style="width: 960px" ` + linked(string(long)),
			"<pre>" + strings.Repeat("one more line\n", 200) + "</pre>"},
	} {
		fmt.Fprintf(&body, "<statepoint-explorer id=e%d %s>%s</statepoint-explorer><p>Below.</p>\n",
			i, e[0], e[1])
	}
	document := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<!doctype html><html lang="en"><title>A document</title>`,
			`<link rel="icon" href="data:,"><script>globalThis.moved = [];
				new PerformanceObserver((list) => moved.push(...list.getEntries()
					.map((e) => e.value)))
					.observe({ type: "layout-shift", buffered: true });
				globalThis.ready = new Set();
				addEventListener("sp:ready", (e) => ready.add(e.target.id));</script>`,
			`<script src="`, b.url, `embed.js"></script>`, body.String())
	}))
	t.Cleanup(document.Close)
	loads := 3
	if *everyCase {
		loads = 10
	}
	const all = `[...document.querySelectorAll("statepoint-explorer")]`
	var heights []string
	high := 0
	for range loads {
		b.do(chromedp.EmulateViewport(1000, 5000), chromedp.Navigate(document.URL))
		first := eval[[]int](b, all+`.map((e) => e.offsetHeight)`)
		b.until(`["e0", "e1", "e2", "e3"].every((id) => ready.has(id))`)
		eval[bool](b, `new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(() =>
			r(true))))`)
		last := eval[[]int](b, all+`.map((e) => e.offsetHeight)`)
		if !slices.Equal(first, last) || first[0] != first[1] || first[0] == first[2] {
			t.Errorf("the heights were %d, and are %d", first, last)
		}
		if moved := eval[[]float64](b, "moved"); len(moved) > 0 {
			t.Errorf("the document moved by %g", moved)
		}
		heights, high = append(heights, fmt.Sprint(last)), last[0]
	}
	if slices.Sort(heights); heights[0] != heights[loads-1] {
		t.Errorf("the heights are %q", heights)
	}

	// On paper is what is inside, whole.
	eval[bool](b, `dispatchEvent(new Event("beforeprint"))`)
	if !eval[bool](b, `document.querySelector("#e3").offsetHeight > 2500`) {
		t.Error("a long text is cut on paper")
	}
	eval[bool](b, `dispatchEvent(new Event("afterprint"))`)
	if got := fmt.Sprint(eval[[]int](b, all+`.map((e) => e.offsetHeight)`)); got != heights[0] {
		t.Errorf("after it was printed the heights are %s, and were %s", got, heights[0])
	}

	// To their ends: nothing is left to be scrolled to.
	state := link.State{Source: documented}
	b.do(chromedp.EmulateViewport(420, int64(high)),
		chromedp.Navigate(b.url+"embed?panes=ir,asm#"+state.Fragment()))
	b.opened()
	b.until(`["source", "asm"].every((name) => {
		const { scrollDOM } = statepoint.editors[name].view;
		return scrollDOM.scrollHeight <= scrollDOM.clientHeight + 1;
	})`)

	// Where three panes fit beside each other, four stand two and two.
	b.do(chromedp.EmulateViewport(1300, 900))
	if got := eval[[]int](b, `(() => {
		Object.assign(document.documentElement.dataset, { panes: "source module asm map",
			count: 4 });
		return ["source", "module", "asm", "map"].map((name) => Math.round(
			document.querySelector("#pane-" + name).getBoundingClientRect().left));
	})()`); got[0] != got[2] || got[1] != got[3] || got[1] <= got[0] {
		t.Errorf("four panes begin at %d", got)
	}
}
