package desk

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Folds folds away what the reader is not looking at: all functions but one, or parts of the
// module. In a long module of several functions that is so from the start, in every pane.
type Folds struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser browser.Turns
	reader  *Reader
	widgets *Widgets
	tabs    *Tabs
	compare *Compare

	kind  report.FoldKind
	chose bool       // the reader chose the kind
	here  uint32     // the function left open
	name  string     // by which it is found in the next report
	units []function // of the report in of
	of    *report.Report
	told  [panes.Count]foldsTold
	list  *Functions
	rails *Rails
}

// function is a function that the text defines.
type function struct {
	id   uint32
	name string
}

// several is the number of functions from which on they are listed, and the panes show one at a
// time.
const several = 3

// functions returns those of the text, in its order.
func (p *Folds) functions() []function {
	if p.of == p.ws.Good {
		return p.units
	}
	p.of, p.units = p.ws.Good, nil
	if p.of == nil {
		return nil
	}
	d := &p.of.Source
	d.Functions(p.broker.Index(), func(s *report.Symbol, id uint32) {
		p.units = append(p.units, function{id, d.Name(s)})
	})
	return p.units
}

// named returns the function with a name, 0 for none.
func (p *Folds) named(name string) uint32 {
	for _, f := range p.functions() {
		if f.name == name {
			return f.id
		}
	}
	return 0
}

// screenLines is the number of lines that a reader sees at once: a text of no more is not folded.
const screenLines = 40

// folds reports whether the panes show one function at a time from the start. A lesson is about all
// of its text.
func (p *Folds) folds() bool {
	return p.Several() && p.ws.Lesson == "" &&
		(p.of.Only != 0 || strings.Count(p.of.Source.Text, "\n") > screenLines)
}

// Several reports whether the text has so many functions that they are listed.
func (p *Folds) Several() bool {
	return p.ws.Object() == "" && len(p.functions()) >= several
}

// Kind returns what is folded: what the reader chose, else all functions but one if there are
// several in more than a screen of text.
func (p *Folds) Kind() report.FoldKind {
	if !p.chose && p.folds() {
		return report.FoldOthers
	}
	return p.kind
}

// Here returns the function that the panes show, 0 if they show all.
func (p *Folds) Here() uint32 {
	if p.Kind() != report.FoldOthers {
		return 0
	}
	return p.here
}

// first returns the first function that a collector finds references in, else the first.
func (p *Folds) first() uint32 {
	if p.ws.Good != nil && p.ws.Good.Only != 0 {
		return p.ws.Good.Only
	}
	recorded := map[uint32]bool{}
	for _, l := range p.broker.Index().All() {
		if l.Kind == provenance.KindRecord {
			recorded[l.Func] = true
		}
	}
	list := p.functions()
	for _, f := range list {
		if recorded[f.id] {
			return f.id
		}
	}
	if len(list) > 0 {
		return list[0].id
	}
	return 0
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
	excerpt := p.ws.Good != nil && p.ws.Good.Only != 0 // of a text with several
	g := elements.Group{ID: "folds", Title: "Shown; the rest is folded",
		Hidden: functions < 2 && !excerpt}
	for kind, title := range foldTitles {
		g.Items = append(g.Items, elements.Item{ID: fmt.Sprint("folds-", kind), Title: title,
			Kind: "radio", On: kind == int(p.Kind()),
			Do: func() { p.choose(report.FoldKind(kind)) }})
	}
	return []elements.Group{g}
}

// choose changes the kind of folding.
func (p *Folds) choose(kind report.FoldKind) {
	p.kind, p.chose = kind, true
	p.ws.ShowOnly(p.ws.Only, kind != report.FoldOthers)
	if kind == report.FoldOthers && p.here == 0 {
		p.follow()
		if p.here == 0 {
			p.reader.Say("Pin something in a function to fold the others away.")
		}
	}
	p.show()
	p.browser.Refresh()
}

// Choose shows a function alone in every pane, or the whole module if it is 0.
func (p *Folds) Choose(function uint32) {
	p.chose, p.kind = true, report.FoldNothing
	if function != 0 {
		p.kind = report.FoldOthers
		p.enter(function)
	}
	p.ws.ShowOnly(p.ws.Only, function == 0)
	p.show()
	p.browser.Refresh()
}

// follow goes to the function of the run or of the latest pin.
func (p *Folds) follow() { p.enter(p.broker.TargetFunction()) }

// enter goes to a function, if it is one that the text defines.
func (p *Folds) enter(function uint32) {
	for _, f := range p.functions() {
		if f.id == function {
			if p.name != f.name && p.Kind() == report.FoldOthers {
				p.leave()
			}
			p.here, p.name = f.id, f.name
			p.ws.ShowOnly(f.name, p.ws.Whole)
		}
	}
}

// leave lets the outputs show the next function from its definition on, wherever the reader had
// scrolled them in the last one.
func (p *Folds) leave() {
	for pane := panes.Module; pane < panes.Count; pane++ {
		p.widgets.Editors[pane].Elsewhere(true)
	}
}

// restart goes to the function of a pin that survives in a new report, else to the one that was
// shown, else to the first that is collected.
func (p *Folds) restart() {
	p.here = 0
	for _, f := range p.functions() {
		switch only := p.ws.Good.Only; {
		case only != 0 && f.id == only:
			if p.name != f.name {
				p.leave()
			}
			p.here, p.name = f.id, f.name
			p.ws.Only = f.name
			return
		case only == 0 && f.name == p.name:
			p.here = f.id
		}
	}
	if p.follow(); p.here == 0 && p.Kind() == report.FoldOthers {
		p.enter(p.first())
	}
}

// forget forgets what the widgets show: those of a browser that is now available show nothing.
func (p *Folds) forget() {
	p.told = [panes.Count]foldsTold{}
	p.rails.forget()
}

// show sends the panes the folded parts, and the table of records the only open function. In the
// source only other functions are folded.
func (p *Folds) show() {
	only, chosen := p.Here(), p.Kind()
	p.widgets.Drawings[panes.Map].Only(only)
	for pane := range panes.Count {
		d, kind := p.broker.Doc(pane), chosen
		if pane == panes.Source && kind != report.FoldOthers {
			kind = report.FoldNothing
		}
		told := foldsTold{d, kind, only, p.compare.compares(pane) || p.tabs.Tab(pane).Compares}
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
		case kind != report.FoldNothing:
			spans = d.Folds(p.broker.Index(), kind, p.here)
		}
		p.widgets.Editors[pane].SetFolds(slices.Clip(spans))
		if len(spans) > 0 {
			// The open function may have been out of view. Just before the browser draws, where it
			// is costs no layout of its own.
			p.browser.Frame(func(float64) { p.widgets.Editors[pane].ShowLit(p.broker.Leads()) })
		}
	}
	p.list.show()
	p.rails.show(only)
	p.rails.showSteps()
}
