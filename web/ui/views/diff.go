package views

import (
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/workspace"
)

// diff shows the changes to the module up to the chosen stage.
type diff struct {
	ws      *workspace.Workspace
	browser browser.Turns
	display Display
	tabs    Tabs

	against string // key of the stage to compare with; "" for the previous one
}

func (d *diff) view(m *module) *View {
	return &View{ID: "diff", Title: "Changes", Caption: "What the chosen stage changed.",
		Under: "ir", Ask: d.ask, Choices: m.choices, Compares: true}
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

// choices are what the module can be compared with. One that is currently not an earlier stage has
// no effect until it is one again.
func (d *diff) choices() elements.Group {
	against := d.ask().Against
	g := elements.Group{ID: "against", Title: "Changes since"}
	for _, c := range append([]settings.Choice{{Title: "the stage before"}}, d.earlier()...) {
		g.Items = append(g.Items, elements.Item{ID: "against-" + c.Value, Title: c.Title,
			Kind: "radio", On: c.Value == against && d.tabs.Tab(panes.Module).Compares,
			Do: func() {
				d.against = c.Value
				d.tabs.OpenView(panes.Module, "diff")
				d.display.ShowDocs()
				d.browser.Refresh()
			}})
	}
	return g
}
