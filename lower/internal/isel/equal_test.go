package isel

import (
	"testing"

	"statepoint/core/ir"
)

// TestComputedTable looks up each computation twice, enough of them for the table to grow several
// times, in separate stretches.
func TestComputedTable(t *testing.T) {
	m := ir.NewModule("computed")
	var instrs []*ir.Instr
	var table computedTable
	for _, n := range []int{1000, 3, 0, 500} {
		table.begin()
		for i := range n {
			if i == len(instrs) {
				instrs = append(instrs, m.NewInstr(ir.Add, m.Types.I32))
			}
			// the hash leaves out the type of the result, so two computations share each
			k := computation{op: ir.Load, typ: []*ir.Type{m.Types.I32, m.Types.I64}[i%2]}
			k.operands[0] = comparedOperand{typ: m.Types.I64, number: uint64(i / 2)}
			if got := table.find(&k, instrs[i]); got != instrs[i] {
				t.Fatalf("%d of %d is found before it is there", i, n)
			}
			if got := table.find(&k, nil); got != instrs[i] {
				t.Fatalf("%d of %d is not found again", i, n)
			}
		}
		for i := range n {
			k := computation{op: ir.Load, typ: []*ir.Type{m.Types.I32, m.Types.I64}[i%2]}
			k.operands[0] = comparedOperand{typ: m.Types.I64, number: uint64(i / 2)}
			if got := table.find(&k, nil); got != instrs[i] {
				t.Fatalf("%d of %d is gone", i, n)
			}
		}
	}
}
