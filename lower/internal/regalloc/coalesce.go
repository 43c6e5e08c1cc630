package regalloc

import "statepoint/lower/internal/mir"

// coalescer joins phis with their sources where that saves copies between slots: before the scan
// those recorded by statepoints, after it those that the scan has spilled.
type coalescer struct {
	live *liveness
	fam  *familySet
	iv   *intervals
	mem  *memory
}

// beforeScan joins phis with their sources where one of them has a slot anyway, and decides which
// phis are defined in memory.
func (c *coalescer) beforeScan() {
	f := c.live.f
	deepest := int32(0)
	for i := range f.Blocks {
		if f.Blocks[i].Phi0 < f.Blocks[i].PhiEnd {
			deepest = max(deepest, f.Blocks[i].Depth)
		}
	}
	for pass := range 2 {
		for depth := min(deepest, 8); depth >= 0; depth-- {
			for i := range f.Blocks {
				b := &f.Blocks[i]
				if min(b.Depth, 8) != depth {
					continue
				}
				for k := b.Phi0; k < b.PhiEnd; k++ {
					c.joinPhi(b, &f.Phis[k], pass)
				}
			}
		}
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			c.placePhi(b, &f.Phis[k])
		}
	}
}

// joinPhi joins a phi with its sources if any of them is recorded at statepoints or defined in
// memory.
func (c *coalescer) joinPhi(b *mir.Block, phi *mir.Phi, pass int) {
	f := c.live.f
	if f.VRegs[phi.Dst].Class != mir.GPR {
		return
	}
	wanted := c.fam.root(phi.Dst) != 0
	for p := range b.PredEnd - b.Pred0 {
		if s := &f.Sources[phi.Src0+p]; s.Kind == mir.KindReg && c.fam.root(s.Reg) != 0 &&
			c.live.values[s.Reg].kind == defMem {
			wanted = true
		}
	}
	if !wanted {
		return
	}
	for p := range b.PredEnd - b.Pred0 {
		if s := &f.Sources[phi.Src0+p]; s.Kind == mir.KindReg && s.Reg != phi.Dst &&
			(c.fam.root(s.Reg) != 0 || pass == 1) {
			c.fam.join(phi.Dst, s.Reg)
		}
	}
}

// placePhi decides whether a phi is defined in its slot: it is if loading it at its uses and
// storing the sources that are in registers costs less than loading the sources that are in memory
// and storing the phi at statepoints.
func (c *coalescer) placePhi(b *mir.Block, phi *mir.Phi) {
	f := c.live.f
	root := c.fam.root(phi.Dst)
	if root == 0 {
		return
	}
	var inMemory, inReg int64
	for p, pred := range f.Preds(b) {
		w := weight(f.Blocks[pred].Depth)
		s := &f.Sources[phi.Src0+int32(p)]
		switch {
		case s.Kind != mir.KindReg || c.fam.root(s.Reg) != root:
			inReg += w
		case s.Reg == phi.Dst:
		case c.live.values[s.Reg].kind == defMem, c.live.values[s.Reg].kind == defPhi &&
			c.live.values[s.Reg].def >= c.live.values[phi.Dst].def:
			inMemory += w
		default:
			inReg += w
		}
	}
	d := &c.live.values[phi.Dst]
	var reloads, stores int64
	last := int32(-1)
	for _, u := range c.live.uses[d.u0:d.u1] {
		if u.op == noOperand {
			continue
		}
		blk := c.live.instBlock[u.pos>>2]
		if u.op&indexUse == 0 && f.Operands[u.op].Role == mir.SlotUse {
			stores += weight(f.Blocks[blk].Depth)
			continue
		}
		if blk != last {
			reloads += weight(f.Blocks[blk].Depth)
			last = blk
		}
	}
	if inMemory > 0 && inReg+reloads <= inMemory+stores {
		d.kind = defMem
	}
}

// afterScan joins spilled phis with those of their sources that are also spilled, so that the edge
// needs no copy. In loops with many paths and many values, as in an interpreter or a state machine,
// most values are in memory most of the time, and would be copied from slot to slot on every edge.
// The innermost loops come first.
func (c *coalescer) afterScan() {
	f := c.live.f
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
				c.joinSpilled(b, &f.Phis[k])
			}
		}
	}
}

func (c *coalescer) joinSpilled(b *mir.Block, phi *mir.Phi) {
	f := c.live.f
	if !c.iv.all[c.iv.first[phi.Dst]].mem {
		return
	}
	for p, pred := range f.Preds(b) {
		s := &f.Sources[phi.Src0+int32(p)]
		if s.Kind != mir.KindReg || s.Reg == phi.Dst || !c.mem.kept(s.Reg) ||
			f.VRegs[s.Reg].Size != f.VRegs[phi.Dst].Size {
			continue
		}
		if c.iv.loc(s.Reg, c.live.blockFrom[pred+1]-1).Kind == LocSlot {
			c.fam.join(phi.Dst, s.Reg)
		}
	}
}
