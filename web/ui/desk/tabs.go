package desk

import (
	"slices"
	"sort"

	"statepoint/core/provenance"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/views"
)

// Tabs are the views of each pane, one of which is open.
type Tabs struct {
	broker   *broker.Broker
	browser  focuser
	reader   *Reader
	display  *Display
	follower *Follower

	views [panes.Count][]*views.View
	open  [panes.Count]int // positions in views
}

// Tab returns the open view of a pane.
func (p *Tabs) Tab(pane panes.Pane) *views.View { return p.views[pane][p.open[pane]] }

// ViewID returns the id of a pane's open view, "" for the first.
func (p *Tabs) ViewID(pane panes.Pane) string {
	if p.open[pane] == 0 {
		return ""
	}
	return p.Tab(pane).ID
}

// hasTab reports whether a view has a tab in the head of its pane.
func (p *Tabs) hasTab(pane panes.Pane, v *views.View) bool {
	if v.Under != "" || v.Detail != 0 {
		return false
	}
	return v == p.Tab(pane) || v.Place == views.InTabs && (v.Shown == nil || v.Shown())
}

// details returns the views of a pane that show the same in more or less detail, least first.
func (p *Tabs) details(pane panes.Pane) (list []*views.View) {
	for _, v := range p.views[pane] {
		if v.Detail != 0 {
			list = append(list, v)
		}
	}
	sort.Slice(list, func(i, k int) bool { return list[i].Detail < list[k].Detail })
	return list
}

// stepDetail shows a pane in more or less detail and moves the focus to that choice.
func (p *Tabs) stepDetail(pane panes.Pane, by int) {
	list := p.details(pane)
	at := slices.Index(list, p.Tab(pane))
	p.OpenView(pane, list[(at+by+len(list))%len(list)].ID)
	p.focusOpen(pane)
}

// abridged reports whether a pane shows its text in a form that leaves out parts, which copies and
// downloads have.
func (p *Tabs) abridged(pane panes.Pane) bool {
	v := p.Tab(pane)
	return v.Under != "" && !v.Compares
}

// PaneOf finds the pane that has the view with the given id.
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

// OpenView opens the view with the given id in a pane, or the first view if there is none.
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
	p.follower.revealIn(pane)
	p.display.ShowDocs()
	p.reader.Say(pane.Title() + ": " + p.Tab(pane).Title)
}

// openCode opens the assembly to show an item that no other view of its pane has: a machine
// instruction.
func (p *Tabs) openCode(id uint32) {
	if l := p.broker.Index().Link(id); l != nil && l.Kind == provenance.KindMachine {
		p.OpenView(panes.Asm, "")
	}
}

// stepView opens the next or previous view of a pane that has a tab, and moves the focus there.
func (p *Tabs) stepView(pane panes.Pane, by int) {
	n, to := len(p.views[pane]), p.open[pane]
	for {
		to = (to + by + n) % n
		if p.hasTab(pane, p.views[pane][to]) {
			break
		}
	}
	p.OpenView(pane, p.views[pane][to].ID)
	p.focusOpen(pane)
}

// focusOpen moves the focus to the tab of a pane's open view, or to its choice of detail.
func (p *Tabs) focusOpen(pane panes.Pane) {
	p.browser.Defer(func() { p.browser.Focus(p.openTab(pane)) })
}

// openTab selects what chooses the open view in the head of a pane: its tab, its detail or its
// menu.
func (p *Tabs) openTab(pane panes.Pane) string {
	if p.reader.Room == browser.RoomForOne && p.Tab(pane).Detail == 0 {
		return "#menu-" + pane.Key()
	}
	return "#pane-" + pane.Key() +
		" header :is([aria-selected=true], [aria-checked=true][role=radio])"
}

// Plain opens the first view of each pane.
func (p *Tabs) Plain() {
	for pane := range panes.Count {
		p.OpenView(pane, "")
	}
}
