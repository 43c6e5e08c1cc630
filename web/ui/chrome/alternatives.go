package chrome

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// otherItems is the list that a "+3" of the why line opens.
type otherItems struct {
	ids  []uint32
	step uint32 // the step they belong to
	most int    // the number listed
}

// renderMore is the button that opens the others of a step.
func (c *whyLine) renderMore(s report.Step) app.UI {
	n := len(s.Others)
	open := c.others.step == s.ID && len(c.others.ids) > 0
	return app.Button().Type("button").Class("more").Hidden(n == 0).Aria("expanded",
		open).Aria("controls", "others").
		Aria("label", source.Count(n, "alternative")+" to "+s.Name()).Title(
		fmt.Sprintf("List %d more", n)).
		OnClick(func(ctx app.Context, _ app.Event) {
			if open {
				c.closeOthers()
				return
			}
			c.openOthers(s)
			source := ctx.JSSrc()
			c.browser.Defer(func() { c.browser.PlaceOthers(source) })
		}, app.EventScope(fmt.Sprint(s.ID, n, open))).
		Text(fmt.Sprintf("+%d", n))
}

// openOthers lists the alternatives of a step. It keeps the selection, or the list would vanish as
// the pointer moves.
func (c *whyLine) openOthers(s report.Step) {
	if ids, pinned := c.broker.Selected(); !pinned {
		c.broker.PinIDs(ids)
	}
	c.others = otherItems{ids: s.Others, step: s.ID, most: mostLinked}
	c.reader.Say(fmt.Sprintf("%s to %s", source.Count(len(s.Others), "alternative"), s.Name()))
	c.browser.Refresh()
}

func (c *whyLine) closeOthers() {
	c.others = otherItems{}
	c.browser.PlaceOthers(nil)
	c.browser.Refresh()
}

// renderOthers is the open list; each item is a jump.
func (c *whyLine) renderOthers() app.UI {
	var list []*report.Link
	for _, id := range c.others.ids {
		if l := c.broker.Index().Link(id); l != nil {
			list = append(list, l)
		}
	}
	more := len(list) - c.others.most
	list = list[:min(len(list), c.others.most)]
	return app.Aside().Class("term-card others").ID("others").Aria("label",
		"Also linked here").Hidden(len(list) == 0).Body(
		app.Ul().Body(app.Range(list).Slice(func(i int) app.UI {
			l := list[i]
			return app.Li().Body(
				app.Button().Type("button").
					OnClick(func(app.Context, app.Event) {
						c.closeOthers()
						c.selection.Jump(l.ID)
					}, app.EventScope(l.ID)).
					Body(
						app.Span().Class("cat cat-"+l.Category.String()).Text(l.Word()),
						app.Code().Text(words.Visible(l.Name())),
						app.Small().Text(words.Visible(l.Detail)),
					),
			)
		})),
		app.Button().Type("button").Class("all").Hidden(more <= 0).
			OnClick(func(app.Context, app.Event) {
				c.others.most *= 10
				c.browser.Refresh()
			}).
			Text(fmt.Sprintf("%d more", more)),
		app.Button().Type("button").Class("tool").Aria("label", "Close").
			OnClick(func(app.Context, app.Event) { c.closeOthers() }).
			Body(elements.Raw(elements.IconClose)),
	)
}
