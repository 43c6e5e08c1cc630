package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// Chrome is everything around the panes, assembled from its parts.
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

// Live applies the reader's appearance settings in the browser that is now available.
func (c *Chrome) Live() {
	c.appearance.load()
	c.browser.Splitters()
	c.panes.Reader.Room = c.browser.Room()
}

// Render draws the page. go-app compares children by position, so optional elements come last among
// their siblings, and the editors' host elements never move.
func (c *Chrome) Render() app.UI {
	c.journey.prepare()
	c.tour.prepare()
	c.windows.follow()
	c.sharing.leave()
	reader, closed := &c.panes.Reader, &c.panes.Closed
	closed.Open(reader.Current)
	if closed.Gone(reader.Current) {
		reader.Current = panes.Source
	}
	switch {
	case reader.Current != panes.Source:
		reader.Beside = reader.Current
	case reader.Beside == panes.Source:
		reader.Beside = panes.Module
	}
	if closed.Gone(reader.Beside) {
		reader.Beside = panes.Asm
	}
	page := app.Div().Class("page").ID("page").DataSet("layout", c.appearance.arrangement()).
		DataSet("present", c.appearance.presenting).
		DataSet("size", c.appearance.size).
		DataSet("closed", closed.Keys()).DataSet("object", c.ws.Object() != "").
		DataSet("open", closed.Shown()).
		DataSet("need", c.panes.Fit.Needed()).DataSet("run", c.run.Shown()).
		DataSet("way", c.journey.way).DataSet("functions", c.panes.Functions.Shown())
	return page.Body(
		c.bar.render(),
		c.stages.renderCompared(),
		c.stages.renderPresented(),
		c.panes.Functions.RenderChoice(),
		c.run.RenderBanner(),
		app.Main().Class("panes").Aria("busy", c.ws.Busy()).Body(
			c.panes.Section.Render(panes.Source),
			c.panes.Section.Render(panes.Module),
			c.panes.Section.Render(panes.Asm),
			c.panes.Section.Render(panes.Map),
			app.Range(splitters).Slice(func(i int) app.UI { return renderSplitter(splitters[i]) }),
			c.run.Render(),
			c.panes.Functions.Render(),
		),
		c.foot.renderStrip(),
		c.why.render(),
		c.journey.render(),
		app.Div().Class("hush").Aria("live", "polite").ID("said").Text(reader.Said),
		c.bar.renderStop(),
		c.notice.render(),
		c.dialogs.render(),
		c.terms.render(),
		c.why.renderOthers(),
		c.tour.render(),
		c.foot.renderKeys(),
		app.If(c.help.open, c.help.render),
	)
}

// Escape handles Esc: it closes whatever was opened last, or else clears the selection.
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
	case c.appearance.presenting:
		c.appearance.setPresenting(false)
		return
	}
	c.broker.Clear()
	if c.run.Shown() == "" {
		c.broker.Follow(nil) // the place that the journey led to
	}
	c.panes.Reader.Said = ""
	c.browser.Refresh()
}

// Tell shows a notice.
func (c *Chrome) Tell(text string) { c.notice.tell(text) }

// RunTo runs to an instruction of an object.
func (c *Chrome) RunTo(id uint32) { c.run.RunTo(id) }

// Prose renders a sentence whose technical terms explain themselves.
func (c *Chrome) Prose(text string) app.UI { return c.terms.prose(text) }

// PopOut shows a pane in a separate window, or reports that the browser blocked it.
func (c *Chrome) PopOut(pane panes.Pane) { c.windows.popOut(pane) }

// LeaveRun shows the panes instead of the run.
func (c *Chrome) LeaveRun() { c.stages.leaveRun() }

// Renewed closes lists of items of an earlier report.
func (c *Chrome) Renewed() {
	c.why.others, c.journey.at = otherItems{}, 0
	c.run.Renewed()
	if c.tour.at > 0 {
		c.tour.end()
	}
}

// FollowLink follows the link that opened the page and reports whether there was one.
func (c *Chrome) FollowLink() bool { return c.sharing.opened() }

// OfferOwn offers the text that the reader edited last in another tab, if any, and reports whether
// it did. It does not replace a notice, such as that the link could not be opened.
func (c *Chrome) OfferOwn() bool {
	own := c.ws.Own()
	if len(own) == 0 || c.browser.Framed() || c.notice.text != "" {
		return false
	}
	name, edits := c.ws.Name, c.ws.Edited
	c.notice.propose("Your last text is kept: "+words.Visible(own[0].Title)+".",
		offer{"Open it", func() { c.picker.pick(own[0].Name) },
			func() bool { return c.ws.Edited != edits || c.ws.Name != name }})
	return true
}

// FirstVisit starts the tour unless the reader has seen it or the page is embedded in another.
func (c *Chrome) FirstVisit() { c.tour.firstVisit() }
