package optimize

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// kind is how an instruction may be optimized.
type kind uint8

const (
	other    kind = iota
	constant      // a number, cheap to compute anywhere
	pure          // depends only on registers and constants
)

// classify returns the kind of instruction k, which must not set flags for instruction k+1.
func (r *Rewriter) classify(k int32) kind {
	f := r.f
	in := &f.Insts[k]
	if in.Flags != 0 || in.N < 2 && in.Op != mir.Copy {
		return other
	}
	got := pure
	if in.Op == mir.Copy {
		if in.N != 2 {
			return other
		}
		switch o := &f.Operands[in.Ops+1]; o.Kind {
		case mir.KindSymAddr, mir.KindFrameAddr:
		case mir.KindMem:
			if o.Seg != amd64.NoSeg || o.Reg != 0 || o.Index != 0 {
				return other
			}
		case mir.KindImm:
			if o.Sym == amd64.NoSym && (o.Val == 0 || o.Val == int64(int32(o.Val))) {
				got = constant
			}
		default:
			return other
		}
	} else if !pureOp(amd64.Op(in.Op)) {
		return other
	}
	if int(k)+1 < len(f.Insts) && f.Insts[k+1].Flags&mir.ReadsFlags != 0 {
		return other
	}
	ops := f.Ops(in)
	if ops[0].Role != mir.Def {
		return other
	}
	for i := 1; i < len(ops); i++ {
		switch o := &ops[i]; {
		case o.Role != mir.Use && o.Role != mir.UseRM && o.Role != mir.Tied:
			return other
		case o.IsMem() && in.Op != mir.Op(amd64.LEA) && in.Op != mir.Copy:
			return other
		}
	}
	return got
}

// pureOp reports whether an operation's result depends only on its operands, if none of them is in
// memory.
func pureOp(op amd64.Op) bool {
	switch op {
	case amd64.LEA, amd64.MOV, amd64.MOVZXB, amd64.MOVZXW, amd64.MOVSXB, amd64.MOVSXW, amd64.MOVSXD,
		amd64.BSWAP,
		amd64.ADD, amd64.OR, amd64.AND, amd64.SUB, amd64.XOR, amd64.INC, amd64.DEC, amd64.NOT,
		amd64.NEG, amd64.IMUL,
		amd64.SHL, amd64.SHR, amd64.SAR, amd64.ROL, amd64.ROR,
		amd64.ADDSD, amd64.SUBSD, amd64.MULSD, amd64.DIVSD, amd64.SQRTSD, amd64.ADDSS, amd64.SUBSS,
		amd64.MULSS, amd64.DIVSS, amd64.SQRTSS,
		amd64.CVTSI2SD, amd64.CVTSI2SS, amd64.CVTSS2SD, amd64.CVTSD2SS:
		return true
	}
	return false
}
