package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/views"
	"statepoint/web/ui/workspace"
)

// exports lists the files available for export.
type exports struct {
	ws     *workspace.Workspace
	broker *broker.Broker
	tabs   *desk.Tabs
	files  *desk.Files
	terms  *terms
}

func (c *exports) render() app.UI {
	var list []desk.FileKind
	if c.ws.Good != nil {
		for _, s := range c.ws.Good.Stages {
			if s.Doc != nil {
				list = append(list, desk.FileKind{Kind: report.FileModule + s.Key,
					Title: "Module after " + s.Title + ", .ll",
					About: "LLVM assembly in the dialect of the source"})
			}
		}
		for _, e := range desk.FileKinds {
			if c.ws.Good.OK || e.Kind == report.FileReport {
				list = append(list, e)
			}
		}
		if c.broker.Draws(panes.Module) {
			list = append(list, desk.FileKind{Kind: views.ExportDrawing,
				Title: c.tabs.Tab(panes.Module).Title + ", SVG",
				About: "the drawing in the second pane, as shown"})
		}
	}
	return app.Div().Class("exports").Body(
		app.P().Hidden(c.ws.Good != nil).Text(
			"There is nothing to export until the text parses."),
		app.P().Hidden(c.ws.Good == nil || c.ws.Good == c.ws.Latest).Text(
			"These files are of the last text that parsed, not of the one shown."),
		app.P().Hidden(c.ws.Good == nil || c.ws.Good.OK).Text(
			"There is no code to export: a stage failed."),
		app.Ul().Body(
			app.Range(list).Slice(func(i int) app.UI {
				e := list[i]
				return app.Li().Body(
					app.Button().Type("button").DataSet("kind", e.Kind).
						OnClick(func(app.Context, app.Event) { c.files.Export(e.Kind) },
							app.EventScope(e.Kind)).
						Text(e.Title),
					app.Small().Body(c.terms.prose(e.About)),
				)
			}),
		),
	)
}
