package regalloc

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// hints are the preferred registers of values.
type hints struct {
	live *liveness
	iv   *intervals
	// reg is, by virtual register, the preferred register at its next use.
	reg []amd64.Reg
	// crossing is, by virtual register, set if a callee-saved register is better: see findCrossing.
	crossing []bool
}

// find finds all hints.
func (h *hints) find() {
	h.findNext()
	h.findCrossing()
}

// findNext finds, walking backwards, the register in which each value, or the result that
// overwrites it, is needed next.
func (h *hints) findNext() {
	f := h.live.f
	h.reg = resize(h.reg, len(f.VRegs))
	clear(h.reg)
	for i := len(f.Blocks) - 1; i >= 0; i-- {
		b := &f.Blocks[i]
		for _, t := range f.Succs(b) {
			d := &f.Blocks[t]
			for p, pred := range f.Preds(d) {
				if pred != int32(i) {
					continue
				}
				for k := d.Phi0; k < d.PhiEnd; k++ {
					if s := &f.Sources[f.Phis[k].Src0+int32(p)]; s.Kind == mir.KindReg &&
						h.reg[s.Reg] == 0 {
						h.reg[s.Reg] = h.reg[f.Phis[k].Dst]
					}
				}
			}
		}
		for n := b.End - 1; n >= b.First; n-- {
			in := &f.Insts[n]
			def := amd64.NoReg
			for k := in.Ops; k < in.Ops+in.N; k++ {
				o := &f.Operands[k]
				switch o.Role {
				case mir.Def:
					if def == amd64.NoReg {
						def = h.reg[o.Reg]
					}
				case mir.Tied:
					if o.Kind == mir.KindReg && def != amd64.NoReg && !h.live.liveAt(o.Reg, 4*n+1) {
						h.reg[o.Reg] = def
					}
				case mir.FixedUse:
					if o.Kind == mir.KindReg {
						h.reg[o.Reg] = o.Phys
					}
				}
			}
		}
	}
}

// of appends the registers that would save a move to or from the interval, best first.
func (h *hints) of(it *interval, to []amd64.Reg) []amd64.Reg {
	f := h.live.f
	d := &h.live.values[it.v]
	if it.whole {
		to = h.phiHint(it, to)
	}
	if h := h.reg[it.v]; h != 0 && len(to) < cap(to) {
		to = append(to, h)
	}
	if !it.whole {
		return to
	}
	switch d.kind {
	case defFixed:
		to = append(to, f.Operands[d.op].Phys)
	case defReg:
		in := &f.Insts[d.def>>2]
		for k := in.Ops; k < in.Ops+in.N; k++ {
			if o := &f.Operands[k]; o.Role == mir.Tied && o.Kind == mir.KindReg {
				to = h.iv.registerAt(to, o.Reg, d.def-1)
			}
		}
	case defPhi:
		phi := &f.Phis[d.op]
		b := &f.Blocks[d.block]
		to = h.around(phi, d.block, to)
		for p, pred := range f.Preds(b) {
			if s := &f.Sources[phi.Src0+int32(p)]; s.Kind == mir.KindReg && len(to) < cap(to) {
				to = h.iv.registerAt(to, s.Reg, h.live.blockFrom[pred+1]-1)
			}
		}
	}
	return to
}

// around appends the register in which the value of a loop's phi for the next iteration appears, as
// the result of a call does.
func (h *hints) around(phi *mir.Phi, block int32, to []amd64.Reg) []amd64.Reg {
	f := h.live.f
	for p, pred := range f.Preds(&f.Blocks[block]) {
		s := &f.Sources[phi.Src0+int32(p)]
		if pred < block || s.Kind != mir.KindReg || h.crossing[s.Reg] || len(to) == cap(to) {
			continue
		}
		if d := &h.live.values[s.Reg]; d.kind == defFixed {
			to = append(to, f.Operands[d.op].Phys)
		}
	}
	return to
}

// heir is where the result lives that overwrites an interval's value at the end of its life, or the
// value of a loop's phi for the next iteration, if it is in no call's way; its value is 0 if there
// is none.
func (h *hints) heir(it *interval) (heir interval) {
	f := h.live.f
	d := &h.live.values[it.v]
	if !it.whole || d.u1 == d.u0 {
		return heir
	}
	next := h.nextOf(d)
	u := &h.live.uses[d.u1-1]
	if u.op&indexUse == 0 && u.op != noOperand && f.Operands[u.op].Role == mir.Tied {
		if o := &f.Operands[f.Insts[u.pos>>2].Ops]; o.Role == mir.Def {
			next = o.Reg
		}
	}
	if next == 0 || f.VRegs[next].Class != f.VRegs[it.v].Class || h.crossing[next] {
		return heir
	}
	w := &h.live.values[next]
	if w.kind == defNone {
		return heir
	}
	return interval{v: next, start: w.def, end: h.live.spans[w.r1-1].to, r0: w.r0, r1: w.r1}
}

// nextOf is the value that a loop's phi has in the next iteration, 0 if d is no such phi.
func (h *hints) nextOf(d *value) mir.VReg {
	if d.kind != defPhi {
		return 0
	}
	f := h.live.f
	for p, pred := range f.Preds(&f.Blocks[d.block]) {
		if s := &f.Sources[f.Phis[d.op].Src0+int32(p)]; pred >= d.block && s.Kind == mir.KindReg {
			return s.Reg
		}
	}
	return 0
}

// phiHint appends the registers of the phis that take the value at the end of its life, if they
// already have one, as the phis of loop headers do.
func (h *hints) phiHint(it *interval, to []amd64.Reg) []amd64.Reg {
	d := &h.live.values[it.v]
	k := d.u1
	for k > d.u0 && h.live.uses[k-1].op == noOperand {
		k--
	}
	for ; k < d.u1 && len(to) < cap(to); k++ {
		to = h.takenBy(it.v, h.live.instBlock[h.live.uses[k].pos>>2], to)
	}
	return to
}

// takenBy appends the registers of the phis that take value v at the end of a block.
func (h *hints) takenBy(v mir.VReg, block int32, to []amd64.Reg) []amd64.Reg {
	f := h.live.f
	for _, t := range f.Succs(&f.Blocks[block]) {
		db := &f.Blocks[t]
		for p, pred := range f.Preds(db) {
			if pred != block {
				continue
			}
			for k := db.Phi0; k < db.PhiEnd; k++ {
				if s := &f.Sources[f.Phis[k].Src0+int32(p)]; s.Kind == mir.KindReg && s.Reg == v {
					to = h.iv.registerAt(to, f.Phis[k].Dst, h.live.blockFrom[t])
				}
			}
		}
	}
	return to
}

// findCrossing finds the values that belong in callee-saved registers: those that are live across a
// call, and the phis and phi sources joined to one.
func (h *hints) findCrossing() {
	f := h.live.f
	h.crossing = resize(h.crossing, len(f.VRegs))
	clear(h.crossing)
	if len(h.live.calls) == 0 {
		return
	}
	for v := 1; v < len(f.VRegs); v++ {
		d := &h.live.values[v]
		if d.kind == defNone || d.kind == defMem {
			continue
		}
		it := interval{v: mir.VReg(v), start: d.def, end: h.live.spans[d.r1-1].to, r0: d.r0,
			r1: d.r1}
		h.crossing[v] = h.iv.firstHit(&it, h.live.calls) != never
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			phi := &f.Phis[k]
			any := h.crossing[phi.Dst]
			for p, pred := range f.Preds(b) {
				s := &f.Sources[phi.Src0+int32(p)]
				any = any || int(pred) >= i && s.Kind == mir.KindReg && h.crossing[s.Reg]
			}
			if !any {
				continue
			}
			h.crossing[phi.Dst] = true
			for p, pred := range f.Preds(b) {
				if s := &f.Sources[phi.Src0+int32(p)]; int(pred) >= i && s.Kind == mir.KindReg {
					h.crossing[s.Reg] = true
				}
			}
		}
	}
}
