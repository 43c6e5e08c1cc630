package ui

import (
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
)

// Views that show one function, one instruction or a part of the records go to
// what is pinned.

// follow has them go there.
func (p *Panes) follow() {
	if p.ws.Good == nil || len(p.broker.Pinned()) == 0 {
		return
	}
	cfg, frame, row := p.cfg.function, p.frame, p.row
	p.followFunction()
	p.followFrame()
	p.followRecords()
	p.toReveal = true
	if cfg != p.cfg.function && p.isOpen(panes.Module, "cfg") || frame != p.frame &&
		p.isOpen(panes.Asm, "frame") ||
		row != p.row && p.isOpen(panes.Map, "records") {
		p.showDocs()
	}
	p.revealPinned()
}

// restart forgets where the views were: the ids of an earlier report mean nothing
// in a new one. What is still pinned leads them again.
func (p *Panes) restart() {
	p.frame, p.row = 0, 0
	p.followFrame()
	p.followRecords()
}

// isOpen says that the view of an id is the open one of a pane.
func (p *Panes) isOpen(pane panes.Pane, id string) bool { return p.tab(pane).ID == id }

// functionOf gives the function of the newest pin that is in one with a body, 0
// for none.
func (p *Panes) functionOf() uint32 {
	for i := len(p.broker.Pinned()) - 1; i >= 0; i-- {
		l := p.broker.Index().Link(p.broker.Pinned()[i])
		if l == nil || l.Func == 0 {
			continue
		}
		for _, b := range p.broker.Index().All() {
			if b.Kind == report.KindBlock && b.Func == l.Func {
				return l.Func
			}
		}
	}
	return 0
}

// followFunction chooses the function that the graph shows.
func (p *Panes) followFunction() {
	if l := p.broker.Index().Link(p.functionOf()); l != nil {
		p.cfg.function = l.Label
	}
}

// followFrame chooses the instruction that the frame is drawn at: one that is
// pinned, else the call of the record that the why line tells of, else the first
// of the function. A record that has a location of what is pinned stays.
func (p *Panes) followFrame() {
	if p.ws.Good == nil || len(p.broker.Pinned()) == 0 {
		return
	}
	x := p.broker.Index()
	for _, id := range p.broker.Pinned() {
		if l := x.Link(id); l != nil && (l.Kind == report.KindMachine ||
			l.Kind == report.KindRecord) {
			p.frame = id
			return
		}
	}
	if now := p.frameRecord(); now != 0 {
		for _, lit := range x.Select(p.broker.Pinned()) {
			if l := x.Link(lit.ID); l.In == now && lit.Strength > report.Place {
				return
			}
		}
	}
	machine := uint32(0)
	for _, s := range x.Why(p.broker.Pinned()).Steps {
		l := x.Link(s.ID)
		switch {
		case l == nil:
		case l.Kind == report.KindRecord:
			p.frame = l.ID
			return
		case l.Kind == report.KindLocation && l.In != 0:
			p.frame = l.In
			return
		case l.Kind == report.KindMachine && machine == 0:
			machine = l.ID
		}
	}
	if machine == 0 {
		machine = p.functionOf()
	}
	if machine != 0 {
		p.frame = machine
	}
}

// frameRecord gives the record at which the frame is drawn, 0 if at none.
func (p *Panes) frameRecord() uint32 {
	l := p.broker.Index().Link(p.frame)
	if l == nil || l.Kind != report.KindRecord {
		return 0
	}
	return l.ID
}

// followRecords chooses from which record on the table shows them: that of the
// frame is among them.
func (p *Panes) followRecords() {
	record := p.frameRecord()
	if record == 0 {
		return
	}
	number := uint32(0)
	for _, l := range p.broker.Index().All() {
		if l.ID == record {
			break
		}
		if l.Kind == report.KindRecord {
			number++
		}
	}
	if number < p.row || number >= p.row+report.MostRecords {
		p.row = number
	}
}

// revealPinned brings what is pinned into view in tables and frames. A drawing
// that is still to come does it when it is there.
func (p *Panes) revealPinned() {
	if !p.toReveal {
		return
	}
	for pane := range panes.Count {
		if !p.isOpen(pane, "frame") && !p.isOpen(pane, "records") {
			continue
		}
		if !p.broker.Draws(pane) {
			return // it is still to come
		}
		best := broker.LitItem{}
		for _, l := range p.broker.PinnedItems(pane) {
			if l.Strength > best.Strength {
				best = l
			}
		}
		if best.ID != 0 {
			p.drawings[pane].Reveal(best.ID)
		}
	}
	p.toReveal = false
}
