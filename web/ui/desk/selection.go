package desk

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Selection scrolls all panes to what is pinned or pointed at.
type Selection struct {
	ws       *workspace.Workspace
	broker   *broker.Broker
	browser  browser.Turns
	reader   *Reader
	widgets  *Widgets
	tabs     *Tabs
	stages   *Stages
	display  *Display
	follower *Follower

	stepped uint32 // the function that a run was shown in last
	steps   int    // counts steps of runs that were shown
}

// Say makes a screen reader read the selection and its extent.
func (p *Selection) Say() {
	text := p.Linked()
	if w := p.broker.Why(); text != "" && len(w.Steps) > 0 {
		text = w.Steps[0].Text + " " + text
	}
	p.reader.Say(text)
}

// Linked describes the extent of the selection: "linked to 9 items in 4 panes".
func (p *Selection) Linked() string {
	items, panes := 0, 0
	for _, n := range p.broker.Counts() {
		items += n
		if n > 0 {
			panes++
		}
	}
	if items == 0 {
		return ""
	}
	return fmt.Sprintf("linked to %s in %s", source.Count(items, "item"),
		source.Count(panes, "pane"))
}

// Selected announces what was pinned and scrolls to its counterparts.
func (p *Selection) Selected(from panes.Pane) {
	p.lead(from)
	p.Say()
	p.browser.Refresh()
}

// lead scrolls to the pins in all panes but the one they were pinned in. A pane that does not have
// them goes to their function.
func (p *Selection) lead(from panes.Pane) {
	for pane, ed := range p.widgets.Editors {
		ed.Elsewhere(panes.Pane(pane) != from)
	}
	p.display.afterShow(func() {
		function, counts := p.broker.TargetFunction(), p.broker.Counts()
		for pane, ed := range p.widgets.Editors {
			if panes.Pane(pane) == from {
				continue
			}
			m, ok := p.broker.Find(panes.Pane(pane), function)
			if ok && counts[pane] == 0 {
				ed.Reveal(m.Start, m.End, false)
			} else {
				ed.ShowLit(p.broker.Leads())
			}
		}
	})
	p.follower.follow()
}

// ShowStep lights the current position of a run and goes there: the ids are those of a machine
// instruction and of the record read there. With none, everything stays where it is.
func (p *Selection) ShowStep(ids []uint32) {
	p.broker.Follow(ids)
	p.steps++
	n := p.steps
	if len(ids) == 0 || !p.follower.toUnit(ids[0], func() {
		if p.steps == n { // else the run has gone on, or was closed
			p.ShowStep(ids)
		}
	}) {
		return
	}
	p.follower.follow()
	entered := uint32(0)
	if l := p.broker.Index().Link(ids[0]); l != nil && l.Func != p.stepped {
		entered = l.Func
	}
	reveal := func() { p.revealStep(ids, entered) }
	if entered != 0 { // the run may have just opened, and the panes have other sizes
		p.stepped = entered
		p.browser.Defer(func() {
			if p.steps == n {
				p.widgets.Measure()
				reveal()
			}
		})
		return
	}
	reveal()
}

// revealStep scrolls to the origins of a run's step; where there are none, to the function that it
// has entered.
func (p *Selection) revealStep(ids []uint32, entered uint32) {
	for pane, ed := range p.widgets.Editors {
		if m, ok := p.origin(panes.Pane(pane), ids); ok {
			ed.Reveal(m.Start, m.End, false)
		} else if m, ok := p.broker.Find(panes.Pane(pane), entered); ok && entered != 0 {
			ed.RevealTop(m.Start) // what a function begins with comes from nothing in it
		}
	}
}

// origin finds the first of some ids that a pane has, or else their origin.
func (p *Selection) origin(pane panes.Pane, ids []uint32) (report.Mark, bool) {
	const generations = 8 // of passes that derived one item from another
	for range generations {
		var from []uint32
		for _, id := range ids {
			if m, ok := p.broker.Find(pane, id); ok {
				return m, true
			}
			if l := p.broker.Index().Link(id); l != nil {
				from = append(from, l.From...)
			}
		}
		ids = from
	}
	return report.Mark{}, false
}

// Pin pins the ids of something outside the panes.
func (p *Selection) Pin(ids []uint32) {
	p.broker.PinIDs(ids)
	p.Selected(panes.None)
}

// PinNamed pins the items with the given names and shows them. It reports whether it found any.
func (p *Selection) PinNamed(names []string) bool {
	pinned := p.broker.PinNamed(names)
	if pinned {
		p.Selected(panes.None)
	}
	return pinned
}

// ShowPinned makes the editors scroll to the pins, for example after they had less room.
func (p *Selection) ShowPinned() {
	for _, ed := range p.widgets.Editors {
		ed.ShowLit(p.broker.Leads())
	}
}

// Jump shows an id in every pane that has it, and in the others what it lights.
func (p *Selection) Jump(id uint32) {
	if !p.follower.toUnit(id, func() { p.Jump(id) }) {
		return
	}
	p.tabs.openCode(id)
	p.stages.openWith(id)
	p.broker.PinIDs([]uint32{id})
	to := p.revealAll(id, true)
	if to != panes.None {
		p.reader.Current = to
	}
	p.Selected(to)
}

// Point lights something in addition to the pins and scrolls to it wherever it is; the focus does
// not move.
func (p *Selection) Point(id uint32) {
	p.tabs.openCode(id)
	p.broker.Follow([]uint32{id})
	if !p.follower.toUnit(id, func() { p.Point(id) }) {
		return
	}
	if to := p.revealAll(id, false); to != panes.None {
		p.reader.Current = to
	}
	p.Say()
	p.browser.Refresh()
}

// revealAll scrolls to an id in every pane that has it, and returns the last such pane, which may
// get the focus; [panes.None] if no pane has it.
func (p *Selection) revealAll(id uint32, focus bool) panes.Pane {
	last := panes.None
	for pane := panes.Map; pane >= panes.Source; pane-- {
		if m, ok := p.broker.Find(pane, id); ok {
			p.widgets.Editors[pane].Reveal(m.Start, m.End, focus && last == panes.None)
			if last == panes.None {
				last = pane
			}
		}
	}
	return last
}

// ToProblem moves the caret to a diagnostic.
func (p *Selection) ToProblem(d report.Diagnostic) {
	p.reader.Current = panes.Source
	p.browser.Refresh()
	if d.Line > 0 {
		p.widgets.Editors[panes.Source].Reveal(d.Start, d.End, true)
	}
	if n := int(d.Finding); n > 0 && p.ws.Good != nil && p.ws.Latest == p.ws.Good &&
		n <= len(p.ws.Good.Findings) {
		p.broker.PinIDs([]uint32{p.ws.Good.Findings[n-1].Use})
		p.Selected(panes.Source)
	}
}

// reveal moves the focus to a range of a pane and lights it.
func (p *Selection) reveal(pane panes.Pane, s report.Span) {
	p.reader.Current = pane
	p.widgets.Editors[pane].Reveal(s.Start, s.End, true)
	p.broker.Caret(pane, s.Start)
	p.browser.Refresh()
}

// ShowFunction scrolls to a function in every pane that has it.
func (p *Selection) ShowFunction(id uint32) {
	p.display.afterShow(func() { p.follower.toFunction(id, panes.None) })
}
