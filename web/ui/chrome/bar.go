package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// bar is the top of the page: the examples, the buttons, the strip of stages.
type bar struct {
	*Chrome
}

func (c *bar) render() app.UI {
	title := "Your own IR"
	if e := c.ws.Example(); e != nil {
		title = e.Title
	} else if c.ws.Name != "" {
		title = c.ws.Name
	}
	title = words.Visible(title)
	if c.ws.Edited && title != "Your own IR" {
		title += " (edited)"
	}
	return app.Header().Class("bar").Body(
		app.H1().Body(elements.Raw(elements.IconLogo), app.Span().Text("Statepoint Explorer")),
		app.Div().Class("pick").DataSet("name", title).Body(
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
		),
		c.proof.renderBadge(),
		app.Span().Class("space"),
		c.renderTools(),
		c.renderClosed(),
		app.Div().Class("segment").Aria("label", "Layout").Role("group").Body(
			c.renderLayout("grid", "Two by two", elements.IconGrid),
			c.renderLayout("columns", "Four columns", elements.IconColumns),
			c.renderLayout("focus", "One pane at a time", elements.IconFocus),
		),
		app.Button().Class("tool").Type("button").ID("theme").
			Aria("label", "Theme: "+elements.ThemeName(c.theme)).
			Title("Theme: "+elements.ThemeName(c.theme)).
			OnClick(func(app.Context, app.Event) { c.nextTheme() }).
			Body(elements.Raw(elements.ThemeIcon(c.theme))),
		app.Button().Class("tool").Type("button").ID("help-button").Aria("label",
			"Help").Title("Help (?)").
			Aria("expanded", c.help.open).
			OnClick(func(app.Context, app.Event) { c.help.setHelp(!c.help.open) }).
			Body(elements.Raw(elements.IconHelp)),
	)
}

// renderLayout is one choice of layout; choosing it again lets the width of the
// window decide.
func (c *bar) renderLayout(layout, label, icon string) app.UI {
	return app.Button().Type("button").Aria("pressed", c.layout == layout).Aria("label",
		label).Title(label).
		OnClick(func(app.Context, app.Event) {
			if c.layout == layout {
				c.setLayout("")
			} else {
				c.setLayout(layout)
			}
		}).
		Body(elements.Raw(icon))
}

func (c *bar) renderGroup(group string) app.UI {
	list := c.ws.Examples.Of(group)
	return app.OptGroup().Label(group).Body(
		app.Range(list).Slice(func(i int) app.UI {
			return app.Option().Value(list[i].Name).Text(list[i].Title)
		}),
	)
}

// renderTools are the buttons of the bar for what a reader does with the page.
func (c *bar) renderTools() app.UI {
	tool := func(name, title, help, svg string) app.UI {
		return app.Button().Type("button").Class("labelled").ID(name+"-button").Title(help).Aria(
			"expanded", c.dialog == name).Aria("haspopup", "dialog").
			OnClick(func(app.Context, app.Event) { c.openDialog(name) }, app.EventScope(name)).
			Body(elements.Raw(svg), app.Span().Text(title))
	}
	options := "Options"
	if !settings.AreUsual(&c.ws.Options) {
		options = "Options •"
	}
	return app.Div().Class("tools").Body(
		tool("options", options,
			"Strategy, dialect, passes and their flags, and the command line that does the same",
			elements.IconOptions),
		// Stop lies over Compile while there is something to stop, so nothing moves.
		app.Div().Class("compile").Body(c.renderCompile(),
			app.Button().Type("button").Class("labelled stop").ID("stop").
				Hidden(!c.ws.Client.Slow()).Title("End the engine's work on this text").
				OnClick(func(app.Context, app.Event) { c.stop() }).
				Body(elements.Raw(elements.IconStop), app.Span().Text("Stop"))),
		app.Button().Type("button").Class("labelled").ID("run-button").Title(
			"Run the compiled program, and watch its pointers move").
			Aria("expanded", c.run.Shown() != "").
			OnClick(func(app.Context, app.Event) { c.run.Toggle() }).
			Body(elements.Raw(elements.IconPlay), app.Span().Text("Run")),
		app.Button().Type("button").Class("labelled").ID("share-button").Title(
			"A link to exactly this").Aria("haspopup", "dialog").
			OnClick(func(app.Context, app.Event) { c.sharing.share() }).
			Body(elements.Raw(elements.IconShare), app.Span().Text("Share")),
		tool("export", "Export", "Download modules, code, stack map, or a page of all panes",
			elements.IconExport),
		app.A().Class("labelled").ID("collectors").Href("collectors.html").Title(
			"What each kind of collector needs of the compiler").
			Body(elements.Raw(elements.IconCollectors), app.Span().Text("Collectors")),
		app.A().Class("labelled").ID("learn").Href("learn.html").Aria("label", "Learn").Title(
			"Learn: lessons, each beside a working explorer").
			Body(elements.Raw(elements.IconLearn), app.Span().Text("Learn")),
	)
}

// renderCompile is the button that compiles, when there is something to compile:
// the text is compiled as it is typed.
func (c *bar) renderCompile() app.UI {
	hint := "Compile now (Ctrl+Enter)"
	if c.ws.Compiled() {
		hint = "What is shown is of this text and these options: it is compiled as you type"
	}
	return app.Button().Type("button").Class("labelled").ID("compile").Title(hint).Aria("disabled",
		c.ws.Compiled()).
		OnClick(func(app.Context, app.Event) {
			if c.ws.Compiled() {
				c.panes.Say("What is shown is of this text already.")
				return
			}
			c.ws.Compile()
		}).
		Body(elements.Raw(elements.IconRun), app.Span().Text("Compile"))
}

// pick opens the example of a name. Where there is one pane, that is the source, which says what to
// look at.
func (c *bar) pick(name string) {
	if c.ws.Pick(name) {
		c.panes.Current = panes.Source
		c.panes.Begin()
	}
}

// stop gives up on the compilation that runs.
func (c *bar) stop() {
	c.ws.Stop()
	c.panes.Say("stopped")
	c.panes.ShowDocs() // which asks anew for the views that were given up with it
}

// lastTextTitle is what the picker calls the text that was last edited.
const lastTextTitle = "Your last text"
