package grade_test

import "testing"

// Phis are counted in the source, and only those of pointers that a collector follows.
func TestCheckPointerPhis(t *testing.T) {
	const program = `declare void @g()
define i64 @f(ptr addrspace(1) %p, ptr %q, i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %other = phi ptr [ %q, %entry ], [ %other, %loop ]
  %n = phi i64 [ 0, %entry ], [ 1, %loop ]
  call void @g()
  %first = load i64, ptr addrspace(1) %p
  %next = getelementptr i8, ptr addrspace(1) %at, i64 8
  br i1 %c, label %loop, label %done
done:
  ret i64 %first
}
`
	got := verdicts(t, program, "pointer phis in @f = 1\npointer phis = 2\n")
	if !got[0].OK || len(got[0].IDs) != 1 || got[1].OK || got[1].Said !=
		"Phis of pointers that the collector follows in the module: 1, and there should be 2." {
		t.Errorf("%+v", got)
	}
}

// Relocates inserted by the pass do not count, nor do unused ones.
func TestCheckUsedRelocates(t *testing.T) {
	const head = `declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
`
	const point = `  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
      [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
`
	for i, c := range []struct{ body, said string }{
		{point + "  ret ptr addrspace(1) %q\n}\n", "1"},
		{point + "  ret ptr addrspace(1) null\n}\n", "0, and there should be 1"},
		{"  call void @g()\n  ret ptr addrspace(1) %p\n}\n", "0, and there should be 1"},
	} {
		got := verdicts(t, head+c.body, "used relocates in @f = 1\n")[0]
		want := "Relocates in the source with a use in `@f`: " + c.said + "."
		if got.Said != want || got.OK != (i == 0) {
			t.Errorf("%+v\nwant %s", got, want)
		}
	}
}

// Only the first error determines the code that a program fails with.
func TestCheckError(t *testing.T) {
	const program = `define i64 @f() {
  %a = add i64 %b, 1
  ret i64 %c
}
`
	got := verdicts(t, program, "compiles\nerror SP0102\nerror SP0205\n")
	if got[0].OK || !got[1].OK || got[2].OK || got[1].Open || got[2].Open {
		t.Errorf("%+v", got)
	}
	got = verdicts(t, "define void @f() {\n  ret void\n}\n", "error SP0102\n")
	if got[0].OK || got[0].Said != "The program compiles." {
		t.Errorf("%+v", got)
	}
}
