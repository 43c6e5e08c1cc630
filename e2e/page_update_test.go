package e2e

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

func openSwitching(t *testing.T) (*browser, *switching) {
	t.Helper()
	s := &switching{}
	s.set(offlineSite(t))
	url := serve(t, s)
	b := startBrowser(t)
	b.url = url
	b.do(chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url))
	b.opened()
	b.kept()
	return b, s
}

const askForUpdate = `navigator.serviceWorker.ready.then((r) => r.update()).then(() => true)`

// A newer version is fetched in the background, and runs when the reader says so;
// what was typed is still there.
func TestPageUpdate(t *testing.T) {
	b, s := openSwitching(t)
	b.retype(strings.ReplaceAll(documented, "%obj", "%kept"))
	b.until(paneText("module") + `.includes("%kept.relocated")`)
	b.settled()

	h := offlineSite(t)
	sum := func(text string) string {
		s := sha256.Sum256([]byte(text))
		return hex.EncodeToString(s[:])
	}
	rename := func(text string) string {
		return strings.Replace(text, "<title>Statepoint Explorer</title>",
			"<title>Newer Explorer</title>", 1)
	}
	r := httptest.NewRecorder()
	h.ServeHTTP(r, httptest.NewRequest("GET", "/", nil))
	old := r.Body.String()
	s.set(newer(h, func(name, body string) string {
		switch name {
		case "embed.html":
			return body
		case "sw.js":
		default:
			return rename(body)
		}
		return strings.Replace(strings.Replace(body, sum(old), sum(rename(old)), 1), `VERSION = "`,
			`VERSION = "newer`, 1)
	}))
	eval[bool](b, askForUpdate)
	b.until(`!document.querySelector("#update").hidden`)
	contains(t, "the prompt", eval[string](b, `document.querySelector("#update").innerText`),
		"new version", "Reload", "Later")
	b.clean(t)
	if title := eval[string](b, `document.title`); title != "Statepoint Explorer" {
		t.Errorf("the page became %q by itself", title)
	}
	// Reloading alone does not change the version: other tabs may run it.
	b.do(chromedp.Navigate(b.url))
	b.opened()
	b.until(`!document.querySelector("#update").hidden`)
	b.do(chromedp.Click(chromedp.CSS("#update-now")))
	b.becomes("Newer Explorer")
	b.opened()
	b.until(paneText("module") + `.includes("%kept.relocated")`)
	if n := eval[int](b, `caches.keys().then((k) => k.length)`); n != 2 {
		t.Errorf("%d versions are kept, not this and the one before", n)
	}
}

// becomes waits until the tab shows a page of a title; the one it shows now goes
// away meanwhile, with everything that waits in it.
func (b *browser) becomes(title string) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	for {
		got, err := chromedp.Run(ctx,
			chromedp.Evaluate[string](`document.readyState === "complete" ? document.title : ""`))
		if err == nil && got == title {
			return
		}
		if ctx.Err() != nil {
			b.t.Fatalf("the page never became %q: %q, %v", title, got, err)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// comes waits for a promise of true; until takes any promise for that.
func (b *browser) comes(js string) {
	b.t.Helper()
	eval[bool](b,
		`(async () => { while (
			!(await (`+js+`))) await new Promise((f) => setTimeout(f, 20)); return true; })()`)
}

// A site that is being replaced, its page and its service worker of different
// versions, leaves what is kept alone.
func TestPageHalfReplaced(t *testing.T) {
	b, s := openSwitching(t)
	s.set(newer(offlineSite(t), func(name, body string) string {
		if name == "sw.js" {
			return strings.Replace(body, `VERSION = "`, `VERSION = "newer`, 1)
		}
		return body + "<!-- not yet what the service worker expects -->"
	}))
	eval[bool](b, `navigator.serviceWorker.ready.then((r) => new Promise((resolve) => {
		r.addEventListener("updatefound", () => {
			const next = r.installing;
			next.addEventListener("statechange", () => next.state === "redundant" && resolve(true));
		});
		r.update();
	}))`)
	if n := eval[int](b, `caches.keys().then((k) => k.length)`); n != 1 {
		t.Errorf("%d versions are kept", n)
	}
	b.do(chromedp.Navigate(b.url))
	b.opened()
	if !eval[bool](b, `document.querySelector("#update").hidden`) {
		t.Error("half a version was offered")
	}
}

// A site that wants no service worker any more gets rid of the one out there.
func TestPageKillSwitch(t *testing.T) {
	b, s := openSwitching(t)
	s.set(siteHandler(t))
	eval[bool](b, askForUpdate)
	b.comes(`navigator.serviceWorker.getRegistrations().then((r) => r.length === 0)`)
	b.comes(`caches.keys().then((k) => k.length === 0)`)
	b.do(chromedp.Navigate(b.url))
	b.opened()
	b.retype(documented)
	b.until(paneText("map") + `.includes("location 4 Indirect")`)
	if n := eval[int](b, `navigator.serviceWorker.getRegistrations().then((r) => r.length)`); n !=
		0 {
		t.Errorf("%d service workers are left", n)
	}
}
