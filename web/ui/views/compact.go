package views

import (
	"statepoint/web/report"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// module shows the module after the chosen stage, in one of two notations.
type module struct {
	ws    *workspace.Workspace
	tabs  Tabs
	folds Folds
	diff  *diff
}

// view shows the module as LLVM prints it.
func (p *module) view() *View {
	return &View{ID: "ir", Title: "IR", Choices: p.choices}
}

// compact shows it in short form: a statepoint on one line, its relocates on another.
func (p *module) compact() *View {
	return &View{ID: "compact", Title: "Compact", Under: "ir", Choices: p.choices,
		FileHint: "Download this module as LLVM prints it, .ll",
		Ask: func() report.ViewRequest {
			key, _ := p.ws.Module()
			return report.ViewRequest{View: report.ViewCompact, Stage: key}
		}}
}

// choices are how the module is written, what it is compared with, and which parts are shown.
func (p *module) choices() []elements.Group {
	open := p.tabs.Tab(panes.Module).ID
	written := elements.Group{Title: "Written", Items: []elements.Item{
		{ID: "spelling-ir", Title: "As LLVM prints it", Kind: "radio", On: open != "compact",
			Do: func() {
				if p.tabs.Tab(panes.Module).ID == "compact" {
					p.tabs.OpenView(panes.Module, "")
				}
			}},
		{ID: "spelling-compact", Title: "Compact", Kind: "radio", On: open == "compact",
			Hint: "A statepoint in one line, its relocates in another; copied as LLVM prints it",
			Do:   func() { p.tabs.OpenView(panes.Module, "compact") }},
	}}
	return append([]elements.Group{written, p.diff.choices()}, p.folds.Choices()...)
}
