package views

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// moduleText is the module after the chosen stage, as LLVM prints it.
func moduleText(p *Panes) *View {
	return &View{ID: "ir", Title: "IR", Tools: p.renderCompact}
}

// compactModule is the same in short: a statepoint in one line, its relocates in another.
func compactModule(p *Panes) *View {
	return &View{ID: "compact", Title: "Compact", Under: "ir", Tools: p.renderCompact,
		FileHint: "Download this module as LLVM prints it, .ll",
		Ask: func() report.ViewRequest {
			key, _ := p.ws.Module()
			return report.ViewRequest{View: report.ViewCompact, Stage: key}
		}}
}

// renderCompact chooses how the module is written.
func (p *Panes) renderCompact() app.UI {
	views := []string{"ir", "compact"}
	titles := []string{"As LLVM prints it", "Compact"}
	spelling := app.Select().ID("spelling").Class("syntax").
		Aria("label", "How the module is written").
		OnChange(func(ctx app.Context, _ app.Event) {
			p.Tabs.openView(panes.Module, views[browser.SelectedIndex(ctx)])
			p.Refresh()
		}).
		Body(app.Range(views).Slice(func(i int) app.UI {
			return app.Option().Value(views[i]).Selected(views[i] == p.Tabs.Tab(panes.Module).ID).
				Text(titles[i])
		}))
	return app.Span().Class("choices").Body(spelling, p.Folds.render())
}
