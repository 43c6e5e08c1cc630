package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// terms explains technical terms.
type terms struct {
	browser dialoged
	reader  *desk.Reader

	term *words.Term // explained right now
}

// prose renders a sentence: text in backquotes as code, and each technical term as a button that
// explains it.
func (c *terms) prose(text string) app.UI {
	pieces := words.TermsIn(text)
	return app.Range(pieces).Slice(func(i int) app.UI {
		t := pieces[i].Term
		if t == nil {
			return app.Text(pieces[i].Text)
		}
		return app.Button().Type("button").Class("term").Aria("expanded", c.term == t).
			OnClick(func(ctx app.Context, _ app.Event) {
				if c.term == t {
					c.explain(nil)
					return
				}
				c.explain(t)
				source := ctx.JSSrc()
				c.browser.Defer(func() { c.browser.PlaceTerm(source) })
			}, app.EventScope(t.Name)).
			Text(pieces[i].Text)
	})
}

// forget closes the open explanation to make room for something else.
func (c *terms) forget() { c.term = nil }

// explain explains a term; nil closes the explanation.
func (c *terms) explain(t *words.Term) {
	c.term = t
	if t != nil {
		c.reader.Say(t.Name + ": " + t.Means)
	} else {
		c.browser.PlaceTerm(nil)
	}
	c.browser.Refresh()
}

// render renders the explanation of a term.
func (c *terms) render() app.UI {
	if c.term == nil {
		return app.Aside().Class("term-card").ID("term").Aria("label", "Explanation").Hidden(true)
	}
	return app.Aside().Class("term-card").ID("term").Aria("label",
		"Explanation").Hidden(false).Body(
		app.B().Text(c.term.Name),
		app.P().Text(c.term.Means),
		app.Small().Text(c.term.Document),
		app.Button().Type("button").Class("tool").Aria("label", "Close").
			OnClick(func(app.Context, app.Event) { c.explain(nil) }).
			Body(elements.Raw(elements.IconClose)),
	)
}
