// Command screenshot draws the README's picture: the page as it opens, with
// the live pointer of the first example pinned.
//
// With -states it takes pictures of every view instead, in every state of the
// selection (none, hovered, pinned, cleared), in both themes, on a wide screen, a
// portrait tablet and a phone, and puts them on contact sheets.
//
// It runs in the module's directory, after `make build`.
//
//	go run ./e2e/tools/screenshot [-o static/screenshot.png] [-width 1600] [-height 1000] [-scheme dark] [-do JS]
//	go run ./e2e/tools/screenshot -states build/states [-example base-phi] [-only phone]
package main

import (
	"context"
	"flag"
	"fmt"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"statepoint/e2e/chromium"
	"statepoint/e2e/command"
	"statepoint/web/explore"
	"statepoint/web/site"
)

var tour = flag.Bool("tour", false, "open the page as its first visitor sees it")

// bars are left out otherwise: they are not as wide on every system.
var bars = flag.Bool("scrollbars", false, "show scrollbars that take room")

func main() {
	out := flag.String("o", "static/screenshot.png", "the picture to write")
	width := flag.Int64("width", 1600, "CSS pixels")
	height := flag.Int64("height", 1000, "CSS pixels")
	scheme := flag.String("scheme", "light", "light or dark")
	script := flag.String("do", "",
		"JavaScript to run before the picture, instead of pinning the pointer; it may return a "+
			"promise; what it gives is printed")
	touch := flag.Bool("touch", false, "a phone or tablet")
	states := flag.String("states", "", "a folder for pictures of every view in every state")
	example := flag.String("example", "base-phi", "the example that -states shows")
	only := flag.String("only", "", "of -states, the looks whose names have this")
	flag.Parse()
	if *states != "" {
		if err := allStates(*states, *example, *only); err != nil {
			fmt.Fprintln(os.Stderr, "screenshot:", err)
			os.Exit(1)
		}
		return
	}
	png, err := shoot(*width, *height, *scheme, *script, *touch)
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

// allStates photographs the page in all looks of a name.
func allStates(dir, example, only string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, l := range looks {
		if !strings.Contains(l.name, only) {
			continue
		}
		if err := photograph(dir, example, l); err != nil {
			return err
		}
		fmt.Println("wrote", dir, l.name)
	}
	return nil
}

// open opens the page in a browser, and waits for its first output. end closes both.
func open(width, height int64, scheme string, touch bool) (ctx context.Context, end func(),
	err error) {
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
	handler, err := site.Handler(os.DirFS("build"), site.Options{Run: explore.Run, Quality: 1})
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
		chromedp.Flag("hide-scrollbars", !*bars))
	if err != nil {
		return nil, nil, err
	}
	ends = append(ends, end)
	ctx, cancel := context.WithTimeout(tab, 10*time.Minute)
	ends = append(ends, cancel)
	var options []chromedp.EmulateViewportOption
	if touch {
		options = append(options, chromedp.EmulateMobile, chromedp.EmulateTouch)
	}
	err = chromedp.Do(ctx, chromedp.EmulateViewport(width, height, options...),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
				Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}})
			return err
		}),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			if *tour {
				return nil
			}
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

// shoot takes one picture.
func shoot(width, height int64, scheme, script string, touch bool) ([]byte, error) {
	ctx, end, err := open(width, height, scheme, touch)
	if err != nil {
		return nil, err
	}
	defer end()
	if script != "" {
		said, err := chromedp.Run(ctx, chromedp.Evaluate[any](script, chromedp.EvalAwaitPromise))
		if err != nil {
			return nil, err
		}
		if said != nil {
			fmt.Println(said)
		}
		if err := chromedp.Do(ctx, chromedp.Sleep(900*time.Millisecond)); err != nil {
			return nil, err
		}
		return chromedp.Run(ctx, chromedp.CaptureScreenshot())
	}
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
