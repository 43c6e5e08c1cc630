package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// picker is the list of the examples.
type picker struct {
	ws     *workspace.Workspace
	reader *desk.Reader
	source *desk.Source
}

// render is the list, which shows a title.
func (c *picker) render(title string) app.UI {
	return app.Div().Class("pick").DataSet("name", title).Body(
		// Its first option is what is shown now. A browser that brings back what was chosen
		// before a reload would say something else, and so would the option that was picked,
		// once the text is another.
		app.Select().ID("examples").Aria("label", "Example").Attr("autocomplete", "off").
			OnChange(func(ctx app.Context, _ app.Event) {
				name := browser.Value(ctx)
				browser.SelectFirst(ctx)
				c.pick(name)
			}).
			Body(
				app.Option().Value("").Text(title).Selected(true).Hidden(true),
				app.If(c.ws.HasLast(), func() app.UI {
					return app.Option().Value(workspace.LastText).Text(lastTextTitle)
				}),
				app.Range(c.ws.Examples.Groups()).Slice(func(i int) app.UI {
					return c.renderGroup(c.ws.Examples.Groups()[i])
				}),
			),
	)
}

func (c *picker) renderGroup(group string) app.UI {
	list := c.ws.Examples.Of(group)
	return app.OptGroup().Label(group).Body(
		app.Range(list).Slice(func(i int) app.UI {
			return app.Option().Value(list[i].Name).Text(list[i].Title)
		}),
	)
}

// pick opens the example of a name. Where there is one pane, that is the source, which says what to
// look at.
func (c *picker) pick(name string) {
	if c.ws.Pick(name) {
		c.reader.Current = panes.Source
		c.source.Begin()
	}
}

// lastTextTitle is what the picker calls the text that was last edited.
const lastTextTitle = "Your last text"
