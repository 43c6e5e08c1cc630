package views

import (
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// Point lights something beside what is pinned, and brings it into view wherever it is; the
// keyboard stays where it is.
func (p *Panes) Point(id uint32) {
	p.Tabs.openCode(id)
	p.broker.Follow([]uint32{id})
	first := panes.None
	for _, pane := range []panes.Pane{panes.Map, panes.Asm, panes.Module, panes.Source} {
		if m, ok := p.broker.Find(pane, id); ok {
			p.Editors[pane].Reveal(m.Start, m.End, false)
			if first == panes.None {
				first = pane
			}
		}
	}
	if first != panes.None {
		p.Current = first
	}
	p.sayLinked()
	p.Refresh()
}

// Journey marks the ways from the safepoints of a journey to the next uses, in the panes that show
// the module and in the graph; nil for none.
func (p *Panes) Journey(j *report.Journey) {
	var way *report.Finding
	if j != nil {
		way = &report.Finding{Path: j.Blocks, Steps: slices.Concat(j.Ways...)}
	}
	old := p.Trail.journey
	if way == nil && old == nil || way != nil && old != nil && slices.Equal(way.Path, old.Path) &&
		slices.Equal(way.Steps, old.Steps) {
		return
	}
	p.Trail.journey = way
	p.browser.Defer(p.Trail.ShowTrail)
}
