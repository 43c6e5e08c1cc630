package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/settings"
)

// viewDiff shows what became of the module up to the chosen stage.
var viewDiff = &PaneView{
	ID:      "diff",
	Title:   "Diff",
	Caption: "What the chosen stage changed.",
	Ask: func(p *Panes) report.ViewRequest {
		key, _ := p.ws.Module()
		ask := report.ViewRequest{View: report.ViewDiff, Stage: key}
		if slices.ContainsFunc(p.earlier(), func(c settings.Choice) bool { return c.Value == p.against }) {
			ask.Against = p.against
		}
		return ask
	},
}

// earlier lists what the module after the chosen stage can be compared with, beside the stage
// before.
func (p *Panes) earlier() []settings.Choice {
	list := []settings.Choice{{Value: report.AgainstSource, Title: "source"}}
	if p.ws.Good == nil {
		return list
	}
	shown, _ := p.ws.Module()
	for _, s := range p.ws.Good.Stages {
		if s.Key == shown {
			break
		}
		if s.Doc != nil {
			list = append(list, settings.Choice{Value: s.Key, Title: s.Title})
		}
	}
	return list
}

// renderAgainst chooses what the diff compares with. A choice that is no earlier stage now waits
// until it is one again.
func (p *Panes) renderAgainst(pane panes.Pane) app.UI {
	return app.If(pane == panes.Module && p.tab(pane) == viewDiff, func() app.UI {
		against := viewDiff.Ask(p).Against
		list := append([]settings.Choice{{Title: "stage before"}}, p.earlier()...)
		return app.Select().ID("against").Class("syntax").Aria("label",
			"Compare with").Title("What the module after the chosen stage is compared with").
			OnChange(func(ctx app.Context, _ app.Event) {
				p.setAgainst(browser.Value(ctx))
			}).
			Body(app.Range(list).Slice(func(i int) app.UI {
				return app.Option().Value(list[i].Value).Selected(list[i].Value == against).Text(
					"vs " + list[i].Title)
			}))
	})
}

// setAgainst compares with a stage, "" for the one before.
func (p *Panes) setAgainst(key string) {
	p.against = key
	p.showDocs()
	p.refresh()
}
