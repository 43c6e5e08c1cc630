package runview

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/words"
)

// picture draws the machine and its heap at a step.
type picture struct {
	browser Window
	pins    Pins
	player  *player
	tray    *tray
	pinner  *pinner

	part int // that a narrow screen shows
}

// parts are the parts of the picture that a narrow screen shows one at a time.
var parts = []string{"Stack and heap", "Registers", "Output"}

// renderPicture draws the run.
func (p *picture) renderPicture(s *report.RunState) app.UI {
	return app.Div().DataSet("part", p.part).Body(
		app.Div().Class("run-parts").Role("group").Aria("label", "Parts of the picture").Body(
			app.Range(parts).Slice(func(i int) app.UI {
				return app.Button().Type("button").Aria("pressed", i == p.part).
					OnClick(func(app.Context, app.Event) {
						p.part = i
						p.browser.Refresh()
						p.browser.Defer(p.browser.RunDrawn)
					}, app.EventScope(i)).Text(parts[i])
			})),
		app.Div().Class("run-picture").Body(p.renderStack(s), p.renderHeap(s)),
		p.tray.render(),
		p.tray.renderBroken(),
		p.renderReads(s),
		app.Div().Class("run-rest").Body(p.renderRegisters(s),
			app.Section().Class("run-printed").Aria("labelledby", "run-output-title").Body(
				app.H3().ID("run-output-title").Text("Output"),
				app.Pre().ID("run-output").Text(words.Visible(outputText(s))),
			)),
		p.renderEvents(s),
	)
}

func outputText(s *report.RunState) string {
	if s.Output == "" {
		return "Nothing has been printed."
	}
	return s.Output
}
