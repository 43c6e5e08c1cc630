package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/workspace"
)

// Chrome is what stands around the panes, put together of its parts.
type Chrome struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser browser.Browser
	panes   *desk.Panes
	run     *runview.View

	picker     picker
	bar        bar
	stages     stageStrip
	appearance appearance
	notice     notice
	dialogs    dialogs
	options    optionPanel
	sharing    sharing
	exports    exports
	proof      proof
	linked     linkedList
	help       helpPanel
	tour       tour
	windows    windows
	terms      terms
	why        whyLine
	pins       pins
	journey    journey
	foot       foot
	keys       keys

	commands commands
}

// Live has the page look as the reader chose it in the browser that there is now.
func (c *Chrome) Live() {
	c.appearance.load()
	c.browser.Splitters()
}

// Render draws the page. go-app compares by position, so whatever comes and
// goes is last among its siblings, and the hosts of the editors never move.
func (c *Chrome) Render() app.UI {
	c.journey.prepare()
	c.tour.prepare()
	c.windows.follow()
	c.sharing.leave()
	reader, closed := &c.panes.Reader, &c.panes.Closed
	closed.Open(reader.Current)
	switch {
	case reader.Current != panes.Source:
		reader.Beside = reader.Current
	case reader.Beside == panes.Source:
		reader.Beside = panes.Module
	}
	page := app.Div().Class("page").ID("page").DataSet("layout", c.appearance.layout).
		DataSet("big", c.appearance.big).DataSet("size", c.appearance.size).
		DataSet("closed", closed.Keys()).
		DataSet("open", int(panes.Count)-len(closed.List())).
		DataSet("need", c.panes.Fit.Needed(c.appearance.big)).DataSet("run", c.run.Shown()).
		DataSet("way", c.journey.way)
	return page.Body(
		c.bar.render(),
		c.stages.render(),
		c.stages.renderCompared(),
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
		app.Div().Class("hush").Aria("live", "polite").ID("said").Text(reader.Said),
		c.notice.render(),
		c.dialogs.render(),
		c.terms.render(),
		c.why.renderOthers(),
		c.tour.render(),
		c.foot.renderKeys(),
		app.If(c.help.open, c.help.render),
	)
}

// Escape does what Esc does: it closes what was opened last, or else clears the selection.
func (c *Chrome) Escape() {
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
	case c.dialogs.open != "":
		c.dialogs.close()
		return
	case c.journey.open:
		c.journey.fold()
		return
	}
	c.broker.Clear()
	c.panes.Reader.Said = ""
	c.browser.Refresh()
}

// Tell shows a notice.
func (c *Chrome) Tell(text string) { c.notice.tell(text) }

// Prose sets a sentence in which the terms of the field explain themselves.
func (c *Chrome) Prose(text string) app.UI { return c.terms.prose(text) }

// PopOut shows a pane in a window of its own, or says that the browser opens none.
func (c *Chrome) PopOut(pane panes.Pane) { c.windows.popOut(pane) }

// Renewed closes what lists things of an earlier report.
func (c *Chrome) Renewed() {
	c.why.others, c.journey.at = otherItems{}, 0
	c.run.Renewed()
	if c.tour.at > 0 {
		c.tour.end()
	}
}

// FollowLink follows the link that the page was opened by, and says whether there was one.
func (c *Chrome) FollowLink() bool { return c.sharing.opened() }

// FirstVisit begins the tour, unless the reader has seen it, or sees a part of another page.
func (c *Chrome) FirstVisit() { c.tour.firstVisit() }
