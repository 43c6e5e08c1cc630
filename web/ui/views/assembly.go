package views

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/workspace"
)

// assembly shows the code, with each call's record under it.
type assembly struct {
	ws     *workspace.Workspace
	source Source
}

func (p *assembly) view() *View {
	return &View{ID: "asm", Title: "Assembly", File: report.FileAssembly,
		FileHint: "Download the assembly, .s", Tools: p.renderSyntax}
}

// renderSyntax renders the choice of the assembly syntax.
func (p *assembly) renderSyntax() app.UI {
	return app.Select().ID("syntax").Class("syntax").Aria("label", "Syntax of the assembly").
		OnChange(func(ctx app.Context, _ app.Event) {
			next := p.ws.Options
			next.Syntax = settings.Syntaxes[browser.SelectedIndex(ctx)].Value
			p.source.SetOptions(next)
		}).
		Body(app.Range(settings.Syntaxes).Slice(func(i int) app.UI {
			c := settings.Syntaxes[i]
			return app.Option().Value(c.Value).Selected(c.Value == p.ws.Options.Syntax).Text(
				c.Title)
		}))
}
