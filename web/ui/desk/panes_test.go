package desk

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/engine"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/still"
	"statepoint/web/ui/uitest"
	"statepoint/web/ui/workspace"
)

// nobody is an Around that does nothing.
type nobody struct{}

func (nobody) Escape()           {}
func (nobody) Tell(string)       {}
func (nobody) RunTo(uint32)      {}
func (nobody) Renewed()          {}
func (nobody) LeaveRun()         {}
func (nobody) PopOut(panes.Pane) {}

func (nobody) Prose(text string) app.UI { return app.Text(text) }

// emptyPanes are the panes of an empty workspace.
func emptyPanes() *Panes { return panesIn(browser.None{}) }

func panesIn(in browser.Browser) *Panes {
	p := New(workspace.New(nil, engine.Never), broker.New(), in, nobody{})
	p.Live()
	return p
}

// testPanes show a small report.
func testPanes() *Panes { return testPanesIn(browser.None{}) }

func testPanesIn(in browser.Browser) *Panes {
	r := uitest.Report()
	p := panesIn(in)
	p.Section.Still = still.Draw
	p.input.ws.Load(workspace.Example{Name: "one", Title: "The first", About: "About it.",
		Select: "%obj", Source: r.Source.Text})
	p.Source.Set()
	p.input.ws.Have(r)
	return p
}

func panesHTML(p *Panes) string {
	var b strings.Builder
	for pane := range panes.Count {
		b.WriteString(app.HTMLString(p.Section.Render(pane)))
	}
	return b.String()
}

func holds(t *testing.T, html string, wanted ...string) {
	t.Helper()
	for _, w := range wanted {
		if !strings.Contains(html, w) {
			t.Errorf("the panes lack %q", w)
		}
	}
}

// The pane that the reader is looking at is updated first, and each pane once.
func TestPanesInTurn(t *testing.T) {
	for first := range panes.Count {
		next := pending{first: first}
		var order []panes.Pane
		for pane := first; pane < panes.Count; pane = next.after(pane) {
			order = append(order, pane)
		}
		if len(order) != int(panes.Count) || order[0] != first {
			t.Errorf("from %v: %v", first, order)
		}
	}
}

// lateFocus is a browser that runs deferred functions on demand and records the focus.
type lateFocus struct {
	browser.None
	deferred []func()
	focused  []string
}

func (l *lateFocus) Defer(f func())        { l.deferred = append(l.deferred, f) }
func (l *lateFocus) Focus(selector string) { l.focused = append(l.focused, selector) }

// If the reader goes to one pane and immediately to another, the second gets the focus: a late
// focus of the first would make it the current one again.
func TestGoToTwice(t *testing.T) {
	late := &lateFocus{}
	p := testPanesIn(late)
	p.Tabs.OpenView(panes.Module, "cfg")
	p.Tabs.OpenView(panes.Asm, "frame")
	p.Keyboard.GoTo(panes.Module)
	p.Keyboard.GoTo(panes.Asm)
	p.Keyboard.Focused(panes.Module) // a report that comes late
	if p.Reader.Current != panes.Asm {
		t.Errorf("the reader is at %v, not at the assembly", p.Reader.Current)
	}
	for _, f := range late.deferred {
		f()
	}
	if len(late.focused) != 1 || !strings.Contains(late.focused[0], panes.Asm.Key()) {
		t.Errorf("the keyboard went to %q, not to the assembly's tab alone", late.focused)
	}
	p.Keyboard.Focused(panes.Module) // the reader clicks it
	if p.Reader.Current != panes.Module {
		t.Errorf("the reader is at %v, not at the module", p.Reader.Current)
	}
}
