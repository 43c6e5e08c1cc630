package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/words"
)

// prose sets a sentence: what stands in backquotes as code, and each term of the
// field as a button that explains it.
func (p *Page) prose(text string) app.UI {
	pieces := words.TermsIn(text)
	return app.Range(pieces).Slice(func(i int) app.UI {
		t := pieces[i].Term
		if t == nil {
			return app.Text(pieces[i].Text)
		}
		return app.Button().Type("button").Class("term").Aria("expanded", p.term == t).
			OnClick(func(ctx app.Context, _ app.Event) {
				if p.term == t {
					p.explain(nil)
					return
				}
				p.explain(t)
				source := ctx.JSSrc()
				p.browser.Defer(func() { p.browser.PlaceTerm(source) })
			}, app.EventScope(t.Name)).
			Text(pieces[i].Text)
	})
}

// explain explains a term, nil for none.
func (p *Page) explain(t *words.Term) {
	p.term = t
	if t != nil {
		p.panes.say(t.Name + ": " + t.Means)
	} else {
		p.browser.PlaceTerm(nil)
	}
	p.panes.refresh()
}

// renderTerm is the explanation of a term.
func (p *Page) renderTerm() app.UI {
	if p.term == nil {
		return app.Aside().Class("term-card").ID("term").Aria("label", "Explanation").Hidden(true)
	}
	return app.Aside().Class("term-card").ID("term").Aria("label",
		"Explanation").Hidden(false).Body(
		app.B().Text(p.term.Name),
		app.P().Text(p.term.Means),
		app.Small().Text(p.term.Document),
		app.Button().Type("button").Class("tool").Aria("label", "Close").
			OnClick(func(app.Context, app.Event) { p.explain(nil) }).
			Body(raw(iconClose)),
	)
}
