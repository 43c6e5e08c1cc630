package views

import "statepoint/web/report"

// mapBytes shows the bytes of the stack map with their meanings.
func mapBytes() *View {
	return &View{ID: "bytes", Title: "Bytes", File: report.FileMap,
		FileHint: "Download the stack map's bytes"}
}

// roots shows the computed map of functions that declare their roots with llvm.gcroot.
func roots(shown func() bool) *View {
	return &View{ID: "roots", Title: "Roots", Shown: shown,
		Caption: "Roots: the slots that llvm.gcroot declares to hold a reference, with the " +
			"position of each in its frame and the calls at which the collector visits it.",
		Ask:  func() report.ViewRequest { return report.ViewRequest{View: report.ViewRoots} },
		Draw: func(a *report.ViewAnswer) string { return a.HTML }, Reveals: true}
}

// mapJSON shows the stack map in a form for other programs.
func mapJSON() *View {
	return &View{ID: "json", Title: "JSON", Caption: "The stack map for other programs.",
		File: report.FileMapJSON, FileHint: "Download the stack map as JSON",
		Ask: func() report.ViewRequest { return report.ViewRequest{View: report.ViewMapJSON} }}
}
