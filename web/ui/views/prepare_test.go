package views

import (
	"strings"
	"testing"

	"statepoint/core/options"
	"statepoint/web/report"
	"statepoint/web/ui/workspace"
)

// quiet is a page without a screen.
type quiet struct{ workspace.Host }

func (quiet) Load(string, string) string { return "" }
func (quiet) Viewed()                    {}

// The sheet is offered only where a problem says that it helps. What the reader chooses goes into
// the request, and what is taken is the text of the answer.
func TestPrepare(t *testing.T) {
	v, at := testViews()
	p := &v.prepare
	p.ws.Connect(quiet{})
	sheet := p.sheet()
	if sheet.Shown() {
		t.Error("it is offered for a text that needs none")
	}
	p.ws.Good.Diagnostics = []report.Diagnostic{{First: options.MakeReferences}}
	if !sheet.Shown() || p.text().Shown() {
		t.Error("it is not offered")
	}
	for _, choice := range []string{"@f", "safepoint g", "strategy coreclr", "@f", "@g:%x"} {
		sheet.Enter(choice)
	}
	ask := sheet.Ask()
	if ask.Against != "coreclr" || ask.Lookup != "safepoint g\n@g:%x" ||
		ask.Stage != report.PrepareSheet {
		t.Errorf("asks %+v", ask)
	}
	p.ws.Question.Source = "old"
	p.ws.ViewAnswered(&ask, &report.ViewAnswer{File: &report.File{Data: "new"}})
	sheet.Act(report.PrepareApply)
	if at.old != "old" || at.typed != "new" || sheet.Ask().Lookup != "" || len(at.told) > 0 {
		t.Errorf("%q became %q; told %q", at.old, at.typed, at.told)
	}
	ask = sheet.Ask()
	p.ws.Question.Source = "edited"
	p.ws.ViewAnswered(&ask, &report.ViewAnswer{File: &report.File{Data: "new"}})
	sheet.Act(report.PrepareApply)
	if len(at.told) != 1 || !strings.Contains(at.told[0], "has changed") {
		t.Errorf("told %q", at.told)
	}
}
