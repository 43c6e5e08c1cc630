package engine_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// broken is a strategy whose methods panic.
type broken struct{ gc.Strategy }

func (broken) Name() string                { return "broken" }
func (broken) IsReference(t *ir.Type) bool { panic("no answer") }

// A defect is an error whose stack trace is not one of its notes.
func TestDefectHasStack(t *testing.T) {
	builtin, err := (*gc.Registry)(nil).Lookup("statepoint-example")
	if err != nil {
		t.Fatal(err)
	}
	e := engine.Engine{Strategies: (*gc.Registry)(nil).With(broken{builtin})}
	rep := e.Run(context.Background(), &report.Request{FileName: "a.ll",
		Source: "declare void @g()\n\ndefine ptr addrspace(1) @f(ptr addrspace(1) %p) gc " +
			"\"broken\" " +
			"{\n  call void @g()\n  ret ptr addrspace(1) %p\n}\n"})
	if rep.OK || len(rep.Diagnostics) == 0 {
		t.Fatal("a strategy that panics breaks nothing")
	}
	found := 0
	for _, d := range rep.Diagnostics {
		if d.Stack == "" {
			continue
		}
		found++
		if d.Message != "internal error: no answer" || !strings.Contains(d.Stack, "IsReference") {
			t.Errorf("%q, met at %s", d.Message, d.Stack)
		}
		if len(d.Notes) != 1 || strings.Contains(d.Notes[0], "goroutine") {
			t.Errorf("notes %q", d.Notes)
		}
	}
	if found != 1 {
		t.Errorf("%d defects in %+v", found, rep.Diagnostics)
	}
}

// Edges between blocks say when they are taken, whatever the blocks' labels are.
func TestEdgeKinds(t *testing.T) {
	var e engine.Engine
	req := &report.Request{FileName: "a.ll", Source: `declare void @g()
declare i32 @p(...)

define void @f(i1 %c, i32 %n) personality ptr @p {
entry:
  br i1 %c, label %yes, label %no
yes:
  invoke void @g() to label %no unwind label %pad
no:
  switch i32 %n, label %out [ i32 1, label %out2 ]
out:
  br label %out2
out2:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
`}
	e.Run(context.Background(), req)
	a := e.View(context.Background(), &report.ViewRequest{View: report.ViewCFG,
		Stage: report.StageParse, Of: e.Keep(req)})
	if a.Graph == nil {
		t.Fatal(a.Trouble)
	}
	got := map[string]string{}
	for _, edge := range a.Graph.Edges {
		got[edge.Label] = edge.Kind.String()
	}
	for label, want := range map[string]string{"true": "true", "false": "false",
		"unwind": "unwind", "normal": "", "default": "", "": ""} {
		if kind, ok := got[label]; !ok || kind != want {
			t.Errorf("%q is of kind %q (%v), want %q", label, kind, ok, want)
		}
	}
}
