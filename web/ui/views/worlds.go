package views

import (
	"statepoint/web/report"
	"statepoint/web/ui/workspace"
)

// worlds compares what the program takes on a shadow stack, with a map of roots, and with
// statepoints.
type worlds struct{ ws *workspace.Workspace }

func (p *worlds) view() *View {
	return &View{ID: "worlds", Title: "Worlds",
		Caption: "Three ways to find roots, compared.",
		Ask: func() report.ViewRequest {
			return report.ViewRequest{View: report.ViewWorlds, Cases: p.ws.Cases()}
		},
		Draw: func(a *report.ViewAnswer) string { return a.HTML }}
}
