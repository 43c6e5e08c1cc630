package main

import (
	"context"
	"fmt"
	"net/http"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// withDocument adds documents to the site: one with six explorers that load on demand, and the same
// without them.
func withDocument(h http.Handler) http.Handler {
	const text = "<pre>define void @f() {\n  ret void\n}\n</pre>"
	document := func(before, after string) string {
		return `<!doctype html><html lang="en"><title>A document</title><link rel="icon" href="data:,">` +
			strings.Repeat(before+text+after+"<p>Text.</p>", 6)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		switch r.URL.Path {
		case "/bare":
			fmt.Fprint(w, document("", ""))
		case "/six":
			fmt.Fprint(w, `<script src="embed.js" async></script>`+
				document(`<statepoint-explorer load="click">`, "</statepoint-explorer>"))
		default:
			w.Header().Del("Content-Type")
			h.ServeHTTP(w, r)
		}
	})
}

// documentTimes returns the first paint of a document, and the bytes that it fetched.
const documentTimes = `(async () => {
	while (document.readyState !== "complete" ||
		document.querySelector("statepoint-explorer:not(:defined)") ||
		!performance.getEntriesByName("first-contentful-paint")[0])
		await new Promise((f) => setTimeout(f, 5));
	const all = [...performance.getEntriesByType("navigation"),
		...performance.getEntriesByType("resource")];
	return [performance.getEntriesByName("first-contentful-paint")[0].startTime,
		all.reduce((n, e) => n + e.transferSize, 0)];
})()`

// liveTime opens the first explorer and returns the time until it is shown; then the second.
const liveTime = `(async () => {
	const times = [];
	for (const e of [...document.querySelectorAll("statepoint-explorer")].slice(0, 2)) {
		const ready = new Promise((f) => e.addEventListener("sp:ready", f));
		const from = performance.now();
		e.shadowRoot.querySelector("button").click();
		await ready;
		times.push(performance.now() - from);
	}
	return times;
})()`

// embeds prints what six explorers add to a document before one is opened, and how long the first
// and the second take to open.
func embeds(ctx context.Context, url string) error {
	visit := func(path, script string) ([]float64, error) {
		if path != "" {
			err := chromedp.Do(ctx, chromedp.Navigate("about:blank"),
				call(network.ClearBrowserCache, cdp.Empty{}), chromedp.Navigate(url+path))
			if err != nil {
				return nil, err
			}
		}
		return chromedp.Run(ctx, chromedp.Evaluate[[]float64](script, chromedp.EvalAwaitPromise))
	}
	bare, err := visit("bare", documentTimes)
	if err != nil {
		return err
	}
	six, err := visit("six", documentTimes)
	if err != nil {
		return err
	}
	live, err := visit("", liveTime)
	if err != nil {
		return err
	}
	t := table{head: []string{"document", "first paint, ms", "KB", "first live, ms", "second, ms"}}
	t.add("without explorers", fmt.Sprintf("%.0f", bare[0]), fmt.Sprintf("%.1f", bare[1]/1000))
	t.add("with six", fmt.Sprintf("%.0f", six[0]), fmt.Sprintf("%.1f", six[1]/1000),
		fmt.Sprintf("%.0f", live[0]), fmt.Sprintf("%.0f", live[1]))
	t.print()
	fmt.Println()
	return nil
}
