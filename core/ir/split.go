package ir

// SplitPreds makes a block that takes over the edges from preds to b and goes on to b.
func (b *Block) SplitPreds(preds []*Block, name string) *Block {
	f := b.Parent()
	m := f.Module()
	split := f.NewBlockBefore(name, b)
	split.From = []ID{b.ID()}
	br := m.NewInstr(Br, m.Types.Void, b)
	br.SetFrom(b.ID())
	if first := b.FirstInsertionPt(); first != nil {
		br.CopyDebugLoc(first)
	}
	split.Append(br)
	for _, p := range preds {
		p.Terminator().ReplaceOperand(b, split)
	}
	var isPred map[*Block]bool
	if in := b.First(); in != nil && in.Op == Phi {
		isPred = make(map[*Block]bool, len(preds))
		for _, p := range preds {
			isPred[p] = true
		}
	}
	for in := b.First(); in != nil && in.Op == Phi; in = in.Next() {
		movePhiInputs(m, in, br, preds[0], isPred)
	}
	return split
}

// movePhiInputs makes one input, from br's block, of the inputs that a phi has from several blocks.
func movePhiInputs(m *Module, phi, br *Instr, first *Block, isPred map[*Block]bool) {
	same := phi.Operand(phi.IncomingIndex(first))
	for i, p := range phi.Blocks {
		if isPred[p] && phi.Operand(i) != same {
			same = nil
			break
		}
	}
	if same != nil {
		for i := len(phi.Blocks) - 1; i >= 0; i-- {
			if isPred[phi.Blocks[i]] {
				phi.DropIncoming(i)
			}
		}
		phi.AddIncoming(same, br.Parent())
		return
	}
	merged := m.NewInstr(Phi, phi.Type())
	merged.SetFrom(phi.ID())
	br.Parent().InsertBefore(merged, br)
	phi.Func().SetName(merged, phi.Name()+".ph")
	for i := len(phi.Blocks) - 1; i >= 0; i-- {
		if p := phi.Blocks[i]; isPred[p] {
			v := phi.Operand(i)
			phi.DropIncoming(i)
			merged.AddIncoming(v, p)
		}
	}
	phi.AddIncoming(merged, br.Parent())
}

// SplitAt moves what stands from at on into a new block after b, which b branches to, and returns
// the new block.
func (b *Block) SplitAt(at *Instr, name string) *Block {
	m := b.Parent().Module()
	split := b.Parent().NewBlockAfter(name, b)
	split.From = []ID{b.ID()}
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
