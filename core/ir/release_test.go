package ir_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
)

// TestReleaseReuses creates instructions in the memory of a released function: they start out as
// new ones do, and values that live on have only uses in the remaining functions.
func TestReleaseReuses(t *testing.T) {
	const text = `@g = global i32 0
declare void @callee(i32, i32)
define i32 @first(ptr %p, i32 %a) {
  %v = load volatile i32, ptr @g, align 4
  call void @callee(i32 %v, i32 %a)
  %sum = add nsw i32 %v, %a
  ret i32 %sum
}
define void @second() {
  call void @callee(i32 1, i32 2)
  ret void
}
`
	m, _, err := irparse.ParseString(t.Context(), "release.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	want := printer.Func(m.Func("second"))
	gone := map[*ir.Instr]bool{}
	first := m.Func("first")
	for in := first.Entry().First(); in != nil; in = in.Next() {
		gone[in] = true
	}
	last := m.IDs.Last()
	first.Release()
	if n := ir.NumUses(m.Func("callee")); n != 1 {
		t.Errorf("@callee has %d uses, want that of @second", n)
	}
	one, two := ir.IntConst(m.Types.I32, 1), ir.IntConst(m.Types.I32, 2)
	reused := 0
	for range len(gone) {
		in := m.NewInstr(ir.Mul, m.Types.I32, one, two)
		if gone[in] {
			reused++
		}
		if in.Name() != "" || in.Flags != 0 || in.Mem != nil || in.Call != nil ||
			in.Parent() != nil || in.Next() != nil || in.Prev() != nil || ir.NumUses(in) != 0 ||
			in.ID() <= last || in.Span != (ir.Instr{}).Span || len(in.From()) != 0 {
			t.Errorf("a new instruction is not as new: %+v", in)
		}
		if in.NumOps() != 2 || in.Operand(0) != ir.Value(one) || in.Operand(1) != ir.Value(two) {
			t.Errorf("it has other operands than it was given")
		}
	}
	if reused != 1 { // the sum alone has two operands, the load and the return one, the call three
		t.Errorf("%d instructions of the released function are used again, want that with two "+
			"operands", reused)
	}
	if got := printer.Func(m.Func("second")); got != want {
		t.Errorf("the other function is now\n%s\nand was\n%s", got, want)
	}
}
