package engine_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// TestStrategyOfAUser runs the whole pipeline, and a view, for a strategy that only the engine's
// registry knows.
func TestStrategyOfAUser(t *testing.T) {
	req := &report.Request{Source: `declare void @foo()
define ptr addrspace(7) @f(ptr addrspace(7) %a) gc "mine" {
  call void @foo()
  ret ptr addrspace(7) %a
}
`}
	registry := gc.NewRegistry()
	registry.Register(gc.Statepoints{StrategyName: "mine", AddrSpaces: []uint32{7}, NoPolls: true})
	engine := &engine.Engine{Strategies: registry}
	rep := engine.Run(context.Background(), req)
	if !rep.OK || rep.Figures.Statepoints != 1 || rep.Figures.Relocates != 1 {
		t.Fatalf("OK %v, %+v, %+v", rep.OK, rep.Figures, rep.Diagnostics)
	}
	answer := engine.View(context.Background(),
		&report.ViewRequest{Of: engine.Keep(req), View: report.ViewLiveness,
			Stage: report.StageRewrite})
	if answer.Trouble != "" {
		t.Error(answer.Trouble)
	}
	rep = panes.Run(context.Background(), req)
	if rep.OK || len(rep.Diagnostics) == 0 ||
		!strings.Contains(rep.Diagnostics[0].Message, "unsupported GC: mine") {
		t.Errorf("without it: %+v", rep.Diagnostics)
	}
}

// TestStrategyChosen checks that functions that name a strategy use the one that the reader chose,
// and that warnings name the functions that it does not affect.
func TestStrategyChosen(t *testing.T) {
	const with, without = "define void @f() gc \"shadow-stack\" {\n  ret void\n}\n",
		"define void @g() {\n  ret void\n}\n"
	for _, c := range []struct{ source, says string }{
		{with, ""},
		{with + without, "note: the strategy coreclr does not apply to 1 function without `gc`"},
		{without, "warning: the strategy coreclr changes nothing"},
		{"declare void @h()\n", ""},
	} {
		rep := panes.Run(context.Background(), &report.Request{Source: c.source,
			Options: report.Options{Strategy: "coreclr"}})
		said := ""
		for _, d := range rep.Diagnostics {
			said += d.Severity.String() + ": " + d.Message + "\n"
		}
		if !rep.OK || (c.says == "") != !strings.Contains(said, "the strategy coreclr") ||
			!strings.Contains(said, c.says) {
			t.Errorf("%sOK %v, says %q", c.source, rep.OK, said)
		}
		if module := rep.Stages[0].Doc.Text; strings.Contains(c.source, "shadow-stack") &&
			!strings.Contains(module, `gc "coreclr"`) {
			t.Errorf("the strategy is not chosen:\n%s", module)
		}
	}
}

// References that no collector finds cause a warning under a strategy that LLVM's tools do not
// have; a function that declares its roots, has none, or calls nothing has no such references.
func TestUnseenReferences(t *testing.T) {
	const head = "declare void @poll()\ndeclare void @llvm.gcroot(ptr, ptr)\n"
	const call, end = "  call void @poll()\n", "  ret void\n}\n"
	const root = "  %r = alloca ptr\n  call void @llvm.gcroot(ptr %r, ptr null)\n"
	for body, want := range map[string]bool{
		"define void @f(ptr addrspace(1) %o) gc \"mygc\" {\n" + call + end:        true,
		"define void @f(ptr addrspace(1) %o) gc \"mygc\" {\n" + end:               false,
		"define void @f(ptr %o) gc \"mygc\" {\n" + call + end:                     false,
		"define void @f(ptr addrspace(1) %o) gc \"mygc\" {\n" + root + call + end: false,
		"define void @f(ptr addrspace(1) %o) gc \"coreclr\" {\n" + call + end:     false,
	} {
		rep := panes.Run(t.Context(), &report.Request{Source: head + body})
		got := false
		for _, d := range rep.Diagnostics {
			got = got || d.Code == "SP0301" && d.Severity == report.Warning
		}
		if got != want || !rep.OK {
			t.Errorf("warned: %v of\n%s%+v", got, body, rep.Diagnostics)
		}
	}
}

// A run of a program that expects objects not to move offers the non-moving collectors, chooses the
// first of them, and rejects any other by name with advice.
func TestRunOfObjectsThatStay(t *testing.T) {
	of := &report.Request{Source: `declare void @do_safepoint()
define i64 @main(ptr addrspace(1) %a) gc "stay" {
  call void @do_safepoint()
  %v = load i64, ptr addrspace(1) %a
  ret i64 %v
}
`}
	registry := gc.NewRegistry()
	registry.Register(gc.Statepoints{StrategyName: "stay", AddrSpaces: []uint32{1},
		NonMoving: true})
	engine := &engine.Engine{Strategies: registry}
	ask := &report.RunRequest{Action: report.RunSeek, Setup: report.RunSetup{Arguments: "{| 7}"},
		Of: engine.Keep(of)}
	s := engine.Program(t.Context(), ask)
	if s.Trouble != "" || s.Setup.Collector != "mark-sweep" ||
		strings.Join(s.Collectors, " ") != "mark-sweep refcount incremental concurrent" {
		t.Errorf("%q, %q of %q", s.Trouble, s.Setup.Collector, s.Collectors)
	}
	ask.Setup.Collector = "semispace"
	const want = `collector semispace moves objects, and the strategy gc "stay" of @main expects ` +
		`them to stay (choose mark-sweep, refcount, incremental or concurrent beside the call)`
	if s := engine.Program(t.Context(), ask); s.Trouble != want {
		t.Errorf("%q, not %q", s.Trouble, want)
	}
}
