package views

import (
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// views makes the views of each pane, in the order of their tabs. A further view is a file with a
// function that makes it, and a line here.
func (p *Panes) views(ws *workspace.Workspace) [panes.Count][]*View {
	return [panes.Count][]*View{
		panes.Source: {{ID: "source", Title: "IR"}},
		panes.Module: {p.module.view(), p.module.compact(), p.diff.view(), p.cfg.view(), liveness(),
			p.functions.view()},
		panes.Asm: {p.assembly.view(), p.frame.view(), worlds(ws)},
		panes.Map: {mapBytes(), p.records.view(), roots(), mapJSON(), p.parse.view()},
	}
}
