package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The liveness view tells of each safepoint what is live, in what object, and
// what needs it next; what it names is linked to all else.
func TestPageLiveness(t *testing.T) {
	b := open(t, 1680, 950, "light")
	b.pick("base-phi")
	b.tab("liveness")
	b.until(paneText("module") + `.includes("%cursor.base  base")`)
	contains(t, "liveness", b.text("module"), "@pick", "2 live", "in %cursor.base",
		"→ %cursor.relocated", "used by %value = load")
	b.press(kb.Escape)
	b.click("module", "%cursor.relocated", 0)
	b.away()
	if w := b.why(); !strings.Contains(w, "%cursor → ") ||
		!strings.Contains(w, "record 0") {
		t.Errorf("why: %s", w)
	}
	if len(b.lit("source")) == 0 || len(b.lit("map")) == 0 {
		t.Error("the source or the stack map shows nothing of it")
	}
	b.cleanInBoth(t, "liveness")
}

func TestPageLivenessOnPhone(t *testing.T) {
	b := open(t, 390, 844, "dark", chromedp.EmulateMobile, chromedp.EmulateTouch)
	b.do(chromedp.Click(chromedp.CSS("#stop-rewrite-statepoints")))
	b.tab("liveness")
	b.until(paneText("module") + `.includes("1 live")`)
	b.fits()
	b.clean(t)
}
