package ui

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// mostLinked bounds the list of what is linked in one pane, until more is asked for.
const mostLinked = 100

// LinkedItem is one lit place of a pane, as text.
type LinkedItem struct {
	Pane Pane
	// Line is its line's number from 1, or 0 in a drawing; Text is the line, or
	// what the drawing calls the thing.
	Line     int
	Text     string
	Start    int32
	ID       uint32 // in a drawing
	Category report.Category
	Strength report.Strength
}

// Linked lists what is lit in a pane, a line once.
func (b *Broker) Linked(p Pane) []LinkedItem {
	ids, _ := b.Selected()
	pic := b.picture(ids)
	var out []LinkedItem
	if b.drawings[p] != nil {
		for _, l := range b.litItems(p, pic.sel) {
			if link := b.index.Link(l.ID); link != nil {
				out = append(out, LinkedItem{
					Pane: p, Text: strings.TrimSpace(link.Name() + " " + link.Detail), ID: l.ID,
					Category: l.Category, Strength: l.Strength})
			}
		}
		return out
	}
	d := b.docs[p]
	lights := b.lights(p, pic)
	if d == nil || len(lights) == 0 {
		return nil
	}
	at := make([]int32, len(lights))
	for i, l := range lights {
		at[i] = l.Start
	}
	lines := d.LineNumbers(at)
	for i, l := range lights {
		if n := len(out); n > 0 && out[n-1].Line == lines[i] {
			if out[n-1].Strength < l.Strength {
				out[n-1].Strength, out[n-1].Category = l.Strength, l.Category
			}
			continue
		}
		text := strings.Join(strings.Fields(d.LineText(l.Start)), " ")
		out = append(out, LinkedItem{Pane: p, Line: lines[i], Text: text, Start: l.Start,
			Category: l.Category, Strength: l.Strength})
	}
	return out
}

// renderLinked lists everything that is lit, each a jump, and what is pinned.
func (p *Page) renderLinked() app.UI {
	pins := p.broker.pins
	return app.Div().Class("linked").Body(
		app.P().ID("linked-says").Role("status").Text(p.linkedSays()),
		app.Div().Class("pins").Hidden(len(pins) == 0).Body(
			app.Range(pins).Slice(func(i int) app.UI {
				return p.renderPin(pins[i], "Unpin", " ×", func(q pin) { p.broker.PinMore(q.ids) })
			}),
		),
		app.Range([]Pane{PaneSource, PaneModule, PaneAsm, PaneMap}).Slice(func(i int) app.UI {
			list := p.broker.Linked(Pane(i))
			more := len(list) - p.mostListed
			list = list[:min(len(list), p.mostListed)]
			return app.Section().Hidden(len(list) == 0).Body(
				app.H3().Text(paneTitles[i]),
				app.Ul().Body(app.Range(list).Slice(func(j int) app.UI {
					return p.renderLinkedItem(list[j])
				})),
				app.Button().Type("button").Class("all").Hidden(more <= 0).
					OnClick(func(app.Context, app.Event) {
						p.mostListed *= 10
						p.refresh()
					}).
					Text(fmt.Sprintf("%d more", more)),
			)
		}),
	)
}

func (p *Page) renderLinkedItem(l LinkedItem) app.UI {
	where := ""
	if l.Line > 0 {
		where = fmt.Sprintf("line %d", l.Line)
		if d := p.broker.docs[l.Pane]; d != nil {
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
				app.Code().Text(clip(visible(report.Readable(l.Text)))),
			),
	)
}

// linkedSays sums the list up.
func (p *Page) linkedSays() string {
	ids, pinned := p.broker.Selected()
	switch {
	case len(ids) == 0:
		return "Nothing is selected. " +
			p.either("Point at a value, an instruction or a byte, or move the caret onto one.",
				"Tap a value, an instruction or a byte.")
	case pinned && len(p.broker.pins) > 1:
		return fmt.Sprintf("%s pinned, %s.", count(len(p.broker.pins), "item"), p.linked())
	}
	if w := p.broker.Why(); len(w.Steps) > 0 {
		return w.Steps[0].Name() + " is " + p.linked() + "."
	}
	return p.linked()
}

// toLinked goes to an item of the list; what is selected stays.
func (p *Page) toLinked(l LinkedItem) {
	if ids, pinned := p.broker.Selected(); !pinned {
		p.broker.PinIDs(ids) // or the caret's move would change it
	}
	p.current = l.Pane
	p.refresh()
	if p.browser == nil {
		return
	}
	if p.browser.drawings[l.Pane] != nil && p.broker.drawings[l.Pane] != nil {
		p.browser.drawings[l.Pane].js.Call("focusOn", int(l.ID))
		return
	}
	if ed := p.editors[l.Pane]; ed != nil {
		p.ctx.Defer(func(app.Context) {
			ed.measure()
			ed.reveal(l.Start, l.Start, true)
		})
	}
}
