package run_test

import (
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/lower"
	"statepoint/lower/run"
	"statepoint/stackmap"
)

// A reference in a slot that a statepoint lists survives under every collector, with either map; if
// the statepoint does not list the slot, it does not survive under collectors that move or free
// objects.
func TestSpilledByHand(t *testing.T) {
	const text = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
define i64 @main() gc "statepoint-example" {
  %pair = alloca { i64, ptr addrspace(1) }
  %a = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) (i64, i64)) @rt_alloc, i32 2, i32 0, i64 0, i64 8, i32 0, i32 0)
  %object = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %a)
  %data = getelementptr i8, ptr addrspace(1) %object, i64 8
  store i64 77, ptr addrspace(1) %data
  %field = getelementptr i8, ptr %pair, i64 8
  store ptr addrspace(1) %object, ptr %field
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @rt_safepoint, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %pair) ]
  %now = load ptr addrspace(1), ptr %field
  %there = getelementptr i8, ptr addrspace(1) %now, i64 8
  %v = load i64, ptr addrspace(1) %there
  ret i64 %v
}`
	for _, listed := range []bool{true, false} {
		source := text
		if !listed {
			source = strings.Replace(text, `[ "gc-live"(ptr %pair) ]`, "", 1)
		}
		m, _, err := irparse.ParseString(t.Context(), "main.ll", source)
		if err != nil {
			t.Fatal(err)
		}
		surface := run.Describe(m, nil)
		surface = surface.Rewritten(m, nil)
		compiled, err := lower.Compile(t.Context(), m, lower.Options{Table: true, Detail: true})
		if err != nil {
			t.Fatal(err)
		}
		if s, _ := compiled.Object.Section(stackmap.RegionSectionName); (s != nil) != listed {
			t.Errorf("listed %v: a section %v", listed, s)
		}
		for _, collector := range run.Collectors() {
			for _, tables := range []bool{false, true} {
				p, err := run.Load(compiled.Object, run.Options{Collector: collector,
					Tables: tables, Stress: run.Stress{Every: 1}, HeapBytes: 1 << 14,
					Surface: surface, Code: &compiled.Module})
				if err != nil {
					t.Fatal(err)
				}
				err = p.Call(t.Context(), "main", nil)
				if right := err == nil && p.Result("main") == "77"; right != listed &&
					(listed || !late[collector]) {
					t.Errorf("listed %v, %s, tables %v: %s, %v", listed, collector, tables,
						p.Result("main"), err)
				}
			}
		}
	}
}
