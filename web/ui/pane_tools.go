package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// renderPaneTools are the buttons of a pane's head. What a view has no use for is
// hidden: a drawing is neither searched nor copied.
func (p *Panes) renderPaneTools(pane panes.Pane, title string) app.UI {
	view := p.tab(pane)
	tool := func(class, label, hint, svg string, hidden bool, do func()) app.UI {
		return app.Button().Type("button").Class("icon "+class).Aria("label",
			label+" "+title).Title(hint).Hidden(hidden).
			OnClick(func(app.Context, app.Event) { do() }, app.EventScope(class, int(pane))).
			Body(raw(svg), app.Span().Class("hush").Text(label))
	}
	copying, sign := "Copy", iconCopy
	if p.copied == pane {
		copying, sign = "Copied", iconCheck
	}
	return app.Div().Class("pane-tools").Body(
		tool("goto", "Go to a place in", "Go to a function, block, global or type (Ctrl+Shift+O)",
			iconPlaces, pane > panes.Module || view.Draw != nil,
			func() { p.outline(pane) }),
		tool("find", "Search", "Search this pane (/, in the editor Ctrl+F)", iconFind,
			view.Draw != nil,
			func() { p.search(pane) }),
		tool("copy", copying, copying, sign, view.Picture, func() { p.copyPane(pane) }),
		tool("save", "Download", p.saveHint(pane), iconExport, false, func() { p.savePane(pane) }),
	)
}

// search opens the search of a pane.
func (p *Panes) search(pane panes.Pane) {
	p.current = pane
	p.editors[pane].Search()
	p.refresh()
}

// saveKinds are the files that the views of the machine's panes stand for.
var saveKinds = map[string]struct{ kind, hint string }{
	"asm":     {report.FileAssembly, "Download the assembly, .s"},
	"frame":   {report.FileFrame, "Download the frame, .svg"},
	"cfg":     {exportDrawing, "Download the graph, .svg"},
	"bytes":   {report.FileMap, "Download the stack map's bytes"},
	"records": {report.FileMapJSON, "Download the records as JSON"},
	"json":    {report.FileMapJSON, "Download the stack map as JSON"},
}

func (p *Panes) saveHint(pane panes.Pane) string {
	if k, ok := saveKinds[p.tab(pane).ID]; ok {
		return k.hint
	}
	if p.open[pane] > 0 {
		return "Download this text"
	}
	return "Download this module, .ll"
}

// savePane downloads what a pane shows.
func (p *Panes) savePane(pane panes.Pane) {
	view := p.tab(pane)
	if pane == panes.Source {
		p.ws.ReadText()
		p.download(p.ws.FileName(), "text/plain;charset=utf-8", p.ws.Text)
		return
	}
	if k, ok := saveKinds[view.ID]; ok {
		p.export(k.kind)
		return
	}
	d := p.doc(pane)
	if d == nil {
		return
	}
	key, _ := p.ws.Module()
	name := strings.TrimSuffix(p.ws.FileName(), ".ll") + "." + key
	if p.open[pane] > 0 {
		name += "." + view.ID + ".txt"
	} else {
		name += ".ll"
	}
	p.download(name, "text/plain;charset=utf-8", d.Text)
}

// renderAbout is the sentence that says what to look at in an example, with where
// its text is printed and what LLVM makes of it.
func (p *Panes) renderAbout() app.UI {
	e := p.ws.Example()
	if e == nil || p.ws.Quiet {
		return app.Div().Class("about").ID("about").Hidden(true)
	}
	var more []string
	if e.Document != "" {
		more = append(more, "From "+e.Document+".")
	}
	if e.Refused != "" {
		more = append(more, "LLVM refuses the text as printed: "+lowerFirst(e.Refused))
	}
	if e.Differs != "" {
		more = append(more, "Here it differs from LLVM: "+lowerFirst(e.Differs))
	}
	return app.Div().Class("about").ID("about").Body(
		app.P().Body(withNames(e.About), app.Small().Body(withNames(" "+strings.Join(more, " ")))),
		app.Button().Type("button").Class("icon").Aria("label",
			"Hide what this example shows").Title("Hide").
			OnClick(func(app.Context, app.Event) { p.ws.Quiet = true; p.refresh() }).
			Body(raw(iconClose)),
	)
}

// lowerFirst has a sentence go on after a colon; names stay as they are.
func lowerFirst(text string) string {
	first, rest, _ := strings.Cut(text, " ")
	if first == "LLVM" || first == "" || !('A' <= first[0] && first[0] <= 'Z') {
		return text
	}
	return strings.ToLower(first[:1]) + first[1:] + " " + rest
}

// withNames sets the names of values and functions in a sentence as code.
func withNames(text string) app.UI {
	var parts []string // prose and names by turns
	prose := ""
	for _, w := range strings.SplitAfter(text, " ") {
		name := strings.TrimRight(w, " .,:;)")
		if len(name) > 1 && (name[0] == '%' || name[0] == '@') {
			parts = append(parts, prose, name)
			prose, w = "", w[len(name):]
		}
		prose += w
	}
	parts = append(parts, prose)
	return app.Range(parts).Slice(func(i int) app.UI {
		if i%2 == 1 {
			return app.Code().Text(parts[i])
		}
		return app.Text(parts[i])
	})
}
