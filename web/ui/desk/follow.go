package desk

import (
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Follower has the views that show one function, one instruction or a part of the records
// go to what is pinned.
type Follower struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	widgets *Widgets
	tabs    *Tabs
	folds   *Folds
	display *Display

	toReveal [panes.Count]bool // set until a drawn view has what is pinned in sight
	in       string            // name of the function that the caret was in last, "" for none
}

// follow has them go there.
func (p *Follower) follow() {
	if p.ws.Good == nil || len(p.broker.Pinned()) == 0 {
		return
	}
	moved := false
	for pane := range panes.Count {
		for _, v := range p.tabs.views[pane] {
			if v.Follow != nil && v.Follow() && v == p.tabs.Tab(pane) {
				moved = true
			}
		}
	}
	p.folds.follow()
	for pane := range p.toReveal {
		p.toReveal[pane] = true
	}
	if moved {
		p.display.ShowDocs()
	}
	p.folds.show()
	p.revealPinned()
}

// restart forgets where the views were. What is still pinned leads them again.
func (p *Follower) restart() {
	for pane := range panes.Count {
		for _, v := range p.tabs.views[pane] {
			if v.Restart != nil {
				v.Restart()
			}
		}
	}
	p.folds.restart()
}

// reveal has a pane's view, when it is drawn, bring what is pinned into view.
func (p *Follower) reveal(pane panes.Pane) {
	p.toReveal[pane] = len(p.broker.Pinned()) > 0
}

// enter notes where the caret is, and gives the function there, 0 for none.
func (p *Follower) enter(pane panes.Pane, at int32) uint32 {
	l := p.broker.Index().Link(p.broker.Function(pane, at))
	if l == nil {
		return 0
	}
	p.in = l.Label
	return l.ID
}

// function gives the function that the reader is in: that of what is pinned, or else of the caret;
// 0 for none.
func (p *Follower) function() uint32 {
	if f := p.broker.PinnedFunction(); f != 0 {
		return f
	}
	return p.entered()
}

// entered gives the function that the caret was in last, 0 for none.
func (p *Follower) entered() uint32 {
	if p.in == "" {
		return 0
	}
	for _, l := range p.broker.Index().All() {
		if l.Kind == report.KindFunction && l.Label == p.in {
			return l.ID
		}
	}
	return 0
}

// toFunction takes all panes but one to a function.
func (p *Follower) toFunction(function uint32, but panes.Pane) {
	for pane, ed := range p.widgets.Editors {
		if m, ok := p.broker.Find(panes.Pane(pane), function); ok && panes.Pane(pane) != but {
			ed.Reveal(m.Start, m.End, false)
		}
	}
}

// settle has what is newly shown go to what is pinned, or to the function that the reader is in.
func (p *Follower) settle() {
	function := p.function()
	colour, category := p.broker.Leads()
	for pane, ed := range p.widgets.Editors {
		at := int32(-1)
		if m, ok := p.broker.Find(panes.Pane(pane), function); ok {
			at = m.Start
		}
		ed.Settle(colour, category, at)
	}
}

// revealPinned brings what is pinned into view in tables and frames. A drawing
// that is still to come does it when it is there.
func (p *Follower) revealPinned() {
	for pane := range panes.Count {
		reveals := p.tabs.Tab(pane).Reveals
		if !p.toReveal[pane] || reveals && !p.broker.Draws(pane) {
			continue // it is in sight, or the drawing still to come
		}
		p.toReveal[pane] = false
		if !reveals {
			continue
		}
		best, told := broker.LitItem{}, false
		for _, l := range p.broker.PinnedItems(pane) {
			if l.Strength > best.Strength || l.Strength == best.Strength && !told {
				if tells := p.tells(l.ID); l.Strength > best.Strength || tells {
					best, told = l, tells
				}
			}
		}
		if best.ID == 0 {
			best.ID = p.broker.PinnedFunction()
		}
		if best.ID != 0 {
			p.widgets.Drawings[pane].Reveal(best.ID)
		}
	}
}

// tells says whether the why line tells of a thing.
func (p *Follower) tells(id uint32) bool {
	return slices.ContainsFunc(p.broker.Why().Steps, func(s report.Step) bool {
		return s.ID == id
	})
}
