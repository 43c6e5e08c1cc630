package regalloc

import "statepoint/lower/mir"

// joinSpilled joins phis that the scan has put into memory with those of their sources that are in
// memory as well, so that nothing moves on the edge between. Where many values go around loops with
// many ways, as in an interpreter or a state machine, most of them are in memory most of the time,
// and would be copied from slot to slot on every edge. The innermost loops come first.
func (a *allocator) joinSpilled() {
	f := a.f
	var depths [9][]int32 // blocks with phis, by depth
	for i := range f.Blocks {
		if b := &f.Blocks[i]; b.Phi0 < b.PhiEnd {
			d := min(b.Depth, 8)
			depths[d] = append(depths[d], int32(i))
		}
	}
	for d := len(depths) - 1; d >= 0; d-- {
		for _, i := range depths[d] {
			b := &f.Blocks[i]
			for k := b.Phi0; k < b.PhiEnd; k++ {
				a.joinSpilledPhi(b, &f.Phis[k])
			}
		}
	}
}

func (a *allocator) joinSpilledPhi(b *mir.Block, phi *mir.Phi) {
	f := a.f
	if !a.intervals[a.first[phi.Dst]].mem {
		return
	}
	for p, pred := range f.Preds(b) {
		s := &f.Sources[phi.Src0+int32(p)]
		if s.Kind != mir.KindReg || s.Reg == phi.Dst || !a.kept(s.Reg) ||
			f.VRegs[s.Reg].Size != f.VRegs[phi.Dst].Size {
			continue
		}
		if a.loc(s.Reg, a.blockFrom[pred+1]-1).Kind == LocSlot {
			a.join(phi.Dst, s.Reg)
		}
	}
}
