package e2e

import (
	"context"
	"net/http"
	"net/http/httptest"
	"path"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// openBroken opens the page from a server that handles some files differently, after a script that
// removes a browser feature. It does not wait for the page.
func openBroken(t *testing.T, script string, own func(name string, w http.ResponseWriter,
	r *http.Request, h http.Handler) bool) *browser {
	t.Helper()
	h := siteHandler(t)
	url := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if own == nil || !own(path.Base(r.URL.Path), w, r, h) {
			h.ServeHTTP(w, r)
		}
	}))
	b := startBrowser(t)
	b.url = url
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument,
			page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		return err
	}), chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url))
	return b
}

// half sends the first half of a file, as an interrupted connection does.
func half(w http.ResponseWriter, r *http.Request, h http.Handler) {
	r.Header.Del("Accept-Encoding")
	answer := httptest.NewRecorder()
	h.ServeHTTP(answer, r)
	w.Header().Set("Content-Type", answer.Header().Get("Content-Type"))
	_, _ = w.Write(answer.Body.Bytes()[:answer.Body.Len()/2])
}

func isEngine(name string) bool {
	return (strings.HasPrefix(name, "compiler.") || strings.HasPrefix(name, "engine.")) &&
		strings.HasSuffix(name, ".wasm")
}

// Without WebAssembly the page says so, once, and its first example can be read.
func TestPageWithoutWebAssembly(t *testing.T) {
	b := openBroken(t, `delete globalThis.WebAssembly;`, nil)
	// it cannot be
	b.expects = func(m string) bool {
		return strings.Contains(m, "was preloaded using link preload but not used")
	}
	b.until(`!document.querySelector("#trouble").hidden`)
	contains(t, "the page", eval[string](b, `document.querySelector("#trouble").innerText`),
		"WebAssembly switched off", "first example")
	contains(t, "the code", eval[string](b, `document.querySelector("#host-asm").innerText`),
		"callq")
	for _, l := range []look{{"light", "light", 1280, 720, nil, false},
		{"dark", "dark", 390, 844, nil, false}} {
		b.wear(l)
		if !eval[bool](b, narrow) {
			t.Error("without WebAssembly the page is wider than the window")
		}
		t.Run(l.name, func(t *testing.T) { b.clean(t) })
	}
}

// The page reports a missing worker and an incomplete engine. The text and the first example's
// output stay, and both can be used.
func TestPageEngineMissing(t *testing.T) {
	t.Parallel()
	for name, serve := range map[string]func(string, http.ResponseWriter, *http.Request,
		http.Handler) bool{
		"no worker": func(name string, w http.ResponseWriter, r *http.Request,
			_ http.Handler) bool {
			if !strings.HasPrefix(name, "worker.") {
				return false
			}
			http.NotFound(w, r)
			return true
		},
		"half an engine": func(name string, w http.ResponseWriter, r *http.Request,
			h http.Handler) bool {
			if isEngine(name) {
				half(w, r, h)
			}
			return isEngine(name)
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := openBroken(t, "", serve)
			b.expects = func(string) bool { return true } // the browser's own words of what failed
			b.until(`globalThis.statepoint?.editors?.map`)
			text, asm := strings.ReplaceAll(documented, "%obj", "%kept"), b.text("asm")
			b.replace(text)
			// Each attempt to compile clears the problems, and says the same again.
			b.until(`["the engine stopped", "Your text is kept"].every((s) =>
				document.querySelector("#problems").innerText.includes(s))`)
			if got := b.text("source"); got != text {
				t.Errorf("the text is now %q", got)
			}
			if got := b.text("asm"); got != asm || asm == "" {
				t.Errorf("the first output was %q, and is %q", asm, got)
			}
			b.settled()
		})
	}
}

// Half the page's own program: the page says why it does not start, and shows its
// first example.
func TestPageHalfArrived(t *testing.T) {
	b := openBroken(t, "", func(name string, w http.ResponseWriter, r *http.Request,
		h http.Handler) bool {
		broken := strings.HasPrefix(name, "ui.")
		if broken {
			half(w, r, h)
		}
		return broken
	})
	b.expects = func(string) bool { return true }
	b.until(`!document.querySelector("#trouble").hidden`)
	contains(t, "the page", eval[string](b, `document.querySelector("#trouble").innerText`),
		"could not start", "CompileError", "Reload")
	contains(t, "the code", eval[string](b, `document.querySelector("#host-asm").innerText`),
		"callq")
}

// Where nothing may be kept, or there is no room left, everything else works.
func TestPageWithoutStorage(t *testing.T) {
	t.Parallel()
	for name, script := range map[string]string{
		"forbidden": `for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(globalThis, name,
				{ configurable: true, get() { throw new DOMException("denied", "SecurityError");
				} });`,
		"full": `for (const storage of [localStorage, sessionStorage])
			try { for (let n = 2 ** 22; n > 0; n = Math.floor(n / 2)) for (let i = 0; ;
				i++) { if (i > 9) break; storage.setItem(n + "-" + i, "x".repeat(n)); } } catch {
				for (let n = 1024; n > 0; n = Math.floor(n / 2)) try { for (let i = 0; i < 9999;
				i++) storage.setItem("f" + n + "-" + i, "x".repeat(n)); } catch {} }`,
	} {
		t.Run(name, func(t *testing.T) {
			b := openBroken(t, script, nil)
			b.opened()
			b.retype(documented)
			b.until(paneText("map") + `.includes("location 4 Indirect")`)
			b.tap("#theme")
			b.until(`document.documentElement.dataset.theme === "light"`)
			b.tap("#share-button")
			b.until(`document.querySelector("#dialog[open] #link").value.includes("#1.")`)
		})
	}
}

// What was typed is there again after the tab's process died.
func TestPageProcessDies(t *testing.T) {
	b := openApart(t, 1440, 900, "light")
	b.retype(strings.ReplaceAll(documented, "%obj", "%survivor"))
	b.until(paneText("module") + `.includes("%survivor.relocated")`)
	b.settled()
	crashed := make(chan bool, 1)
	if err := chromedp.Listen(b.ctx, func(ev any) {
		if _, ok := ev.(*inspector.EventTargetCrashed); ok {
			crashed <- true
		}
	}); err != nil {
		t.Fatal(err)
	}
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, inspector.Enable, cdp.Empty{})
		return err
	}))
	go func() {
		// No engine is left to answer this.
		_ = chromedp.Do(b.ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, page.Crash, cdp.Empty{})
			return err
		}))
	}()
	<-crashed // a tab opened before could share the process, and its end
	other := b.another()
	// The tab itself is lost: its text is offered in another, until one goes on with something
	// else, and stays in the list of examples.
	offered := `document.querySelector("#offer").checkVisibility()`
	other.until(offered)
	contains(t, "the offer", eval[string](other, `document.querySelector("#notice").innerText`),
		"Your last text is kept: ", " lines.")
	other.clean(t)
	other.pick("loop-poll")
	other.until(`document.querySelector("#notice").hidden`)
	other.until(`document.querySelector("#examples [value='*last']").innerText.endsWith(" lines")`)
	third := other.another()
	third.until(offered)
	third.tap("#offer")
	third.until(paneText("module") + `.includes("%survivor.relocated")`)
	third.until(`document.querySelector("#notice").hidden`)
}

// Each of two tabs keeps its own text over a reload.
func TestPageTwoTabs(t *testing.T) {
	b := openApart(t, 1440, 900, "light")
	other := b.another()
	tabs := map[string]*browser{"%first": b, "%second": other}
	for name, tab := range tabs {
		tab.do(toFront)
		tab.replace(strings.ReplaceAll(documented, "%obj", name))
		tab.until(paneText("module") + `.includes("` + name + `.relocated")`)
		tab.settled()
	}
	for name, tab := range tabs {
		tab.do(toFront, chromedp.Reload())
		tab.opened()
		tab.until(paneText("module") + `.includes("` + name + `.relocated")`)
	}
}

// another opens the site in another tab of the same browser.
func (b *browser) another() *browser {
	b.t.Helper()
	ctx, cancel := chromedp.NewContext(b.ctx)
	b.t.Cleanup(cancel)
	if err := chromedp.Do(ctx); err != nil { // without a time limit, or its end would end the tab
		b.t.Fatal(err)
	}
	other := &browser{t: b.t, ctx: ctx, url: b.url}
	other.do(toFront, chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url))
	other.opened()
	return other
}

// toFront shows a tab: one that is behind another does not draw.
var toFront = chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
	_, err := cdp.Call(ctx, t, page.BringToFront, cdp.Empty{})
	return err
})

// A script that fails while the page calls it is said on the console, and costs what it was
// called for, not the page.
func TestPageScriptFails(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.expects = func(m string) bool { return strings.Contains(m, "thrown by a test") }
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const asm = statepoint.editors.asm;
		asm.setText = () => { delete asm.setText; throw new Error("thrown by a test"); };
	})()`))
	b.paste("define i32 @first() {\n  ret i32 1\n}\n")
	b.until(`!Object.hasOwn(statepoint.editors.asm, "setText")`)
	b.paste("define i32 @second() {\n  ret i32 2\n}\n")
	b.until(paneText("asm") + `.includes("second:")`)
}
