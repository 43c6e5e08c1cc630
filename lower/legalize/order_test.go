package legalize_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/e2e/lowertest"
	"statepoint/lower/legalize"
)

// TestExpansionMovesTheRestOnce expands accesses of many elements, each of which ends a block. What
// follows moves to a new block once: it is in the first of those that were made.
func TestExpansionMovesTheRestOnce(t *testing.T) {
	const load = " = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %p, i32 4, <8 x i1> %m, " +
		"<8 x i32> %v)\n"
	m, _ := lowertest.Parse(t,
		"declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, i32, <8 x i1>, <8 x i32>)"+
			"\ndefine void @f(ptr %p, <8 x i1> %m, <8 x i32> %v) {\n  %a"+load+"  %b"+load+
			strings.Repeat("  fence seq_cst\n", 9)+"  ret void\n}\n")
	f := m.Func("f")
	if !legalize.Function(m, f, source.NewMeter(t.Context(), source.Limit{})) {
		t.Fatal("not expanded")
	}
	if n := len(f.Blocks); n != 33 {
		t.Fatalf("%d blocks", n)
	}
	last := f.Blocks[32]
	for _, b := range f.Blocks[1:32] {
		if b.ID() < last.ID() {
			t.Fatalf("the last block was made after another: %d, %d", last.ID(), b.ID())
		}
	}
}

// TestLanesBeyondTheirType expands a mask of more lanes than the type of its base can count: those
// beyond are never active, so that nothing is compared for them.
func TestLanesBeyondTheirType(t *testing.T) {
	for elem, compared := range map[string]int{"i1": 2, "i2": 4, "i8": 8, "i64": 8} {
		m, _ := lowertest.Parse(t,
			fmt.Sprintf("declare <8 x i1> @llvm.get.active.lane.mask.v8i1.%s(%[1]s, "+
				"%[1]s)\ndefine <8 x i1> @f(%[1]s %%b, %[1]s %%n) {\n  %%m = call <8 x i1> "+
				"@llvm.get.active.lane.mask.v8i1.%[1]s(%[1]s %%b, %[1]s %%n)\n"+
				"  ret <8 x i1> %%m\n}\n",
				elem))
		f := m.Func("f")
		if !legalize.Function(m, f, source.NewMeter(t.Context(), source.Limit{})) {
			t.Fatal("not expanded")
		}
		got := 0
		for in := f.Entry().First(); in != nil; in = in.Next() {
			if in.Op == ir.And {
				got++
			}
		}
		if got != compared {
			t.Errorf("%s: %d lanes are compared, not %d", elem, got, compared)
		}
	}
}
