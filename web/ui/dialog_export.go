package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

func (p *Page) renderExport() app.UI {
	var list []export
	if p.ws.Good != nil {
		for _, s := range p.ws.Good.Stages {
			if s.Doc != nil {
				list = append(list, export{report.FileModule + s.Key, "Module after " + s.Title +
					", .ll", "LLVM assembly in the dialect of the source"})
			}
		}
		for _, e := range exports {
			if p.ws.Good.OK || e.kind == report.FileReport {
				list = append(list, e)
			}
		}
		if p.broker.Draws(panes.Module) {
			list = append(list, export{exportDrawing, p.panes.tab(panes.Module).Title + ", SVG",
				"the drawing in the second pane, as it is on screen"})
		}
	}
	return app.Div().Class("exports").Body(
		app.P().Hidden(p.ws.Good != nil).Text(
			"There is nothing to export until the text can be read."),
		app.P().Hidden(p.ws.Good == nil || p.ws.Good == p.ws.Latest).Text(
			"These are files of the last text that could be read, not of the one that is shown."),
		app.P().Hidden(p.ws.Good == nil || p.ws.Good.OK).Text(
			"There is no code to export: a stage ended with an error."),
		app.Ul().Body(
			app.Range(list).Slice(func(i int) app.UI {
				e := list[i]
				return app.Li().Body(
					app.Button().Type("button").DataSet("kind", e.kind).
						OnClick(func(app.Context, app.Event) { p.panes.files.export(e.kind) },
							app.EventScope(e.kind)).
						Text(e.title),
					app.Small().Body(p.prose(e.about)),
				)
			}),
		),
	)
}
