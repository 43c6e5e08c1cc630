package chrome

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/workspace"
)

// tour guides the reader through the first example: five stops that follow one pointer from its
// definition to the bytes that describe it.
type tour struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser guided
	reader  *desk.Reader
	widgets *desk.Widgets
	tabs    *desk.Tabs
	picker  *picker
	help    *helpPanel
	run     *runview.View

	at     int  // the current stop, from 1; 0 for none
	wanted bool // start once the first example is shown
	focus  bool // move the focus to the card
	stops  []browser.Stop
}

// A tourStop is the text for a stop. The stop is the first item of the why line with the given kind
// and pane, or its first use there; without a pane, it is the line itself.
type tourStop struct {
	pane        panes.Pane
	is          func(provenance.Kind) bool
	used        bool
	title, says string
}

var tourStops = []tourStop{
	{panes.Source, provenance.Kind.IsIR, false, "A reference that lives across a call",
		"`%obj` is a reference to an object that is garbage collected. While `@foo` runs the " +
			"collector may move that object, and `%obj` is used afterwards. So the collector " +
			"must find it and update it."},
	{panes.Module, provenance.Kind.IsIR, true, "The call becomes a statepoint",
		"A statepoint is a call at which objects may move, with a list of the references " +
			"that are needed after it: here `%obj`. Below it `gc.relocate` gives the new " +
			"address of the object, `%obj.relocated`."},
	{panes.Asm, provenance.Kind.IsPlace, false, "During the call it is in the frame",
		"Before the call the code stores `%obj` in the slot `[rsp+0]`, written `(%rsp)`, and " +
			"afterwards it loads from there. A collector that moves the object writes the new " +
			"address into the slot."},
	{panes.Map, provenance.Kind.IsMap, false, "The stack map says where",
		"A collector that finds the call's return address on the stack reads its record. " +
			"These 12 bytes, location 4, say that the 8 bytes at `[rsp+0]` are a pointer to " +
			"update. Location 3 has the start of its object, its base: here the same slot."},
	{panes.None, nil, false, "The whole way, from source to byte",
		"Each item leads to its position. Select anything in any pane to see where it comes " +
			"from. The stages at the top show their changes, and Run shows the object move."},
}

// firstVisit starts the tour unless the reader has seen it or the page is embedded in another.
func (c *tour) firstVisit() {
	if c.browser.Framed() || c.browser.Load("local", "toured") != "" {
		return
	}
	c.wanted = true
	c.browser.Refresh()
}

// again restarts the tour at the reader's request.
func (c *tour) again() {
	c.help.setHelp(false)
	c.run.Behind()
	c.tabs.Plain()
	first := &c.ws.Examples[0]
	c.wanted, c.focus = true, true
	if c.ws.Name != first.Name || c.ws.Edited || c.ws.Good != c.ws.Latest || c.ws.Good == nil {
		c.picker.pick(first.Name)
	} else {
		c.broker.PinName(first.Select)
	}
	c.browser.Refresh()
}

// prepare starts a requested tour once the page has everything that the cards point at.
func (c *tour) prepare() {
	if c.at > 0 && c.run.Shown() == "front" {
		c.browser.Dispatch(c.end) // the run hides what the cards point at
		return
	}
	if !c.wanted || c.ws.Good == nil || c.ws.Busy() || len(c.broker.Pins()) == 0 ||
		len(c.ws.Examples) == 0 || c.ws.Text != c.ws.Examples[0].Source {
		return
	}
	c.wanted, c.at = false, 0
	c.stops = c.stops[:0]
	for i := range tourStops {
		stop, ok := c.place(&tourStops[i])
		if !ok {
			return
		}
		c.stops = append(c.stops, stop)
	}
	c.browser.Save("local", "toured", "yes")
	c.browser.Dispatch(func() { c.goTo(1) })
}

// place locates a stop in the panes.
func (c *tour) place(s *tourStop) (browser.Stop, bool) {
	if s.pane == panes.None {
		return browser.Stop{Pane: panes.None}, true
	}
	for _, step := range c.broker.Why().Steps {
		if !s.is(step.Kind) {
			continue
		}
		m, ok := c.broker.Find(s.pane, step.ID)
		if s.used {
			m, ok = c.broker.FindUse(s.pane, step.ID)
		}
		if !ok {
			continue
		}
		from, to := c.about(s.pane, step.ID, m)
		ed := c.widgets.Editors[s.pane]
		return browser.Stop{Pane: s.pane, Start: ed.Offset(m.Start), End: ed.Offset(m.End),
			From: ed.Offset(from), To: ed.Offset(to)}, true
	}
	return browser.Stop{}, false
}

// about returns the range that a mark's card describes: from the first lit line of the pane to the
// last; in the stack map it begins at the header of the location's record.
func (c *tour) about(p panes.Pane, id uint32, m report.Mark) (from, to int32) {
	from, to = m.Start, m.End
	for _, l := range c.broker.Linked(p) {
		from, to = min(from, l.Start), max(to, l.Start)
	}
	if l := c.broker.Index().Link(id); l != nil && l.In != 0 {
		if record, ok := c.broker.Find(p, l.In); ok {
			from = min(from, record.Start)
		}
	}
	return from, to
}

// goTo goes to a stop; past the last, the tour ends.
func (c *tour) goTo(n int) {
	if n < 1 || n > len(c.stops) {
		c.end()
		return
	}
	c.at = n
	s := &tourStops[n-1]
	if s.pane != panes.None {
		c.reader.Current = s.pane
	}
	c.reader.Say(s.title + ". " + strings.ReplaceAll(s.says, "`", ""))
	c.browser.Refresh()
	focus := c.focus
	c.focus = false
	c.browser.Defer(func() {
		if c.at != n {
			return
		}
		if s.pane != panes.None {
			c.widgets.Editors[s.pane].Measure()
			c.widgets.Editors[s.pane].ShowLit(c.broker.Leads())
		}
		c.browser.Tour(c.stops[:n], focus)
	})
}

// end ends the tour.
func (c *tour) end() {
	c.wanted = false
	if c.at == 0 {
		return
	}
	c.at = 0
	c.browser.Tour(nil, false)
	c.reader.Said = ""
	c.browser.Refresh()
}

// render renders the card of the current stop.
func (c *tour) render() app.UI {
	if c.at == 0 {
		return app.Div().Class("tour").ID("tour").Aria("label", "Tour").Hidden(true)
	}
	s, next, class := tourStops[c.at-1], "Next", "tour"
	if c.at == len(tourStops) {
		next, class = "Done", "tour last"
	}
	return app.Div().Class(class).ID("tour").Role("dialog").Aria("labelledby", "tour-title").
		Aria("describedby", "tour-says").Hidden(false).Body(
		app.H2().ID("tour-title").Text(s.title),
		app.P().ID("tour-says").Body(elements.Prose(s.says)),
		app.Div().Class("row").Body(
			app.Span().Text(fmt.Sprintf("%d of %d", c.at, len(tourStops))),
			app.Button().Type("button").ID("tour-skip").Title("Esc").
				Hidden(c.at == len(tourStops)).Text("Skip").
				OnClick(func(app.Context, app.Event) { c.end() }),
			app.Button().Type("button").ID("tour-back").Aria("disabled", c.at < 2).
				OnClick(func(app.Context, app.Event) { c.goTo(max(1, c.at-1)) }).Text("Back"),
			app.Button().Type("button").Class("firm").ID("tour-next").
				OnClick(func(app.Context, app.Event) { c.goTo(c.at + 1) }).Text(next),
		),
	)
}
