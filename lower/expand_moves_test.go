package lower_test

import (
	"strings"
	"testing"

	"statepoint/core/source"
	"statepoint/lower/expand"
)

// TestExpansionMovesTheRestOnce expands accesses of many elements, each of which ends a block. What
// follows moves to a new block once: it is in the first of those that were made.
func TestExpansionMovesTheRestOnce(t *testing.T) {
	const load = " = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %p, i32 4, <8 x i1> %m, " +
		"<8 x i32> %v)\n"
	m, _ := parse(t, "declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, i32, <8 x i1>, <8 x i32>)"+
		"\ndefine void @f(ptr %p, <8 x i1> %m, <8 x i32> %v) {\n  %a"+load+"  %b"+load+
		strings.Repeat("  fence seq_cst\n", 9)+"  ret void\n}\n")
	f := m.Func("f")
	if !expand.Function(m, f, source.NewMeter(t.Context(), source.Limit{})) {
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
