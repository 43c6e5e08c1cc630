package spills_test

import (
	"strings"
	"testing"

	"statepoint/core/findings/spills"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
)

// A function whose statepoints list a slot that one path does not store: the slot is cleared after
// its alloca. The second slot is listed only after another safepoint, so it may be stale.
const text = `declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define ptr addrspace(1) @f(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" {
entry:
  %a = alloca { i64, ptr addrspace(1) }
  %b = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %b
  %at = getelementptr i8, ptr %a, i64 8
  br i1 %c, label %set, label %call
set:
  store ptr addrspace(1) %p, ptr %at
  br label %call
call:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %a) ]
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %a, ptr %b) ]
  %v = load ptr addrspace(1), ptr %at
  %w = load ptr addrspace(1), ptr %b
  %x = select i1 %c, ptr addrspace(1) %v, ptr addrspace(1) %w
  ret ptr addrspace(1) %x
}
`

func TestAnalyzeClearAndWarn(t *testing.T) {
	m, _, err := irparse.ParseString(t.Context(), "f.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	f := m.Func("f")
	layout, err := datalayout.Parse(m.DataLayout)
	if err != nil {
		t.Fatal(err)
	}
	s, err := gc.NewRegistry().Lookup(f.GC)
	if err != nil || !spills.Lists(f) {
		t.Fatal(err, spills.Lists(f))
	}
	res := spills.Analyze(f, layout, s)
	if res == nil || len(res.At) != 2 || len(res.Clear) != 1 || res.Clear[0].Offset != 8 {
		t.Fatalf("%+v", res)
	}
	warnings := spills.Warnings(f, res, func(v ir.Value) string { return v.(ir.Named).Name() })
	if len(warnings) != 1 || warnings[0].Code != spills.Code ||
		!strings.Contains(warnings[0].Message, "byte 0 of the stack object `b` may be stale") ||
		!strings.Contains(warnings[0].Notes[0], "`t` in line 14") {
		t.Errorf("%+v", warnings)
	}
	spills.Clear(m, res)
	text := string(printer.AppendModule(nil, m, nil))
	const want = "  %a = alloca { i64, ptr addrspace(1) }, align 8\n" +
		"  %0 = getelementptr i8, ptr %a, i64 8\n  store i64 0, ptr %0, align 8\n"
	if !strings.Contains(text, want) {
		t.Errorf("no %q in\n%s", want, text)
	}
}

// A module in which no statepoint lists a stack object has no result.
func TestNothingListed(t *testing.T) {
	m, _, err := irparse.ParseString(t.Context(), "f.ll",
		strings.ReplaceAll(strings.ReplaceAll(text,
			`[ "gc-live"(ptr %a) ]`, ""), `[ "gc-live"(ptr %a, ptr %b) ]`, ""))
	if err != nil {
		t.Fatal(err)
	}
	layout, _ := datalayout.Parse("")
	s := gc.NewRegistry().Of(m.Func("f"))
	if res := spills.Analyze(m.Func("f"), layout, s); res != nil || spills.Lists(m.Func("f")) {
		t.Errorf("%+v", res)
	}
}
