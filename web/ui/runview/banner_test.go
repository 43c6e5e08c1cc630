package runview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// A break is described in words even before the engine has described it.
func TestBreakWords(t *testing.T) {
	for key, want := range map[string]string{
		"skip-relocate@pick#1":   "Skip relocate: place 1 in `@pick`",
		"drop-root@a#b#12":       "Drop root: place 12 in `@a#b`",
		"flip-byte@0x4c^0x1":     "Flip byte: byte `0x4c`",
		"map-as@f#1:rsp+0=base":  "Map as: place 1 in `@f`",
		"leaf":                   "Leaf",
		"late-transition@a:b#12": "Late transition: place 12 in `@a:b`",
	} {
		if got := breakWords(key); got != want {
			t.Errorf("%s is %q, not %q", key, got, want)
		}
	}
}

// An unreadable map is reported as refused, and the banner keeps its text when the program no
// longer compiles.
func TestRefusedMap(t *testing.T) {
	v, _ := testView()
	v.Open()
	v.tray.breakIt("flip-byte@0x4")
	answer(v, &report.RunState{Trouble: "the collector refuses the map: byte 0x4",
		Breaks: &report.RunBreaks{Done: &report.RunBroken{Key: "flip-byte@0x4",
			Title: "Flip a byte of the map", What: "byte 0x4 of the map", Refused: "byte 0x4"}}})
	html := app.HTMLString(v.Render())
	if !strings.Contains(html, "The collector refuses the map<") ||
		strings.Contains(html, "No step is wrong") {
		t.Errorf("what became of it: %s", html)
	}
	v.tray.renew()
	html = app.HTMLString(v.tray.renderBanner())
	if !strings.Contains(html, "Flip a byte of the map: byte 0x4 of the map") ||
		strings.Contains(html, "flip-byte") {
		t.Errorf("the banner is %s", html)
	}
}

// A program that replaced another may lack the broken position: the banner does not call it broken.
func TestBreakWithoutPlace(t *testing.T) {
	v, _ := testView()
	v.Open()
	v.tray.breakIt("drop-barrier@window#1")
	if html := app.HTMLString(v.tray.renderBanner()); !strings.Contains(html, "Broken on purpose") {
		t.Errorf("before the engine has answered, the banner is %s", html)
	}
	answer(v, &report.RunState{Complete: true, End: 3, Breaks: &report.RunBreaks{}})
	html := app.HTMLString(v.Render())
	if strings.Contains(html, "Broken on purpose") || !strings.Contains(html, "Not broken") ||
		!strings.Contains(html, "this program has nothing to break there") ||
		strings.Contains(html, "Fix it") {
		t.Errorf("the view is %s", html)
	}
}
