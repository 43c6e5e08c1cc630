package views

import (
	"slices"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/workspace"
)

// mapBytes shows the bytes of the stack map with their meanings.
func mapBytes() *View {
	return &View{ID: "bytes", Title: "Bytes", Detail: 2, File: report.FileMap,
		FileHint: "Download the stack map's bytes"}
}

// roots shows the computed map of functions that declare their roots with llvm.gcroot.
type roots struct {
	ws *workspace.Workspace

	of  *report.Report // what has was found in
	has bool           // a module of the report declares a root
}

func (p *roots) view() *View {
	return &View{ID: "roots", Title: "Roots", Shown: p.shown, Place: InMenu,
		Caption: "Roots: the slots that llvm.gcroot declares to hold a reference, with the " +
			"position of each in its frame and the calls at which the collector visits it.",
		Ask:  func() report.ViewRequest { return report.ViewRequest{View: report.ViewRoots} },
		Draw: func(a *report.ViewAnswer) string { return a.HTML }, Reveals: true}
}

// shown reports whether there is a root: the reader may have declared it, or a pass.
func (p *roots) shown() bool {
	if r := p.ws.Good; r != p.of {
		p.of = r
		p.has = r != nil && slices.ContainsFunc(r.Stages, func(s report.Stage) bool {
			return s.Doc != nil && strings.Contains(s.Doc.Text, "@llvm.gcroot")
		})
	}
	return p.has
}

// mapJSON shows the stack map in a form for other programs.
func mapJSON() *View {
	return &View{ID: "json", Title: "JSON", Place: InMenu,
		Caption: "The stack map for other programs.",
		File:    report.FileMapJSON, FileHint: "Download the stack map as JSON",
		Ask: func() report.ViewRequest { return report.ViewRequest{View: report.ViewMapJSON} }}
}
