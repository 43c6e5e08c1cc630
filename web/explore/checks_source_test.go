package explore

import "testing"

// Phis are counted as the source has them, and only those of pointers that are followed.
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

// The first error alone tells what a program fails with.
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
