package views

import (
	"statepoint/web/report"
	"statepoint/web/ui/workspace"
)

// object shows an opened object: what it is, what the check found, and the text that it came from
// beside it.
type object struct {
	ws *workspace.Workspace
}

func (p *object) shown() bool { return p.ws.Object() != "" }

func (p *object) facts() *View {
	return &View{ID: "object", Title: "Object", Shown: p.shown,
		Caption: "What was opened, and what its code proves of its map.",
		File:    report.FileObject, FileHint: "Download the object",
		Ask:  func() report.ViewRequest { return report.ViewRequest{View: report.ViewObject} },
		Draw: func(a *report.ViewAnswer) string { return a.HTML },
		Act:  func(n uint32) { p.ws.OpenMember(n) },
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
