package edit

import (
	"statepoint/core/ir"
	"statepoint/core/provenance"
)

// FoldSingleEntryPhis replaces the phis of a block with one predecessor by their operands.
func FoldSingleEntryPhis(b *ir.Block) bool {
	changed := false
	for in := b.First(); in != nil && in.Op == ir.Phi; in = b.First() {
		v := in.Operand(0)
		if v == ir.Value(in) {
			v = NoValue(b.Parent().Module(), in.Type())
		}
		ir.ReplaceAllUses(in, v)
		in.Erase()
		changed = true
	}
	return changed
}

// SplitForInvoke makes sure that a destination of an invoke is entered only from that invoke and
// begins without phis. For landing pads that several invokes share there is SplitInvokes.
func SplitForInvoke(m *ir.Module, dest, from *ir.Block) {
	if dest.UniquePred() == nil {
		dest = dest.SplitPreds([]*ir.Block{from}, dest.Name())
	}
	FoldSingleEntryPhis(dest)
}

// SplitEdge puts a block on the edge from one block to another, as LLVM's SplitEdge does, and
// returns it.
func SplitEdge(m *ir.Module, from, to *ir.Block) *ir.Block {
	f := from.Parent()
	succs := from.Succs()
	if len(succs) > 1 && to.UniquePred() == nil {
		split := f.NewBlockAfter(from.Name()+"."+to.Name()+"_crit_edge", from)
		split.From = []provenance.ID{from.ID()}
		br := m.NewInstr(ir.Br, m.Types.Void, to)
		br.SetFrom(from.Terminator().ID())
		br.CopyDebugLoc(from.Terminator())
		split.Append(br)
		// Of several edges the first is split.
		t := from.Terminator()
		for i := range t.NumOps() {
			if t.Operand(i) == ir.Value(to) {
				t.SetOperand(i, split)
				break
			}
		}
		for in := to.First(); in != nil && in.Op == ir.Phi; in = in.Next() {
			if first := in.IncomingIndex(from); first >= 0 {
				in.SetIncomingBlock(first, split)
			}
		}
		return split
	}
	if to.SinglePred() != nil {
		return to.SplitAt(to.First(), to.Name()+".split")
	}
	end := from.Terminator()
	split := from.SplitAt(end, from.Name()+".split")
	if records := end.Records(); len(records) > 0 { // they stay before the edge
		from.Last().SetRecords(records)
		end.SetRecords(nil)
	}
	return split
}
