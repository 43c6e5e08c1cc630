package views

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// object shows an opened object: what it is, what the check found, and the text that it came from
// beside it.
type object struct {
	ws    *workspace.Workspace
	tabs  Tabs
	parse *parse

	column uint32 // by which the functions are sorted: see [report.ObjectFacts]
	find   string // what their names contain
}

func (p *object) shown() bool { return p.ws.Object() != "" }

func (p *object) facts() *View {
	return &View{ID: "object", Title: "Object", Shown: p.shown,
		Caption: "What was opened, and what its code proves of its map.",
		File:    report.FileObject, FileHint: "Download the object",
		Ask: func() report.ViewRequest {
			return report.ViewRequest{View: report.ViewObject, Step: p.column, Lookup: p.find}
		},
		Draw: func(a *report.ViewAnswer) string { return a.HTML },
		Act: func(n uint32) {
			if n&3 == report.ObjectSortAct {
				p.column = n >> 2
			} else {
				p.ws.OpenMember(n >> 2)
			}
		},
		Enter:   p.enter,
		Restart: func() { p.column, p.find = 0, "" },
	}
}

// enter searches for a function, or shows the way from an address to what a collector does there.
func (p *object) enter(text string) {
	address, looked := strings.CutPrefix(text, report.ObjectLookup)
	if !looked {
		p.find = text
		return
	}
	p.tabs.OpenView(panes.Map, "parse")
	p.parse.lookup, p.parse.step = address, 0
}

func (p *object) beside() *View {
	return &View{ID: "beside", Title: "Beside the IR", Shown: p.shown,
		Caption: "The object, and what is made here of the IR.",
		Ask: func() report.ViewRequest {
			return report.ViewRequest{View: report.ViewBeside, Kept: p.ws.TextBeside()}
		},
		Draw: func(a *report.ViewAnswer) string { return a.HTML },
	}
}
