package roots_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes/roots"
)

// TestOverwrittenInits drops the null of a root that gets another value before anything can see it.
func TestOverwrittenInits(t *testing.T) {
	const before = `declare void @llvm.gcroot(ptr, ptr)
declare void @f()
@g = global ptr null
define void @test(ptr %a, i64 %n) gc "erlang" {
  %r = alloca ptr
  %q = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  %b = add i64 %n, 1
`
	for body, stays := range map[string]bool{
		"store ptr %a, ptr %r": false,
		"store ptr %a, ptr %q\n%v = load ptr, ptr @g\nstore ptr %v, ptr %r": false,
		"store volatile ptr %a, ptr %r":                                     true,
		"store atomic ptr %a, ptr %r seq_cst, align 8":                      true,
		"call void @f()\nstore ptr %a, ptr %r":                              true,
		"fence seq_cst\nstore ptr %a, ptr %r":                               true,
		"%v = load ptr, ptr %r\nstore ptr %v, ptr @g\nstore ptr %a, ptr %r": true,
		"%v = load ptr, ptr %a\nstore ptr %v, ptr %r":                       true,
		"store i32 1, ptr %r":                                               true,
		"%p = getelementptr i8, ptr %r, i64 4\nstore ptr %a, ptr %p":        true,
		"br label %next\nnext:\nstore ptr %a, ptr %r":                       true,
		"": true,
	} {
		m, _, err := irparse.ParseString(context.Background(), "in.ll",
			before+body+"\ncall void @f()\nret void\n}\n")
		if err != nil {
			t.Fatal(err)
		}
		f := m.Funcs[len(m.Funcs)-1]
		if err := roots.NewLowering(m, nil).Function(f); err != nil {
			t.Fatal(err)
		}
		const null = "store ptr null, ptr %r"
		if !strings.Contains(printer.Module(m), null) {
			t.Fatalf("%q: no null at first:\n%s", body, printer.Module(m))
		}
		roots.DropOverwrittenInits(f)
		if got := strings.Contains(printer.Module(m), null); got != stays {
			t.Errorf("%q: the null stays: %v, not %v", body, got, stays)
		}
	}
}
