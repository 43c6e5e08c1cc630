package views

import "statepoint/web/report"

// liveness shows what is live at each safepoint, and why.
func liveness() *View {
	return &View{ID: "liveness", Title: "Liveness", Place: InMenu,
		Caption: "The pointers that are live at each safepoint, each with its base and its next " +
			"use.",
		Ask: func() report.ViewRequest { return report.ViewRequest{View: report.ViewLiveness} }}
}
