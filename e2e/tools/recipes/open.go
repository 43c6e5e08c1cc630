package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/chromedp"

	"statepoint/e2e/chromium"
	"statepoint/e2e/command"
	"statepoint/web/explore/panes"
	"statepoint/web/site"
)

// base is the path under which the documents lie, which is not the root of their server.
const base = "/book/"

// works returns "" if a page works: its element shows the explorer, and the script of its fragment
// reacts to the pointer on a value; nothing was requested outside the folders.
const works = `(() => {
	const element = document.querySelector("statepoint-explorer");
	const section = document.querySelector("section.sp-page");
	if (!element || !section) return "the page lacks the element or the fragment";
	if (element.querySelector("pre")?.checkVisibility() !== false ||
		!element.shadowRoot?.querySelector("iframe")) return "the element waits";
	const value = section.querySelector("pre span[data-p]");
	value.click();
	if (!section.querySelector(".sp-exact")) return "the fragment's script is silent";
	return "";
})()`

// open opens the pages that the tools made, each in its folder, in Chromium, beside a site of the
// explorer that lies elsewhere.
func open(pages map[string]string) error {
	handler, err := site.Handler(os.DirFS("build"), site.Options{Run: panes.Run,
		Quality: site.Fast, NoOffline: true})
	if err != nil {
		return fmt.Errorf("%w (`make build` makes what is missing)", err)
	}
	explorer := httptest.NewServer(http.StripPrefix("/some/folder", handler))
	defer explorer.Close()
	browser, err := command.Chromium()
	if err != nil {
		return err
	}
	tab, end, err := chromium.Start(browser)
	if err != nil {
		return err
	}
	defer end()
	if err := chromedp.Do(tab, chromedp.EmulateViewport(1200, 2400)); err != nil {
		return err
	}
	var trouble []error
	for _, r := range recipes {
		page := pages[r.name]
		if page == "" {
			continue
		}
		if err := openOne(tab, page, explorer.URL+"/some/folder/"); err != nil {
			trouble = append(trouble, fmt.Errorf("%s in Chromium: %w", r.name, err))
			continue
		}
		fmt.Println(r.name + ": at work in Chromium")
	}
	return errors.Join(trouble...)
}

// openOne opens a page with the explorer of an address instead of the example's.
func openOne(tab context.Context, page, explorer string) error {
	var lost []string
	document := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name, ok := strings.CutPrefix(path.Clean(r.URL.Path), strings.TrimSuffix(base, "/"))
		file := filepath.Join(filepath.Dir(page), filepath.FromSlash(name))
		if info, err := os.Stat(file); err == nil && info.IsDir() {
			file = filepath.Join(file, "index.html")
		}
		data, err := os.ReadFile(file)
		if !ok || err != nil {
			if r.URL.Path != "/favicon.ico" {
				lost = append(lost, r.URL.Path)
			}
			http.NotFound(w, r)
			return
		}
		http.ServeContent(w, r, filepath.Base(file), time.Time{}, strings.NewReader(
			strings.ReplaceAll(string(data), "https://explorer.example/", explorer)))
	}))
	defer document.Close()
	ctx, cancel := context.WithTimeout(tab, 2*time.Minute)
	defer cancel()
	if err := chromedp.Do(ctx, chromedp.Navigate(document.URL+base)); err != nil {
		return err
	}
	for {
		said, err := chromedp.Run(ctx, chromedp.Evaluate[string](works))
		if err != nil {
			return err
		}
		if said == "" {
			break
		}
		select {
		case <-ctx.Done():
			return errors.New(said)
		case <-time.After(100 * time.Millisecond):
		}
	}
	if len(lost) > 0 {
		return fmt.Errorf("the page looks for %s", strings.Join(lost, " "))
	}
	return nil
}
