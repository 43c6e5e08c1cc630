package chrome

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/words"
)

// pins shows the pins by letter and name.
type pins struct {
	broker  *broker.Broker
	browser browser.Turns
}

// render lists the pins if there are several. Unless something else is pointed at, the why line
// shows the chain of the last pin; each can be made the last.
func (c *pins) render() app.UI {
	var pins []broker.Pin
	if len(c.broker.Pins()) > 1 {
		pins = slices.Clone(c.broker.Pins())
		slices.SortStableFunc(pins, func(a, b broker.Pin) int {
			return int(a.Number) - int(b.Number)
		})
	}
	return app.Span().Class("pins").Hidden(len(pins) == 0).Body(
		app.Range(pins).Slice(func(i int) app.UI {
			return c.renderOne(pins[i], "Show the chain of", "", func(q broker.Pin) {
				c.broker.MakeLast(q)
			})
		}),
	)
}

// renderOne renders a pin's letter and name, in its colour if there are several.
func (c *pins) renderOne(q broker.Pin, what, sign string, do func(broker.Pin)) app.UI {
	letter, label, class := "", "", "pin"
	if l := c.broker.Index().Link(q.IDs[0]); l != nil {
		label = words.Visible(l.Name())
	}
	if len(c.broker.Pins()) > 1 {
		class += fmt.Sprintf(" pin-%d", q.Colour())
		letter = q.Letter() + " "
	}
	return app.Button().Type("button").Class(class).Aria("label",
		what+" "+letter+label).Title(what).
		OnClick(func(app.Context, app.Event) {
			do(q)
			c.browser.Refresh()
		}, app.EventScope(what, q.Number, fmt.Sprint(q.IDs))).
		Body(app.Text(letter), app.Span().Text(label+sign))
}
