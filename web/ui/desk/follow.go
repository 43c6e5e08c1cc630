package desk

import (
	"slices"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Follower makes views of one function, one instruction or part of the records go to the latest pin
// or the position of a run.
type Follower struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	widgets *Widgets
	tabs    *Tabs
	folds   *Folds
	display *Display

	toReveal  [panes.Count]bool // set until a drawn view has scrolled
	only      string            // the function that the last report was about, "" for all
	whenWhole func()            // to call when the whole report is shown
	in        string            // name of the last function with the caret, or ""
	arrived   bool              // the text is new: the panes go to its first function
	opened    bool              // and the caret, since the reader has not put it anywhere
}

// follow moves the views to the latest pin or the position of a run.
func (p *Follower) follow() {
	if p.ws.Good == nil || len(p.broker.Target()) == 0 {
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
	p.reveal()
}

// restart forgets the views' positions. Surviving pins set them again.
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

// revealIn makes a pane's view scroll to the latest pin or the position of a run when it is drawn.
func (p *Follower) revealIn(pane panes.Pane) {
	p.toReveal[pane] = len(p.broker.Target()) > 0
}

// enter records the caret position and returns the function there, or 0.
func (p *Follower) enter(pane panes.Pane, at int32) uint32 {
	l := p.broker.Index().Link(p.broker.Function(pane, at))
	if l == nil {
		return 0
	}
	p.in = l.Label
	if l.ID != p.folds.Here() && p.ws.Good != nil && p.ws.Latest == p.ws.Good {
		p.folds.enter(l.ID)
		p.folds.show()
	}
	return l.ID
}

// arrive shows the first function that is collected in the panes, once a new text is compiled. The
// caret goes there too if the text was opened; after a paste the reader may be typing at its end.
func (p *Follower) arrive(to panes.Pane) {
	if !p.arrived || p.ws.Good == nil || p.ws.Latest != p.ws.Good {
		return
	}
	p.arrived = false
	function := p.folds.first()
	m, ok := p.broker.Find(panes.Source, function)
	if ok && p.opened && to == panes.Source {
		p.widgets.Editors[panes.Source].Reveal(m.Start, m.End, true)
	}
	p.toFunction(function, panes.None)
	if l := p.broker.Index().Link(function); l != nil {
		p.in = l.Label
	}
}

// function returns the function that the reader is in: that of the run or the pins, or else of the
// caret; 0 for none.
func (p *Follower) function() uint32 {
	if f := p.broker.TargetFunction(); f != 0 {
		return f
	}
	return p.entered()
}

// entered returns the last function with the caret, or 0.
func (p *Follower) entered() uint32 {
	if p.in == "" {
		return 0
	}
	for _, l := range p.broker.Index().All() {
		if l.Kind == provenance.KindFunction && l.Label == p.in {
			return l.ID
		}
	}
	return 0
}

// toFunction takes all panes but one to a function: its definition or, in the map, its first record
// is at the top.
func (p *Follower) toFunction(function uint32, but panes.Pane) {
	p.folds.enter(function)
	p.folds.show()
	for pane, ed := range p.widgets.Editors {
		if at, ok := p.begins(panes.Pane(pane), function); ok && panes.Pane(pane) != but {
			ed.RevealTop(at)
		}
	}
}

// toUnit has the panes show the function of an item. It returns true if it could. If the report is
// an excerpt without the item, it requests the whole report, calls then once that is shown, and
// returns false.
func (p *Follower) toUnit(id uint32, then func()) bool {
	l := p.broker.Index().Link(id)
	if l == nil && id != 0 && p.ws.Good != nil && p.ws.Good.Only != 0 {
		p.whenWhole = then
		p.folds.choose(report.FoldNothing)
		return false
	}
	if l != nil && l.Func != 0 {
		p.folds.enter(l.Func)
		p.folds.show()
	}
	return true
}

// shown is called when a report is shown. An excerpt about another function begins at that, unless
// something in it is pinned.
func (p *Follower) shown() {
	if p.ws.Good == nil {
		return
	}
	only := p.ws.Good.Only
	if then := p.whenWhole; then != nil && only == 0 {
		p.whenWhole = nil
		p.display.afterShow(then)
	}
	name := ""
	if only != 0 {
		name = p.folds.name
	}
	if id := p.folds.named(p.only); name == "" && id != 0 { // the whole module begins where it was
		p.display.afterShow(func() { p.toFunction(id, panes.Source) })
	}
	pinned := p.broker.Pinned()
	if name != p.only && name != "" && (len(pinned) == 0 || pinned[0] == only) {
		p.display.afterShow(func() { p.toFunction(only, panes.Source) })
	}
	p.only = name
}

// begins returns where a function begins in a pane.
func (p *Follower) begins(pane panes.Pane, function uint32) (at int32, ok bool) {
	if pane == panes.Map {
		for _, l := range p.broker.Index().All() {
			if l.Kind == provenance.KindRecord && l.Func == function {
				if m, ok := p.broker.Find(pane, l.ID); ok {
					return m.Start, true
				}
			}
		}
	}
	m, ok := p.broker.Find(pane, function)
	return m.Start, ok
}

// settle scrolls newly shown content to the pins, or to the function that the reader is in.
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

// reveal scrolls tables and frames to the latest pin or the position of a run. A pending drawing
// does so when it arrives.
func (p *Follower) reveal() {
	for pane := range panes.Count {
		reveals := p.tabs.Tab(pane).Reveals
		if !p.toReveal[pane] || reveals && !p.broker.Draws(pane) {
			continue // it is in view, or the drawing is pending
		}
		p.toReveal[pane] = false
		if !reveals {
			continue
		}
		best, told := broker.LitItem{}, false
		for _, l := range p.broker.TargetItems(pane) {
			if l.Strength > best.Strength || l.Strength == best.Strength && !told {
				if tells := p.tells(l.ID); l.Strength > best.Strength || tells {
					best, told = l, tells
				}
			}
		}
		if best.ID == 0 {
			best.ID = p.broker.TargetFunction()
		}
		if best.ID != 0 {
			p.widgets.Drawings[pane].Reveal(best.ID)
		}
	}
}

// tells reports whether the why line includes an item.
func (p *Follower) tells(id uint32) bool {
	return slices.ContainsFunc(p.broker.Why().Steps, func(s report.Step) bool {
		return s.ID == id
	})
}
