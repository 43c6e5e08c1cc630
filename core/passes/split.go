package passes

import (
	"slices"

	"statepoint/core/ir"
)

// foldSingleEntryPhis replaces the phis at the start of a block with one predecessor by what they
// take from it.
func foldSingleEntryPhis(b *ir.Block) bool {
	changed := false
	for in := b.First(); in != nil && in.Op == ir.Phi; in = b.First() {
		v := in.Operand(0)
		if v == ir.Value(in) {
			v = noValue(b.Parent().Module(), in.Type())
		}
		ir.ReplaceAllUses(in, v)
		in.Erase()
		changed = true
	}
	return changed
}

// splitForInvoke makes sure that a destination of an invoke is entered from that invoke alone and
// begins without phis, so that relocations can stand there.
func splitForInvoke(m *ir.Module, dest, from *ir.Block) {
	if dest.UniquePred() == nil {
		if in := dest.FirstNonPhi(); in != nil && in.Op == ir.LandingPad {
			dest = splitLandingPad(m, dest, from, in)
		} else {
			dest = dest.SplitPreds([]*ir.Block{from}, dest.Name())
		}
	}
	foldSingleEntryPhis(dest)
}

// splitLandingPad gives one predecessor of a landing pad block a landing pad of its own, and the
// others another; returns the block of the one.
func splitLandingPad(m *ir.Module, b, from *ir.Block, pad *ir.Instr) *ir.Block {
	f := b.Parent()
	one := b.SplitPreds([]*ir.Block{from}, b.Name())
	// Only invokes lead to a landing pad, each once.
	rest := slices.DeleteFunc(b.Preds(), func(p *ir.Block) bool { return p == one })
	padOne := cloneInstr(m, pad)
	if len(rest) == 0 {
		f.SetName(padOne, "lpad")
		one.InsertBefore(padOne, one.FirstNonPhi())
		ir.ReplaceAllUses(pad, padOne)
		pad.Erase()
		return one
	}
	others := b.SplitPreds(rest, b.Name()+".split-lp")
	one.InsertBefore(padOne, one.FirstNonPhi())
	f.SetName(padOne, "lpad")
	padOthers := cloneInstr(m, pad)
	others.InsertBefore(padOthers, others.FirstNonPhi())
	f.SetName(padOthers, "lpad.split-lp")
	if ir.FirstUse(pad) != nil {
		phi := m.NewInstr(ir.Phi, pad.Type())
		phi.SetFrom(pad.ID())
		b.InsertBefore(phi, pad)
		f.SetName(phi, "lpad.phi")
		phi.AddIncoming(padOne, one)
		phi.AddIncoming(padOthers, others)
		ir.ReplaceAllUses(pad, phi)
	}
	pad.Erase()
	return one
}

// splitEdge puts a block on the edge from one block to another, as LLVM's SplitEdge does, and
// returns it.
func splitEdge(m *ir.Module, from, to *ir.Block) *ir.Block {
	f := from.Parent()
	succs := from.Succs()
	if len(succs) > 1 && to.UniquePred() == nil {
		split := f.NewBlockAfter(from.Name()+"."+to.Name()+"_crit_edge", from)
		split.From = []ir.ID{from.ID()}
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
	return from.SplitAt(from.Terminator(), from.Name()+".split")
}
