package desk

import (
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/browser"
)

// threeFunctions is the report of a module of three functions.
func threeFunctions() *report.Report {
	r := &report.Report{OK: true}
	for i, name := range []string{"@f", "@g", "@h"} {
		at := int32(len(r.Source.Text))
		r.Source.Text += "define void " + name + "() {\n  ret void\n}\n"
		r.Source.Outline = append(r.Source.Outline, report.Symbol{Parent: -1,
			Kind: report.SymbolFunction, Start: at, End: int32(len(r.Source.Text)) - 1,
			NameStart: at + 12, NameEnd: at + 14})
		id := uint32(i + 1)
		r.Source.Marks = append(r.Source.Marks, report.Mark{Start: at + 12, End: at + 14,
			ID: id, Role: report.RoleDef})
		r.Links = append(r.Links, report.Link{ID: id, Kind: provenance.KindFunction, Func: id})
	}
	return r
}

// Three functions are listed; the panes show one at a time if the text has more than a screen.
func TestFoldsOfLongTexts(t *testing.T) {
	for blank, want := range map[int]report.FoldKind{0: report.FoldNothing, 60: report.FoldOthers} {
		p, r := panesIn(browser.None{}), threeFunctions()
		r.Source.Text += strings.Repeat("\n", blank)
		p.input.ws.Text = r.Source.Text
		p.input.ws.Have(r)
		p.input.broker.SetLinks(r.Links)
		if !p.folds.Several() || p.folds.Kind() != want {
			t.Errorf("with %d lines more: several %t, kind %d", blank, p.folds.Several(),
				p.folds.Kind())
		}
	}
}
