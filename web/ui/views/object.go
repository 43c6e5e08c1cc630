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

	around  Around
	column  uint32 // by which the functions are sorted: see [report.ObjectFacts]
	find    string // what their names contain
	address string // that is looked up
}

func (p *object) shown() bool { return p.ws.Object() != "" }

func (p *object) facts() *View {
	return &View{ID: "object", Title: "Object", Shown: p.shown,
		Caption: "What was opened, and what its code proves of its map.",
		File:    report.FileObject, FileHint: "Download the object",
		Ask: func() report.ViewRequest {
			return report.ViewRequest{View: report.ViewObject, Step: p.column,
				Lookup: p.find + "\n" + p.address}
		},
		Draw: func(a *report.ViewAnswer) string { return a.HTML },
		Act: func(n uint32) {
			switch n & 3 {
			case report.ObjectSortAct:
				p.column = n >> 2
			case report.ObjectRunAct:
				p.around.RunTo(n >> 2)
			case report.ObjectWalkAct:
				p.tabs.OpenView(panes.Map, "parse")
				p.parse.lookup, p.parse.step = p.address, 0
			default:
				p.ws.OpenMember(n >> 2)
			}
		},
		Enter:   p.enter,
		Restart: func() { p.column, p.find, p.address = 0, "", "" },
	}
}

// enter searches for a function, or looks an address up.
func (p *object) enter(text string) {
	address, looked := strings.CutPrefix(text, report.ObjectLookup)
	if looked {
		p.address = address
	} else {
		p.find = text
	}
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
