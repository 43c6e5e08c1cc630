package run_test

import (
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/run"
)

// A function of the C library that reads through a stale address is a finding, whatever the type of
// the parameter, with IR and without.
func TestLibraryReadsStaleAddress(t *testing.T) {
	const text = `@g = global ptr null
@fmt = constant [4 x i8] c"%s\0A\00"
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare i32 @printf(ptr, ...) "gc-leaf-function"
declare i32 @puts(ptr) "gc-leaf-function"
define i64 @main() gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 4276803, ptr addrspace(1) %d
  %raw = addrspacecast ptr addrspace(1) %d to ptr
  store ptr %raw, ptr @g
  COLLECT
  %p = load ptr, ptr @g
  PRINT
  ret i64 0
}
`
	for _, print := range []string{"%x = call i32 @puts(ptr %p)",
		"%x = call i32 (ptr, ...) @printf(ptr @fmt, ptr %p)"} {
		for _, collects := range []string{"", "call void @rt_collect()"} {
			compiled, surface := compile(t, strings.NewReplacer("PRINT", print, "COLLECT",
				collects).Replace(text), "place-safepoints,rewrite-statepoints-for-gc",
				lower.Options{})
			for _, opt := range []run.Options{{}, {Sanitize: true},
				{Surface: surface, Code: &compiled.Module},
				{Surface: surface, Code: &compiled.Module, Sanitize: true}} {
				opt.Judge = true
				p, err := run.Load(compiled.Object, opt)
				if err == nil {
					err = p.Call(t.Context(), "main", nil)
				}
				if err != nil {
					t.Fatal(err)
				}
				first, n := p.Findings()
				if collects == "" && first != nil || collects != "" && (n != 1 ||
					first.Kind != run.Passed || opt.Sanitize != (first.Hidden != "")) {
					t.Errorf("%s, %q, sanitize %v: %d, %v", print, collects, opt.Sanitize, n, first)
				}
			}
		}
	}
}
