package ui

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
)

// mostLinked bounds the list of what is linked in one pane, until more is asked for.
const mostLinked = 100

// renderLinked lists everything that is lit, each a jump, and what is pinned.
func (p *Page) renderLinked() app.UI {
	pins := p.broker.Pins()
	return app.Div().Class("linked").Body(
		app.P().ID("linked-says").Role("status").Text(p.linkedSays()),
		app.Div().Class("pins").Hidden(len(pins) == 0).Body(
			app.Range(pins).Slice(func(i int) app.UI {
				return p.renderPin(pins[i], "Unpin", " ×", func(q broker.Pin) { p.broker.PinMore(q.IDs) })
			}),
		),
		app.Range([]panes.Pane{panes.Source, panes.Module, panes.Asm, panes.Map}).Slice(func(i int) app.UI {
			list := p.broker.Linked(panes.Pane(i))
			more := len(list) - p.mostListed
			list = list[:min(len(list), p.mostListed)]
			return app.Section().Hidden(len(list) == 0).Body(
				app.H3().Text(panes.Pane(i).Title()),
				app.Ul().Body(app.Range(list).Slice(func(j int) app.UI {
					return p.renderLinkedItem(list[j])
				})),
				app.Button().Type("button").Class("all").Hidden(more <= 0).
					OnClick(func(app.Context, app.Event) {
						p.mostListed *= 10
						p.panes.refresh()
					}).
					Text(fmt.Sprintf("%d more", more)),
			)
		}),
	)
}

func (p *Page) renderLinkedItem(l broker.LinkedItem) app.UI {
	where := ""
	if l.Line > 0 {
		where = fmt.Sprintf("line %d", l.Line)
		if d := p.broker.Doc(l.Pane); d != nil {
			where = strings.TrimLeft(lineLabel(l.Pane, d, l.Line), " ,")
		}
	}
	return app.Li().Body(
		app.Button().Type("button").
			OnClick(func(app.Context, app.Event) { p.toLinked(l) },
				app.EventScope(fmt.Sprint(l.Pane, l.Line, l.ID, l.Text))).
			Body(
				app.Span().Class("cat cat-"+l.Category.String()).Text(l.Category.String()),
				app.I().Text(where),
				app.Code().Text(words.Clip(words.Visible(report.Readable(l.Text)))),
			),
	)
}

// linkedSays sums the list up.
func (p *Page) linkedSays() string {
	ids, pinned := p.broker.Selected()
	switch {
	case len(ids) == 0:
		return "Nothing is selected. " +
			p.panes.either("Point at a value, an instruction or a byte, or move the caret onto one.",
				"Tap a value, an instruction or a byte.")
	case pinned && len(p.broker.Pins()) > 1:
		return fmt.Sprintf("%s pinned, %s.", words.Count(len(p.broker.Pins()), "item"), p.panes.linked())
	}
	if w := p.broker.Why(); len(w.Steps) > 0 {
		return w.Steps[0].Name() + " is " + p.panes.linked() + "."
	}
	return p.panes.linked()
}

// toLinked goes to an item of the list; what is selected stays.
func (p *Page) toLinked(l broker.LinkedItem) {
	if ids, pinned := p.broker.Selected(); !pinned {
		p.broker.PinIDs(ids) // or the caret's move would change it
	}
	p.panes.current = l.Pane
	p.panes.refresh()
	if p.broker.Draws(l.Pane) {
		p.panes.drawings[l.Pane].FocusOn(l.ID)
		return
	}
	ed := p.panes.editors[l.Pane]
	p.browser.Defer(func() {
		ed.Measure()
		ed.Reveal(l.Start, l.Start, true)
	})
}
