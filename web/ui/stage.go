package ui

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// chooseStage shows what a stage did: the module after it, or where the stage
// leaves the module alone, what it made, in the pane that has that.
func (p *Panes) chooseStage(key string) {
	p.ws.Stage = key
	p.current = stagePane(key)
	if p.current != panes.Module {
		p.openView(p.current, "") // its other views show something else
	}
	p.showDocs()
	p.showStage()
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
	case pane != panes.Asm || p.open[pane] > 0:
	case p.ws.Stage == report.StageLower:
		return "instructions"
	case p.ws.Stage == report.StageEncode:
		return "bytes"
	}
	return ""
}

// stepStage goes to the next stage, or the one before; at the ends it stays.
func (p *Panes) stepStage(by int) {
	stages := p.ws.Stages()
	for i, s := range stages {
		if s.Key == p.ws.Stage {
			i = max(0, min(len(stages)-1, i+by))
			p.chooseStage(stages[i].Key)
			s := stages[i]
			p.say(strings.TrimSuffix(s.Title+": "+s.Summary, ": "))
			return
		}
	}
}

// showStage brings the chosen chip of the strip into view.
func (p *Panes) showStage() { p.browser.ScrollTo(".stages .on") }
