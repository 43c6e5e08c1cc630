package ui

import "statepoint/web/report"

// viewLiveness shows what is live at each safepoint, and why.
var viewLiveness = &PaneView{
	ID:      "liveness",
	Title:   "Liveness",
	Caption: "The pointers that are live at each safepoint, each with its base and its next use.",
	Ask:     func(*Panes) report.ViewRequest { return report.ViewRequest{View: report.ViewLiveness} },
}
