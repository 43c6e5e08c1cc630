package prepare_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/options"
	"statepoint/core/passes"
)

// variadicList is a program whose lists are made by a function with variable arguments.
const variadicList = `declare noalias ptr @malloc(i64)
declare void @llvm.va_start.p0(ptr)
define internal ptr @list(i32 %n, ...) memory(readwrite) {
  %ap = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %ap)
  %empty = icmp eq i32 %n, 0
  br i1 %empty, label %none, label %some
none:
  ret ptr null
some:
  %v = va_arg ptr %ap, i64
  %node = call ptr @malloc(i64 16)
  store ptr null, ptr %node
  %field = getelementptr i8, ptr %node, i64 8
  store i64 %v, ptr %field
  ret ptr %node
}
define i32 @main() {
  %a = tail call ptr (i32, ...) @list(i32 1, i64 2)
  %b = call noundef ptr (i32, ...) @list(i32 signext 1, i64 3)
  call ptr (i32, ...) @list(i32 0)
  store ptr %a, ptr %b
  %field = getelementptr i8, ptr %a, i64 8
  %v = load i64, ptr %field
  %r = trunc i64 %v to i32
  ret i32 %r
}
`

// TestVariadicResultsGoThroughMemory lets statepoints call variadic functions that return a value.
func TestVariadicResultsGoThroughMemory(t *testing.T) {
	after, report := prepared(t, variadicList)
	for _, want := range []string{
		"define internal void @list(i32 %n, ptr %result, ...) gc",
		"  store ptr addrspace(1) null, ptr %result, align 8\n  ret void",
		"  store ptr addrspace(1) %node, ptr %result, align 8\n  ret void",
		"  %a.result = alloca ptr addrspace(1), align 8\n",
		"  call void (i32, ptr, ...) @list(i32 1, ptr %a.result, i64 2)\n" +
			"  %a = load ptr addrspace(1), ptr %a.result, align 8\n",
		"  call void (i32, ptr, ...) @list(i32 signext 1, ptr %b.result, i64 3)\n",
	} {
		if !strings.Contains(after, want) {
			t.Errorf("no %q in\n%s", want, after)
		}
	}
	if want := "@list: its result goes through memory"; !strings.Contains(report, want) {
		t.Errorf("no %q in\n%s", want, report)
	}
	p, err := passes.NewPipeline(options.RewriteStatepoints, options.Verify)
	if err == nil {
		_, err = p.Run(context.Background(), parse(t, after))
	}
	if err != nil {
		t.Error(err)
	}
}

// TestVariadicResultsOfFunctionPointers leaves a function as it is whose callers are not all known.
func TestVariadicResultsOfFunctionPointers(t *testing.T) {
	for _, text := range []string{
		variadicList + "@pointer = global ptr @list\n",
		strings.Replace(variadicList, "tail call ptr (i32, ...) @list(i32 1, i64 2)",
			"call ptr (i32, i64, ...) @list(i32 1, i64 2)", 1),
	} {
		after, _ := prepared(t, text)
		if !strings.Contains(after, "@list(i32 %n, ...)") {
			t.Errorf("its type changed:\n%s", after)
		}
	}
}
