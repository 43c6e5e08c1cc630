package e2e

import (
	"context"
	"os"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"statepoint/e2e/command"
)

// A chromium is a running Chromium. One test at a time has it, as its pages are to be in front.
// What its pages keep, no other test sees.
type chromium struct {
	ctx context.Context // of a tab that stays empty
	end func()
	tab target.ID // which tests have one after the other (takeTab), or none
}

// idle are those that no test has.
var idle struct {
	sync.Mutex
	all []*chromium
}

// takeChromium takes an idle Chromium until the test ends, or starts one.
func takeChromium(t *testing.T) *chromium {
	t.Helper()
	idle.Lock()
	var c *chromium
	if n := len(idle.all) - 1; n >= 0 {
		c, idle.all = idle.all[n], idle.all[:n]
	}
	idle.Unlock()
	if c == nil {
		var err error
		if c, err = startChromium(); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() {
		if c.ctx.Err() != nil { // it is gone
			c.end()
			return
		}
		idle.Lock()
		defer idle.Unlock()
		idle.all = append(idle.all, c)
	})
	return c
}

// startChromium starts Chromium.
func startChromium() (*chromium, error) {
	path, err := command.Chromium()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "page-test-")
	if err != nil {
		return nil, err
	}
	flags := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path),
		chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.UserDataDir(dir), chromedp.Env("TMPDIR="+dir), chromedp.Flag("disable-quic", true),
		chromedp.Flag("site-per-process", true), // as with windows: not the shell's own default
		chromedp.Flag("no-first-run", true),
		// Pages that are open only for seconds never recoup the cost of optimising their programs.
		chromedp.Flag("js-flags", "--liftoff-only"),
		// A process kept ready for each profile costs what a page does, and few profiles use it.
		chromedp.Flag("disable-features",
			"Translate,BlinkGenPropertyTrees,SpareRendererForSitePerProcess"),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true))
	allocator, end := chromedp.NewExecAllocator(context.Background(), flags...)
	ctx, closeTab := chromedp.NewContext(allocator)
	c := &chromium{ctx: ctx, end: func() {
		closeTab()
		end()
		_ = os.RemoveAll(dir)
	}}
	// without a time limit, or its end would end the browser
	if err := chromedp.Do(ctx); err != nil {
		c.end()
		return nil, err
	}
	return c, nil
}
