package run_test

import (
	"bytes"
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/object"
	"statepoint/lower/run"
)

// Variables of an object without IR are roots while they hold an object's address, for each
// collector; the run names them.
func TestVariablesOfObjects(t *testing.T) {
	const text = `@head = internal global ptr addrspace(1) null
@own = internal thread_local global ptr addrspace(1) null
@count = global i64 0
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
define ptr addrspace(1) @make(i64 %n) noinline gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 %n, ptr addrspace(1) %d
  ret ptr addrspace(1) %o
}
define i64 @main() gc "statepoint-example" {
  store i64 4294967320, ptr @count
  %a = call ptr addrspace(1) @make(i64 40)
  store ptr addrspace(1) %a, ptr @head
  %b = call ptr addrspace(1) @make(i64 2)
  store ptr addrspace(1) %b, ptr @own
  call void @rt_collect()
  %n = call ptr addrspace(1) @make(i64 7)
  call void @rt_collect()
  %p = load ptr addrspace(1), ptr @head
  %pd = getelementptr i8, ptr addrspace(1) %p, i64 8
  %x = load i64, ptr addrspace(1) %pd
  %q = load ptr addrspace(1), ptr @own
  %qd = getelementptr i8, ptr addrspace(1) %q, i64 8
  %y = load i64, ptr addrspace(1) %qd
  %z = add i64 %x, %y
  ret i64 %z
}
`
	compiled, _ := compile(t, text, "place-safepoints,rewrite-statepoints-for-gc", lower.Options{})
	var file bytes.Buffer
	if _, err := compiled.Object.WriteTo(&file); err != nil {
		t.Fatal(err)
	}
	obj, err := object.Read(file.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	for _, collector := range run.Collectors() {
		p, err := run.Load(obj, run.Options{Collector: collector, Judge: true, Sanitize: true,
			Stress: run.Stress{Every: 1}})
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Call(t.Context(), "main", nil); err != nil || p.Status("main") != 42 {
			t.Errorf("%s: %d, %v", collector, p.Status("main"), err)
		}
		if first, _ := p.Findings(); first != nil {
			t.Errorf("%s: %s", collector, first)
		}
		said := supplied(p, run.SuppliedRoots)
		if !strings.Contains(said, "@head") || strings.Contains(said, "@count") {
			t.Errorf("%s: %q", collector, said)
		}
	}
}
