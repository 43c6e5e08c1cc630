package e2e

import (
	"context"
	"fmt"
	"net/http"
	"path"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// openHeld opens the page with its programs held back until release is called.
func openHeld(t *testing.T, width, height int64) (b *browser, release func()) {
	t.Helper()
	gate := make(chan struct{})
	h := siteHandler(t)
	url := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if path.Ext(r.URL.Path) == ".wasm" {
			<-gate
		}
		h.ServeHTTP(w, r)
	}))
	open := false
	release = func() {
		if !open {
			open = true
			close(gate)
		}
	}
	t.Cleanup(release)
	b = startBrowser(t)
	b.url = url
	b.do(chromedp.EmulateViewport(width, height),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, emulation.SetFocusEmulationEnabled,
				emulation.SetFocusEmulationEnabledParams{Enabled: true})
			return err
		}), chromedp.Navigate(b.url))
	b.until(`globalThis.statepoint?.early`)
	return b, release
}

// places gives where words stand in every pane, as drawn or in its editor.
const places = `(() => {
	const out = {};
	const words = { source: ["define", "%obj", "@foo", "ret"], module: ["define", "statepoint.p0",
		"gc.relocate", "declare", "ret"],
		asm: ["test1", "48 89", "callq", "retq"], map: ["header.version", "record 0 id",
			"location 4"] };
	for (const [pane, list] of Object.entries(words)) {
		const host = document.querySelector("#host-" + pane);
		const root = host.shadowRoot?.querySelector(".cm-content") || host.querySelector(".still");
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const all = [];
		for (let n; (n = texts.nextNode()); ) if (!n.parentNode.closest("i")) all.push(n);
		for (const word of list) {
			const node = all.find((n) => n.data.includes(word)), range = document.createRange();
			if (!node) { out[pane + " " + word] = []; continue; }
			range.setStart(node, node.data.indexOf(word));
			range.setEnd(node, node.data.indexOf(word) + 1);
			const box = range.getBoundingClientRect();
			out[pane + " " + word] = [box.left, box.top];
		}
	}
	// Beside the source, the rail of %obj crosses the call.
	const source = document.querySelector("#host-source");
	const cross = source.shadowRoot?.querySelector(".cm-rail-cross") ||
		source.querySelector(".rail-cross");
	const across = source.shadowRoot?.querySelector(".cm-across") || source.querySelector(".across");
	for (const [what, e] of [["rail", cross], ["across", across]]) {
		const box = e?.getBoundingClientRect();
		out[what] = box ? [box.left, box.top] : [];
	}
	for (const s of [".bar h1", ".stages .on", "#pane-map h2", "#why", "#pane-asm header p"]) {
		const box = document.querySelector(s)?.getBoundingClientRect();
		out[s] = box ? [box.left, box.top] : [];
	}
	return out;
})()`

// The first paint is the page itself: nothing in it moves when the program and the engine arrive.
func TestPageFirstPaint(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int64{{1440, 900}, {1920, 1080}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			b, release := openHeld(t, size[0], size[1])
			before := eval[map[string][]float64](b, places)
			b.clean(t)
			release()
			b.opened()
			after := eval[map[string][]float64](b, places)
			for what, p := range before {
				if size[0] > 1600 && strings.HasPrefix(what, "map ") {
					continue // too narrow for its columns, which the editor then closes up
				}
				q := after[what]
				if strings.HasPrefix(what, "map ") && len(p) == 2 && len(q) == 2 {
					p[0] = q[0] // the editor fits the columns to the pane
				}
				if len(p) != 2 || len(q) != 2 {
					t.Errorf("%s is at %v, then at %v", what, p, q)
				} else if d := max(p[0]-q[0], q[0]-p[0], p[1]-q[1], q[1]-p[1]); d > 1 {
					t.Errorf("%s moves from %v to %v", what, p, q)
				}
			}
		})
	}
}

// Before the programs arrive, the reader can type, scroll and change the theme; all of it persists,
// and so does the caret.
func TestPageBeforePrograms(t *testing.T) {
	b, release := openHeld(t, 1440, 640) // low, so that the page scrolls
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.early.focus()`))
	b.until(`statepoint.early.focused`)
	b.press("; early ")
	b.tap("#theme")
	if theme := eval[string](b, `document.documentElement.dataset.theme ?? ""`); theme != "light" {
		t.Errorf("the theme is %q", theme)
	}
	if top := eval[int](b, `(() => {
		const still = document.querySelector("#host-map .still");
		still.scrollTop = 80;
		return Math.round(still.scrollTop);
	})()`); top != 80 {
		t.Errorf("the stack map is scrolled to %d", top)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.early.focus()`))
	b.until(`statepoint.early.focused`)
	release()
	b.opened()
	if text := b.text("source"); !strings.HasPrefix(text, "; early ") {
		t.Errorf("the text is %q", text)
	}
	if !eval[bool](b, `statepoint.editors.source.view.hasFocus`) {
		t.Error("the editor has lost the focus")
	}
	b.press("and late")
	b.until(paneText("source") + `.startsWith("; early and late")`)
	b.settled()
	contains(t, "asm", b.text("asm"), "test1:", "foo") // of the text before, which has no error
	if theme := eval[string](b, `document.documentElement.dataset.theme ?? ""`); theme != "light" {
		t.Errorf("the theme is %q", theme)
	}
	b.press("z", chromedp.ModifierCtrl)
	b.until(`!` + paneText("source") + `.includes("late")`)
}
