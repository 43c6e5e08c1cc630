package run_test

import (
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/run"
)

// exterior computes an address far behind its object, or far before it, and keeps it across a
// collection, as optimized loops do; the address that is read in the end is in the object. The
// choice between two objects keeps the pass from computing the pointer again.
const exterior = `
declare ptr addrspace(1) @rt_alloc(i64 %references, i64 %bytes)
declare void @rt_safepoint()
define i64 @main(i64 %far) gc "statepoint-example" {
  %p = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %field = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 42, ptr addrspace(1) %field
  %unused = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %odd = icmp eq i64 %far, 1
  %chosen = select i1 %odd, ptr addrspace(1) %unused, ptr addrspace(1) %field
  %outside = getelementptr i8, ptr addrspace(1) %chosen, i64 %far
  call void @rt_safepoint()
  %other = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %back = sub i64 0, %far
  %again = getelementptr i8, ptr addrspace(1) %outside, i64 %back
  %v = load i64, ptr addrspace(1) %again
  ret i64 %v
}
`

// A derived pointer outside its object follows the object when that moves.
func TestExteriorPointers(t *testing.T) {
	result, surface := compile(t, exterior, "rewrite-statepoints-for-gc", lower.Options{})
	for _, collector := range run.Collectors() {
		for _, far := range []string{"0", "20000", "-20000", "4294967296"} {
			out, err := outcomeOf(t, result, surface, run.Options{Collector: collector,
				Stress: run.Stress{Every: 1}}, "main", far)
			if err != nil || strings.TrimSpace(out) != "result 42" {
				t.Errorf("%s, %s bytes: %q, %v", collector, far, out, err)
			}
		}
	}
}
