package chrome

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/desk"
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
	if text, detail, id, ok := c.stages.run.Word(idsOf(steps)); ok {
		run := &list[len(list)-1]
		run.steps = append(run.steps, report.Step{Text: text, Detail: detail, ID: id})
	}
	return list
}

// idsOf returns the ids of the places in a chain: slots, locations and what they hold.
func idsOf(steps []report.Step) (ids []uint32) {
	for _, s := range steps {
		ids = append(ids, s.ID)
	}
	return ids
}

// renderColumns renders a chain under the slider: what the selection is called at each stop.
func (c *whyLine) renderColumns(category report.Category, steps []report.Step) app.UI {
	list, at := c.columns(steps), c.stages.at()
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
			return app.Li().Class(class).Body(
				app.Range(col.steps).Slice(func(k int) app.UI {
					s := col.steps[k]
					return app.Button().Type("button").Title(words.Visible(s.Detail)).
						OnClick(func(app.Context, app.Event) { c.toStop(col.stop, s.ID) },
							app.EventScope(col.stop, s.ID)).
						Text(words.Visible(s.Name()))
				}),
				app.Small().Hidden(detail == "").Text(words.Visible(detail)),
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
