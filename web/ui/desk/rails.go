package desk

import (
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Rails show in the margin of the source which references live across which calls.
type Rails struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	widgets *Widgets

	doc  *report.Doc // for which they were shown
	here uint32
}

// mostRails bounds what is shown beside a whole module; a function alone has as many as it has.
const mostRails = 1000

// show shows those of one function, or of all if here is 0. While the text does not compile, those
// of the last that did stay, and a lesson that asks where references are has none.
func (p *Rails) show(here uint32) {
	d := p.broker.Doc(panes.Source)
	if d == nil || p.doc == d && p.here == here {
		return
	}
	p.doc, p.here = d, here
	var rails []report.Rail
	var calls []report.Across
	if !p.ws.Covered && p.ws.Object() == "" {
		rails, calls = d.Rails(p.broker.Index(), here)
	}
	if here == 0 && len(rails) > mostRails {
		rails, calls = nil, nil
	}
	p.widgets.Editors[panes.Source].SetRails(rails, calls, p.broker.Index())
}
