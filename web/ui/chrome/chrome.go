package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/views"
	"statepoint/web/ui/workspace"
)

// Chrome is what stands around the panes: the bar, the dialogs, the lines under the panes,
// and how the page looks.
type Chrome struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser browser.Browser
	panes   *views.Panes

	// Its parts.
	bar     bar
	options optionPanel
	sharing sharing
	linked  linkedList
	help    helpPanel
	tour    tour
	windows windows
	terms   terms
	why     whyLine
	journey journey
	proof   proof
	foot    foot
	run     *runview.View

	theme  string // "", "light" or "dark"
	layout string // "", "grid", "columns" or "focus"
	big    bool   // text for a projector
	size   string // of code: "", "small", "large" or "huge"
	loose  bool   // long lines are scrolled to instead of wrapped
	vim    bool   // the source obeys Vim's keys

	dialog string // which one is open: "options", "share", "export", "proof", "linked"; "" for none
	notice string // something to tell that is no problem of the text
}

// New makes the chrome of a workspace and its broker.
func New(ws *workspace.Workspace, b *broker.Broker) *Chrome {
	c := &Chrome{ws: ws, broker: b, run: runview.New(ws)}
	c.bar, c.options, c.sharing.Chrome, c.linked.Chrome = bar{c}, optionPanel{c}, c, c
	c.help.Chrome, c.terms.Chrome, c.why.Chrome, c.foot = c, c, c, foot{c}
	c.journey.Chrome, c.proof.Chrome, c.tour.Chrome, c.windows.Chrome = c, c, c, c
	return c
}

// Live has the chrome live in a browser, around the panes there.
func (c *Chrome) Live(b browser.Browser, p *views.Panes) {
	c.browser, c.panes = b, p
	c.run.Live(b, p)
	c.theme = b.Load("local", "theme")
	c.layout = b.Load("local", "layout")
	c.big = b.Load("local", "big") != ""
	c.size = b.Load("local", "size")
	c.setWrap(b.Load("local", "wrap") == "")
	if c.vim = b.Load("local", "keys") == "vim"; c.vim {
		b.SetVim(true, c.noVim)
	}
	b.Splitters()
}

// Render draws the page. go-app compares by position, so whatever comes and
// goes is last among its siblings, and the hosts of the editors never move.
func (c *Chrome) Render() app.UI {
	c.journey.prepare()
	c.tour.prepare()
	c.windows.follow()
	c.sharing.leave()
	c.panes.Closed.Open(c.panes.Current)
	switch {
	case c.panes.Current != panes.Source:
		c.panes.Beside = c.panes.Current
	case c.panes.Beside == panes.Source:
		c.panes.Beside = panes.Module
	}
	page := app.Div().Class("page").ID("page").DataSet("layout", c.layout).
		DataSet("big", c.big).DataSet("size", c.size).
		DataSet("closed", c.panes.Closed.Keys()).
		DataSet("open", int(panes.Count)-len(c.panes.Closed.List())).
		DataSet("need", c.panes.Fit.Needed(c.big)).DataSet("run", c.run.Shown()).
		DataSet("way", c.journey.way)
	return page.Body(
		c.bar.render(),
		c.bar.renderStages(),
		c.bar.renderCompared(),
		app.Main().Class("panes").Aria("busy", c.ws.Busy()).Body(
			c.panes.Section.Render(panes.Source),
			c.panes.Section.Render(panes.Module),
			c.panes.Section.Render(panes.Asm),
			c.panes.Section.Render(panes.Map),
			app.Range(splitters).Slice(func(i int) app.UI { return renderSplitter(splitters[i]) }),
			c.run.Render(),
		),
		c.foot.renderStrip(),
		c.why.render(),
		c.journey.render(),
		c.foot.renderDock(),
		app.Div().Class("hush").Aria("live", "polite").ID("said").Text(c.panes.Said),
		c.renderNotice(),
		c.renderDialog(),
		c.terms.render(),
		c.why.renderOthers(),
		c.tour.render(),
		c.foot.renderKeys(),
		app.If(c.help.open, c.help.render),
	)
}

// openDialog opens a dialog, or closes the one that is open if it is the same.
func (c *Chrome) openDialog(name string) {
	if c.dialog == name {
		c.closeDialog()
		return
	}
	c.tour.end()
	if c.help.open {
		c.help.setHelp(false)
	}
	if c.dialog != "" {
		c.browser.CloseDialog()
	}
	c.dialog, c.terms.term, c.linked.mostListed = name, nil, mostLinked
	c.panes.Refresh()
	modal := name == "share" || name == "export"
	c.browser.Defer(func() { c.browser.OpenDialog(modal, c.dialogClosed) })
}

// closeDialog closes whatever is open, and gives the keyboard back.
func (c *Chrome) closeDialog() {
	if c.dialog == "" {
		return
	}
	c.browser.CloseDialog()
	c.dialog = ""
	c.panes.Refresh()
}

// dialogClosed is called when the browser closed the dialog, as Esc has it do.
func (c *Chrome) dialogClosed() {
	c.dialog = ""
	c.panes.Refresh()
}

// renderDialog is the dialog that is open.
func (c *Chrome) renderDialog() app.UI {
	title, body := "", app.UI(nil)
	switch c.dialog {
	case "options":
		title, body = "Options", c.options.render()
	case "share":
		title, body = "Share", c.sharing.render()
	case "export":
		title, body = "Export", c.renderExport()
	case "proof":
		title, body = "What LLVM makes of it", c.proof.render()
	case "linked":
		title, body = "Linked items", c.linked.render()
	default:
		return app.Elem("dialog").ID("dialog").Hidden(true)
	}
	return app.Elem("dialog").ID("dialog").Class("dialog dialog-"+c.dialog).Aria("labelledby",
		"dialog-title").Body(
		app.Div().Class("head").Body(
			app.H2().ID("dialog-title").TabIndex(-1).Text(title),
			app.Button().Type("button").Class("tool").Aria("label", "Close").
				OnClick(func(app.Context, app.Event) { c.closeDialog() }).
				Body(elements.Raw(elements.IconClose)),
		),
		body,
	)
}

// renderNotice tells something above the panes, until it is read.
func (c *Chrome) renderNotice() app.UI {
	return app.Div().Class("notice").ID("notice").Role("status").Hidden(c.notice == "").Body(
		app.Span().Text(c.notice),
		app.Button().Type("button").Text("Close").
			OnClick(func(app.Context, app.Event) { c.notice = ""; c.panes.Refresh() }),
	)
}

// tell shows a notice.
func (c *Chrome) tell(text string) {
	c.notice = text
	c.panes.Refresh()
}

func (c *Chrome) clear() {
	switch {
	case c.tour.at > 0:
		c.tour.end()
		return
	case c.terms.term != nil:
		c.terms.explain(nil)
		return
	case len(c.why.others.ids) > 0:
		c.why.closeOthers()
		return
	case c.help.open:
		c.help.setHelp(false)
		return
	case c.dialog != "":
		c.closeDialog()
		return
	case c.journey.open:
		c.journey.fold()
		return
	}
	c.broker.Clear()
	c.panes.Said = ""
	c.panes.Refresh()
}

// Escape does what Esc does.
func (c *Chrome) Escape() { c.clear() }

// Tell shows a notice.
func (c *Chrome) Tell(text string) { c.tell(text) }

// Renewed closes what lists things of an earlier report.
func (c *Chrome) Renewed() {
	c.why.others, c.journey.at = otherItems{}, 0
	c.run.Renewed()
	if c.tour.at > 0 {
		c.tour.end()
	}
}
