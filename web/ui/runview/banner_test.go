package runview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// A break of a link has no words at first, one that the reader chose is described, and later the
// engine's words replace that.
func TestBreakWords(t *testing.T) {
	v, _ := testView()
	v.Open()
	banner := func() string { return app.HTMLString(v.RenderBanner()) }
	v.tray.breakIt("drop-root@f#2")
	if html := banner(); !strings.Contains(html, "Broken on purpose") ||
		strings.Contains(html, "drop-root@f#2") {
		t.Errorf("of a link, the banner is %s", html)
	}
	v.ws.Question.Options.Break, v.ws.Good.Broken = "drop-root@f#2", "Drop a root: `%a`"
	if html := banner(); !strings.Contains(html, "Drop a root: ") ||
		!strings.Contains(html, "%a") || strings.Contains(html, "drop-root@f#2") {
		t.Errorf("of a compiled link, the banner is %s", html)
	}
	v.ws.Good.Broken = ""
	if html := banner(); !strings.Contains(html, "Not broken") {
		t.Errorf("of a program without the place, the banner is %s", html)
	}
	v.ws.Question.Options.Break = ""
	kind := &report.RunBreakKind{Title: "Drop a root", Sites: []report.RunBreakSite{
		{Key: "drop-root@f#1", What: "`[rsp+0]`", Func: "f"},
		{Key: "drop-root@f#2", What: "`[rsp+8]`", Func: "f"}}}
	v.tray.describe(kind, "drop-root@f#2")
	if html := banner(); !strings.Contains(html, "Drop a root: ") ||
		!strings.Contains(html, "[rsp+8]") || strings.Contains(html, "drop-root@f#2") {
		t.Errorf("of a choice, the banner is %s", html)
	}
	v.tray.describe(kind, "drop-root@f#1")
	v.tray.breakIt("drop-root@f#1")
	answer(v, &report.RunState{Breaks: &report.RunBreaks{Done: &report.RunBroken{
		Key: "drop-root@f#1", Title: "Drop a root", What: "`[rsp+0]`, which is `%x`,"}}})
	if html := banner(); !strings.Contains(html, "%x") {
		t.Errorf("of the engine, the banner is %s", html)
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
	html = app.HTMLString(v.RenderBanner())
	if !strings.Contains(html, "Flip a byte of the map: byte 0x4 of the map") ||
		strings.Contains(html, "flip-byte") {
		t.Errorf("the banner is %s", html)
	}
}

// A change of the text may remove what was broken, while the view is closed.
func TestBreakRemovedByEdit(t *testing.T) {
	v, _ := testView()
	v.Open()
	v.tray.breakIt("skip-relocate@f#1")
	v.ws.Question.Options.Break, v.ws.Good.Broken = "skip-relocate@f#1", "Skip a relocate: `%a`"
	answer(v, &report.RunState{Breaks: &report.RunBreaks{Done: &report.RunBroken{
		Title: "Skip a relocate", What: "`%a`"}}})
	v.close()
	edited := *v.ws.Good
	edited.Broken = ""
	v.ws.Good, v.ws.Latest = &edited, &edited
	v.Renewed()
	if html := app.HTMLString(v.RenderBanner()); !strings.Contains(html, "Not broken") {
		t.Errorf("the banner is %s", html)
	}
}

// A program that replaced another may lack the broken position: the banner does not call it broken.
func TestBreakWithoutPlace(t *testing.T) {
	v, _ := testView()
	v.Open()
	v.tray.breakIt("drop-barrier@window#1")
	if html := app.HTMLString(v.RenderBanner()); !strings.Contains(html, "Broken on purpose") {
		t.Errorf("before the engine has answered, the banner is %s", html)
	}
	answer(v, &report.RunState{Complete: true, End: 3, Breaks: &report.RunBreaks{}})
	html := app.HTMLString(v.RenderBanner())
	if strings.Contains(html, "Broken on purpose") || !strings.Contains(html, "Not broken") ||
		!strings.Contains(html, "this program has nothing to break there") ||
		strings.Contains(html, "Fix it") {
		t.Errorf("the view is %s", html)
	}
}

// What was noticed at the first wrong step, and what stopped the program, is said once.
func TestWrongStepIsSaidOnce(t *testing.T) {
	v, _ := testView()
	v.Open()
	v.tray.breakIt("skip-relocate@f#1")
	const wrong = "0x10 is not the start of an object"
	answer(v, &report.RunState{Step: 7, End: 7, Complete: true, Breaks: &report.RunBreaks{
		Done: &report.RunBroken{First: report.RunClaim{Step: 7, Text: wrong},
			Notices: []report.RunNotice{{By: "heap verifier", Running: true, Step: 7, Text: wrong}},
			Ended:   "is stopped: " + wrong}}})
	html := app.HTMLString(v.Render())
	if n := strings.Count(html, wrong); n != 1 {
		t.Errorf("it is said %d times: %s", n, html)
	}
	if !strings.Contains(html, "is stopped at step 7") {
		t.Errorf("how it ended: %s", html)
	}
}
