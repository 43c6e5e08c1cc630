package engine

import (
	"context"
	"strings"
	"testing"

	"statepoint/web/report"
)

// The engine shows what would prepare a text that it keeps, as decisions and as a text; a choice
// makes another sheet.
func TestPrepare(t *testing.T) {
	e := &Engine{}
	of := e.Keep(&report.Request{Source: "declare noalias ptr @malloc(i64)\n" +
		"define ptr @f() {\n  %p = call ptr @malloc(i64 8)\n  ret ptr %p\n}\n"})
	view := func(part, choices string) *report.ViewAnswer {
		return e.View(context.Background(), &report.ViewRequest{View: report.ViewPrepare,
			Stage: part, Lookup: choices, Of: of})
	}
	a := view(report.PrepareSheet, "")
	if a.Trouble != "" || a.File == nil || !strings.Contains(a.File.Data, "gc_malloc") {
		t.Errorf("%+v", a)
	}
	if a := view(report.PrepareText, ""); !strings.Contains(a.HTML, "<ins> addrspace(1)</ins>") {
		t.Errorf("the text is %s", a.HTML)
	}
	if a := view(report.PrepareSheet, "@f"); a.File != nil ||
		!strings.Contains(a.HTML, "Nothing changes") {
		t.Errorf("with @f unchecked: %s", a.HTML)
	}
}
