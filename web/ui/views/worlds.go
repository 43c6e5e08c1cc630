package views

import (
	"statepoint/web/report"
	"statepoint/web/ui/workspace"
)

// worlds compares the cost of the program with a shadow stack, a map of roots, and statepoints.
type worlds struct{ ws *workspace.Workspace }

func (p *worlds) view() *View {
	return &View{ID: "worlds", Title: "Worlds",
		Caption: "Three ways to find roots, compared.",
		Ask: func() report.ViewRequest {
			return report.ViewRequest{View: report.ViewWorlds, Cases: p.ws.Cases()}
		},
		Draw: func(a *report.ViewAnswer) string { return a.HTML }}
}
