package chrome

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/words"
)

// whyLine tells the whole chain of what is selected. Every item in it is a jump.
type whyLine struct {
	*Chrome
	others otherItems // listed at the moment
}

// textTitles explain the words beside names.
var textTitles = map[report.Text]string{
	report.TextSource:    "as the source numbers it",
	report.TextRewritten: "as the rewritten IR numbers it",
}

// render is the line that tells the whole chain of what is selected. Every
// item in it is a jump.
func (c *whyLine) render() app.UI {
	if f := c.panes.Trail.Way(); f != nil {
		return c.renderTrail(f)
	}
	why := c.broker.Why()
	if len(why.Steps) == 0 {
		return app.Footer().Class("why").ID("why").Body(
			app.Span().Class("ask").Text(c.panes.Either("Point at",
				"Tap")+" a value, an instruction, or a byte to see where it came from."),
			app.Ol().Hidden(true),
			app.Span().Class("hint").Text("? for help"),
			c.journey.renderButton(!c.journey.open),
			app.Button().Type("button").Class("list").Hidden(true).Text("List"),
			c.renderPins(),
			app.Button().Type("button").Class("list").Hidden(true).Text("Clear"),
		)
	}
	hint := c.panes.Linked()
	if _, pinned := c.broker.Selected(); pinned {
		hint += c.panes.Either(" · Esc clears", "")
	} else {
		hint += c.panes.Either(" · click pins", "")
	}
	return c.renderChain("cat cat-"+why.Category.String(), why.Category.String(), why.Steps, hint)
}

// renderTrail is the why line while the way of a finding is shown.
func (c *whyLine) renderTrail(f *report.Finding) app.UI {
	return c.renderChain("cat cat-error", "stale", c.panes.Trail.Steps(f),
		"not relocated after a safepoint"+c.panes.Either(" · Esc clears", ""))
}

// renderChain is a why line: a word, its steps, and what can be done.
func (c *whyLine) renderChain(class, word string, steps []report.Step, hint string) app.UI {
	return app.Footer().Class("why").ID("why").Body(
		app.Span().Class(class).Text(word),
		app.Ol().Aria("label", "From source to byte").Body(
			app.Range(steps).Slice(func(i int) app.UI {
				s := steps[i]
				firm := ""
				if i == 0 || i == len(steps)-1 || s.Kind.IsPlace() {
					firm = "firm"
				}
				return app.Li().Class(firm).Body(
					app.Button().Type("button").Title(words.Visible(s.Detail)).
						OnClick(func(app.Context, app.Event) { c.panes.Jump(s.ID) },
							app.EventScope(s.ID)).
						Text(words.Visible(s.Text)),
					app.Abbr().Class("of").Hidden(s.Of == report.TextAny).Title(
						textTitles[s.Of]).Text(s.Of.String()),
					app.Small().Class("detail").Hidden(s.Detail == "").Text(
						words.Visible(s.Detail)),
					c.renderMore(s),
				)
			}),
		),
		app.Span().Class("hint").Text(hint),
		c.journey.renderButton(false),
		app.Button().Type("button").Class("list").ID("list").Hidden(false).Title(
			"List everything linked (l)").
			OnClick(func(app.Context, app.Event) { c.openDialog("linked") }).
			Text("List"),
		c.renderPins(),
		app.Button().Type("button").Class("list").ID("clear").Hidden(!c.panes.Touch).Title(
			"Clear the selection (Esc)").
			OnClick(func(app.Context, app.Event) { c.clear() }).
			Text("Clear"),
	)
}

// renderPins names the pins where there are several; unless something else is pointed at, the
// chain is that of the last, and each can be made the last.
func (c *whyLine) renderPins() app.UI {
	var pins []broker.Pin
	if len(c.broker.Pins()) > 1 {
		pins = slices.Clone(c.broker.Pins())
		slices.SortStableFunc(pins, func(a, b broker.Pin) int {
			return int(a.Number) - int(b.Number)
		})
	}
	return app.Span().Class("pins").Hidden(len(pins) == 0).Body(
		app.Range(pins).Slice(func(i int) app.UI {
			return c.renderPin(pins[i], "Show the chain of", "", func(q broker.Pin) {
				c.broker.MakeLast(q)
			})
		}),
	)
}

// renderPin is a pin by its letter and name, in its colour, where there are
// several.
func (c *whyLine) renderPin(q broker.Pin, what, sign string, do func(broker.Pin)) app.UI {
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
			c.panes.Refresh()
		}, app.EventScope(what, q.Number, fmt.Sprint(q.IDs))).
		Body(app.Text(letter), app.Span().Text(label+sign))
}
