package analysis_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/irparse"
)

// TestBasesOfChain finds the base of each phi in a chain where each starts from the previous one.
// The work, measured by allocations, is linear in the length of the chain.
func TestBasesOfChain(t *testing.T) {
	work := func(n int) float64 {
		var b strings.Builder
		b.WriteString("define void @f(ptr addrspace(1) %p, i1 %c) {\nentry:\n  br label %l0\n")
		before, from := "%p", "%entry"
		for i := range n {
			fmt.Fprintf(&b, "l%d:\n  %%h%d = phi ptr addrspace(1) [ %s, %s ], [ %%h%d, %%l%d ]\n"+
				"  br i1 %%c, label %%l%d, label %%l%d\n", i, i, before, from, i, i, i, i+1)
			before, from = fmt.Sprintf("%%h%d", i), fmt.Sprintf("%%l%d", i)
		}
		fmt.Fprintf(&b, "l%d:\n  ret void\n}\n", n)
		m, _, err := irparse.ParseString(t.Context(), "chain.ll", b.String())
		if err != nil {
			t.Fatal(err)
		}
		return testing.AllocsPerRun(1, func() {
			bases := analysis.NewBases()
			for _, block := range m.Funcs[0].Blocks {
				if in := block.First(); in.Op == ir.Phi {
					if _, err := bases.DefiningValue(in); err != nil {
						t.Fatal(err)
					}
					if states, err := bases.Infer(in, true); err != nil || len(states) > 0 {
						t.Fatalf("%d states, %v", len(states), err)
					}
				}
			}
		})
	}
	if one, four := work(100), work(400); four > 6*one {
		t.Errorf("%v allocations for 100 phis, %v for 400", one, four)
	}
}
