package chrome

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// column is what the selection is called at a stop of the slider.
type column struct {
	stop  string
	steps []report.Step
}

// columns distributes the steps of a chain to the stops. A step that belongs to none stays with the
// step before it.
func (c *whyLine) columns(steps []report.Step) []column {
	var list []column
	for _, s := range c.stages.stages.Stops() {
		list = append(list, column{stop: s.Key})
	}
	list = append(list, column{stop: stageRun})
	at := 0
	for _, s := range steps {
		stop := c.stages.stages.StopOf(s.ID)
		if i := slices.IndexFunc(list, func(col column) bool { return col.stop == stop }); i >= 0 {
			at = i
		}
		list[at].steps = append(list[at].steps, s)
	}
	if i := slices.IndexFunc(list, func(col column) bool {
		return col.stop == report.StageLower && desk.IsOf(col.stop, c.stages.at())
	}); i >= 0 && len(list[i].steps) == 1 && list[i].steps[0].Kind.IsPlace() {
		list[i].steps = []report.Step{list[i].steps[0]}
		list[i].steps[0].Detail = cmp.Or(c.journey.moves(c.record()), list[i].steps[0].Detail)
	}
	if c.reader.Room == browser.RoomForAll {
		c.detail(list)
	}
	if text, detail, id, ok := c.stages.run.Word(idsOf(steps)); ok {
		run := &list[len(list)-1]
		run.steps = append(run.steps, report.Step{Text: text, Detail: detail, ID: id})
	}
	return list
}

// detail adds to the names of a pointer in IR what needs it, and after which call it has the name.
func (c *whyLine) detail(list []column) {
	record := c.record()
	for i := range list {
		if record == 0 || len(list[i].steps) != 1 || !list[i].steps[0].Kind.IsIR() {
			continue
		}
		s := list[i].steps[0]
		switch list[i].stop {
		case report.StageParse:
			s.Detail = cmp.Or(c.journey.needed(record), s.Detail)
		case report.StageRewrite:
			s.Detail = cmp.Or(c.journey.renamed(record, s.ID), s.Detail)
		}
		list[i].steps = []report.Step{s}
	}
}

// record returns the record that the chain shows, 0 for none.
func (c *whyLine) record() uint32 {
	for _, s := range c.broker.Why().Steps {
		switch l := c.broker.Index().Link(s.ID); {
		case l == nil:
		case l.Kind == provenance.KindRecord:
			return l.ID
		case l.Kind == provenance.KindLocation:
			return l.In
		}
	}
	return 0
}

// idsOf returns the ids of the places in a chain: slots, locations and what they hold.
func idsOf(steps []report.Step) (ids []uint32) {
	for _, s := range steps {
		ids = append(ids, s.ID)
	}
	return ids
}

// placeAt returns the column of a stop: what the selection was called last, up to there, or else
// what it is called first; -1 if there is none.
func placeAt(list []column, stop string) int {
	at := slices.IndexFunc(list, func(col column) bool { return desk.IsOf(col.stop, stop) })
	for ; at >= 0; at-- {
		if len(list[at].steps) > 0 {
			return at
		}
	}
	return slices.IndexFunc(list, func(col column) bool { return len(col.steps) > 0 })
}

// placeAfter returns the column of the next or previous place of the selection as seen from a stop;
// -1 if there is none. The run comes after the last, whatever it has to say of the selection.
func placeAfter(list []column, stop string, by int) int {
	at := placeAt(list, stop)
	if by < 0 && at >= 0 && !desk.IsOf(list[at].stop, stop) {
		return at // the stop has no place of its own
	}
	for at += by; at >= 0 && at < len(list); at += by {
		if len(list[at].steps) > 0 {
			return at
		}
	}
	if last := len(list) - 1; by > 0 && !desk.IsOf(list[last].stop, stop) {
		return last
	}
	return -1
}

// renderArrow renders a button that goes to the next or previous place of the selection.
func (c *whyLine) renderArrow(steps []report.Step, by int) app.UI {
	id, label, icon := "next-place", "Next place", elements.IconRight
	if by < 0 {
		id, label, icon = "previous-place", "Previous place", elements.IconLeft
	}
	list := c.columns(steps)
	to := placeAfter(list, c.stages.at(), by)
	return app.Button().Type("button").Class("tool").ID(id).Aria("label", label).
		Aria("disabled", to < 0).Hidden(c.reader.Room == browser.RoomForAll || len(steps) == 0).
		OnClick(func(app.Context, app.Event) {
			switch {
			case to < 0:
			case len(list[to].steps) == 0:
				c.stages.choose(list[to].stop)
			default:
				c.toStop(list[to].stop, list[to].steps[0].ID)
			}
		}, app.EventScope(id, to, fmt.Sprint(idsOf(steps)))).
		Body(elements.Raw(icon))
}

// renderColumns renders a chain under the slider: what the selection is called at each stop.
func (c *whyLine) renderColumns(category report.Category, steps []report.Step) app.UI {
	list, at := c.columns(steps), c.stages.at()
	shown, first := placeAt(list, at), placeAt(list, "")
	return app.Ol().Class("of-"+category.String()).Aria("label", "From source to byte").Body(
		app.Range(list).Slice(func(i int) app.UI {
			col, class, detail := list[i], "", ""
			if desk.IsOf(col.stop, at) {
				class = "on"
			}
			if len(col.steps) == 0 {
				return app.Li().Class(class+" empty").Aria("hidden", true).Text("—")
			}
			if len(col.steps) == 1 {
				detail = col.steps[0].Detail
			}
			from := ""
			if i == shown {
				class += " here"
				if i != first {
					from = words.Visible(list[first].steps[0].Name())
				}
			}
			return app.Li().Class(class).DataSet("from", from).Body(
				app.Range(col.steps).Slice(func(k int) app.UI {
					s := col.steps[k]
					return app.Button().Type("button").Title(words.Visible(s.Detail)).
						OnClick(func(app.Context, app.Event) { c.toStop(col.stop, s.ID) },
							app.EventScope(col.stop, s.ID)).
						Text(words.Visible(s.Name()))
				}),
				app.Small().Hidden(detail == "").Title(words.Visible(detail)).
					Text(words.Visible(detail)),
			)
		}),
	)
}

// toStop moves the slider to a stop and scrolls to an item there. The pins stay.
func (c *whyLine) toStop(stop string, id uint32) {
	if stop != c.stages.at() {
		c.stages.choose(stop)
	}
	pane := c.reader.Current
	c.selection.Point(id)
	c.reader.Current = pane
	c.browser.Refresh()
}
