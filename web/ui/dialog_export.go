package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// export is one thing to download.
type export struct{ kind, title, about string }

// exports are the files there are, those of the stages aside.
var exports = []export{
	{report.FileAssembly, "Assembly, .s", "for llvm-mc or GNU as: the same code and stack map come of it; the padding between functions, and the order of the unwinding tables, are the assembler's own"},
	{report.FileObject, "Object, .o", "to link with a runtime: code, stack map, unwind tables"},
	{report.FileMap, "Stack map, bytes", "the section .llvm_stackmaps as it stands in the object"},
	{report.FileMapJSON, "Stack map, JSON", "the same as records and locations"},
	{report.FileReport, "Report, JSON", "texts, marks, links and diagnostics: everything this page shows"},
	{report.FilePage, "Page, HTML", "the four panes with their links in one file, without WebAssembly"},
	{report.FileFrame, "Frame, SVG", "the drawing of the frame at the chosen instruction"},
}

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
						OnClick(func(app.Context, app.Event) { p.panes.export(e.kind) },
							app.EventScope(e.kind)).
						Text(e.title),
					app.Small().Body(p.prose(e.about)),
				)
			}),
		),
	)
}

// exportDrawing is the drawing of the second pane, which the page has already.
const exportDrawing = "drawing"

// export asks the engine for a file.
func (p *Panes) export(kind string) {
	if kind == exportDrawing {
		svg := p.browser.SVGOf("#drawing-" + panes.Module.Key() + " svg")
		p.download(strings.TrimSuffix(p.ws.FileName(), ".ll")+"."+p.ViewID(panes.Module)+".svg",
			"image/svg+xml", svg)
		return
	}
	if p.ws.Good == nil {
		return
	}
	p.ws.AskFile(kind, p.frame)
}
