package explore

import (
	"context"
	"strings"
	"testing"

	"statepoint/web/report"
)

// A request for a dialect shows every stage in it, and the same machine code comes out.
func TestDialectAskedFor(t *testing.T) {
	const source = "declare void @foo()\n\ndefine ptr addrspace(1) @f(ptr addrspace(1) %obj) gc " +
		"\"statepoint-example\" {\n  call void @foo()\n  ret ptr addrspace(1) %obj\n}\n"
	const typed = "declare void @foo()\n\ndefine i8 addrspace(1)* @f(i8 addrspace(1)* %obj) gc " +
		"\"statepoint-example\" {\n  call void @foo()\n  ret i8 addrspace(1)* %obj\n}\n"
	plain := Run(context.Background(), &report.Request{Source: source})
	for _, text := range []string{source, typed} {
		for dialect, want := range map[string]struct{ name, statepoint string }{
			"3.7": {"LLVM 3.7", "call i32 (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)"},
			"9":   {"LLVM 3.8–10", "i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)"},
			"14":  {"LLVM 11–14", "[ \"gc-live\"(i8 addrspace(1)* %obj) ]"},
			"22":  {"LLVM 15 and later", "[ \"gc-live\"(ptr addrspace(1) %obj) ]"},
		} {
			rep := Run(context.Background(), &report.Request{
				Source: text, Options: report.Options{Dialect: dialect}})
			if !rep.OK || rep.Dialect != want.name {
				t.Fatalf("%s: read as %q: %+v", dialect, rep.Dialect, rep.Diagnostics)
			}
			if rep.TypedPointers == (dialect == "22") {
				t.Errorf("%s: pointers are typed: %v", dialect, rep.TypedPointers)
			}
			for _, s := range rep.Stages {
				if s.Key == report.StageRewrite && !strings.Contains(s.Doc.Text, want.statepoint) {
					t.Errorf("%s: %s", dialect, s.Doc.Text)
				}
			}
			if rep.Figures.CodeBytes != plain.Figures.CodeBytes ||
				rep.Figures.StackMapBytes != plain.Figures.StackMapBytes {
				t.Errorf("%s: figures %+v, not %+v", dialect, rep.Figures, plain.Figures)
			}
		}
	}
	const oldest = "declare void @foo()\ndeclare i32 " +
		"@llvm.experimental.gc.statepoint.p0f_isVoidf(void ()*, i32, i32, ...)\n\n" +
		"define void @f() gc \"statepoint-example\" {\n  %t = call i32 (void ()*, i32, i32, ...) " +
		"@llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 0)\n  ret " +
		"void\n}\n"
	rep := Run(context.Background(), &report.Request{
		Source: oldest, Options: report.Options{Dialect: "11"}})
	if !rep.OK || !strings.Contains(rep.Stages[0].Doc.Text,
		"%t = call token (i64, i32, void ()*, i32, i32, ...)") {
		t.Errorf("a statepoint of LLVM 3.6 with the dialect 11: %+v\n%s", rep.Diagnostics,
			rep.Stages[0].Doc.Text)
	}
	bad := Run(context.Background(), &report.Request{
		Source: source, Options: report.Options{Dialect: "2.0"}})
	if bad.OK || len(bad.Diagnostics) == 0 ||
		!strings.Contains(bad.Diagnostics[0].Message, "unknown dialect") {
		t.Errorf("%+v", bad.Diagnostics)
	}
}

// A module that names its target has that target's alignments, as opt gives them.
func TestLayoutOfTriple(t *testing.T) {
	const body = "define i64 @f(ptr %p) {\n  %v = load i64, ptr %p\n  ret i64 %v\n}\n"
	for triple, want := range map[string]string{"": "align 4", "x86_64-linux": "align 8"} {
		src := body
		if triple != "" {
			src = "target triple = \"" + triple + "\"\n" + body
		}
		rep := Run(t.Context(), &report.Request{Source: src})
		if text := rep.Stages[0].Doc.Text; !strings.Contains(text, want) {
			t.Errorf("triple %q: no %q in\n%s", triple, want, text)
		}
	}
}
