package desk

import (
	"statepoint/web/ui/browser"
	"statepoint/web/ui/link"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/views"
	"statepoint/web/ui/widget"
)

// Panes is the four panes, assembled from their parts.
type Panes struct {
	browser browser.Browser

	Reader    Reader
	Widgets   Widgets
	Source    Source
	Tabs      Tabs
	Stages    Stages
	Changes   Changes
	Selection Selection
	Display   Display
	Section   Section
	Keyboard  Keyboard
	Files     Files
	Compare   Compare
	Closed    Closed
	Fit       Fit
	Trail     Trail
	Texts     Texts
	Functions Functions

	content  content
	drawings drawings
	services Services
	follower Follower
	folds    Folds
	Rails    Rails
	input    input
	host     host

	views *views.Views
}

// State adds the open views to a link's state.
func (p *Panes) State(s *link.State) {
	if p.Tabs.ViewID(panes.Module) == "diff" {
		s.Against = p.views.Against()
	}
	for pane := range panes.Count {
		s.Views[pane] = p.Tabs.ViewID(pane)
	}
}

// SetState opens the views named in a link.
func (p *Panes) SetState(s *link.State) {
	p.views.SetAgainst(s.Against)
	for pane := range panes.Count {
		p.Tabs.OpenView(pane, s.Views[pane])
	}
}

// costliest shows the records of all functions that cost most first.
func (p *Panes) costliest() {
	p.host.around.LeaveRun()
	p.Closed.Open(panes.Map)
	p.views.SortByCost()
	p.Tabs.OpenView(panes.Map, "records")
	p.Display.ShowDocs()
	p.Keyboard.GoTo(panes.Map)
}

// Live creates the panes' widgets in the browser that is now available.
func (p *Panes) Live() {
	p.host.ws.Connect(&p.host)
	p.Closed.load()
	p.Functions.live(p.browser)
	p.folds.forget()
	for pane := range panes.Count {
		ed := widget.NewEditor(pane, p.browser.Editor(pane, events{&p.input, pane}))
		p.Widgets.Editors[pane] = ed
		p.input.broker.Register(pane, ed)
		p.Widgets.Drawings[pane] = widget.Drawing{Drawing: p.browser.Drawing(pane,
			func(what messages.Told, ids []uint32) { p.input.pointThing(pane, what, ids) },
			func(text string) { p.input.enter(pane, text) })}
	}
}
