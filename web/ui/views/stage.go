package views

import (
	"slices"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// ChooseStage shows what a stage did: the module after it, or where the stage
// leaves the module alone, what it made, in the pane that has that.
func (p *Panes) ChooseStage(key string) {
	p.ws.Stage = key
	p.Current = stagePane(key)
	p.led[p.Current]++
	if p.Current != panes.Module {
		p.Tabs.openView(p.Current, "") // its other views show something else
	}
	p.ShowDocs()
	p.ShowStage()
}

// openStage chooses the first stage after which the module has a thing, where the one that is
// shown has it not.
func (p *Panes) openStage(id uint32) {
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
			p.ShowDocs()
			p.ShowStage()
			return
		}
	}
}

// stagePane is the pane that shows what a stage did.
func stagePane(key string) panes.Pane {
	switch key {
	case report.StageLower, report.StageEncode:
		return panes.Asm
	case report.StageStackMap:
		return panes.Map
	}
	return panes.Module
}

// made names what the chosen stage made, where a pane shows the work of several:
// "instructions" or "bytes".
func (p *Panes) made(pane panes.Pane) string {
	switch {
	case pane != panes.Asm || p.Tabs.open[pane] > 0:
	case p.ws.Stage == report.StageLower:
		return "instructions"
	case p.ws.Stage == report.StageEncode:
		return "bytes"
	}
	return ""
}

// StepStage goes to the next stage, or the one before; at the ends it stays.
func (p *Panes) StepStage(by int) {
	stages := p.ws.Stages()
	for i, s := range stages {
		if s.Key == p.ws.Stage {
			i = max(0, min(len(stages)-1, i+by))
			p.ChooseStage(stages[i].Key)
			s := stages[i]
			p.Say(strings.TrimSuffix(s.Title+": "+s.Summary, ": "))
			return
		}
	}
}

// ShowStage brings the chosen chip of the strip into view.
func (p *Panes) ShowStage() { p.browser.ScrollTo(".stages .on") }
