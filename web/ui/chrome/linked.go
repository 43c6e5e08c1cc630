package chrome

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
)

// mostLinked limits the list of linked items in one pane until the reader requests more.
const mostLinked = 100

// linkedList lists everything that is lit; each item is a jump.
type linkedList struct {
	broker    *broker.Broker
	browser   browser.Turns
	reader    *desk.Reader
	widgets   *desk.Widgets
	selection *desk.Selection
	pins      *pins

	most int // number of items listed for each pane
}

// render lists everything that is lit, each item a jump, and the pins.
func (c *linkedList) render() app.UI {
	pins := c.broker.Pins()
	return app.Div().Class("linked").Body(
		app.P().ID("linked-says").Role("status").Text(c.linkedSays()),
		app.Div().Class("pins").Hidden(len(pins) == 0).Body(
			app.Range(pins).Slice(func(i int) app.UI {
				return c.pins.renderOne(pins[i], "Unpin", " ×", func(q broker.Pin) {
					c.broker.PinMore(q.IDs)
				})
			}),
		),
		app.Range(make([]struct{}, panes.Count)).Slice(func(i int) app.UI {
			list := c.broker.Linked(panes.Pane(i))
			more := len(list) - c.most
			list = list[:min(len(list), c.most)]
			return app.Section().Hidden(len(list) == 0).Body(
				app.H3().Text(panes.Pane(i).Title()),
				app.Ul().Body(app.Range(list).Slice(func(j int) app.UI {
					return c.renderLinkedItem(list[j])
				})),
				app.Button().Type("button").Class("all").Hidden(more <= 0).
					OnClick(func(app.Context, app.Event) {
						c.most *= 10
						c.browser.Refresh()
					}).
					Text(fmt.Sprintf("%d more", more)),
			)
		}),
	)
}

func (c *linkedList) renderLinkedItem(l broker.LinkedItem) app.UI {
	where := ""
	if l.Line > 0 {
		where = fmt.Sprintf("line %d", l.Line)
		if d := c.broker.Doc(l.Pane); d != nil {
			where = strings.TrimLeft(lineLabel(l.Pane, d, l.Line), " ,")
		}
	}
	word := l.Category.String()
	if link := c.broker.Index().Link(l.ID); link != nil {
		word = link.Word()
	}
	return app.Li().Body(
		app.Button().Type("button").
			OnClick(func(app.Context, app.Event) { c.toLinked(l) },
				app.EventScope(fmt.Sprint(l.Pane, l.Line, l.ID, l.Text))).
			Body(
				app.Span().Class("cat cat-"+l.Category.String()).Text(word),
				app.I().Text(where),
				app.Code().Text(words.Clip(words.Visible(report.Readable(l.Text)))),
			),
	)
}

// linkedSays summarizes the list.
func (c *linkedList) linkedSays() string {
	ids, pinned := c.broker.Selected()
	switch {
	case len(ids) == 0:
		return "Nothing is selected. " +
			c.reader.Either(
				"Point at a value, an instruction or a byte, or move the caret onto one.",
				"Tap a value, an instruction or a byte.")
	case pinned && len(c.broker.Pins()) > 1:
		return fmt.Sprintf("%s pinned, %s.",
			source.Count(len(c.broker.Pins()), "item"), c.selection.Linked())
	}
	if w := c.broker.Why(); len(w.Steps) > 0 {
		return w.Steps[0].Name() + " is " + c.selection.Linked() + "."
	}
	return c.selection.Linked()
}

// shorten reduces the list to its initial length.
func (c *linkedList) shorten() { c.most = mostLinked }

// toLinked goes to an item of the list and keeps the selection.
func (c *linkedList) toLinked(l broker.LinkedItem) {
	if ids, pinned := c.broker.Selected(); !pinned {
		c.broker.PinIDs(ids) // or the caret's move would change it
	}
	c.reader.Current = l.Pane
	c.browser.Refresh()
	if c.broker.Draws(l.Pane) {
		c.widgets.Drawings[l.Pane].FocusOn(l.ID)
		return
	}
	ed := c.widgets.Editors[l.Pane]
	c.browser.Defer(func() {
		ed.Measure()
		ed.Reveal(l.Start, l.Start, true)
	})
}
