package desk

import (
	"slices"
	"strings"

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
	browser browser.Looks
	reader  *Reader
	tabs    *Tabs
	display *Display
	changes *Changes

	led [panes.Count]int // how often the stage strip led to each pane
}

// Choose shows the work of a stage: the module after it or, if the stage does not change the
// module, its output in the pane that shows it.
func (p *Stages) Choose(key string) {
	p.ws.Stage = key
	pane := stagePane(key)
	p.reader.Current = pane
	p.led[pane]++
	if pane == panes.Module {
		p.changes.stepped()
	} else {
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
	has := func(d *report.Doc) bool {
		return d != nil && slices.ContainsFunc(d.Marks, func(m report.Mark) bool {
			return m.ID == id
		})
	}
	if _, shown := p.ws.Module(); has(shown) || has(&p.ws.Good.Source) {
		return
	}
	for _, s := range p.ws.Good.Stages {
		if has(s.Doc) {
			p.ws.Stage = s.Key
			p.display.ShowDocs()
			p.Show()
			return
		}
	}
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

// made names the chosen stage's output if a pane shows the work of several stages: "instructions"
// or "bytes".
func (p *Stages) made(pane panes.Pane) string {
	switch {
	case pane != panes.Asm || p.tabs.open[pane] > 0:
	case p.ws.Stage == report.StageLower:
		return "instructions"
	case p.ws.Stage == report.StageEncode:
		return "bytes"
	}
	return ""
}

// Step goes to the next or previous stage; at the ends it does nothing.
func (p *Stages) Step(by int) {
	stages := p.ws.Stages()
	for i, s := range stages {
		if s.Key == p.ws.Stage {
			i = max(0, min(len(stages)-1, i+by))
			p.Choose(stages[i].Key)
			s := stages[i]
			p.reader.Say(strings.TrimSuffix(s.Title+": "+s.Summary, ": "))
			return
		}
	}
}

// Show brings the chosen chip of the strip into view.
func (p *Stages) Show() { p.browser.ScrollTo(".stages .on") }
