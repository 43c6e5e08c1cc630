package views

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// module shows the module after the chosen stage, in one of two notations.
type module struct {
	ws      *workspace.Workspace
	browser browser.Turns
	tabs    Tabs
	folds   Folds
}

// view shows the module as LLVM prints it.
func (p *module) view() *View {
	return &View{ID: "ir", Title: "IR", Tools: p.renderSpelling}
}

// compact shows it in short form: a statepoint on one line, its relocates on another.
func (p *module) compact() *View {
	return &View{ID: "compact", Title: "Compact", Under: "ir", Tools: p.renderSpelling,
		FileHint: "Download this module as LLVM prints it, .ll",
		Ask: func() report.ViewRequest {
			key, _ := p.ws.Module()
			return report.ViewRequest{View: report.ViewCompact, Stage: key}
		}}
}

// renderSpelling renders the choice of notation.
func (p *module) renderSpelling() app.UI {
	views := []string{"ir", "compact"}
	titles := []string{"As LLVM prints it", "Compact"}
	spelling := app.Select().ID("spelling").Class("syntax").
		Aria("label", "How the module is written").
		OnChange(func(ctx app.Context, _ app.Event) {
			p.tabs.OpenView(panes.Module, views[browser.SelectedIndex(ctx)])
			p.browser.Refresh()
		}).
		Body(app.Range(views).Slice(func(i int) app.UI {
			return app.Option().Value(views[i]).Selected(views[i] == p.tabs.Tab(panes.Module).ID).
				Text(titles[i])
		}))
	return app.Span().Class("choices").Body(spelling, p.folds.Render())
}
