package desk

import (
	"fmt"
	"slices"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Rails show in the margin of the source which references live across which calls, and in that of
// an object's code the numbered steps of its findings.
type Rails struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	widgets *Widgets

	doc    *report.Doc // for which they were found
	here   uint32
	rails  []report.Rail
	calls  []report.Across
	defs   map[uint32]int32 // where the text defines the references
	pinned []uint32         // when they were shown
	// tooMany is how many were left out beside a whole module.
	tooMany int

	code  *report.Doc // whose steps are shown, nil for none
	steps *report.Report
}

// mostRails bounds what is shown beside a whole module; a function alone has as many as it has.
const mostRails = 1000

// show shows those of one function, or of all if here is 0. While the text does not compile, those
// of the last that did keep their room, and a lesson that asks where references are has none.
func (p *Rails) show(here uint32) {
	d := p.broker.Doc(panes.Source)
	if d == nil {
		return
	}
	index, same := p.broker.Index(), p.doc == d && p.here == here
	pinned := index.Roots(p.broker.Pinned())
	if same && slices.Equal(p.pinned, pinned) {
		return
	}
	p.pinned = pinned
	if !same {
		p.find(d, here)
	}
	p.widgets.Editors[panes.Source].SetRails(p.rails, p.calls, index,
		func(id uint32) bool { return slices.Contains(pinned, id) },
		func(id uint32) (int32, bool) { at, ok := p.defs[id]; return at, ok })
}

// forget forgets what the widgets show.
func (p *Rails) forget() { p.doc, p.code, p.steps = nil, nil, nil }

// find finds the rails of a text.
func (p *Rails) find(d *report.Doc, here uint32) {
	p.doc, p.here, p.tooMany = d, here, 0
	p.rails, p.calls, p.defs = nil, nil, map[uint32]int32{}
	if p.ws.Covered || p.ws.Object() != "" {
		return
	}
	p.rails, p.calls = d.Rails(p.broker.Index(), here)
	if here == 0 && len(p.rails) > mostRails {
		p.tooMany, p.rails, p.calls = len(p.rails), nil, nil
	}
	for i := range p.rails {
		p.defs[p.rails[i].ID] = p.rails[i].First
	}
}

// Across returns the call of a record, or else that in the line of the source that ends at an
// offset, with the references that live across it.
func (p *Rails) Across(record uint32, end int32) (report.Across, bool) {
	for _, c := range p.calls {
		if record != 0 && c.Record == record || record == 0 && c.At == end {
			return c, true
		}
	}
	return report.Across{}, false
}

// leftOut says that there are none because there would be too many, "" if there are.
func (p *Rails) leftOut() string {
	if p.tooMany == 0 {
		return ""
	}
	return fmt.Sprintf("The margin leaves out %s: choose a function to see its own.",
		source.Count(p.tooMany, "reference"))
}

// showSteps shows the steps of an object's findings, and none beside the code of a text.
func (p *Rails) showSteps() {
	var code *report.Doc
	if p.ws.Object() != "" {
		code = p.broker.Doc(panes.Asm)
	}
	if p.code == code && p.steps == p.ws.Good {
		return
	}
	if code == nil && p.code == nil {
		return
	}
	p.code, p.steps = code, p.ws.Good
	var rails []report.Rail
	var labels []string
	if code != nil {
		rails, labels = p.proofs(p.ws.Good.Findings)
	}
	p.widgets.Editors[panes.Asm].SetSteps(rails, labels)
}

// proofs returns a rail for each finding that has steps, all in one column, and the numbers of
// those steps.
func (p *Rails) proofs(findings []report.Finding) (rails []report.Rail, labels []string) {
	for i := range findings {
		var r report.Rail
		for k, id := range findings[i].Steps {
			m, _ := p.broker.Find(panes.Asm, id)
			if k == 0 || m.Start < r.First {
				r.First = m.Start
			}
			r.Last = max(r.Last, m.Start)
			r.Crosses = append(r.Crosses, m.Start)
			labels = append(labels, report.StepLabel(i, k, len(findings)))
		}
		call, ok := p.broker.Find(panes.Asm, findings[i].Safepoint)
		use, is := p.broker.Find(panes.Asm, findings[i].Use)
		if ok && is && call.Start < use.Start {
			r.Idle = []report.Span{{Start: call.Start, End: use.Start}} // while the copy is stale
		}
		if len(r.Crosses) > 0 {
			rails = append(rails, r)
		}
	}
	return rails, labels
}
