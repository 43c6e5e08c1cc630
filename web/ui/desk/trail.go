package desk

import (
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Trail shows the path of a finding, from the safepoint to the use of the unrelocated value.
type Trail struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser browser.Turns
	widgets *Widgets

	told    *report.Report  // the report that finding belongs to
	finding int32           // the finding whose problem is pointed at, from 1
	trailed *report.Finding // the finding whose path is shown
	// journey has the paths of the open journey, or nil.
	journey *report.Finding
}

// Way returns the finding whose path from safepoint to use is shown: the one pointed at in the list
// of problems, else the one whose use is selected; of an object's findings, the one of which a step
// or the record is.
func (p *Trail) Way() *report.Finding {
	if p.ws.Good == nil || p.ws.Latest != p.ws.Good {
		return nil
	}
	if n := p.finding; n > 0 && int(n) <= len(p.ws.Good.Findings) {
		return &p.ws.Good.Findings[n-1]
	}
	ids, _ := p.broker.Selected()
	for i := range p.ws.Good.Findings {
		f := &p.ws.Good.Findings[i]
		if slices.Contains(ids, f.Use) || len(f.Chain) > 0 &&
			slices.ContainsFunc(ids, func(id uint32) bool {
				return id == f.Value || slices.Contains(f.Steps, id)
			}) {
			return f
		}
	}
	return nil
}

// renew forgets which problem was pointed at in an earlier report.
func (p *Trail) renew() {
	if p.ws.Good != p.told {
		p.told, p.finding = p.ws.Good, 0
	}
}

// shownAnew marks the path again, because the panes now show other texts.
func (p *Trail) shownAnew() { p.trailed = &report.Finding{} }

// pointFinding shows the path of a finding, 0 for none, while the pointer or the focus is on its
// problem.
func (p *Trail) pointFinding(n int32) {
	if p.finding != n {
		p.finding = n
		p.ShowTrail()
		p.browser.Refresh()
	}
}

// ShowTrail marks the finding's path in the panes that show the module and in the graph.
func (p *Trail) ShowTrail() {
	f, way := p.Way(), false
	if f == nil && p.journey != nil {
		f, way = p.journey, true
	}
	if f == p.trailed {
		return
	}
	p.trailed = f
	for pane := panes.Source; pane <= panes.Module; pane++ {
		p.widgets.Editors[pane].SetTrail(trailLines(p.broker.Doc(pane), f), way)
	}
	var path []uint32
	if f != nil {
		path = f.Path
	}
	p.widgets.Drawings[panes.Module].Trail(path, way)
}

// ShowJourney marks the paths from a journey's safepoints to the next uses, in the panes that show
// the module and in the graph; nil clears them.
func (p *Trail) ShowJourney(j *report.Journey) {
	var way *report.Finding
	if j != nil {
		way = &report.Finding{Path: j.Blocks, Steps: slices.Concat(j.Ways...)}
	}
	old := p.journey
	if way == nil && old == nil || way != nil && old != nil && slices.Equal(way.Path, old.Path) &&
		slices.Equal(way.Steps, old.Steps) {
		return
	}
	p.journey = way
	p.browser.Defer(p.ShowTrail)
}

// trailLines returns the lines of the instructions on a path, ascending.
func trailLines(d *report.Doc, f *report.Finding) []int32 {
	if d == nil || f == nil {
		return nil
	}
	on := make(map[uint32]bool, len(f.Steps))
	for _, id := range f.Steps {
		on[id] = true
	}
	var lines []int32
	line, at := int32(1), int32(0)
	for _, m := range d.Marks {
		if m.Role != report.RoleWhole || !on[m.ID] {
			continue
		}
		for ; at < m.Start; at++ {
			if d.Text[at] == '\n' {
				line++
			}
		}
		if n := len(lines); n == 0 || lines[n-1] != line {
			lines = append(lines, line)
		}
	}
	return lines
}

// Steps returns the why line of a finding: what, since when, along which path, where, and what to
// do.
func (p *Trail) Steps(f *report.Finding) []report.Step {
	if len(f.Chain) > 0 {
		return f.Chain
	}
	var steps []report.Step
	add := func(id uint32, text, detail string) {
		if l := p.broker.Index().Link(id); l != nil {
			steps = append(steps, report.Step{Text: text + l.Label, Detail: detail, ID: id,
				Kind: l.Kind})
		}
	}
	add(f.Value, "", "")
	add(f.Safepoint, "", "may move its object")
	for i, b := range f.Path {
		if i == whyBlocks {
			steps[len(steps)-1].Detail = "…"
			break
		}
		add(b, "", "")
	}
	add(f.Use, "", "uses it unrelocated")
	add(f.Instead, "use ", "")
	return steps
}

// whyBlocks is the number of a path's blocks named in the why line.
const whyBlocks = 5
