package chrome

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// journey is the table under the why line: where each pin is at the safepoints across which it is
// live, and why.
type journey struct {
	ws        *workspace.Workspace
	broker    *broker.Broker
	browser   focuser
	reader    *desk.Reader
	selection *desk.Selection
	trail     *desk.Trail
	terms     *terms
	dialogs   *dialogs

	open bool
	at   uint32 // the item followed last
	way  string // the colour name of the drawn paths
	// list returns the journeys of the pins, by letter; last is the index of the latest pin's, or
	// -1.
	list []pinJourney
	last int
}

// toggle opens or folds the journey of the pins, or of the selection if nothing is pinned.
func (c *journey) toggle() {
	if c.ws.Object() != "" { // the map of an object has no values before it
		return
	}
	if c.open {
		c.fold()
		return
	}
	if ids, pinned := c.broker.Selected(); !pinned {
		c.broker.PinIDs(ids)
	}
	c.open, c.at = true, 0
	c.reader.Say("journey opened")
	c.browser.Defer(c.selection.ShowPinned)
	c.browser.Refresh()
}

// shown reports whether the journey is open and there is one: objects have none.
func (c *journey) shown() bool { return c.open && c.ws.Object() == "" }

// fold closes the journey and returns the focus to the button that opens it.
func (c *journey) fold() {
	c.open = false
	c.reader.Say("journey folded")
	c.browser.Refresh()
	c.browser.Defer(func() { c.browser.Focus("#journey-button") })
}

// pinJourney is a pin and its journey, which is nil until the engine has computed it.
type pinJourney struct {
	pin     broker.Pin
	journey *report.Journey
	trouble string
}

// prepare gets the journeys of the pins, by letter, and makes the panes mark the paths of the
// explained pin in its colour.
func (c *journey) prepare() {
	c.list, c.last = nil, -1
	if !c.shown() || c.ws.Good == nil {
		c.trail.ShowJourney(nil)
		return
	}
	pins := slices.Clone(c.broker.Pins())
	latest := uint8(0)
	if n := len(pins); n > 0 {
		latest = pins[n-1].Number
	}
	slices.SortStableFunc(pins, func(a, b broker.Pin) int { return int(a.Number) - int(b.Number) })
	for i, p := range pins {
		j := pinJourney{pin: p}
		if a, ready := c.ws.View(report.ViewRequest{View: report.ViewJourney,
			Subject: p.IDs[0]}); ready {
			j.journey, j.trouble = a.Journey, a.Trouble
		}
		if c.list = append(c.list, j); p.Number == latest {
			c.last = i
		}
	}
	last := c.told()
	if last == nil {
		c.trail.ShowJourney(nil)
		return
	}
	if c.way = last.journey.Category.String(); len(pins) > 1 {
		c.way = fmt.Sprintf("pin-%d", last.pin.Colour())
	}
	c.trail.ShowJourney(last.journey)
}

// crossing returns how the latest pin lives across the call of a record, and its way there and on
// to its next use; nil if nothing is pinned, or until the engine has answered.
func (c *journey) crossing(record uint32) (row *report.Crossing, way []uint32) {
	pin := c.broker.Latest()
	if len(pin.IDs) == 0 || c.ws.Good == nil || c.ws.Object() != "" || c.ws.Covered {
		return nil, nil
	}
	a, ready := c.ws.View(report.ViewRequest{View: report.ViewJourney, Subject: pin.IDs[0]})
	if !ready || a.Journey == nil {
		return nil, nil
	}
	for i := range a.Journey.Rows {
		if r := &a.Journey.Rows[i]; r.Record == record {
			return r, a.Journey.Ways[i]
		}
	}
	return nil, nil
}

// moves says where the code stores the latest pin for a record and reads it afterwards.
func (c *journey) moves(record uint32) string {
	r, _ := c.crossing(record)
	if r == nil {
		return ""
	}
	var parts []string
	if at := addresses(r.Stores); at != "" {
		parts = append(parts, "spilled at "+at)
	}
	if at := addresses(r.Reads); at != "" {
		parts = append(parts, "reloaded at "+at)
	}
	return strings.Join(parts, ", ")
}

// needed says what needs the latest pin after the call of a record, and where; "" if that is not
// known.
func (c *journey) needed(record uint32) string {
	r, way := c.crossing(record)
	if r == nil || len(way) == 0 || way[len(way)-1] == r.Call.ID {
		return ""
	}
	use := way[len(way)-1]
	l := c.broker.Index().Link(use)
	i := slices.IndexFunc(c.ws.Good.Source.Marks, func(m report.Mark) bool { return m.ID == use })
	if l == nil || i < 0 {
		return ""
	}
	line, _ := c.ws.Good.Source.Line(c.ws.Good.Source.Marks[i].Start)
	return fmt.Sprintf("needed by %s, line %d", l.Name(), line)
}

// renamed says after which call the latest pin has the name of an item; "" if the call of a record
// does not rename it so.
func (c *journey) renamed(record, to uint32) string {
	r, _ := c.crossing(record)
	if r == nil || r.Call.Line == 0 || !slices.ContainsFunc(r.After, func(n report.NamedID) bool {
		return n.ID == to
	}) {
		return ""
	}
	return fmt.Sprintf("after %s, line %d", r.Call.Name, r.Call.Line)
}

// addresses lists the addresses of instructions.
func addresses(spots []report.Spot) string {
	list := make([]string, len(spots))
	for i, s := range spots {
		list[i] = fmt.Sprintf("%#x", s.Address)
	}
	return strings.Join(list, " and ")
}

// told returns the pin that is explained, or nil.
func (c *journey) told() *pinJourney {
	if c.last < 0 || c.list[c.last].journey == nil {
		return nil
	}
	return &c.list[c.last]
}

// renderButton renders the button that opens and folds the journey.
func (c *journey) renderButton(hidden bool) app.UI {
	text := "Journey"
	if c.open {
		text = "Fold"
	}
	return app.Button().Type("button").Class("list").ID("journey-button").
		Hidden(hidden || c.ws.Object() != "").
		Aria("expanded", c.open).Aria("controls", "journey").
		Title("Where the pointer is across each safepoint, and why (j)").
		OnClick(func(app.Context, app.Event) { c.toggle() }).
		Body(app.Span().Text(text), elements.Raw(elements.IconUp))
}

// render renders the table of all pins and the explanation of the latest.
func (c *journey) render() app.UI {
	return app.Section().Class("journey").ID("journey").Aria("label", "Journey").
		Hidden(!c.shown()).Body(
		app.Div().Class("rows").Body(c.renderTable(c.list), c.renderNote(c.list),
			app.Button().Type("button").ID("list").Title("l").
				OnClick(func(app.Context, app.Event) { c.dialogs.show("linked") }).
				Text("List everything linked")),
		c.renderWhy(c.told()),
	)
}

// renderNote renders the text shown instead of rows.
func (c *journey) renderNote(list []pinJourney) app.UI {
	text, absent, rows := "", "", 0
	for i := range list {
		switch j := &list[i]; {
		case j.trouble != "":
			text = j.trouble
		case j.journey == nil:
			text = c.ws.Working()
		default:
			rows += len(j.journey.Rows)
			absent = cmp.Or(absent, j.journey.Absent)
			if j.journey.More > 0 {
				text = source.Count(j.journey.More, "safepoint") + " more"
			}
		}
	}
	switch {
	case len(list) == 0:
		text = c.reader.Either("Click", "Tap") + " a pointer to see where it is across each " +
			"safepoint."
	case text == "" && rows == 0:
		text = absent
	}
	return app.P().Class("note").Role("status").Hidden(text == "").Text(text)
}

// renderTable renders a row for each safepoint of each pin.
func (c *journey) renderTable(list []pinJourney) app.UI {
	type row struct {
		pin *pinJourney
		row *report.Crossing
	}
	var rows []row
	for i := range list {
		if j := list[i].journey; j != nil {
			for k := range j.Rows {
				rows = append(rows, row{&list[i], &j.Rows[k]})
			}
		}
	}
	return app.Table().Hidden(len(rows) == 0).Body(
		app.THead().Body(app.Tr().Body(
			app.Range(report.JourneyColumns[:]).Slice(func(i int) app.UI {
				return app.Th().Scope("col").Text(report.JourneyColumns[i])
			}))),
		app.TBody().Body(app.Range(rows).Slice(func(i int) app.UI {
			r := rows[i]
			cells := r.row.Cells()
			class := "of-" + r.pin.journey.Category.String()
			for _, cell := range cells {
				for _, p := range cell {
					if p.ID != 0 && p.ID == c.at {
						class += " current"
					}
				}
			}
			return app.Tr().Class(class).Body(
				app.Range(cells[:]).Slice(func(k int) app.UI {
					return app.Td().DataSet("column", report.JourneyColumns[k]).Body(
						c.renderLetter(r.pin.pin, k > 0),
						c.renderParts(cells[k], elements.Name))
				}))
		})),
	)
}

// renderLetter renders a pin's letter in its colour if there are several pins.
func (c *journey) renderLetter(p broker.Pin, hidden bool) app.UI {
	return app.I().Class(fmt.Sprintf("letter pin-%d", p.Colour())).
		Hidden(hidden || len(c.broker.Pins()) < 2).Text(p.Letter())
}

// renderParts renders a cell or a sentence; links are buttons, and a function renders the words.
func (c *journey) renderParts(parts []report.Part, prose func(string) app.UI) app.UI {
	return app.Span().Body(app.Range(parts).Slice(func(i int) app.UI {
		p := parts[i]
		class := ""
		if p.Quiet {
			class = "quiet"
		}
		if p.Code {
			class += " code"
		}
		if p.ID == 0 && !p.Code {
			return app.Span().Class(class).Body(prose(words.Visible(p.Text)))
		}
		if p.ID == 0 || c.broker.Index().Link(p.ID) == nil {
			return app.Span().Class(class).Body(elements.Name(words.Visible(p.Text)))
		}
		if p.ID == c.at {
			class += " here"
		}
		return app.Button().Type("button").Class(class).
			OnClick(func(app.Context, app.Event) { c.follow(p.ID) }, app.EventScope(p.ID)).
			Body(elements.Name(words.Visible(p.Text)))
	}))
}

// follow lights the item of a cell and scrolls it into view. The pins stay.
func (c *journey) follow(id uint32) {
	c.at = id
	c.selection.Point(id)
}

// renderWhy explains the journey of the latest pin.
func (c *journey) renderWhy(last *pinJourney) app.UI {
	var reasons []report.Reason
	name, drawing := "", ""
	if last != nil {
		reasons, name = last.journey.Reasons, last.journey.Name
		drawing = last.journey.Drawing
	}
	return app.Div().Class("whys").Hidden(len(reasons) == 0).Body(
		app.H2().Body(app.Text("Why "), app.Code().Text(words.Visible(name))),
		app.Dl().Body(app.Range(reasons).Slice(func(i int) app.UI {
			about := reasons[i].About
			if i > 0 && reasons[i-1].About == about {
				about = ""
			}
			return app.Div().Body(app.Dt().Text(about), app.Dd().Body(
				c.renderParts(reasons[i].Parts, c.terms.prose)))
		})),
		app.Div().Class("drawing").Hidden(drawing == "").Body(
			app.If(drawing != "", func() app.UI { return elements.Raw(drawing) })),
	)
}
