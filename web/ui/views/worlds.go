package views

import (
	"statepoint/web/report"
	"statepoint/web/ui/workspace"
)

// worlds compares the cost of the program with a shadow stack, a map of roots, and statepoints.
type worlds struct{ ws *workspace.Workspace }

// shown is false of an object, whose program cannot be compiled in other ways.
func (p *worlds) shown() bool { return p.ws.Object() == "" }

func (p *worlds) view() *View {
	return &View{ID: "worlds", Title: "Strategies", Place: Elsewhere,
		Shown:   p.shown,
		Caption: "Three ways to find roots, compared.",
		Ask: func() report.ViewRequest {
			return report.ViewRequest{View: report.ViewWorlds, Cases: p.ws.Cases()}
		},
		Draw: func(a *report.ViewAnswer) string { return collectors + a.HTML }}
}

// collectors leads from what finding roots costs to what collectors need besides.
const collectors = `<p class="worlds-more"><a id="collectors" href="collectors.html" target="_top">` +
	`What each kind of collector needs from the compiler</a></p>`
