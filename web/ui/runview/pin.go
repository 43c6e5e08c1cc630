package runview

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// pinner renders what can be pinned in the panes.
type pinner struct {
	selection Selection
	player    *player
}

// pin renders a button that pins ids, or just its content if there are none.
func (p *pinner) pin(ids []uint32, label string, body ...app.UI) app.UI {
	if len(ids) == 0 || ids[0] == 0 {
		return app.Span().Body(body...)
	}
	b := app.Button().Type("button").Class("run-pin").
		OnClick(func(app.Context, app.Event) {
			if !p.player.renewing {
				p.selection.Pin(ids)
			}
		}, app.EventScope(fmt.Sprint(ids)))
	if label != "" {
		b = b.Aria("label", label)
	}
	return b.Body(body...)
}
