package chrome

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/engine"
)

// later is a browser in which what is deferred, and every delay but the engine's limit, has passed.
type later struct {
	browser.None
	focused []string
}

func (l *later) Defer(f func())        { f() }
func (l *later) Focus(selector string) { l.focused = append(l.focused, selector) }
func (l *later) After(d time.Duration, f func()) {
	if d < engine.Limit {
		f()
	}
}

// While another text is awaited, no stage is said to be out of its reach, or to have failed.
func TestStagesOfAnAwaitedText(t *testing.T) {
	c := testChromeIn(&later{})
	c.ws.Have(&report.Report{Failed: report.StageParse, Stages: []report.Stage{
		{Key: report.StageParse, Title: "Parse", Summary: "1 error"}}})
	html := app.HTMLString(c.stages.render())
	wantsHTML(t, html, "not reached", "1 error", "failed")
	c.ws.Replaced()
	c.ws.Compile()
	if !c.ws.Awaited() {
		t.Fatal("the text is not awaited")
	}
	html = app.HTMLString(c.stages.render())
	for _, untrue := range []string{"not reached", "1 error", "failed", "no change"} {
		if strings.Contains(html, untrue) {
			t.Errorf("the stages say %q of a text still compiled", untrue)
		}
	}
}

// Who leaves the presentation goes on at the stage that was presented.
func TestFocusAfterPresenting(t *testing.T) {
	l := &later{}
	c := testChromeIn(l)
	c.appearance.setPresenting(true)
	c.Escape()
	if want := []string{"#presented", ".stages [aria-checked=true]"}; c.appearance.presenting ||
		!slices.Equal(l.focused, want) {
		t.Errorf("the keyboard went to %q, want %q", l.focused, want)
	}
}
