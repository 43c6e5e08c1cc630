package run_test

import (
	"testing"

	"statepoint/lower/run"
)

// stackReferences uses the addresses of stack objects as references: across safepoints, as an
// argument, and merged with a reference into the heap.
const stackReferences = `
declare ptr addrspace(1) @rt_alloc(i64 %references, i64 %bytes)
declare void @rt_safepoint()
define i64 @read(ptr addrspace(1) %r) gc "statepoint-example" {
  call void @rt_safepoint()
  %v = load i64, ptr addrspace(1) %r
  ret i64 %v
}
define i64 @main(i64 %which) gc "statepoint-example" {
  %s = alloca [2 x i64]
  %high = getelementptr i64, ptr %s, i64 1
  store i64 42, ptr %high
  %r = addrspacecast ptr %high to ptr addrspace(1)
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %field = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 7, ptr addrspace(1) %field
  %c = icmp eq i64 %which, 0
  %either = select i1 %c, ptr addrspace(1) %r, ptr addrspace(1) %field
  %a = call i64 @read(ptr addrspace(1) %r)
  %b = load i64, ptr addrspace(1) %either
  %d = load i64, ptr addrspace(1) %r
  %sum = add i64 %a, %b
  %all = add i64 %sum, %d
  ret i64 %all
}
`

// A collector leaves the address of a stack object unchanged, and moves what it is merged with.
func TestStackReferences(t *testing.T) {
	for _, collector := range run.Collectors() {
		for which, want := range map[string]string{"0": "result 126\n", "1": "result 91\n"} {
			out, err := outcome(t, stackReferences, run.Options{Collector: collector,
				Stress: run.Stress{Every: 1}}, "main", which)
			if err != nil || out != want {
				t.Errorf("%s, %s: %q, %v", collector, which, out, err)
			}
		}
	}
}
