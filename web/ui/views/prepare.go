package views

import (
	"slices"
	"strings"

	"statepoint/core/options"
	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// prepare shows what would make a program of a collected language of the text, as decisions to
// check, and as changes in the text.
type prepare struct {
	ws       *workspace.Workspace
	tabs     Tabs
	source   Source
	around   Around
	strategy string   // chosen, "" for the usual one
	choices  []string // the decisions that the reader reversed
}

// The ids of the views.
const (
	prepareSheet = "prepare"
	prepareText  = "prepared"
)

func (p *prepare) sheet() *View {
	return &View{ID: prepareSheet, Title: "Prepare", Place: Elsewhere, Shown: p.shown,
		Caption: "What would make a program of a collected language of this text.",
		Ask:     func() report.ViewRequest { return p.ask(report.PrepareSheet) },
		Draw:    func(a *report.ViewAnswer) string { return a.HTML },
		Act:     p.act,
		Enter:   p.choose,
		Restart: p.restart,
	}
}

func (p *prepare) text() *View {
	return &View{ID: prepareText, Title: "Prepared", Place: Elsewhere,
		Shown:   func() bool { return p.shown() && p.tabs.Tab(panes.Module).ID == prepareSheet },
		Caption: "The text, with what Prepare changes.",
		Ask:     func() report.ViewRequest { return p.ask(report.PrepareText) },
		Draw:    func(a *report.ViewAnswer) string { return a.HTML },
	}
}

// shown reports whether a problem of the text says that the pass would help.
func (p *prepare) shown() bool {
	r := p.ws.Good
	return r != nil && p.ws.Object() == "" &&
		slices.ContainsFunc(r.Diagnostics, func(d report.Diagnostic) bool {
			return d.First == options.MakeReferences
		})
}

func (p *prepare) ask(part string) report.ViewRequest {
	return report.ViewRequest{View: report.ViewPrepare, Stage: part, Against: p.strategy,
		Lookup: strings.Join(p.choices, "\n")}
}

// choose reverses a decision, or takes that back; or it sets the strategy.
func (p *prepare) choose(choice string) {
	if name, ok := strings.CutPrefix(choice, report.PrepareStrategy); ok {
		p.strategy = name
		return
	}
	if i := slices.Index(p.choices, choice); i >= 0 {
		p.choices = slices.Delete(p.choices, i, i+1)
		return
	}
	p.choices = append(p.choices, choice)
}

// act handles a button of the sheet.
func (p *prepare) act(n uint32) {
	a, ready := p.ws.View(p.ask(report.PrepareSheet))
	switch {
	case n == report.PrepareClose:
		p.close()
	case !ready:
	case n == report.PrepareApply && a.File != nil:
		if p.source.Retype(p.ws.Question.Source, a.File.Data) {
			p.close()
		} else {
			p.around.Tell("The text has changed since. Prepare shows it anew in a moment.")
		}
	}
}

// restart closes the sheet of a text that needs none any more.
func (p *prepare) restart() {
	if !p.shown() && p.tabs.Tab(panes.Module).ID == prepareSheet {
		p.close()
	}
}

// close forgets the choices and shows the panes as they were.
func (p *prepare) close() {
	p.strategy, p.choices = "", nil
	p.tabs.OpenView(panes.Source, "")
	p.tabs.OpenView(panes.Module, "")
}
