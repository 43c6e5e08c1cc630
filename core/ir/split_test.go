package ir_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/irparse"
)

// TestSplitManyPreds splits off all but one predecessor of a block with a phi: the phi's list of
// blocks is copied once, not once for each.
func TestSplitManyPreds(t *testing.T) {
	const n = 1000
	var b strings.Builder
	b.WriteString("define i32 @f(i32 %x) {\n  switch i32 %x, label %j [\n")
	for i := range n {
		fmt.Fprintf(&b, "    i32 %d, label %%b%d\n", i, i)
	}
	b.WriteString("  ]\n")
	for i := range n {
		fmt.Fprintf(&b, "b%d:\n  br label %%j\n", i)
	}
	b.WriteString("j:\n  %h = phi i32 [ 7, %0 ]")
	for i := range n {
		fmt.Fprintf(&b, ", [ %d, %%b%d ]", i, i)
	}
	b.WriteString("\n  ret i32 %h\n}\n")
	m, _, err := irparse.ParseString(t.Context(), "preds.ll", b.String())
	if err != nil {
		t.Fatal(err)
	}
	f := m.Funcs[0]
	join := f.Blocks[len(f.Blocks)-1]
	preds := join.Preds()[1:]
	phi := join.First()
	done := false
	allocs := testing.AllocsPerRun(1, func() {
		if !done { // AllocsPerRun runs it once before it counts
			done = true
			return
		}
		split := join.SplitPreds(preds, "split")
		if got := split.First().NumOps(); got != n || phi.NumOps() != 2 {
			t.Errorf("%d inputs moved, %d inputs left", got, phi.NumOps())
		}
	})
	if allocs > n/2 {
		t.Errorf("%v allocations for %d predecessors", allocs, n)
	}
}
