package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// renderReproducer has the button that copies the reproducer, for a diagnostic
// that has one.
func (p *Panes) renderReproducer(d report.Diagnostic) app.UI {
	if !p.ws.HasReproducer(d) {
		return app.Text("")
	}
	label := "Copy a reproducer"
	if p.copiedCrash {
		label = "Copied"
	}
	return app.Button().Type("button").Class("reproducer").
		Title("The text the engine stopped at, with what was asked and what it said, for a report").
		OnClick(func(app.Context, app.Event) {
			p.browser.Copy(p.ws.Reproducer(), func() {
				p.copiedCrash = true
				p.say("reproducer copied")
				p.after(1500*time.Millisecond, func() {
					p.copiedCrash = false
					p.refresh()
				})
			})
		}).
		Text(label)
}
