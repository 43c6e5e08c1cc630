package ir_test

import (
	"context"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
)

// TestPackedNames looks up, assigns and removes names after a reader has freed the name table.
func TestPackedNames(t *testing.T) {
	m, list, _ := irparse.ParseString(context.Background(), "names.ll", `define i32 @f(i32 %x) {
entry:
  %y = add i32 %x, 1
  %y1 = add i32 %y, 1
  ret i32 %y1
}
define i32 @g(i32 %x) {
  %z = add i32 %x, 1
  ret i32 %z
}
`)
	if list.HasErrors() {
		t.Fatal(list)
	}
	f, g := m.Func("f"), m.Func("g")
	y := f.Blocks[0].First()
	if f.Lookup("y") != ir.Named(y) || f.Lookup("entry") != ir.Named(f.Blocks[0]) ||
		f.Lookup("x") != ir.Named(f.Args[0]) || f.Lookup("z") != nil {
		t.Error("names are not found again")
	}
	f.SetName(y.Next(), "y")
	if got := y.Next().Name(); got != "y2" && got != "y1" {
		t.Errorf("a taken name becomes %q", got)
	}
	z := g.Blocks[0].First()
	z.Erase()
	if g.Lookup("z") != nil {
		t.Error("an erased instruction is found")
	}
	g.SetName(g.Args[0], "z")
	if got := g.Args[0].Name(); got != "z" {
		t.Errorf("a free name becomes %q", got)
	}
	if got := len(g.LocalNames(nil)); got != 1 {
		t.Errorf("%d names, want 1", got)
	}
}
