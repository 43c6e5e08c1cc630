// Package chromium starts Chromium for tools that look at pages.
package chromium

import (
	"context"
	"os"

	"github.com/chromedp/chromedp"
)

// Start starts a Chromium, given by its path, with a fresh profile. The context is that of an empty
// tab, which has no limit in time; end closes the browser and removes the profile.
func Start(browser string, more ...chromedp.ExecAllocatorOption) (tab context.Context,
	end func(), err error) {
	profile, err := os.MkdirTemp("", "statepoint-chromium-")
	if err != nil {
		return nil, nil, err
	}
	flags := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(browser),
		chromedp.NoSandbox, chromedp.DisableGPU, chromedp.UserDataDir(profile))
	allocator, endBrowser := chromedp.NewExecAllocator(context.Background(),
		append(flags, more...)...)
	tab, closeTab := chromedp.NewContext(allocator)
	end = func() {
		closeTab()
		endBrowser()
		_ = os.RemoveAll(profile)
	}
	// a time limit on what runs first would end the browser with it
	if err := chromedp.Do(tab); err != nil {
		end()
		return nil, nil, err
	}
	return tab, end, nil
}
