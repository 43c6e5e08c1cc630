package mem2reg_test

import (
	"errors"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes/internal/mem2reg"
	"statepoint/e2e/oracle"
)

// cases each show one rule; the comparison with LLVM shows that it is LLVM's rule.
var cases = []struct{ name, text, want string }{
	{"a loop merges what came in and what was stored", `
define i32 @f(i32 %n) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %loop
loop:
  %v = load i32, ptr %i
  %w = add i32 %v, 1
  store i32 %w, ptr %i
  %c = icmp slt i32 %w, %n
  br i1 %c, label %loop, label %done
done:
  %r = load i32, ptr %i
  ret i32 %r
}`, "%i.0 = phi i32 [ 0, %entry ], [ %w, %loop ]"},
	{"a reference in a slot becomes a value that can be relocated", `
declare void @safepoint()
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %slot
  call void @safepoint()
  %q = load ptr addrspace(1), ptr %slot
  %r = load i64, ptr addrspace(1) %q
  ret i64 %r
}`, "load i64, ptr addrspace(1) %p"},
	{"a slot whose address escapes stays", `
declare void @g(ptr)
define i32 @f() {
  %slot = alloca i32
  store i32 1, ptr %slot
  call void @g(ptr %slot)
  %v = load i32, ptr %slot
  ret i32 %v
}`, "%v = load i32, ptr %slot"},
	{"a volatile access keeps its slot", `
define i32 @f() {
  %slot = alloca i32
  store volatile i32 1, ptr %slot
  %v = load i32, ptr %slot
  ret i32 %v
}`, "store volatile i32 1, ptr %slot"},
	{"an access of another type keeps its slot", `
define i64 @f(double %x) {
  %slot = alloca double
  store double %x, ptr %slot
  %v = load i64, ptr %slot
  ret i64 %v
}`, "%v = load i64, ptr %slot"},
	{"lifetime markers and assumptions about a slot go with it", `
declare void @llvm.assume(i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define i32 @f(i32 %x) {
  %slot = alloca i32
  call void @llvm.lifetime.start.p0(ptr %slot)
  call void @llvm.assume(i1 true) [ "align"(ptr %slot, i64 8) ]
  store i32 %x, ptr %slot
  %v = load i32, ptr %slot
  call void @llvm.lifetime.end.p0(ptr %slot)
  ret i32 %v
}`, `[ "ignore"(ptr poison, i64 8) ]`},
	{"a load before any store gives undef", `
define i32 @f() {
  %slot = alloca i32
  %v = load i32, ptr %slot
  ret i32 %v
}`, "ret i32 undef"},
	{"a value that may be poison does not stand for undef", `
define i32 @f(i1 %c, i32 %x) {
entry:
  %slot = alloca i32
  br i1 %c, label %set, label %done
set:
  store i32 %x, ptr %slot
  br label %done
done:
  %v = load i32, ptr %slot
  ret i32 %v
}`, "%slot.0 = phi i32 [ %x, %set ], [ undef, %entry ]"},
	{"a value that is not poison stands for undef", `
define i32 @f(i1 %c, i32 noundef %x) {
entry:
  %slot = alloca i32
  br i1 %c, label %set, label %done
set:
  store i32 %x, ptr %slot
  br label %done
done:
  %v = load i32, ptr %slot
  ret i32 %v
}`, "ret i32 %x"},
	{"what a load promised becomes an assumption", `
define ptr @f(ptr %x) {
  %slot = alloca ptr
  store ptr %x, ptr %slot
  %v = load ptr, ptr %slot, !nonnull !0, !noundef !0
  ret ptr %v
}
!0 = !{}`, "call void @llvm.assume(i1 %1)"},
	{"debug records follow the value", `
define i32 @f(i32 %x) !dbg !3 {
  %slot = alloca i32
    #dbg_declare(ptr %slot, !4, !DIExpression(), !5)
  store i32 %x, ptr %slot, !dbg !5
  %v = load i32, ptr %slot
  ret i32 %v
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DILocalVariable(name: "slot", scope: !3, file: !1)
!5 = !DILocation(line: 1, column: 3, scope: !3)`, "#dbg_value(i32 %x, "},
	{"a switch that repeats a successor enters it by its last mention", `
define i32 @f(i32 %n) {
entry:
  %slot = alloca i32
  store i32 0, ptr %slot
  switch i32 %n, label %a [ i32 1, label %a
    i32 2, label %b
    i32 3, label %a ]
a:
  %x = load i32, ptr %slot
  store i32 5, ptr %slot
  br label %done
b:
  store i32 6, ptr %slot
  %c = icmp eq i32 %n, 7
  br i1 %c, label %a, label %done
done:
  %r = load i32, ptr %slot
  %s = add i32 %r, %n
  ret i32 %s
}`, "%slot.0 = phi i32 [ 6, %b ], [ 0, %entry ]"},
}

// TestCases promotes the slots of each case.
func TestCases(t *testing.T) {
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := pass.Apply(t, c.text); !strings.Contains(got, c.want) {
				t.Errorf("no %s in\n%s", c.want, got)
			}
		})
	}
}

// TestCasesAsLLVM compares each case with LLVM 22.
func TestCasesAsLLVM(t *testing.T) {
	oracle.Needs(t, "opt")
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			want := pass.LLVM(t, oracle.Opaque, c.text)
			if got := pass.Apply(t, c.text); got != want {
				t.Errorf("got:\n%s\nwant:\n%s", got, want)
			}
		})
	}
}

// TestBudget stops the promotion when the caller allows no more values.
func TestBudget(t *testing.T) {
	m, _, err := irparse.ParseString(t.Context(), "test.ll", cases[0].text)
	if err != nil {
		t.Fatal(err)
	}
	full, spent := errors.New("full"), 0
	_, err = mem2reg.Function(m, m.Func("f"), func(added int) error {
		spent += added
		return full
	})
	if !errors.Is(err, full) || spent != 2 {
		t.Errorf("spent %d: %v", spent, err)
	}
}
