package desk

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// Folds has the panes fold away what the reader does not look at: the functions but the one that
// is pinned, or parts of the module.
type Folds struct {
	broker  *broker.Broker
	browser browser.Turns
	reader  *Reader
	widgets *Widgets
	tabs    *Tabs
	compare *Compare

	kind report.FoldKind
	here uint32 // the function that stays
	told [panes.Count]foldsTold
}

// foldsTold is the message that a pane was sent last.
type foldsTold struct {
	doc  *report.Doc
	kind report.FoldKind
	here uint32
	same bool // a comparison folds what is the same in both texts
}

// foldTitles are the choices, by kind.
var foldTitles = []string{"Everything", "This function", "Changed functions",
	"Without declarations and attributes"}

// Render chooses what is folded away, where there are several functions. In a narrow window it
// stands with the list of functions, and with the module only while something is folded.
func (p *Folds) Render() app.UI {
	functions := 0
	if d := p.broker.Doc(panes.Module); d != nil {
		for i := range d.Outline {
			if d.Outline[i].Kind == report.SymbolFunction {
				functions++
			}
		}
	}
	return app.Select().ID("folds").Class("syntax").Hidden(functions < 2).
		DataSet("kind", int(p.kind)).
		Aria("label", "What is shown of the module").
		Title("What to show; the rest is folded away").
		OnChange(func(ctx app.Context, _ app.Event) {
			p.choose(report.FoldKind(browser.SelectedIndex(ctx)))
		}).
		Body(app.Range(foldTitles).Slice(func(i int) app.UI {
			return app.Option().Value(foldTitles[i]).Selected(i == int(p.kind)).
				Text(foldTitles[i])
		}))
}

// choose folds in another way.
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

// follow goes to the function of what is pinned.
func (p *Folds) follow() {
	if f := p.broker.PinnedFunction(); f != 0 {
		p.here = f
	}
}

// restart goes to the function of what is still pinned in a new report.
func (p *Folds) restart() {
	p.here = 0
	p.follow()
}

// show tells the panes which functions are folded, and the table of records which function is shown
// alone. The source is never folded.
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
			// What is left may have been out of sight.
			p.browser.Defer(func() { p.widgets.Editors[pane].ShowLit(p.broker.Leads()) })
		}
	}
}
