package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// bar is the top of the page: the examples, the buttons and the closed panes.
type bar struct {
	ws         *workspace.Workspace
	browser    browser.Turns
	reader     *desk.Reader
	display    *desk.Display
	closed     *desk.Closed
	keyboard   *desk.Keyboard
	run        *runview.View
	picker     *picker
	proof      *proof
	sharing    *sharing
	help       *helpPanel
	dialogs    *dialogs
	appearance *appearance
}

func (c *bar) render() app.UI {
	title := "Your own IR"
	object := c.ws.Object()
	if object != "" {
		title = object
	} else if e := c.ws.Example(); e != nil {
		title = e.Title
	} else if c.ws.Name != "" {
		title = c.ws.Name
	}
	title = words.Visible(title)
	if object == "" && c.ws.Edited && title != "Your own IR" {
		title += " (edited)"
	}
	return app.Header().Class("bar").Body(
		app.H1().Body(elements.Raw(elements.IconLogo), app.Span().Text("Statepoint Explorer")),
		c.picker.render(title),
		c.proof.renderBadge(),
		app.Button().Type("button").Class("labelled").ID("close-object").Hidden(object == "").
			Title("Close the object and show the IR again").
			OnClick(func(app.Context, app.Event) {
				c.ws.CloseObject()
				c.ws.Compile()
				c.display.Show()
				c.reader.Say("the object is closed")
			}).
			Body(elements.Raw(elements.IconClose), app.Span().Text("Close")),
		app.Span().Class("space"),
		c.renderTools(),
		c.renderClosed(),
		app.Div().Class("segment").Aria("label", "Layout").Role("group").Body(
			c.renderLayout("grid", "Two by two", elements.IconGrid),
			c.renderLayout("columns", "Four columns", elements.IconColumns),
			c.renderLayout("focus", "One pane at a time", elements.IconFocus),
		),
		app.Button().Class("tool").Type("button").ID("theme").
			Aria("label", "Theme: "+elements.ThemeName(c.appearance.theme)).
			Title("Theme: "+elements.ThemeName(c.appearance.theme)).
			OnClick(func(app.Context, app.Event) { c.appearance.nextTheme() }).
			Body(elements.Raw(elements.ThemeIcon(c.appearance.theme))),
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
	return app.Button().Type("button").Aria("pressed", c.appearance.layout == layout).Aria("label",
		label).Title(label).
		OnClick(func(app.Context, app.Event) {
			if c.appearance.layout == layout {
				c.appearance.setLayout("")
			} else {
				c.appearance.setLayout(layout)
			}
		}).
		Body(elements.Raw(icon))
}

// renderTools renders the tool buttons of the bar.
func (c *bar) renderTools() app.UI {
	tool := func(name, title, help, svg string) app.UI {
		return app.Button().Type("button").Class("labelled").ID(name+"-button").Title(help).Aria(
			"expanded", c.dialogs.open == name).Aria("haspopup", "dialog").
			OnClick(func(app.Context, app.Event) { c.dialogs.show(name) }, app.EventScope(name)).
			Body(elements.Raw(svg), app.Span().Text(title))
	}
	options := "Options"
	if !settings.AreUsual(&c.ws.Options) {
		options = "Options •"
	}
	return app.Div().Class("tools").Body(
		tool("options", options,
			"Strategy, dialect, passes and flags, and the equivalent command line",
			elements.IconOptions),
		// Stop covers Compile while there is something to stop, so nothing moves.
		app.Div().Class("compile").Body(c.renderCompile(),
			app.Button().Type("button").Class("labelled stop").ID("stop").
				Hidden(!c.ws.Engine().Slow()).Title("Stop compiling this text").
				OnClick(func(app.Context, app.Event) { c.stop() }).
				Body(elements.Raw(elements.IconStop), app.Span().Text("Stop"))),
		app.Button().Type("button").Class("labelled").ID("run-button").Title(
			"Run the compiled program and watch its pointers move").
			Aria("expanded", c.run.Shown() != "").
			OnClick(func(app.Context, app.Event) { c.run.Toggle() }).
			Body(elements.Raw(elements.IconPlay), app.Span().Text("Run")),
		app.Button().Type("button").Class("labelled").ID("share-button").Title(
			"Get a link to exactly this").Aria("haspopup", "dialog").
			OnClick(func(app.Context, app.Event) { c.sharing.share() }).
			Body(elements.Raw(elements.IconShare), app.Span().Text("Share")),
		tool("export", "Export", "Download modules, code, stack map, or a page of all panes",
			elements.IconExport),
		app.A().Class("labelled").ID("collectors").Href("collectors.html").Title(
			"What each kind of collector needs from the compiler").
			Body(elements.Raw(elements.IconCollectors), app.Span().Text("Collectors")),
		app.A().Class("labelled").ID("learn").Href("learn.html").Aria("label", "Learn").Title(
			"Learn: lessons, each beside a working explorer").
			Body(elements.Raw(elements.IconLearn), app.Span().Text("Learn")),
	)
}

// renderCompile renders the Compile button, enabled only if something is left to compile: the text
// is compiled as it is typed.
func (c *bar) renderCompile() app.UI {
	hint := "Compile now (Ctrl+Enter)"
	if c.ws.Compiled() {
		hint = "Up to date: the text is compiled as you type"
	}
	return app.Button().Type("button").Class("labelled").ID("compile").Title(hint).Aria("disabled",
		c.ws.Compiled()).
		OnClick(func(app.Context, app.Event) {
			if c.ws.Compiled() {
				c.reader.Say("The output is up to date.")
				return
			}
			c.ws.Compile()
		}).
		Body(elements.Raw(elements.IconRun), app.Span().Text("Compile"))
}

// stop cancels the running compilation.
func (c *bar) stop() {
	c.ws.Stop()
	c.reader.Say("stopped")
	c.display.ShowDocs() // which requests the cancelled views again
}

// renderClosed renders a button for each closed pane that opens it.
func (c *bar) renderClosed() app.UI {
	list := c.closed.List()
	return app.Div().Class("closed").Role("group").Aria("label", "Closed panes").
		Hidden(len(list) == 0).Body(app.Range(list).Slice(func(i int) app.UI {
		pane := list[i]
		return app.Button().Type("button").ID("reopen-"+pane.Key()).
			Title("Reopen "+pane.Title()).
			OnClick(func(app.Context, app.Event) {
				c.closed.Open(pane)
				c.keyboard.GoTo(pane)
			}, app.EventScope(int(pane))).
			Text("+ " + pane.Short())
	}))
}
