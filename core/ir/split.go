package ir

import (
	"slices"

	"statepoint/core/provenance"
)

// SplitPreds makes a block that takes over the edges from preds, which may be empty, to b and
// branches to b. Incoming values from preds in the phis of b are merged into one.
func (b *Block) SplitPreds(preds []*Block, name string) *Block {
	f := b.Parent()
	m := f.Module()
	split := f.NewBlockBefore(name, b)
	split.From = []provenance.ID{b.ID()}
	br := m.NewInstr(Br, m.Types.Void, b)
	br.SetFrom(b.ID())
	first := b.FirstNonPhi()
	for first != nil && (first.IsDebugCall() || first.IsIntrinsic("llvm.pseudoprobe")) {
		first = first.Next()
	}
	br.CopyDebugLoc(first)
	split.Append(br)
	for _, p := range preds {
		p.Terminator().ReplaceOperand(b, split)
	}
	if in := b.First(); len(preds) > 0 && in != nil && in.Op == Phi {
		isPred := setOf(preds)
		for ; in != nil && in.Op == Phi; in = in.Next() {
			movePhiInputs(m, in, br, preds[0], isPred)
		}
	}
	return split
}

// blockSet is a set of blocks, mostly of one block.
type blockSet struct {
	one  *Block
	more map[*Block]bool
}

func setOf(blocks []*Block) blockSet {
	s := blockSet{one: blocks[0]}
	if len(blocks) > 1 {
		s.more = make(map[*Block]bool, len(blocks))
		for _, b := range blocks {
			s.more[b] = true
		}
	}
	return s
}

func (s blockSet) has(b *Block) bool { return b == s.one || s.more[b] }

func (s blockSet) len() int { return max(1, len(s.more)) }

// movePhiInputs merges a phi's inputs from several blocks into one input from br's block.
func movePhiInputs(m *Module, phi, br *Instr, first *Block, isPred blockSet) {
	same := phi.Operand(phi.IncomingIndex(first))
	for i, p := range phi.Blocks {
		if isPred.has(p) && phi.Operand(i) != same {
			same = nil
			break
		}
	}
	if same != nil {
		phi.dropFrom(isPred, func(Value, *Block) {})
		phi.AddIncoming(same, br.Parent())
		return
	}
	merged := m.NewInstr(Phi, phi.Type())
	merged.SetFrom(phi.ID())
	merged.ops, merged.Blocks = make([]Use, 0, isPred.len()), make([]*Block, 0, isPred.len())
	br.Parent().InsertBefore(merged, br)
	phi.Func().SetName(merged, phi.Name()+".ph")
	phi.dropFrom(isPred, merged.AddIncoming)
	phi.AddIncoming(merged, br.Parent())
}

// dropFrom deletes a phi's inputs from the blocks of a set, last first and each as DropIncoming
// does, and passes on what it deletes. It copies the list of blocks, which phis may share, only
// once.
func (phi *Instr) dropFrom(set blockSet, dropped func(v Value, from *Block)) {
	blocks := slices.Clone(phi.Blocks)
	swaps := phi.Func().Module().Dialect.Opaque()
	for i := len(blocks) - 1; i >= 0; i-- {
		from, v, at := blocks[i], phi.Operand(i), i
		if !set.has(from) {
			continue
		}
		if last := len(blocks) - 1; swaps && at != last {
			phi.SetOperand(at, phi.Operand(last))
			blocks[at], at = blocks[last], last
		}
		phi.RemoveOperand(at)
		blocks = slices.Delete(blocks, at, at+1)
		dropped(v, from)
	}
	phi.Blocks = blocks
}

// SplitAt moves at and everything after it into a new block after b, makes b branch to it, and
// returns it.
func (b *Block) SplitAt(at *Instr, name string) *Block {
	m := b.Parent().Module()
	split := b.Parent().NewBlockAfter(name, b)
	split.From = []provenance.ID{b.ID()}
	br := m.NewInstr(Br, m.Types.Void, split)
	br.SetFrom(b.ID())
	br.CopyDebugLoc(at)
	split.SpliceTail(at)
	b.Append(br)
	for _, s := range split.Succs() {
		s.ReplacePhiIncoming(b, split)
	}
	return split
}
