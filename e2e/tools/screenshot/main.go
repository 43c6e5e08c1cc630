// Command screenshot draws the README's picture: the page as it opens, with the live pointer of the
// first example pinned. It runs in the module's directory, after `make build`.
//
//	go run ./e2e/tools/screenshot [-o static/screenshot.png]
package main

import (
	"context"
	"flag"
	"fmt"
	"net/http/httptest"
	"os"
	"slices"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"statepoint/e2e/chromium"
	"statepoint/e2e/command"
	"statepoint/web/explore/panes"
	"statepoint/web/site"
)

// The picture's size in CSS pixels.
const width, height = 1600, 1000

func main() {
	out := flag.String("o", "static/screenshot.png", "the picture to write")
	flag.Parse()
	png, err := shoot()
	if err == nil {
		err = os.WriteFile(*out, png, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "screenshot:", err)
		os.Exit(1)
	}
	fmt.Println("wrote", *out)
}

// middle is where the first %obj of the source pane is on the screen.
const middle = `(() => {
	const { view } = statepoint.editors.source, at = view.state.doc.toString().indexOf("%obj)");
	const box = view.coordsAtPos(at + 1, 1);
	return [box.left + 2, (box.top + box.bottom) / 2];
})()`

// open opens the page in a browser, and waits for its first output. end closes both.
func open() (ctx context.Context, end func(), err error) {
	var ends []func()
	stop := func() {
		for _, f := range slices.Backward(ends) {
			f()
		}
	}
	defer func() {
		if err != nil {
			stop()
		}
	}()
	handler, err := site.Handler(os.DirFS("build"), site.Options{Run: panes.Run, Quality: 1})
	if err != nil {
		return nil, nil, err
	}
	server := httptest.NewServer(handler)
	ends = append(ends, server.Close)
	browser, err := command.Chromium()
	if err != nil {
		return nil, nil, err
	}
	tab, end, err := chromium.Start(browser, chromedp.Flag("disable-quic", true),
		chromedp.Flag("no-first-run", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
		chromedp.Flag("hide-scrollbars", true)) // their width depends on the system
	if err != nil {
		return nil, nil, err
	}
	ends = append(ends, end)
	ctx, cancel := context.WithTimeout(tab, 10*time.Minute)
	ends = append(ends, cancel)
	err = chromedp.Do(ctx, chromedp.EmulateViewport(width, height),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
				Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme",
					Value: "light"}}})
			return err
		}),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument,
				page.AddScriptToEvaluateOnNewDocumentParams{
					Source: `localStorage.setItem("toured", "yes")`})
			return err
		}),
		chromedp.Navigate(server.URL+"/"))
	if err != nil {
		return nil, nil, err
	}
	for _, ready := range []string{
		`!!document.querySelector("#host-map")?.shadowRoot`,
		`document.querySelector("main").getAttribute("aria-busy") === "false"`,
	} {
		if _, err := chromedp.Run(ctx, chromedp.Poll[bool](ready,
			chromedp.WithPollingTimeout(time.Minute))); err != nil {
			return nil, nil, fmt.Errorf("waiting for %s: %w", ready, err)
		}
	}
	return ctx, stop, nil
}

// shoot takes the picture.
func shoot() ([]byte, error) {
	ctx, end, err := open()
	if err != nil {
		return nil, err
	}
	defer end()
	at, err := chromedp.Run(ctx, chromedp.Evaluate[[]float64](middle))
	if err != nil || len(at) != 2 {
		return nil, fmt.Errorf("no %%obj in the source: %w", err)
	}
	if err := chromedp.Do(ctx, chromedp.MouseClickXY(at[0], at[1]),
		chromedp.Sleep(500*time.Millisecond)); err != nil {
		return nil, err
	}
	return chromedp.Run(ctx, chromedp.CaptureScreenshot())
}
