package e2e

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// commonSite is the address of the server that all tests share which take a tab. Beside the site,
// outside of its folder, it has an empty page and a service worker that does nothing.
var commonSite = sync.OnceValues(func() (string, error) {
	h, err := usualSite()
	if err != nil {
		return "", err
	}
	mux := http.NewServeMux()
	mux.Handle("/some/folder/", http.StripPrefix("/some/folder", h))
	mux.HandleFunc("/empty", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = io.WriteString(w,
			`<!doctype html><title>empty</title><link rel="icon" href="data:,">`)
	})
	mux.HandleFunc("/nothing.js", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
	})
	return httptest.NewServer(mux).URL, nil
})

// takeTab takes the tab of a Chromium that tests have one after the other, in which nothing is left
// of the test before but what the browser fetched: a process and a profile for each test take
// three times as long as the page. What a test emulates ends with its session, and the tab leaves
// the page, which forgets what it stored, before the test ends. Where the test has failed, the tab
// is closed instead.
func takeTab(t *testing.T) *browser {
	t.Helper()
	beside(t)
	return takeTabOf(t, takeChromium(t))
}

// takeTabOf takes the tab of a Chromium that the test has.
func takeTabOf(t *testing.T, c *chromium) *browser {
	t.Helper()
	site, err := commonSite()
	if err != nil {
		t.Fatal(err)
	}
	how, isNew := chromedp.WithNewBrowserContext(), c.tab == ""
	if !isNew {
		how = chromedp.WithTargetID(c.tab)
	}
	ctx, detach := chromedp.NewContext(c.ctx, how, chromedp.WithDetachOnCancel())
	t.Cleanup(detach)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal(err)
	}
	c.tab = chromedp.FromContext(ctx).Target.TargetID
	b := &browser{t: t, ctx: ctx, url: site + "/some/folder/"}
	b.listen()
	b.begin(hasToured)
	if isNew {
		b.leave(site)
	}
	t.Cleanup(func() {
		if !t.Failed() {
			b.leave(site)
		} else if c.tab = ""; c.ctx.Err() == nil {
			_ = chromedp.Do(ctx, chromedp.Func(func(ctx context.Context,
				t *chromedp.Target) error {
				_, err := cdp.Call(ctx, t, page.Close, cdp.Empty{})
				return err
			}))
		}
	})
	b.keepFailure()
	return b
}

// leave goes to the empty page and forgets what the site has stored, and where the tab was.
func (b *browser) leave(site string) {
	b.t.Helper()
	b.do(chromedp.Navigate(site+"/empty"),
		chromedp.Evaluate[chromedp.Void](`sessionStorage.clear(); name = ""; 0`),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			if _, err := cdp.Call(ctx, t, storage.ClearDataForOrigin,
				storage.ClearDataForOriginParams{Origin: site, StorageTypes: "all"}); err != nil {
				return err
			}
			_, err := cdp.Call(ctx, t, page.ResetNavigationHistory, cdp.Empty{})
			return err
		}))
}

// A test finds nothing of what the one before it left in the tab.
func TestPageTabsAreLeftEmpty(t *testing.T) {
	beside(t)
	c := takeChromium(t)
	const state = `(async () => JSON.stringify({
		kept: [localStorage.length, sessionStorage.length, document.cookie, name],
		databases: (await indexedDB.databases()).length, caches: await caches.keys(),
		workers: (await navigator.serviceWorker.getRegistrations()).length,
		history: history.length, hash: location.hash, touch: navigator.maxTouchPoints,
		size: [innerWidth, innerHeight, devicePixelRatio, screen.width], zoom: visualViewport.scale,
		dark: matchMedia("(prefers-color-scheme: dark)").matches, agent: navigator.userAgent,
		set: [typeof globalThis.set, typeof globalThis.injected] }))()`
	look := func(t *testing.T) (was, is string) {
		b := takeTabOf(t, c)
		b.do(chromedp.Navigate(strings.TrimSuffix(b.url, "some/folder/") + "empty"))
		was = eval[string](b, state)
		b.show(390, 844, "dark", chromedp.EmulateMobile, chromedp.EmulateTouch)
		b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument,
				page.AddScriptToEvaluateOnNewDocumentParams{Source: "globalThis.injected = 1"})
			return err
		}))
		is = eval[string](b, `(async () => {
			localStorage.setItem("kept", 1); sessionStorage.setItem("kept", 1);
			document.cookie = "kept=1"; name = "kept"; globalThis.set = 1;
			await navigator.serviceWorker.register("/nothing.js");
			await navigator.serviceWorker.ready; await caches.open("kept");
			await new Promise((r) => { indexedDB.open("kept").onsuccess = r; });
			location.hash = "#kept"; return `+state+`; })()`)
		return was, is
	}
	var was [2]string
	for i := range was {
		t.Run("visit", func(t *testing.T) {
			var is string
			if was[i], is = look(t); was[i] == is {
				t.Error("the visit changes nothing")
			}
		})
	}
	if was[0] != was[1] {
		t.Errorf("at first the tab had\n%s\nand then\n%s", was[0], was[1])
	}
}

// A line that becomes a label goes to the margin, and so does the end of a body; what stands behind
// either begins where it belongs, also under the second line of a function's head. In metadata,
// what looks like a label is none.
func TestPageIndent(t *testing.T) {
	b := open(t, 1280, 800, "light")
	b.retype("define void @f(i1 %c)\n        gc \"statepoint-example\" {")
	write := func(text string) {
		t.Helper()
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
			`(({ view }) => view.dispatch(view.state.replaceSelection(%q)))(statepoint.editors.source)`,
			text)))
	}
	enter := func() { // the protocol would type a line end besides
		b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.view.contentDOM
			.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", code: "Enter", keyCode: 13,
				bubbles: true, cancelable: true }))`))
	}
	enter()
	write("br label %loop")
	enter()
	write("loop")
	b.press(":")
	enter()
	write("br i1 %c, label %loop, label %done")
	enter()
	enter()
	write("done")
	b.press(":")
	enter()
	write("ret void")
	enter()
	b.press("}")
	enter()
	write("!0 = !DILocation(line: 1,")
	enter()
	write("  scope")
	b.press(":")
	const want = "define void @f(i1 %c)\n        gc \"statepoint-example\" {\n  br label %loop\n" +
		"loop:\n  br i1 %c, label %loop, label %done\n\ndone:\n  ret void\n}\n" +
		"!0 = !DILocation(line: 1,\n  scope:"
	if got := b.text("source"); got != want {
		t.Errorf("typed:\n%s\ninstead of:\n%s", got, want)
	}
}
