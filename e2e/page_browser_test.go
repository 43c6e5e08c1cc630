package e2e

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"statepoint/web/explore/panes"
	"statepoint/web/site"
	"statepoint/web/site/bundle"
)

// The site is built once for all tests, from the sources as they are.
var builtSite = sync.OnceValues(func() (string, error) {
	dir, err := filepath.Abs(filepath.Join("..", "build", "page-test"))
	if err != nil {
		return "", err
	}
	if err := bundle.Programs("..", dir); err != nil {
		return "", err
	}
	static := filepath.Join("..", "static")
	locked, err := os.Stat(filepath.Join(static, "package-lock.json"))
	if err != nil {
		return "", err
	}
	if have, err := os.Stat(filepath.Join(static, "node_modules", ".package-lock.json")); err !=
		nil || have.ModTime().Before(locked.ModTime()) {
		cmd := exec.Command("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
		cmd.Dir = static
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("npm ci: %v\n%s", err, out)
		}
	}
	return dir, bundle.Pages(static, dir, true)
})

// browser is a page of the site, open in Chromium. A message of its console
// that is an error or a warning, or an exception, fails the test.
type browser struct {
	t   *testing.T
	ctx context.Context
	url string
	// expects selects the messages that a test expects; nil means none.
	expects func(message string) bool
}

// open opens the site as its first visitor, at a size and in a theme of the system's, and waits
// until the engine has answered. Tests open it in one tab after the other, see takeTab.
func open(t *testing.T, width, height int64, scheme string,
	options ...chromedp.EmulateViewportOption) *browser {
	t.Helper()
	b := takeTab(t)
	b.show(width, height, scheme, options...)
	return b
}

// openApart opens the site in a fresh profile, for tests of persistent state.
func openApart(t *testing.T, width, height int64, scheme string) *browser {
	t.Helper()
	url := serve(t, siteHandler(t))
	b := startBrowser(t)
	b.url = url
	b.show(width, height, scheme)
	return b
}

// show goes to the site and waits until the engine has answered.
func (b *browser) show(width, height int64, scheme string,
	options ...chromedp.EmulateViewportOption) {
	b.t.Helper()
	b.do(chromedp.EmulateViewport(width, height, options...), media("prefers-color-scheme", scheme),
		chromedp.Navigate(b.url))
	b.opened()
}

// serve starts a server of a site, in a folder, as it may lie on any server, and gives its
// address. The server outlives the tab, which would say on the console that it is gone.
func serve(t *testing.T, h http.Handler) string {
	t.Helper()
	server := httptest.NewServer(http.StripPrefix("/some/folder", h))
	t.Cleanup(server.Close)
	return server.URL + "/some/folder/"
}

// siteHandler serves the site without a service worker: one that fetches all of the site into a
// cache takes a quarter of what a visit takes. Tests of what it keeps have offlineSite.
func siteHandler(t *testing.T) http.Handler { t.Helper(); return handlerOf(t, usualSite) }

// offlineSite serves the site with its service worker.
func offlineSite(t *testing.T) http.Handler { t.Helper(); return handlerOf(t, wholeSite) }

func handlerOf(t *testing.T, of func() (http.Handler, error)) http.Handler {
	t.Helper()
	h, err := of()
	if err != nil {
		t.Fatal(err)
	}
	return h
}

var (
	usualSite = sync.OnceValues(func() (http.Handler, error) {
		return newSite(site.Options{NoOffline: true})
	})
	wholeSite = sync.OnceValues(func() (http.Handler, error) { return newSite(site.Options{}) })
)

func newSite(o site.Options) (http.Handler, error) {
	dir, err := builtSite()
	if err != nil {
		return nil, err
	}
	o.Run, o.Quality = panes.Run, 1
	return site.Handler(os.DirFS(dir), o)
}

// opened waits until a page that was navigated to has its first output.
func (b *browser) opened() {
	b.t.Helper()
	b.until(`document.querySelector("#host-map")?.shadowRoot`)
	b.settled()
}

// sideBySide are the tests that were told to run beside others.
var sideBySide sync.Map

// startBrowser opens an empty tab in a fresh profile, in a Chromium that no other test has
// meanwhile.
func startBrowser(t *testing.T) *browser {
	t.Helper()
	beside(t)
	ctx, closeTab := chromedp.NewContext(takeChromium(t).ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(closeTab)
	if err := chromedp.Do(ctx); err != nil { // without a time limit, or its end would end the tab
		t.Fatal(err)
	}
	b := &browser{t: t, ctx: ctx}
	b.listen()
	b.begin(hasToured)
	b.keepFailure()
	return b
}

// beside runs a page test in parallel with others, because it waits part of its time.
func beside(t *testing.T) {
	t.Helper()
	if _, told := sideBySide.LoadOrStore(t, true); !told {
		t.Parallel()
	}
}

// listen fails the test, once it is done, for unexpected console messages.
func (b *browser) listen() {
	t, console := b.t, chromedp.Console(b.ctx)
	var mu sync.Mutex
	var said []string
	go func() {
		for m, err := range console {
			if err != nil {
				return
			}
			if m.Type == chromedp.ConsoleError || m.Type == chromedp.ConsoleWarning ||
				m.Type == chromedp.ConsoleException {
				mu.Lock()
				said = append(said, m.String())
				mu.Unlock()
			}
		}
	}()
	t.Cleanup(func() {
		mu.Lock()
		defer mu.Unlock()
		for _, s := range said {
			if b.expects != nil && b.expects(s) {
				continue
			}
			t.Errorf("the console said: %s", s)
		}
	})
}

func media(name, value string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: name, Value: value}}})
		return err
	})
}

// patience is generous for a busy machine; only events that never happen fail by it.
const patience = 90 * time.Second

func (b *browser) do(steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		b.t.Fatal(err)
	}
}

func eval[T any](b *browser, js string) T {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](js, chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatalf("%s\n%v", js, err)
	}
	return v
}

// until waits for an expression to be true, in the document shown: where another one takes the
// place of the document meanwhile, in that one. It looks by a timer: with each frame would have
// Chromium draw frames all the time, which takes a sixth of all that a test does. As long as what
// an expression asks for is not there, and it throws, it is not true.
func (b *browser) until(js string) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	for {
		_, err := chromedp.Run(ctx, chromedp.Poll[bool](
			"(() => { try { return !!("+js+"); } catch { return false; } })()",
			chromedp.WithPollingTimeout(patience),
			chromedp.WithPollingInterval(20*time.Millisecond)))
		if err == nil {
			return
		}
		gone := strings.Contains(err.Error(), "Cannot find context") ||
			strings.Contains(err.Error(), "Inspected target navigated or closed")
		if !gone || ctx.Err() != nil {
			last := eval[string](b, "(() => { try { return String("+js+
				"); } catch (e) { return String(e); } })()")
			b.t.Fatalf("never came true: %s\nlast %s\n%v\nsource: %s\nproblems: %s", js, last, err,
				eval[string](b, `globalThis.statepoint?.editors?.source?.text() ?? ""`),
				b.problems())
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// begin makes every document of the tab start with a script.
func (b *browser) begin(script string) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument,
			page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		return err
	}))
}
