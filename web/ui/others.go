package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/words"
)

// others is the list behind a "+3" of the why line.
type others struct {
	ids  []uint32
	step uint32 // whose others they are
	most int    // how many are listed
}

// renderMore is the button that opens the others of a step.
func (p *Page) renderMore(s report.Step) app.UI {
	n := len(s.Others)
	open := p.others.step == s.ID && len(p.others.ids) > 0
	return app.Button().Type("button").Class("more").Hidden(n == 0).Aria("expanded",
		open).Aria("controls", "others").
		Aria("label", fmt.Sprintf("%d more in place of %s", n, s.Name())).Title(
		fmt.Sprintf("List %d more", n)).
		OnClick(func(ctx app.Context, _ app.Event) {
			if open {
				p.closeOthers()
				return
			}
			p.openOthers(s)
			source := ctx.JSSrc()
			p.browser.Defer(func() { p.browser.PlaceOthers(source) })
		}, app.EventScope(fmt.Sprint(s.ID, n, open))).
		Text(fmt.Sprintf("+%d", n))
}

// openOthers lists what else could stand at a step. What is selected stays, or
// the list would go with the pointer.
func (p *Page) openOthers(s report.Step) {
	if ids, pinned := p.broker.Selected(); !pinned {
		p.broker.PinIDs(ids)
	}
	p.others = others{ids: s.Others, step: s.ID, most: mostLinked}
	p.panes.say(fmt.Sprintf("%s in place of %s", words.Count(len(s.Others), "item"), s.Name()))
	p.panes.refresh()
}

func (p *Page) closeOthers() {
	p.others = others{}
	p.browser.PlaceOthers(nil)
	p.panes.refresh()
}

// renderOthers is the open list; each item is a jump.
func (p *Page) renderOthers() app.UI {
	var list []*report.Link
	for _, id := range p.others.ids {
		if l := p.broker.Index().Link(id); l != nil {
			list = append(list, l)
		}
	}
	more := len(list) - p.others.most
	list = list[:min(len(list), p.others.most)]
	return app.Aside().Class("term-card others").ID("others").Aria("label",
		"Also linked here").Hidden(len(list) == 0).Body(
		app.Ul().Body(app.Range(list).Slice(func(i int) app.UI {
			l := list[i]
			return app.Li().Body(
				app.Button().Type("button").
					OnClick(func(app.Context, app.Event) {
						p.closeOthers()
						p.panes.jump(l.ID)
					}, app.EventScope(l.ID)).
					Body(
						app.Span().Class("cat cat-"+l.Category.String()).Text(l.Category.String()),
						app.Code().Text(words.Visible(l.Name())),
						app.Small().Text(words.Visible(l.Detail)),
					),
			)
		})),
		app.Button().Type("button").Class("all").Hidden(more <= 0).
			OnClick(func(app.Context, app.Event) {
				p.others.most *= 10
				p.panes.refresh()
			}).
			Text(fmt.Sprintf("%d more", more)),
		app.Button().Type("button").Class("tool").Aria("label", "Close").
			OnClick(func(app.Context, app.Event) { p.closeOthers() }).
			Body(raw(iconClose)),
	)
}
