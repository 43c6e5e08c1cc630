package main

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"statepoint/e2e/chromium"
	installed "statepoint/e2e/command"
	"statepoint/web/explore/panes"
	"statepoint/web/site"
)

// onPage measures the page, with nothing fetched yet, in a separate Chromium. Times are by the
// clock: an idle machine is part of the measurement.
func onPage(quality int, measure func(ctx context.Context, url string) error) error {
	handler, err := siteOf(quality)
	if err != nil {
		return err
	}
	server := httptest.NewServer(withDocument(withMeter(handler)))
	defer server.Close()
	return inBrowser(func(ctx context.Context) error { return measure(ctx, server.URL+"/") })
}

// inEditor measures a page on which a first text has been compiled.
func inEditor(measures ...func(context.Context) error) func(context.Context, string) error {
	return func(ctx context.Context, url string) error {
		if err := chromedp.Do(ctx, chromedp.EmulateViewport(1440, 900), onNewPages(tap),
			chromedp.Navigate(url)); err != nil {
			return err
		}
		if _, err := chromedp.Run(ctx, chromedp.Evaluate[[]float64](pageTimes,
			chromedp.EvalAwaitPromise)); err != nil {
			return err
		}
		for _, measure := range measures {
			if err := measure(ctx); err != nil {
				return err
			}
		}
		return nil
	}
}

// sites are the sites by the quality of their compression.
var sites = map[int]http.Handler{}

// siteOf is the site with its files compressed, which takes most of a minute once.
func siteOf(quality int) (http.Handler, error) {
	if h, ok := sites[quality]; ok {
		return h, nil
	}
	h, err := site.Handler(os.DirFS("build"), site.Options{Run: panes.Run, Quality: quality})
	if err != nil {
		return nil, err
	}
	packed(h)
	sites[quality] = h
	return h, nil
}

// packed waits until everything is compressed, so that no visit waits for that.
func packed(h http.Handler) {
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	for _, part := range strings.Split(w.Body.String(), `"`) {
		if ext := path.Ext(part); ext != ".wasm" && ext != ".js" && ext != ".css" && ext != ".bin" {
			continue
		}
		r := httptest.NewRequest(http.MethodGet, "/"+part, nil)
		r.Header.Set("Accept-Encoding", "br")
		h.ServeHTTP(httptest.NewRecorder(), r)
	}
}

// withMeter adds to the engine's worker what tells how much memory it has.
func withMeter(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(path.Base(r.URL.Path), "worker.") {
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprintln(w, meter)
			r.Header.Del("Accept-Encoding")
			answer := httptest.NewRecorder()
			h.ServeHTTP(answer, r)
			_, _ = w.Write(answer.Body.Bytes())
			return
		}
		h.ServeHTTP(w, r)
	})
}

// inBrowser runs f on an empty tab of a Chromium with a fresh profile.
func inBrowser(f func(context.Context) error) error {
	browser, err := exec.LookPath("chromium") // as readers have it, with windows
	if err != nil {
		if browser, err = installed.Chromium(); err != nil {
			return err
		}
	}
	tab, end, err := chromium.Start(browser)
	if err != nil {
		return err
	}
	defer end()
	ctx, cancel := context.WithTimeout(tab, 20*time.Minute)
	defer cancel()
	return f(ctx)
}

// call sends a command of the browser's protocol.
func call[P, R any](command cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, command, params)
		return err
	})
}

func onNewPages(script string) chromedp.Action[chromedp.Void] {
	return call(cdppage.AddScriptToEvaluateOnNewDocument,
		cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// conditions are those of Network.emulateNetworkConditions: bytes a second,
// negative for as many as there are, and milliseconds.
type conditions struct {
	Offline  bool    `json:"offline"`
	Latency  float64 `json:"latency"`
	Download float64 `json:"downloadThroughput"`
	Upload   float64 `json:"uploadThroughput"`
}

var emulateNetwork = cdp.Command[conditions, cdp.Empty]{Method: "Network.emulateNetworkConditions"}

// visits opens the page with nothing kept, with what the browser's own cache has,
// and with what the service worker keeps, on the machine's own line and on one of
// 5 Mbit/s with 40 ms of latency, there also with a slower processor.
func visits(ctx context.Context, url string) error {
	t := table{head: []string{"visit, ms (KB by then)", "first paint", "can be used", "linked",
		"first own compile", "all kept"}}
	own := conditions{Download: -1, Upload: -1}
	slow := conditions{Latency: 40, Download: 5e6 / 8, Upload: 5e6 / 8}
	for _, line := range []struct {
		name string
		conditions
		slower float64 // how many times slower the processor is
	}{{"this machine's line", own, 1}, {"5 Mbit/s", slow, 1},
		{"5 Mbit/s, a processor 4 times slower", slow, 4}} {
		for _, visit := range []string{"first", "second"} {
			steps := []chromedp.Action[chromedp.Void]{chromedp.EmulateViewport(1440, 900)}
			if visit == "first" {
				steps = append(steps, chromedp.Navigate(url),
					chromedp.Evaluate[chromedp.Void](forget, chromedp.EvalAwaitPromise),
					chromedp.Navigate("about:blank"), call(network.ClearBrowserCache, cdp.Empty{}))
			} else {
				steps = append(steps, chromedp.Navigate("about:blank"))
			}
			steps = append(steps, call(emulateNetwork, line.conditions),
				call(emulation.SetCPUThrottlingRate,
					emulation.SetCPUThrottlingRateParams{Rate: line.slower}),
				chromedp.Navigate(url))
			if err := chromedp.Do(ctx, steps...); err != nil {
				return err
			}
			at, err := chromedp.Run(ctx, chromedp.Evaluate[[]float64](pageTimes,
				chromedp.EvalAwaitPromise))
			if err != nil {
				return err
			}
			row := []string{visit + " visit, " + line.name}
			for i := 0; i+1 < len(at); i += 2 {
				row = append(row, fmt.Sprintf("%.0f (%.0f)", at[i], at[i+1]/1000))
			}
			t.add(row...)
		}
	}
	t.print()
	fmt.Println()
	return nil
}
