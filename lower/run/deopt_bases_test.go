package run_test

import (
	"testing"

	"statepoint/core/passes"
	"statepoint/lower"
	"statepoint/lower/run"
)

// derivedInDeopt has derived pointers in deopt operands: a field, and one of a field and an object.
const derivedInDeopt = `
declare ptr addrspace(1) @rt_alloc(i64 %references, i64 %bytes)
declare void @rt_safepoint()
declare void @rt_print(i64)
define void @main() gc "statepoint-example" {
  %p = call ptr addrspace(1) @rt_alloc(i64 0, i64 16)
  %g = getelementptr i8, ptr addrspace(1) %p, i64 8
  %h = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i64 42, ptr addrspace(1) %g
  store i64 43, ptr addrspace(1) %h
  call void @rt_safepoint() [ "deopt"(ptr addrspace(1) %g) ]
  %v = load i64, ptr addrspace(1) %g
  call void @rt_print(i64 %v)
  %c = icmp eq i64 %v, 42
  %s = select i1 %c, ptr addrspace(1) %h, ptr addrspace(1) %p
  call void @rt_safepoint() [ "deopt"(ptr addrspace(1) %s, ptr addrspace(1) %h, i64 %v) ]
  %w = load i64, ptr addrspace(1) %s
  call void @rt_print(i64 %w)
  ret void
}
`

// With -rs4gc-deopt-bases, every collector finds the object of a derived pointer in deopt operands.
// Otherwise, as in LLVM, such a pointer is its own base, and a collector misses the object.
func TestDerivedDeoptOperands(t *testing.T) {
	for _, collector := range run.Collectors() {
		for _, names := range []string{"rewrite-statepoints-for-gc",
			"place-safepoints,rewrite-statepoints-for-gc"} {
			result, surface := compileBy(t, derivedInDeopt, names, func(p *passes.Pipeline) {
				p.Options.DeoptBases = true
			}, lower.Options{})
			out, err := outcomeOf(t, result, surface, run.Options{Collector: collector,
				Stress: run.Stress{Every: 1}}, "main")
			if err != nil || out != "42\n43\nresult void\n" {
				t.Errorf("%s, %s: %q, %v", collector, names, out, err)
			}
		}
	}
}
