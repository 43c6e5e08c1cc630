package views

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/workspace"
)

// diff shows the changes to the module up to the chosen stage.
type diff struct {
	ws      *workspace.Workspace
	browser browser.Turns
	display Display

	against string // key of the stage to compare with; "" for the previous one
}

func (d *diff) view() *View {
	return &View{ID: "diff", Title: "Diff", Caption: "What the chosen stage changed.",
		Ask: d.ask, Tools: d.renderAgainst, Compares: true}
}

func (d *diff) ask() report.ViewRequest {
	key, _ := d.ws.Module()
	ask := report.ViewRequest{View: report.ViewDiff, Stage: key}
	if slices.ContainsFunc(d.earlier(), func(c settings.Choice) bool {
		return c.Value == d.against
	}) {
		ask.Against = d.against
	}
	return ask
}

// earlier lists the stages, besides the previous one, with which the module after the chosen stage
// can be compared.
func (d *diff) earlier() []settings.Choice {
	list := []settings.Choice{{Value: report.AgainstSource, Title: "source"}}
	if d.ws.Good == nil {
		return list
	}
	shown, _ := d.ws.Module()
	for _, s := range d.ws.Good.Stages {
		if s.Key == shown {
			break
		}
		if s.Doc != nil {
			list = append(list, settings.Choice{Value: s.Key, Title: s.Title})
		}
	}
	return list
}

// renderAgainst renders the choice of what the diff compares with. A choice that is currently not
// an earlier stage has no effect until it is one again.
func (d *diff) renderAgainst() app.UI {
	against := d.ask().Against
	list := append([]settings.Choice{{Title: "stage before"}}, d.earlier()...)
	return app.Select().ID("against").Class("syntax").Aria("label",
		"Compare with").Title("What the module after the chosen stage is compared with").
		OnChange(func(ctx app.Context, _ app.Event) {
			d.against = browser.Value(ctx)
			d.display.ShowDocs()
			d.browser.Refresh()
		}).
		Body(app.Range(list).Slice(func(i int) app.UI {
			return app.Option().Value(list[i].Value).Selected(list[i].Value == against).Text(
				"vs " + list[i].Title)
		}))
}
