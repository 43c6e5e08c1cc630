package desk

import (
	"fmt"
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Folds folds away what the reader is not looking at: all functions but the pinned one, or parts of
// the module.
type Folds struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser browser.Turns
	reader  *Reader
	widgets *Widgets
	tabs    *Tabs
	compare *Compare

	kind report.FoldKind
	here uint32 // the function left open
	told [panes.Count]foldsTold
}

// foldsTold is the last message sent to a pane.
type foldsTold struct {
	doc  *report.Doc
	kind report.FoldKind
	here uint32
	same bool // a comparison folds what both texts have in common
}

// foldTitles are the titles of the choices, by kind.
var foldTitles = []string{"Everything", "This function", "Changed functions",
	"Without declarations and attributes"}

// Choices are the kinds of folds, if there are several functions.
func (p *Folds) Choices() []elements.Group {
	functions := 0
	if _, d := p.ws.Module(); d != nil {
		for i := range d.Outline {
			if d.Outline[i].Kind == report.SymbolFunction {
				functions++
			}
		}
	}
	g := elements.Group{ID: "folds", Title: "Shown; the rest is folded", Hidden: functions < 2}
	for kind, title := range foldTitles {
		g.Items = append(g.Items, elements.Item{ID: fmt.Sprint("folds-", kind), Title: title,
			Kind: "radio", On: kind == int(p.kind),
			Do: func() { p.choose(report.FoldKind(kind)) }})
	}
	return []elements.Group{g}
}

// choose changes the kind of folding.
func (p *Folds) choose(kind report.FoldKind) {
	if p.kind = kind; kind == report.FoldOthers && p.here == 0 {
		p.follow()
		if p.here == 0 {
			p.reader.Say("Pin something in a function to fold the others away.")
		}
	}
	p.show()
	p.browser.Refresh()
}

// follow goes to the pinned function.
func (p *Folds) follow() {
	if f := p.broker.PinnedFunction(); f != 0 {
		p.here = f
	}
}

// restart goes to the function of a pin that survives in a new report.
func (p *Folds) restart() {
	p.here = 0
	p.follow()
}

// show sends the panes the folded functions, and the table of records the only open function. The
// source is never folded.
func (p *Folds) show() {
	only := uint32(0)
	if p.kind == report.FoldOthers {
		only = p.here
	}
	p.widgets.Drawings[panes.Map].Only(only)
	for pane := panes.Module; pane < panes.Count; pane++ {
		d := p.broker.Doc(pane)
		told := foldsTold{d, p.kind, only, p.compare.compares(pane) || p.tabs.Tab(pane).Compares}
		was := p.told[pane]
		if told == was || d == nil || told.kind == was.kind && told.kind == report.FoldNothing &&
			!told.same && !was.same {
			continue
		}
		p.told[pane] = told
		var spans []report.Span
		switch {
		case told.same:
			spans = d.SameLines()
		case p.kind != report.FoldNothing:
			spans = d.Folds(p.broker.Index(), p.kind, p.here)
		}
		p.widgets.Editors[pane].SetFolds(slices.Clip(spans))
		if len(spans) > 0 {
			// The open function may have been out of view.
			p.browser.Defer(func() { p.widgets.Editors[pane].ShowLit(p.broker.Leads()) })
		}
	}
}
