package compiler_test

import (
	"bytes"
	"testing"

	"statepoint/web/explore/compiler"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/exploretest"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// TestReportsLikeTheEngine compares the reports of the compiler and of the engine, whose page shows
// first the one and then the other.
func TestReportsLikeTheEngine(t *testing.T) {
	for name, text := range exploretest.Examples(t) {
		req := &report.Request{FileName: name + ".ll", Source: text}
		var own compiler.Compiler
		var whole engine.Engine
		got := wire.Encode(&wire.Report{Report: own.Run(t.Context(), req)})
		want := wire.Encode(&wire.Report{Report: whole.Run(t.Context(), req)})
		if !bytes.Equal(got, want) {
			t.Errorf("%s: the reports differ", name)
		}
	}
}

// TestOnlyCompiles asks for what the compiler does not do.
func TestOnlyCompiles(t *testing.T) {
	var c compiler.Compiler
	if v := c.View(t.Context(), &report.ViewRequest{View: report.ViewCFG}); v.Trouble == "" {
		t.Error("a view has no trouble")
	}
	if s := c.Program(t.Context(), &report.RunRequest{}); s.Trouble == "" {
		t.Error("a run has no trouble")
	}
	broken := &report.Request{Source: "define void @f() {\n  ret void\n}\n",
		Options: report.Options{Break: "flip-byte@0x4c"}}
	if r := c.Run(t.Context(), broken); len(r.Diagnostics) == 0 {
		t.Error("a break that was not made is not reported")
	}
}
