package run_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/lower"
	"statepoint/lower/run"
)

// A stub stands in for an undefined function, never for a variable of the runtime.
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

// A stub does not stand in for a variable of a barrier that the code generator inserts, which the
// IR does not mention.
func TestStubsAndInsertedBarriers(t *testing.T) {
	const text = `declare ptr addrspace(1) @rt_alloc(i64, i64)

define i64 @f() gc "mine" {
  %a = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %b = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %field = getelementptr i8, ptr addrspace(1) %a, i64 8
  store ptr addrspace(1) %b, ptr addrspace(1) %field
  ret i64 7
}
`
	for _, barrier := range []string{"write-barrier=cards", "write-barrier=snapshot",
		"write-barrier=counted", "write-barrier=brooks", "read-barrier=load-value"} {
		s, err := gc.ParseSpec("name=mine,references=1,moving=yes," + barrier)
		if err != nil {
			t.Fatal(err)
		}
		known := gc.NewRegistry().With(s)
		m, _, err := irparse.ParseString(t.Context(), "mine.ll", text)
		if err != nil {
			t.Fatal(err)
		}
		surface := run.Describe(m, known)
		result, err := lower.Compile(t.Context(), m, lower.Options{Strategies: known})
		if err != nil {
			t.Fatal(err)
		}
		p, err := run.Load(result.Object, run.Options{Surface: surface, Stubs: true})
		if err == nil {
			err = p.Call(t.Context(), "f", nil)
		}
		if err != nil || p.Result("f") != "7" {
			t.Errorf("%s: %v", barrier, err)
		}
	}
}

// A stub that throws is a safepoint like one that returns: in the landing pad the address from
// before the call is stale under a moving collector.
func TestStubCollectsBeforeItThrows(t *testing.T) {
	const start = `declare void @may_throw(ptr addrspace(1))
declare i32 @__gxx_personality_v0(...)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define i64 @try(ptr addrspace(1) %object) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
entry:
  %token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void (ptr addrspace(1))) @may_throw, i32 1, i32 0,
      ptr addrspace(1) %object, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %object) ]
      to label %fine unwind label %thrown
fine:
  ret i64 0
thrown:
  %pad = landingpad token
          catch ptr null
  %now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 0, i32 0)
  %data = getelementptr i8, ptr addrspace(1) %USED, i64 8
  %number = load i64, ptr addrspace(1) %data
  ret i64 %number
}
`
	for _, c := range []struct {
		used   string
		every  uint64
		result int64
	}{{"now", 0, 3}, {"now", 1, 3}, {"object", 0, 3}, {"object", 1, -0x2152411021524111}} {
		opt := run.Options{Stubs: true, Throws: []string{"may_throw"}, Collector: "semispace",
			Stress: run.Stress{Every: c.every}}
		got, err := outcome(t, strings.Replace(start, "%USED", "%"+c.used, 1), opt, "try", "{| 3}")
		want := fmt.Sprintf("may_throw({| 3})\nresult %d\n", c.result)
		if err != nil || got != want {
			t.Errorf("%+v: %q, %v; want %q", c, got, err, want)
		}
	}
}

// The message for a heap that is too small gives the requested size.
func TestSmallHeapIsRefused(t *testing.T) {
	const text = "define i64 @f() gc \"statepoint-example\" {\n  ret i64 0\n}\n"
	result, surface := compile(t, text, "", lower.Options{})
	_, err := run.Load(result.Object, run.Options{HeapBytes: 5, Surface: surface})
	if err == nil || !strings.Contains(err.Error(), "a heap of 5 bytes is too small") {
		t.Errorf("a heap of 5 bytes: %v", err)
	}
}

// The stub of a function that never returns ends the program.
func TestStubOfNoReturn(t *testing.T) {
	const text = `declare void @fail(i32) noreturn
define i32 @f() {
  call void @fail(i32 3)
  unreachable
}
`
	got, err := outcome(t, text, run.Options{Stubs: true}, "f")
	if err == nil || !strings.Contains(err.Error(), "it never returns") ||
		got != "fail(3)\n" {
		t.Errorf("%q, %v", got, err)
	}
}
