package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/settings"
)

// viewFrame draws the stack frame at the chosen instruction. What is pinned
// chooses it: an instruction, or whatever leads to a record.
var viewFrame = &PaneView{
	ID:      "frame",
	Picture: true,
	Title:   "Frame",
	Caption: "The stack frame, to scale, when the chosen instruction begins.",
	Ask:     func(p *Panes) report.ViewRequest { return report.ViewRequest{View: report.ViewFrame, Subject: p.frame} },
	Draw:    func(_ *Panes, a *report.ViewAnswer) string { return a.HTML },
	Act: func(p *Panes, n uint32) {
		p.frame = n
		p.broker.PinIDs([]uint32{n})
		p.followFunction()
		p.say(p.linked())
	},
}

// viewRecords is the stack map as a table.
var viewRecords = &PaneView{
	ID:      "records",
	Title:   "Records",
	Caption: "What the map says at each safepoint.",
	Ask:     func(p *Panes) report.ViewRequest { return report.ViewRequest{View: report.ViewRecords, Subject: p.row} },
	Draw:    func(_ *Panes, a *report.ViewAnswer) string { return a.HTML },
	Act:     func(p *Panes, n uint32) { p.row = n },
}

// viewMapJSON is the stack map for other programs.
var viewMapJSON = &PaneView{
	ID:      "json",
	Title:   "JSON",
	Caption: "The stack map for other programs to read.",
	Ask:     func(*Panes) report.ViewRequest { return report.ViewRequest{View: report.ViewMapJSON} },
}

// renderSyntax chooses how the assembly is spelled.
func (p *Panes) renderSyntax(pane panes.Pane) app.UI {
	return app.If(pane == panes.Asm, func() app.UI {
		return app.Select().ID("syntax").Class("syntax").Aria("label", "Syntax of the assembly").
			OnChange(func(ctx app.Context, _ app.Event) {
				next := p.ws.Options
				next.Syntax = chosen(ctx, settings.Syntaxes)
				p.setOptions(next)
			}).
			Body(app.Range(settings.Syntaxes).Slice(func(i int) app.UI {
				c := settings.Syntaxes[i]
				return app.Option().Value(c.Value).Selected(c.Value == p.ws.Options.Syntax).Text(
					c.Title)
			}))
	})
}
