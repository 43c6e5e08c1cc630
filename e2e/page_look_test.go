package e2e

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// clean has axe-core look for violations of WCAG 2.2 A and AA.
func (b *browser) clean(t *testing.T) {
	t.Helper()
	b.cleanOf(t, "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
}

// cleanInBoth has axe look at a page that was opened in light colours, then, for contrast, at the
// same state of it in dark ones; and keeps a picture of each by the name, if that is asked for.
func (b *browser) cleanInBoth(t *testing.T, name string) {
	t.Helper()
	shoot := func(theme string) {
		if *pictures {
			if err := b.shoot(name + "-" + theme); err != nil {
				t.Error(err)
			}
		}
	}
	shoot("light")
	b.clean(t)
	b.do(media("prefers-color-scheme", "dark"))
	b.until(`matchMedia("(prefers-color-scheme: dark)").matches &&
		document.getAnimations().every((a) => a.effect.getComputedTiming().endTime === Infinity)`)
	shoot("dark")
	b.cleanOf(t, "color-contrast")
	b.do(media("prefers-color-scheme", "light"))
}

// cleanOf has axe look for what breaks some rules, or rules of some kinds. Only if it found
// something, it looks again and says where: selectors take as long as all rules.
func (b *browser) cleanOf(t *testing.T, rules ...string) {
	t.Helper()
	if !eval[bool](b, `"axe" in globalThis`) {
		axe, err := os.ReadFile(filepath.Join("..", "static", "node_modules", "axe-core",
			"axe.min.js"))
		if err != nil {
			t.Fatal(err)
		}
		b.do(chromedp.Evaluate[chromedp.Void](string(axe) + ";0"))
	}
	look := func(more string) string {
		return `axe.run(document, { preload: false, resultTypes: ["violations"], runOnly: ["` +
			strings.Join(rules, `", "`) + `"], ` + more + ` }).then((r) => r.violations)`
	}
	if eval[int](b, look(`selectors: false`)+`.then((v) => v.length)`) == 0 {
		return
	}
	found := eval[[]string](b, look("")+`.then((all) => all.flatMap((v) => v.nodes.map((n) =>
		v.id + ": " + JSON.stringify(n.target) + " " + n.failureSummary)))`)
	if len(found) == 0 {
		t.Error("axe found something, but not when it looked again")
	}
	for _, f := range found {
		t.Error(f)
	}
}

var pictures = flag.Bool("pictures", false,
	"keep pictures of the page, in both themes, in build/screenshots")

// shoot keeps a picture of the page.
func (b *browser) shoot(name string) error {
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	png, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		return err
	}
	dir := filepath.Join("..", "build", "screenshots")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, name+".png"), png, 0o644)
}

// keepFailure keeps a picture of the page that a failed test leaves. What is to be done to the page
// after that is registered before.
func (b *browser) keepFailure() {
	b.t.Cleanup(func() {
		if !b.t.Failed() || b.ctx.Err() != nil {
			return
		}
		name := "failed-" + strings.ReplaceAll(b.t.Name(), "/", "-")
		if err := b.shoot(name); err != nil {
			b.t.Logf("no picture of the page: %v", err)
			return
		}
		b.t.Logf("the page at the end: build/screenshots/%s.png", name)
	})
}
