package run_test

import (
	"testing"

	"statepoint/lower/run"
)

// takes is a program with a shadow stack and a function that pops its arguments. No table describes
// its frame: the collector must know where its caller's begins.
const takes = `
declare void @llvm.gcroot(ptr, ptr)
declare void @rt_safepoint()
define tailcc i64 @takes(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, ptr %o) gc "shadow-stack" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %o, ptr %root
  call void @rt_safepoint()
  %now = load ptr, ptr %root
  %field = getelementptr i8, ptr %now, i64 8
  %v = load i64, ptr %field
  %sum = add i64 %v, %g
  ret i64 %sum
}
define i64 @call(ptr %o) gc "shadow-stack" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %o, ptr %root
  %one = call tailcc i64 @takes(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, ptr %o)
  %now = load ptr, ptr %root
  %two = call tailcc i64 @takes(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %one, ptr %now)
  ret i64 %two
}
`

// A function that pops its arguments is unwound like any other.
func TestFramesThatTakeTheirArguments(t *testing.T) {
	got, err := outcome(t, takes, run.Options{Stress: run.Stress{Every: 1}}, "call", "{| 5}")
	if want := "result 17\n"; err != nil || got != want {
		t.Errorf("%q, %v; want %q", got, err, want)
	}
}
