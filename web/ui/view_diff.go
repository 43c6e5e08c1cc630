package ui

import "statepoint/web/report"

// viewDiff shows what the chosen stage did to the module.
var viewDiff = &PaneView{
	ID:      "diff",
	Title:   "Diff",
	Caption: "What the chosen stage changed.",
	Ask: func(p *Page) report.ViewRequest {
		key, _ := p.module()
		return report.ViewRequest{View: report.ViewDiff, Stage: key}
	},
}
