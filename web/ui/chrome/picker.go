package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// picker is the list of the examples.
type picker struct {
	ws     *workspace.Workspace
	reader *desk.Reader
	source *desk.Source
	opener objectOpener
}

// objectOpener is the browser, for a picker.
type objectOpener interface {
	OpenObject(name string)
	OpenFile()
}

// objectExample is an object among the examples, ownFile the choice of a file of the reader's.
const (
	objectExample = "stale-copy.o"
	ownFile       = "file"
)

// render renders the list, which shows a title. The reader's own texts are first.
func (c *picker) render(title string) app.UI {
	own := c.ws.Own()
	return app.Div().Class("pick").DataSet("name", title).Body(
		// Its first option is the current text. A browser that restores the choice after a reload
		// would show something else, and so would the picked option once the text has changed.
		app.Select().ID("examples").Aria("label", "Example").Attr("autocomplete", "off").
			OnChange(func(ctx app.Context, _ app.Event) {
				name := browser.Value(ctx)
				browser.SelectFirst(ctx)
				c.pick(name)
			}).
			Body(
				app.Option().Value("").Text(title).Selected(true).Hidden(true),
				app.Option().Value(ownFile).Text("Open a file…"),
				app.If(len(own) > 0, func() app.UI {
					return app.OptGroup().Label("Yours").Body(
						app.Range(own).Slice(func(i int) app.UI {
							return app.Option().Value(own[i].Name).Text(words.Visible(own[i].Title))
						}))
				}),
				app.Range(c.ws.Examples.Groups()).Slice(func(i int) app.UI {
					return c.renderGroup(c.ws.Examples.Groups()[i])
				}),
				app.OptGroup().Label("Objects of LLVM").Body(
					app.Option().Value(objectExample).Text("A stale copy of a pointer")),
			),
	)
}

func (c *picker) renderGroup(group string) app.UI {
	list := c.ws.Examples.Of(group)
	return app.OptGroup().Label(group).Kept(group, func() []app.UI {
		return []app.UI{app.Range(list).Slice(func(i int) app.UI {
			return app.Option().Value(list[i].Name).Text(list[i].Title)
		})}
	})
}

// pick opens an example by name. If only one pane fits, it shows the source, which says what to
// look at.
func (c *picker) pick(name string) {
	if name == ownFile {
		c.opener.OpenFile()
	} else if name == objectExample {
		c.opener.OpenObject(name)
	} else if c.ws.Pick(name) {
		if c.reader.Current = panes.Source; c.ws.Edited {
			c.source.Open()
		} else {
			c.source.Begin()
		}
	}
}
