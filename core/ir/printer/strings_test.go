package printer_test

import (
	"context"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
)

// TestStrings prints values as a program that uses the package would, to inspect them.
func TestStrings(t *testing.T) {
	m, _, err := irparse.ParseString(context.Background(), "in.ll", `
@table = global [2 x ptr] zeroinitializer
define i32 @f(ptr %p, i32) {
  %q = getelementptr i8, ptr %p, i64 8
  %c = icmp eq ptr %q, getelementptr (i8, ptr @table, i64 8)
  br i1 %c, label %2, label %3
2:
  ret i32 7
3:
  ret i32 %0
}`)
	if err != nil {
		t.Fatal(err)
	}
	f := m.Func("f")
	q := f.Entry().First()
	for want, v := range map[string]ir.Value{
		"ptr %p":                               f.Args[0],
		"i32 %0":                               f.Args[1],
		"label %3":                             f.Blocks[2],
		"ptr @table":                           m.Globals[0],
		"i64 8":                                q.Operand(1),
		"%q = getelementptr i8, ptr %p, i64 8": q,
		"[2 x ptr] zeroinitializer":            m.Globals[0].Init,
		"i32 <detached>":                       ir.NewPlaceholder(m.Types.I32),
		"i32 7":                                f.Blocks[1].First().Operand(0),
		"ptr getelementptr (i8, ptr @table, i64 8)": q.Next().Operand(1),
	} {
		if got := printer.Value(v); got != want {
			t.Errorf("got %s, not %s", got, want)
		}
	}
}
