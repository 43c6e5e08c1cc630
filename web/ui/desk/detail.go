package desk

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/panes"
)

// renderDetail renders the choice of how much a pane shows of its subject.
func (p *Section) renderDetail(pane panes.Pane) app.UI {
	key, list, open := pane.Key(), p.tabs.details(pane), p.tabs.Tab(pane)
	return app.Div().Class("tabs detail").ID("detail-"+key).Role("radiogroup").Aria("label",
		"Detail of "+pane.Title()).Body(
		app.Range(list).Slice(func(i int) app.UI {
			v := list[i]
			index := -1
			if v == open || open.Detail == 0 && i == 0 {
				index = 0
			}
			return app.Button().Type("button").Role("radio").ID("detail-"+v.ID).TabIndex(index).
				Aria("checked", v == open).Title(v.Caption).
				OnClick(func(app.Context, app.Event) { p.tabs.OpenView(pane, v.ID) },
					app.EventScope(v.ID)).
				OnKeyDown(func(_ app.Context, e app.Event) {
					switch e.Get("key").String() {
					case "ArrowRight", "ArrowDown":
						p.tabs.stepDetail(pane, 1)
					case "ArrowLeft", "ArrowUp":
						p.tabs.stepDetail(pane, -1)
					default:
						return
					}
					e.PreventDefault()
				}, app.EventScope(v.ID)).
				Text(strings.ToLower(v.Title))
		}),
	)
}
