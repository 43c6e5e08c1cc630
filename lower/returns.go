package lower

import (
	"slices"

	"statepoint/core/ir"
)

// duplicateReturns copies a return to right after calls marked tail that only branch to it, so that
// they become tail calls, as LLVM's CodeGenPrepare does (dupRetToEnableTailCallOpts).
func duplicateReturns(m *ir.Module, f *ir.Func) {
	for _, b := range f.Blocks {
		ret := b.FirstNonPhi()
		if ret == nil || ret.Op != ir.Ret || b == f.Entry() {
			continue
		}
		var phi *ir.Instr
		if ret.NumOps() > 0 {
			phi, _ = ret.Operand(0).(*ir.Instr)
			if phi == nil || phi.Op != ir.Phi || phi.Parent() != b {
				continue
			}
		}
		for _, p := range slices.Clone(b.Preds()) {
			br := p.Terminator()
			call := br.Prev()
			if br.Op != ir.Br || br.NumOps() != 1 || call == nil || call.Op != ir.Call ||
				!call.Has(ir.Tail) || ir.NumUses(call) > 1 {
				continue
			}
			var results []ir.Value
			if phi != nil {
				i := phi.IncomingIndex(p)
				if phi.Operand(i) != ir.Value(call) {
					continue
				}
				results = append(results, call)
			} else if ir.NumUses(call) > 0 {
				continue
			}
			own := m.NewInstr(ir.Ret, ret.Type(), results...)
			own.SetFrom(ret.ID())
			own.Span = ret.Span
			own.InsertBefore(br)
			for in := b.First(); in.Op == ir.Phi; in = in.Next() {
				in.RemoveIncoming(in.IncomingIndex(p))
			}
			br.Erase()
		}
	}
}
