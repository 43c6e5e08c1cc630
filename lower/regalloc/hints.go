package regalloc

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// findHints finds, backwards, for each value the register in which it, or what overwrites it, is
// wanted next.
func (a *allocator) findHints() {
	f := a.f
	a.hint = resize(a.hint, len(f.VRegs))
	clear(a.hint)
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
						a.hint[s.Reg] == 0 {
						a.hint[s.Reg] = a.hint[f.Phis[k].Dst]
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
						def = a.hint[o.Reg]
					}
				case mir.Tied:
					if o.Kind == mir.KindReg && def != amd64.NoReg {
						a.hint[o.Reg] = def
					}
				case mir.FixedUse:
					if o.Kind == mir.KindReg {
						a.hint[o.Reg] = o.Phys
					}
				}
			}
		}
	}
}

// hints appends the registers that would save a move to or from the interval, the best first.
func (a *allocator) hints(it *interval, to []amd64.Reg) []amd64.Reg {
	f := a.f
	d := &a.values[it.v]
	if it.whole {
		to = a.phiHint(it, to)
	}
	if h := a.hint[it.v]; h != 0 && len(to) < cap(to) {
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
				to = a.regAt(to, o.Reg, d.def-1)
			}
		}
	case defPhi:
		phi := &f.Phis[d.op]
		b := &f.Blocks[d.block]
		for p, pred := range f.Preds(b) {
			if s := &f.Sources[phi.Src0+int32(p)]; s.Kind == mir.KindReg && len(to) < cap(to) {
				to = a.regAt(to, s.Reg, a.blockFrom[pred+1]-1)
			}
		}
	}
	return to
}

// phiHint appends the register of a phi that takes the value at the end of its life, if the phi has
// one already: it does when the value goes round a loop.
func (a *allocator) phiHint(it *interval, to []amd64.Reg) []amd64.Reg {
	f := a.f
	d := &a.values[it.v]
	if d.u1 == d.u0 || a.uses[d.u1-1].op != noOperand {
		return to
	}
	blk := a.instBlock[a.uses[d.u1-1].pos>>2]
	for _, t := range f.Succs(&f.Blocks[blk]) {
		db := &f.Blocks[t]
		for p, pred := range f.Preds(db) {
			if pred != blk {
				continue
			}
			for k := db.Phi0; k < db.PhiEnd; k++ {
				if s := &f.Sources[f.Phis[k].Src0+int32(p)]; s.Kind == mir.KindReg &&
					s.Reg == it.v {
					to = a.regAt(to, f.Phis[k].Dst, a.blockFrom[t])
				}
			}
		}
	}
	return to
}

// findCrossing finds the values that are better off in a register which callees save: those that
// live through a call, and the phis and sources of phis that are joined to one.
func (a *allocator) findCrossing() {
	f := a.f
	a.crossing = resize(a.crossing, len(f.VRegs))
	clear(a.crossing)
	if len(a.calls) == 0 {
		return
	}
	for v := 1; v < len(f.VRegs); v++ {
		d := &a.values[v]
		if d.kind == defNone || d.kind == defMem {
			continue
		}
		it := interval{v: mir.VReg(v), start: d.def, end: a.spans[d.r1-1].to, r0: d.r0, r1: d.r1}
		a.crossing[v] = a.firstHit(&it, a.calls) != never
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			phi := &f.Phis[k]
			any := a.crossing[phi.Dst]
			for p, pred := range f.Preds(b) {
				s := &f.Sources[phi.Src0+int32(p)]
				any = any || int(pred) >= i && s.Kind == mir.KindReg && a.crossing[s.Reg]
			}
			if !any {
				continue
			}
			a.crossing[phi.Dst] = true
			for p, pred := range f.Preds(b) {
				if s := &f.Sources[phi.Src0+int32(p)]; int(pred) >= i && s.Kind == mir.KindReg {
					a.crossing[s.Reg] = true
				}
			}
		}
	}
}

// regAt appends the register that v is in at a position, if it has one already.
func (a *allocator) regAt(to []amd64.Reg, v mir.VReg, pos int32) []amd64.Reg {
	for i := a.first[v]; i >= 0; i = a.intervals[i].next {
		it := &a.intervals[i]
		if it.start <= pos && pos < it.end && it.reg != 0 && len(to) < cap(to) {
			return append(to, it.reg)
		}
	}
	return to
}
