package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// bar is the top of the page: the examples, the stages, the closed panes, Share and a menu of the
// rest. Where there is no room for the stages, or they are a slider, they have a line of their own.
type bar struct {
	ws         *workspace.Workspace
	reader     *desk.Reader
	tabs       *desk.Tabs
	display    *desk.Display
	compare    *desk.Compare
	closed     *desk.Closed
	keyboard   *desk.Keyboard
	run        *runview.View
	picker     *picker
	stages     *stageStrip
	proof      *proof
	sharing    *sharing
	help       *helpPanel
	dialogs    *dialogs
	appearance *appearance
	notice     *notice
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
		c.stages.render(),
		app.Span().Class("space"),
		c.renderClosed(),
		app.Div().Class("segment").Role("group").Aria("label", "Panes").Body(
			c.renderFace("follow", "Follow", "The source, and one pane that follows the stages",
				true),
			c.renderFace("all-panes", "All panes", "All panes side by side", false)),
		c.renderShare(),
		c.renderMenu(),
	)
}

func (c *bar) renderShare() app.UI {
	return app.Button().Type("button").Class("labelled").ID("share-button").
		Title("Get a link to exactly this").Aria("haspopup", "dialog").
		OnClick(func(app.Context, app.Event) { c.sharing.share() }).
		Body(elements.Raw(elements.IconShare), app.Span().Text("Share"))
}

// renderStop renders the button that stops a long compilation. It comes and goes, so it stands
// above the panes, where no control is that a click could be meant for.
func (c *bar) renderStop() app.UI {
	return app.Button().Type("button").Class("stop").ID("stop").
		Hidden(!c.ws.Engine().Slow()).Title("Stop compiling this text").
		OnClick(func(app.Context, app.Event) { c.stop() }).
		Body(elements.Raw(elements.IconStop), app.Text("Stop"))
}

// renderMenu renders the menu of everything that is rarely wanted. Its button is marked if options
// are not the usual ones.
func (c *bar) renderMenu() app.UI {
	label, svg := "More", elements.IconMore
	if !settings.AreUsual(&c.ws.Options) {
		label, svg = "More; options are set", elements.IconMoreMarked
	}
	dialog := func(name, title, hint string) elements.Item {
		return elements.Item{ID: name + "-button", Title: title, Hint: hint,
			Do: func() { c.dialogs.show(name) }}
	}
	compiling := "Compile now"
	if c.ws.Compiled() {
		compiling = "Up to date: the text is compiled as you type"
	}
	keep, keeping := "Compare with this result", "Keep this result and compare later ones with it"
	if c.compare.Kept() {
		keep, keeping = "Drop the kept result", "Show the new result alone"
	}
	return elements.Menu("more", label, svg,
		elements.Group{Items: []elements.Item{
			{ID: "share-item", Title: "Share…", Hint: "Get a link to exactly this",
				Hidden: c.reader.Room != browser.RoomForOne, Do: c.sharing.share},
			dialog("options", "Options…",
				"Strategy, dialect, passes and flags, and the equivalent command line"),
			{ID: "compile", Title: "Compile", Hint: compiling, Key: "Ctrl+Enter",
				Off: c.ws.Compiled(), Do: c.compileNow},
			dialog("export", "Export…",
				"Download modules, code, stack map, or a page of all panes"),
		}},
		elements.Group{Items: []elements.Item{
			{ID: "proof-item", Title: "Compared with LLVM…", Hidden: c.proof.shown() == nil,
				Hint: "What LLVM makes of this example", Do: func() { c.dialogs.show("proof") }},
			{ID: "keep", Title: keep, Hint: keeping, Do: c.compare.Toggle},
			{ID: "strategies", Title: "Compare strategies", Hidden: c.ws.Object() != "",
				Hint: "The cost of this program with a shadow stack, a map of roots, and " +
					"statepoints",
				Do: func() { c.compareStrategies() }},
		}},
		elements.Group{ID: "layouts", Title: "All panes", Items: []elements.Item{
			c.layout("", "By the width of the window"),
			c.layout("grid", "Two by two"),
			c.layout("columns", "Four columns"),
		}},
		elements.Group{Items: []elements.Item{
			{ID: "theme", Title: "Theme: " + elements.ThemeName(c.appearance.theme), Stays: true,
				Do: c.appearance.nextTheme},
			{ID: "present", Title: "Present", Key: "p",
				Hint: "Nothing but the panes or the run, for a projector; p or Esc leaves",
				Do:   func() { c.appearance.setPresenting(true) }},
			{ID: "learn", Title: "Learn", Hint: "Lessons, each beside a working explorer",
				Href: "learn.html"},
			{ID: "help-button", Title: "Help", Key: "?", Do: func() { c.help.setHelp(true) }},
		}},
	)
}

// renderFace renders the button of one of the page's two faces.
func (c *bar) renderFace(id, title, hint string, follows bool) app.UI {
	return app.Button().Type("button").ID(id).Title(hint).
		Aria("pressed", c.appearance.follows() == follows).
		OnClick(func(app.Context, app.Event) {
			if !follows {
				c.run.Leave() // it stands instead of two panes
			}
			c.appearance.setFace(follows)
		}, app.EventScope(id)).Text(title)
}

// layout is a choice of layout.
func (c *bar) layout(layout, title string) elements.Item {
	return elements.Item{ID: "layout-" + layout, Title: title, Kind: "radio",
		On: c.appearance.layout == layout, Do: func() { c.appearance.setLayout(layout) }}
}

// compareStrategies shows what the program costs with each way to find roots.
func (c *bar) compareStrategies() {
	c.run.Behind()
	c.closed.Open(panes.Asm)
	c.tabs.OpenView(panes.Asm, "worlds")
	c.keyboard.GoTo(panes.Asm)
}

// compileNow compiles the text unless it has been: it is compiled as it is typed.
func (c *bar) compileNow() {
	if c.ws.Compiled() {
		c.reader.Say("The output is up to date.")
		return
	}
	c.ws.Compile()
}

// stop cancels the running compilation, and offers to begin it anew.
func (c *bar) stop() {
	c.ws.Stop()
	c.notice.propose("You stopped the compilation.", offer{"Compile", c.ws.Compile,
		func() bool { return !c.ws.Stopped }})
	c.notice.browser.Defer(func() { c.notice.browser.Focus("#offer") })
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
