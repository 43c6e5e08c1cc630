package regalloc

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// phiSpiller moves phis from registers to slots after the scan. The scan gives a phi a register
// wherever one is free; in a large loop with many paths, as in an interpreter, the neighbours of a
// phi are then in memory, and each edge loads a register that is stored again at once.
type phiSpiller struct {
	live *liveness
	iv   *intervals
	mem  *memory
	freq *frequencies
	// gain is, by virtual register, how many loads and stores its being in memory saves.
	gain []int64
}

// maxPhiSweeps limits how often the phis are looked at: a phi in memory may make it pay for its
// neighbours.
const maxPhiSweeps = 4

// run moves phis to their slots: those that are stored there anyway before anything needs them in a
// register, and those that nothing needs in a register, if that saves loads and stores.
func (p *phiSpiller) run() {
	if !p.beginInSlots() {
		return
	}
	if len(p.freq.of) == 0 {
		p.freq.find()
	}
	for range maxPhiSweeps {
		if !p.sweep() {
			return
		}
	}
}

// beginInSlots has phis that are stored begin in their slots, and reports whether any phi does. An
// edge then writes the slot instead of a register that the block stores.
func (p *phiSpiller) beginInSlots() bool {
	any := false
	for i := range p.live.f.Phis {
		it := p.first(p.live.f.Phis[i].Dst)
		if it == nil {
			continue
		}
		if !it.mem && p.mem.kept(it.v) && p.iv.firstNeed(it) == never {
			it.mem, it.reg = true, amd64.NoReg
		}
		any = any || it.mem
	}
	return any
}

// first is the first interval of a value, nil if it has none.
func (p *phiSpiller) first(v mir.VReg) *interval {
	if i := p.iv.first[v]; i >= 0 {
		return &p.iv.all[i]
	}
	return nil
}

// movable returns the interval of a phi that is in one register for life and is only copied, nil
// for any other value.
func (p *phiSpiller) movable(v mir.VReg) *interval {
	it := p.first(v)
	if it == nil || it.mem || it.next >= 0 || p.live.values[v].kind != defPhi ||
		p.iv.firstNeed(it) != never {
		return nil
	}
	return it
}

// sweep moves the phis for which memory is better now, and reports whether there were any.
func (p *phiSpiller) sweep() bool {
	f := p.live.f
	p.gain = resize(p.gain, len(f.VRegs))
	clear(p.gain)
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			for n, pred := range f.Preds(b) {
				p.weigh(&f.Phis[k], int32(n), pred, p.freq.edge(pred, int32(i)))
			}
		}
	}
	moved := false
	for i := range f.Phis {
		if it := p.movable(f.Phis[i].Dst); it != nil && p.gain[it.v] > 0 {
			it.mem, it.reg = true, amd64.NoReg
			p.mem.stored[it.v] = true
			moved = true
		}
	}
	return moved
}

// weigh adds what one edge of a phi gains or loses if either end of the copy moves to memory.
func (p *phiSpiller) weigh(phi *mir.Phi, n, pred int32, weight int64) {
	s := &p.live.f.Sources[phi.Src0+n]
	to := p.first(phi.Dst)
	if to == nil {
		return
	}
	if s.Kind != mir.KindReg {
		p.gain[phi.Dst] -= weight
		return
	}
	if s.Reg == phi.Dst {
		return
	}
	from := p.iv.loc(s.Reg, p.live.blockFrom[pred+1]-1)
	p.gain[phi.Dst] += p.saved(from.Kind == LocSlot, s.Reg, phi.Dst) * weight
	p.gain[s.Reg] += p.saved(to.mem, s.Reg, phi.Dst) * weight
}

// saved is how many moves a copy from v to w saves if the end of it that is in a register moves to
// memory: the other end is in memory or not.
func (p *phiSpiller) saved(other bool, v, w mir.VReg) int64 {
	switch {
	case !other:
		return -1
	case p.canShare(v, w):
		return 1
	}
	return -1
}

// canShare reports whether two values can share a slot.
func (p *phiSpiller) canShare(v, w mir.VReg) bool {
	f, x, y := p.live.f, &p.live.values[v], &p.live.values[w]
	return f.VRegs[v].Size == f.VRegs[w].Size &&
		!overlap(p.live.spans[x.r0:x.r1], p.live.spans[y.r0:y.r1])
}
