package desk

import (
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/views"
)

// Tabs are the views of each pane, of which one is open.
type Tabs struct {
	broker   *broker.Broker
	browser  focuser
	reader   *Reader
	display  *Display
	follower *Follower

	views [panes.Count][]*views.View
	open  [panes.Count]int // positions in views
}

// Tab gives the view that is open in a pane.
func (p *Tabs) Tab(pane panes.Pane) *views.View { return p.views[pane][p.open[pane]] }

// ViewID gives the id of the view that is open in a pane, "" for its first.
func (p *Tabs) ViewID(pane panes.Pane) string {
	if p.open[pane] == 0 {
		return ""
	}
	return p.Tab(pane).ID
}

// PaneOf finds the pane that has the view of an id.
func (p *Tabs) PaneOf(id string) (panes.Pane, bool) {
	for pane, list := range p.views {
		for _, v := range list {
			if v.ID == id {
				return panes.Pane(pane), true
			}
		}
	}
	return panes.None, false
}

// OpenView opens the view of an id in a pane, the first if no view has the id.
func (p *Tabs) OpenView(pane panes.Pane, id string) {
	n := 0
	for i, v := range p.views[pane] {
		if v.ID == id {
			n = i
		}
	}
	if p.open[pane] == n {
		return
	}
	p.open[pane] = n
	p.follower.reveal(pane)
	p.display.ShowDocs()
	p.reader.Say(pane.Title() + ": " + p.Tab(pane).Title)
}

// openCode opens the assembly for what is in no other view of its pane: a machine instruction.
func (p *Tabs) openCode(id uint32) {
	if l := p.broker.Index().Link(id); l != nil && l.Kind == report.KindMachine {
		p.OpenView(panes.Asm, "")
	}
}

// stepView opens the next view of a pane, or the one before, and moves the
// keyboard to its tab.
func (p *Tabs) stepView(pane panes.Pane, by int) {
	n, to := len(p.views[pane]), p.open[pane]
	for {
		if to = (to + by + n) % n; p.views[pane][to].Under == "" {
			break
		}
	}
	p.OpenView(pane, p.views[pane][to].ID)
	p.browser.Defer(func() {
		p.browser.Focus("#tabs-" + pane.Key() + " [aria-selected=true]")
	})
}

// Plain opens the first view of each pane.
func (p *Tabs) Plain() {
	for pane := range panes.Count {
		p.OpenView(pane, "")
	}
}
