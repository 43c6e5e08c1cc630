package engine_test

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// failing are modules that a stage rejects, by the key of the stage.
var failing = []struct {
	stage, source string
	options       report.Options
}{
	{report.StageParse, "define void @f() {\n  ret void\n", report.Options{}},
	{report.StageParse, "define void @f() {\n  %x = add i32 1, 2\n  ret i32 %x\n}\n", report.Options{}},
	{report.StageParse, kept + "  call void @foo() [ \"deopt\"(i32 1) ]\n" + rest, report.Options{Dialect: "3.7"}},
	{report.StagePlace, kept + rest + "define void @gc.safepoint_poll(i32 %x) {\n  ret void\n}\n", report.Options{}},
	{report.StageRewrite, kept + "  call void @take({ ptr addrspace(1), i64 } %s) [ \"deopt\"({ ptr addrspace(1), i64 } %s) ]\n" + rest, report.Options{}},
	{report.StageLower, kept + "  call void asm \"frobnicate\", \"\"()\n" + rest, report.Options{}},
	{report.StageLower, kept + "  call void asm \"frobnicate\", \"\"()\n" + rest, report.Options{Passes: []string{"verify"}}},
}

const (
	kept = "declare void @foo()\ndeclare void @take({ ptr addrspace(1), i64 })\n\n" +
		"define ptr addrspace(1) @f(ptr addrspace(1) %kept, { ptr addrspace(1), i64 } %s) gc " +
		"\"statepoint-example\" {\n  call void @foo()\n"
	rest = "  ret ptr addrspace(1) %kept\n}\n"
)

// The report names the stage that ends with an error. Earlier stages show their result, and no view
// gives another reason for missing content.
func TestFailedStage(t *testing.T) {
	for _, c := range failing {
		engine := &engine.Engine{}
		req := report.Request{FileName: "in.ll", Source: c.source, Options: c.options}
		rep := engine.Run(t.Context(), &req)
		if rep.OK || rep.Failed != c.stage {
			t.Errorf("%q failed at %q, want %q: %+v", c.source, rep.Failed, c.stage,
				rep.Diagnostics)
			continue
		}
		last := rep.Stages[len(rep.Stages)-1]
		if last.Key != c.stage || last.Summary != "1 error" {
			t.Errorf("%s: the last stage is %q: %s", c.stage, last.Key, last.Summary)
		}
		for _, s := range rep.Stages[:len(rep.Stages)-1] {
			if s.Doc == nil || !strings.Contains(s.Doc.Text, "%kept") {
				t.Errorf("%s: %s shows another module", c.stage, s.Title)
			}
		}
		if c.stage != report.StageParse && len(rep.Links) == 0 {
			t.Errorf("%s: no links", c.stage)
		}
		off := len(c.options.Passes) > 0
		for _, ask := range []report.ViewRequest{
			{View: report.ViewLiveness}, {View: report.ViewFrame}, {View: report.ViewRecords},
			{View: report.ViewMapJSON},
			{View: report.ViewFile, Stage: report.FileObject}} {
			ask.Of = engine.Keep(&req)
			a := engine.View(t.Context(), &ask)
			want := "the stage " + last.Title + " ended with an error"
			if ask.View == report.ViewLiveness && c.stage == report.StageLower {
				if want = ""; off {
					want = "switched off"
				}
			}
			if !strings.Contains(a.Trouble, want) || (want == "") != (a.Trouble == "") {
				t.Errorf("%s: the view %s says %q, want %q", c.stage, ask.View, a.Trouble, want)
			}
		}
		for _, s := range rep.Stages {
			if s.Doc == nil || s.Key == rep.Failed { // which the page does not show
				continue
			}
			for _, view := range []string{report.ViewCFG, report.ViewDiff} {
				a := engine.View(t.Context(),
					&report.ViewRequest{View: view, Stage: s.Key, Of: engine.Keep(&req)})
				if a.Trouble != "" {
					t.Errorf("%s: the view %s after %s: %s", c.stage, view, s.Title, a.Trouble)
				}
			}
		}
		for _, d := range []report.Doc{rep.Asm, rep.StackMap} {
			if !strings.Contains(d.Caption, "the stage "+last.Title+" ended with an error") {
				t.Errorf("%s: a pane says %q", c.stage, d.Caption)
			}
		}
		if !slices.ContainsFunc(rep.Diagnostics, func(d report.Diagnostic) bool {
			return d.Severity == report.Error && d.Line > 0
		}) {
			t.Errorf("%s: no error has a place: %+v", c.stage, rep.Diagnostics)
		}
	}
}

// The rewrite's warnings appear even if no option names the passes; the warning about a missing
// poll does not.
func TestWarningsOfTheRewrite(t *testing.T) {
	const source = `declare void @throws()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %o) gc "statepoint-example" personality ptr @personality {
  invoke void @throws() to label %ok unwind label %bad
ok:
  ret ptr addrspace(1) %o
bad:
  %lp = landingpad { ptr, i32 } cleanup
  ret ptr addrspace(1) %o
}
`
	for _, names := range []string{"", "place-safepoints,rewrite-statepoints-for-gc"} {
		req := report.Request{Source: source}
		want := "[SP0412]"
		if names != "" {
			req.Options.Passes, want = strings.Split(names, ","), "[SP0406 SP0412]"
		}
		rep := panes.Run(t.Context(), &req)
		var codes []string
		for _, d := range rep.Diagnostics {
			codes = append(codes, d.Code)
		}
		sort.Strings(codes)
		if got := fmt.Sprint(codes); got != want || !rep.OK {
			t.Errorf("passes %q: %s, want %s", names, got, want)
		}
	}
}
