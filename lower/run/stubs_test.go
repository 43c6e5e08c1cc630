package run_test

import (
	"testing"

	"statepoint/lower/run"
)

// A stub stands for a function that nothing defines, never for a variable of the runtime.
func TestStubsAndVariables(t *testing.T) {
	const text = `@rt_wanted = external global i64

declare void @park()

define void @gc.safepoint_poll() {
  %wanted = load volatile i64, ptr @rt_wanted
  %quiet = icmp eq i64 %wanted, 0
  br i1 %quiet, label %on, label %stop
stop:
  call void @park()
  br label %on
on:
  ret void
}

define i64 @f(i64 %n) gc "statepoint-example" {
  ret i64 %n
}
`
	for stress, want := range []string{"result 3\n", "park()\nresult 3\n"} {
		opt := run.Options{Stubs: true, Stress: run.Stress{Every: uint64(stress)}}
		got, err := outcome(t, text, opt, "f", "3")
		if err != nil || got != want {
			t.Errorf("stress %d: %q, %v; want %q", stress, got, err, want)
		}
	}
}
