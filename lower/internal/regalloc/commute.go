package regalloc

import (
	"sort"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// commute exchanges the operands of operations where their order does not matter, if the result had
// better overwrite the other one: the first is used later and the second is not, so the first would
// have to be copied; or neither is, and phis join the result with the second, as in a loop's sum.
func (l *liveness) commute() {
	f := l.f
	l.findWebs()
	for n := len(f.Insts) - 1; n >= 0; n-- {
		in := &f.Insts[n]
		ops := f.Ops(in)
		if len(ops) < 2 || ops[0].Role != mir.Def || ops[1].Role != mir.Tied ||
			ops[1].Kind != mir.KindReg {
			continue
		}
		if len(ops) == 3 && commutes(amd64.Op(in.Op)) {
			l.commuteInst(in, ops, 4*int32(n))
		}
		if v := ops[1].Reg; l.web[v] == 0 {
			l.heir[v] = l.goalOf(ops[0].Reg)
		}
	}
}

// commuteInst exchanges the operands of the instruction at a position if that is better.
func (l *liveness) commuteInst(in *mir.Inst, ops []mir.Operand, pos int32) {
	f := l.f
	a, b := &ops[1], &ops[2]
	if b.Kind != mir.KindReg || b.Role != mir.Use && b.Role != mir.UseRM || a.Reg == b.Reg ||
		l.liveAt(b.Reg, pos+2) {
		return
	}
	later := l.liveAt(a.Reg, pos+1)
	if w := l.goalOf(ops[0].Reg); !later && (w != l.webOf(b.Reg) || w == l.webOf(a.Reg)) {
		return
	}
	if in.Op == mir.Op(amd64.CMOVCC) {
		in.Cond = in.Cond.Negate()
	}
	kind := useReg
	if b.Role == mir.UseRM && f.VRegs[a.Reg].Size >= uint8(operandBytes(in)) {
		kind = useRM
	}
	if !later {
		l.moveEnd(a.Reg, pos+1, pos+2)
	}
	*l.useAt(a.Reg, pos, in.Ops+1) = use{pos + 1, in.Ops + 2, kind}
	*l.useAt(b.Reg, pos, in.Ops+2) = use{pos, in.Ops + 1, useAny}
	l.moveEnd(b.Reg, pos+2, pos+1)
	a.Reg, b.Reg = b.Reg, a.Reg
}

// findWebs finds which values phis join.
func (l *liveness) findWebs() {
	f := l.f
	l.web, l.heir = resize(l.web, len(f.VRegs)), resize(l.heir, len(f.VRegs))
	clear(l.web)
	clear(l.heir)
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			phi := &f.Phis[k]
			for _, s := range f.Sources[phi.Src0 : phi.Src0+b.PredEnd-b.Pred0] {
				if s.Kind != mir.KindReg {
					continue
				}
				if x, y := l.webOf(s.Reg), l.webOf(phi.Dst); x != y {
					l.web[x] = y
				}
			}
		}
	}
}

// webOf is the value that stands for all that phis join with v.
func (l *liveness) webOf(v mir.VReg) mir.VReg {
	for l.web[v] != 0 {
		if next := l.web[l.web[v]]; next != 0 {
			l.web[v] = next
		}
		v = l.web[v]
	}
	return v
}

// goalOf is webOf for v, or for the result that overwrites it, or the one that overwrites that.
func (l *liveness) goalOf(v mir.VReg) mir.VReg {
	if w := l.heir[v]; w != 0 {
		return w
	}
	return l.webOf(v)
}

// useAt is the use of a value by an operand of the instruction at a position.
func (l *liveness) useAt(v mir.VReg, pos int32, op uint32) *use {
	d := &l.values[v]
	uses := l.uses[d.u0:d.u1]
	i := sort.Search(len(uses), func(i int) bool { return uses[i].pos >= pos })
	for uses[i].op != op {
		i++
	}
	return &uses[i]
}

// moveEnd moves the end of a span of v.
func (l *liveness) moveEnd(v mir.VReg, from, to int32) {
	d := &l.values[v]
	for i := d.r0; i < d.r1; i++ {
		if s := &l.spans[i]; s.to == from {
			s.to = to
			return
		}
	}
}

// commutes reports whether an operation on two registers may have them in the other order; that of
// a conditional move with the opposite condition.
func commutes(op amd64.Op) bool {
	switch op {
	case amd64.ADD, amd64.OR, amd64.AND, amd64.XOR, amd64.IMUL, amd64.CMOVCC,
		amd64.ADDSS, amd64.ADDSD, amd64.ADDPS, amd64.ADDPD,
		amd64.MULSS, amd64.MULSD, amd64.MULPS, amd64.MULPD,
		amd64.ANDPS, amd64.ANDPD, amd64.ORPS, amd64.ORPD, amd64.XORPS, amd64.XORPD,
		amd64.PAND, amd64.POR, amd64.PXOR, amd64.PADDB, amd64.PADDW, amd64.PADDD, amd64.PADDQ,
		amd64.PMULLW, amd64.PMULHW, amd64.PMULHUW, amd64.PMULUDQ, amd64.PMADDWD,
		amd64.PAVGB, amd64.PAVGW, amd64.PMINUB, amd64.PMAXUB, amd64.PMINSW, amd64.PMAXSW,
		amd64.PADDSB, amd64.PADDSW, amd64.PADDUSB, amd64.PADDUSW,
		amd64.PCMPEQB, amd64.PCMPEQW, amd64.PCMPEQD:
		return true
	}
	return false
}
