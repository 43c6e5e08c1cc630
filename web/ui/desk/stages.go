package desk

import (
	"fmt"
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Stages tracks the stage whose work the panes show.
type Stages struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser staged
	reader  *Reader
	widgets *Widgets
	tabs    *Tabs
	display *Display
	changes *Changes

	led [panes.Count]int // how often the stage strip led to each pane
	// first are the keys of the first stages with an item, of the report of.
	of    *report.Report
	first map[uint32]string
}

// Stops returns the stages that the reader steps through: Lower and Encode, which make one text,
// are one stop under Lower's key. Those of an object are what is shown of it. Where a lesson asks
// about the map, the code alone does not answer.
func (p *Stages) Stops() []report.Stage {
	if p.ws.Object() != "" {
		return []report.Stage{
			{Key: report.StageParse, Title: ObjectTitle(panes.Source), Changed: true},
			{Key: report.StageLower, Title: ObjectTitle(panes.Asm), Changed: true},
			{Key: report.StageStackMap, Title: ObjectTitle(panes.Map), Changed: true},
		}
	}
	stages := slices.Clone(p.ws.Stages())
	i := slices.IndexFunc(stages, func(s report.Stage) bool { return s.Key == report.StageLower })
	if i < 0 || i+1 == len(stages) || stages[i+1].Key != report.StageEncode {
		return stages
	}
	lower, encode := &stages[i], &stages[i+1]
	if encode.Summary != "" {
		lower.Summary = encode.Summary
		if r := p.ws.Good; r != nil && r == p.ws.Latest {
			lower.Summary += fmt.Sprintf(", frame %d", r.Figures.FrameBytes)
		}
	}
	lower.Changed = lower.Changed || encode.Changed
	if p.ws.Covered {
		return stages[i : i+1]
	}
	return slices.Delete(stages, i+1, i+2)
}

// IsOf reports whether a stage belongs to a stop.
func IsOf(stop, stage string) bool {
	return stop == stage || stop == report.StageLower && stage == report.StageEncode
}

// Choose shows the work of a stage: the module after it or, if the stage does not change the
// module, its output in the pane that shows it.
func (p *Stages) Choose(key string) {
	pane := p.paneOf(key)
	p.reader.Current = pane
	if pane == panes.Source {
		p.browser.Defer(func() {
			p.widgets.Editors[pane].Measure()
			p.widgets.Editors[pane].ShowLit(p.broker.Leads())
		})
		p.Show()
		return
	}
	p.ws.Stage = key
	p.led[pane]++
	if pane == panes.Module {
		p.changes.stepped()
	} else if p.tabs.Tab(pane).Detail == 0 {
		p.tabs.OpenView(pane, "") // its other views show something else
	}
	p.display.ShowDocs()
	p.Show()
}

// openWith chooses the first stage after which the module has an item, unless the current one has
// it.
func (p *Stages) openWith(id uint32) {
	l := p.broker.Index().Link(id)
	if l == nil || !l.Kind.IsIR() || p.ws.Good == nil {
		return
	}
	if _, shown := p.ws.Module(); hasMark(shown, id) || hasMark(&p.ws.Good.Source, id) {
		return
	}
	if key := p.firstWith(id); key != "" {
		p.ws.Stage = key
		p.display.ShowDocs()
		p.Show()
	}
}

// hasMark reports whether an item stands in a doc.
func hasMark(d *report.Doc, id uint32) bool {
	return d != nil && slices.ContainsFunc(d.Marks, func(m report.Mark) bool { return m.ID == id })
}

// firstWith returns the key of the first stage after which the module has an item, "" for none.
func (p *Stages) firstWith(id uint32) string {
	if p.of != p.ws.Good {
		p.of, p.first = p.ws.Good, map[uint32]string{}
	}
	key, known := p.first[id]
	if !known {
		for _, s := range p.of.Stages {
			if hasMark(s.Doc, id) {
				key = s.Key
				break
			}
		}
		p.first[id] = key
	}
	return key
}

// StopOf returns the key of the first stop whose text has an item; "" if none has.
func (p *Stages) StopOf(id uint32) string {
	l := p.broker.Index().Link(id)
	switch {
	case l == nil || p.ws.Good == nil:
		return ""
	case l.Kind.IsMap():
		return report.StageStackMap
	case !l.Kind.IsIR():
		return report.StageLower
	}
	return p.firstWith(id)
}

// paneOf returns the pane that a stop leads to: where one pane is shown at a time, and for an
// object, the first is the source.
func (p *Stages) paneOf(key string) panes.Pane {
	if key == report.StageParse && (p.reader.Room == browser.RoomForOne || p.ws.Object() != "") {
		return panes.Source
	}
	return stagePane(key)
}

// stagePane returns the pane that shows a stage's work.
func stagePane(key string) panes.Pane {
	switch key {
	case report.StageLower, report.StageEncode:
		return panes.Asm
	case report.StageStackMap:
		return panes.Map
	}
	return panes.Module
}

// made is "bytes" if the bytes of the code are what is looked at, and they stay in a narrow pane.
func (p *Stages) made(pane panes.Pane) string {
	if pane == panes.Asm && p.tabs.open[pane] == 0 && p.ws.Stage == report.StageEncode {
		return "bytes"
	}
	return ""
}

// Shown returns the key of the stage whose work is shown where one pane stands beside the source:
// the chosen one, if the pane shows its work. Where one pane is shown at a time it may be the
// source.
func (p *Stages) Shown(beside panes.Pane) string {
	one := p.reader.Room == browser.RoomForOne || p.ws.Object() != ""
	if one && p.reader.Current == panes.Source {
		return report.StageParse
	}
	return p.Of(beside)
}

// Of returns the key of the stage whose work a pane shows.
func (p *Stages) Of(pane panes.Pane) string {
	switch {
	case stagePane(p.ws.Stage) == pane:
		return p.ws.Stage
	case pane == panes.Asm:
		return report.StageLower
	case pane == panes.Map:
		return report.StageStackMap
	}
	key, _ := p.ws.Module()
	return key
}

// PutBeside has the pane that shows the work of a stage stand beside the source.
func (p *Stages) PutBeside(key string) {
	p.reader.Beside = stagePane(key)
	if p.reader.Current != panes.Source {
		p.reader.Current = p.reader.Beside
	}
}

// Show brings the chosen chip of the strip into view.
func (p *Stages) Show() { p.browser.ScrollTo(".stages .on") }
