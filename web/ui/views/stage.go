package views

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// ChooseStage shows what a stage did: the module after it, or where the stage
// leaves the module alone, what it made, in the pane that has that.
func (p *Panes) ChooseStage(key string) {
	p.ws.Stage = key
	p.Current = stagePane(key)
	if p.Current != panes.Module {
		p.Tabs.openView(p.Current, "") // its other views show something else
	}
	p.ShowDocs()
	p.ShowStage()
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
