package run_test

import (
	"testing"

	"statepoint/lower/run"
)

// Allocators of the collected heap make zeroed objects, of which a collector finds the references;
// one that allockind declares allocates memory of C if no pointer to it is a reference.
func TestAllocators(t *testing.T) {
	const text = `declare ptr addrspace(1) @gc_malloc(i64)
declare ptr addrspace(1) @gc_calloc(i64, i64)
declare void @gc_copy(ptr addrspace(1), ptr addrspace(1)) "gc-leaf-function"
declare ptr addrspace(1) @gc_rust_alloc(i64, i64) allockind("alloc,aligned") allocsize(0)
declare ptr @rust_alloc(i64, i64) allockind("alloc,aligned") allocsize(0)
declare void @rust_free(ptr allocptr) allockind("free") "gc-leaf-function"

define i64 @f(i64 %n) gc "statepoint-example" {
  %list = call ptr addrspace(1) @gc_malloc(i64 24)
  %leaf = call ptr addrspace(1) @gc_calloc(i64 2, i64 8)
  store i64 %n, ptr addrspace(1) %leaf
  %field = getelementptr i8, ptr addrspace(1) %list, i64 8
  store ptr addrspace(1) %leaf, ptr addrspace(1) %field
  %other = call ptr addrspace(1) @gc_rust_alloc(i64 40, i64 8)
  call void @gc_copy(ptr addrspace(1) %other, ptr addrspace(1) %list)
  %plain = call ptr @rust_alloc(i64 8, i64 8)
  store i64 1, ptr %plain
  %rest = call ptr addrspace(1) @gc_malloc(i64 8)
  %one = load i64, ptr %plain
  call void @rust_free(ptr %plain)
  %copied = getelementptr i8, ptr addrspace(1) %other, i64 8
  %again = load ptr addrspace(1), ptr addrspace(1) %copied
  %value = load i64, ptr addrspace(1) %again
  %zero = load i64, ptr addrspace(1) %rest
  %with = add i64 %value, %zero
  %sum = add i64 %with, %one
  ret i64 %sum
}
`
	for _, collector := range []string{"semispace", "mark-compact", "mark-sweep", "generational",
		"refcount", "incremental", "concurrent"} {
		opt := run.Options{Collector: collector, Stress: run.Stress{Every: 1}, Sanitize: true}
		got, err := outcome(t, text, opt, "f", "41")
		if err != nil || got != "result 42\n" {
			t.Errorf("%s: %q, %v", collector, got, err)
		}
	}
}
