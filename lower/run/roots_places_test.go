package run_test

import (
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/run"
)

// Other locations of a reference during a collection, and whether they are roots: under every
// collector an object whose only reference is there is kept, or its later use is reported as that
// of a stale address hidden there.
func TestPlacesOfReferences(t *testing.T) {
	const head = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare void @rt_throw(ptr, i64, ptr addrspace(1))
declare ptr addrspace(1) @rt_caught_object() "gc-leaf-function"
declare i32 @rt_personality(...)
@kind = global i64 0
define ptr addrspace(1) @new() gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 5, ptr addrspace(1) %d
  ret ptr addrspace(1) %o
}
define i64 @read(ptr addrspace(1) %o) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %v = load i64, ptr addrspace(1) %d
  ret i64 %v
}
`
	for _, c := range []struct {
		name, text, hidden string
	}{
		{"a value across calls", `
define i64 @main() gc "statepoint-example" {
  %o = call ptr addrspace(1) @new()
  call void @rt_collect()
  %v = call i64 @read(ptr addrspace(1) %o)
  ret i64 %v
}`, ""},
		{"the object thrown last", `
define void @throws() gc "statepoint-example" {
  %o = call ptr addrspace(1) @new()
  call void @rt_throw(ptr @kind, i64 1, ptr addrspace(1) %o)
  unreachable
}
define i64 @main() gc "statepoint-example" personality ptr @rt_personality {
  invoke void @throws() to label %none unwind label %pad
none:
  ret i64 0
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  call void @rt_collect()
  %o = call ptr addrspace(1) @rt_caught_object()
  %v = call i64 @read(ptr addrspace(1) %o)
  ret i64 %v
}`, ""},
		{"a structure passed by value", `
define i64 @takes(ptr byval({ i64, ptr addrspace(1) }) %s) gc "statepoint-example" {
  call void @rt_collect()
  %at = getelementptr i8, ptr %s, i64 8
  %o = load ptr addrspace(1), ptr %at
  %v = call i64 @read(ptr addrspace(1) %o)
  ret i64 %v
}
define i64 @main() gc "statepoint-example" {
  %s = alloca { i64, ptr addrspace(1) }
  %o = call ptr addrspace(1) @new()
  %at = getelementptr i8, ptr %s, i64 8
  store ptr addrspace(1) %o, ptr %at
  %v = call i64 @takes(ptr byval({ i64, ptr addrspace(1) }) %s)
  ret i64 %v
}`, "of @main"},
		{"an alloca", `
define i64 @main() gc "statepoint-example" {
  %s = alloca [2 x ptr addrspace(1)]
  %o = call ptr addrspace(1) @new()
  %at = getelementptr i8, ptr %s, i64 8
  store ptr addrspace(1) %o, ptr %at
  call void @rt_collect()
  %p = load ptr addrspace(1), ptr %at
  %v = call i64 @read(ptr addrspace(1) %p)
  ret i64 %v
}`, "(%s) of @main"},
	} {
		result, surface := compile(t, head+c.text, "place-safepoints,rewrite-statepoints-for-gc",
			lower.Options{})
		for _, name := range run.Collectors() {
			p := judged(t, result, surface, run.Options{Collector: name, Sanitize: true,
				Stress: run.Stress{Every: 1}})
			f, _ := p.Findings()
			switch {
			case c.hidden == "" && (f != nil || p.Result("main") != "5"):
				t.Errorf("%s, %s: %s, %v", c.name, name, p.Result("main"), f)
			case c.hidden == "":
			case f == nil && !late[name] ||
				f != nil && !strings.Contains(f.Hidden, c.hidden):
				t.Errorf("%s, %s: %v", c.name, name, f)
			}
		}
	}
}

// A reference that is only a deopt operand is kept, because the record lists it.
func TestDeoptOperandsAreRoots(t *testing.T) {
	const text = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
define i64 @main() gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  call void @rt_collect() [ "deopt"(ptr addrspace(1) %o) ]
  ret i64 0
}`
	result, surface := compile(t, text, "place-safepoints,rewrite-statepoints-for-gc",
		lower.Options{})
	p := judged(t, result, surface, run.Options{Collector: "mark-sweep", Sanitize: true})
	if n := p.Counts(); n.Collections != 1 || n.Freed != 0 {
		t.Errorf("%+v", n)
	}
}
