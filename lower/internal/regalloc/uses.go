package regalloc

import (
	"math/bits"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// countUses finds definitions, and allocates storage for uses.
func (l *liveness) countUses() {
	f := l.f
	count := func(v mir.VReg) {
		if v != 0 {
			l.values[v].u1++
		}
	}
	for v := 1; v < len(f.VRegs); v++ {
		if f.VRegs[v].Incoming != 0 {
			l.define(mir.VReg(v), 0, 0, noOperand, defMem)
		}
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			l.define(f.Phis[k].Dst, 4*b.First, int32(i), uint32(k), defPhi)
			for p := range b.PredEnd - b.Pred0 {
				if s := &f.Sources[f.Phis[k].Src0+p]; s.Kind == mir.KindReg {
					count(s.Reg)
				}
			}
		}
		for n := b.First; n < b.End; n++ {
			in := &f.Insts[n]
			pos := 4 * n
			if in.Flags&mir.IsCall != 0 {
				l.calls = append(l.calls, pos)
			}
			if in.Twice {
				l.twice = append(l.twice, pos)
			}
			tied := false
			for k := in.Ops; k < in.Ops+in.N; k++ {
				o := &f.Operands[k]
				switch o.Role {
				case mir.Def:
					continue
				case mir.FixedDef:
					l.define(o.Reg, pos+3, int32(i), k, defFixed)
					l.clobber(o.Phys, pos, in)
					continue
				case mir.Tied:
					tied = true
				case mir.FixedUse:
					l.clobber(o.Phys, pos, in)
					if o.Phys == amd64.RCX && o.Kind == mir.KindReg && shifts(in) {
						l.counts[len(l.counts)-1] = o.Reg
					}
				case mir.SlotUse:
					if o.Index != o.Reg {
						l.define(o.Index, pos+1, int32(i), k, defMem)
					}
					if v := &l.values[o.Reg]; v.slotUses < 255 {
						v.slotUses++
					}
					count(o.Reg)
					continue
				}
				if o.Kind == mir.KindReg || o.Kind == mir.KindMem {
					count(o.Reg)
				}
				if o.IsMem() {
					count(o.Index)
				}
			}
			at := pos + 2
			if tied {
				at = pos + 1
			}
			for k := in.Ops; k < in.Ops+in.N; k++ {
				if o := &f.Operands[k]; o.Role == mir.Def {
					l.define(o.Reg, at, int32(i), k, defReg)
					at = pos + 2
				}
			}
			if in.Flags&mir.ClobbersRAX != 0 {
				l.clobber(amd64.RAX, pos, in)
			}
			if in.Flags&mir.ClobbersRDX != 0 {
				l.clobber(amd64.RDX, pos, in)
			}
			if in.Flags&mir.ClobbersRCX != 0 {
				l.clobber(amd64.RCX, pos, in)
			}
			if in.Flags&mir.ClobbersR11 != 0 {
				l.clobber(amd64.R11, pos, in)
			}
			if in.Op == mir.Asm {
				for set := f.Asms[in.Aux].Clobbers; set != 0; set &= set - 1 {
					l.clobber(amd64.Reg(bits.TrailingZeros64(set)), pos, in)
				}
			}
		}
	}
	sum := int32(0)
	for v := range l.values {
		n := l.values[v].u1
		l.values[v].u0, l.values[v].u1 = sum, sum
		sum += n
	}
	l.uses = resize(l.uses, int(sum))
}

func (l *liveness) define(v mir.VReg, pos, block int32, op uint32, kind defKind) {
	d := &l.values[v]
	d.def, d.block, d.op, d.kind = pos, block, op, kind
}

// clobber records that an instruction overwrites a register. Calls clobber all caller-saved
// registers anyway.
func (l *liveness) clobber(r amd64.Reg, pos int32, in *mir.Inst) {
	if CalleeSaved(r) {
		l.saved |= 1 << r
	} else if in.Flags&mir.IsCall != 0 {
		return
	}
	if at := l.fixed[r]; len(at) == 0 || at[len(at)-1] != pos {
		l.fixed[r], l.needed = append(at, pos), l.needed|1<<r
		if r == amd64.RCX {
			l.counts = append(l.counts, 0)
		}
	}
}

// shifts reports whether an instruction reads RCX, and needs no other fixed register.
func shifts(in *mir.Inst) bool {
	switch amd64.Op(in.Op) {
	case amd64.SHL, amd64.SHR, amd64.SAR, amd64.ROL, amd64.ROR, amd64.SHLD, amd64.SHRD:
		return true
	}
	return false
}

// fillUses lists the uses of every value in order of position.
func (l *liveness) fillUses() {
	f := l.f
	add := func(v mir.VReg, u use) {
		if v != 0 {
			d := &l.values[v]
			l.uses[d.u1] = u
			d.u1++
		}
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for n := b.First; n < b.End; n++ {
			in := &f.Insts[n]
			pos := 4 * n
			// Copies read their operands first, so they come first.
			plain := false
			tied := mir.VReg(0)
			for k := in.Ops; k < in.Ops+in.N; k++ {
				o := &f.Operands[k]
				switch {
				case !o.Copied():
					plain = true
				case o.Kind == mir.KindReg:
					add(o.Reg, use{pos, k, useAny})
					if o.Role == mir.Tied {
						tied = o.Reg
					}
				}
			}
			if !plain {
				continue
			}
			for k := in.Ops; k < in.Ops+in.N; k++ {
				o := &f.Operands[k]
				if o.Copied() || o.Role == mir.Def || o.Role == mir.FixedDef {
					continue
				}
				kind := useReg
				if o.Role == mir.UseRM && l.f.VRegs[o.Reg].Size >= uint8(operandBytes(in)) {
					kind = useRM
				}
				at := pos + 1
				if o.Kind == mir.KindReg && o.Reg == tied {
					at = pos // both operands may be in the register that the result overwrites
				}
				if o.Kind == mir.KindReg || o.Kind == mir.KindMem {
					add(o.Reg, use{at, k, kind})
				}
				if o.IsMem() {
					add(o.Index, use{pos + 1, k | indexUse, useReg})
				}
			}
		}
		for _, t := range f.Succs(b) {
			d := &f.Blocks[t]
			if d.Phi0 == d.PhiEnd {
				continue
			}
			for p, pred := range f.Preds(d) {
				if pred != int32(i) {
					continue
				}
				for k := d.Phi0; k < d.PhiEnd; k++ {
					if s := &f.Sources[f.Phis[k].Src0+int32(p)]; s.Kind == mir.KindReg {
						add(s.Reg, use{4*b.End - 1, noOperand, useAny})
					}
				}
			}
		}
	}
}

// operandBytes is the number of bytes that an instruction reads from a memory operand.
func operandBytes(in *mir.Inst) int {
	switch amd64.Op(in.Op) {
	case amd64.UCOMISS, amd64.ADDSS, amd64.SUBSS, amd64.MULSS, amd64.DIVSS, amd64.CVTSS2SD,
		amd64.CVTTSS2SI, amd64.SQRTSS:
		return 4
	}
	if in.W == amd64.W0 {
		return 8
	}
	return in.W.Bytes()
}
