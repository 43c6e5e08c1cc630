package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// isScalarFloat reports whether a type is float or double, which SSE2 computes with.
func isScalarFloat(t *ir.Type) bool { return t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind }

// pick is the single or the double form of an operation.
func pick(t *ir.Type, single, double amd64.Op) amd64.Op {
	if t.Kind == ir.FloatKind {
		return single
	}
	return double
}

func floatWidth(t *ir.Type) amd64.Width {
	if t.Kind == ir.FloatKind {
		return amd64.W32
	}
	return amd64.W64
}

// floatOperand is a floating-point value as the second operand of an SSE instruction.
func (s floats) floatOperand(v ir.Value) mir.Operand {
	if s.foldableFloat(v) && !s.needed(v) {
		in := v.(*ir.Instr)
		s.carry(in)
		return s.mem.segment(s.mem.address(in.Operand(0), 0), in.Operand(0))
	}
	o := s.source(v, 0)
	switch {
	case o.Kind == mir.KindReg:
		return o.As(mir.UseRM)
	case o.IsMem():
		return o
	}
	return mir.R(s.load(o, mir.XMM, uint8(floatWidth(v.Type())/8)))
}

func (s floats) floatBinary(in *ir.Instr) {
	t := in.Type()
	if t.Kind == ir.FP128Kind {
		s.quadBinary(in)
		return
	}
	if isExtended(t) {
		s.x87.extendedBinary(in)
		return
	}
	if !isScalarFloat(t) {
		s.fail("`" + in.Op.String() + "` on values of type `" + t.String() + "`")
		return
	}
	var op amd64.Op
	switch in.Op {
	case ir.FAdd:
		op = pick(t, amd64.ADDSS, amd64.ADDSD)
	case ir.FSub:
		op = pick(t, amd64.SUBSS, amd64.SUBSD)
	case ir.FMul:
		op = pick(t, amd64.MULSS, amd64.MULSD)
	case ir.FDiv:
		op = pick(t, amd64.DIVSS, amd64.DIVSD)
	default:
		s.floatRemainder(in)
		return
	}
	x, y := in.Operand(0), in.Operand(1)
	if (in.Op == ir.FAdd || in.Op == ir.FMul) && s.prefersFirst(in, x, y) {
		x, y = y, x
	}
	b := s.floatOperand(y)
	s.x86(op, amd64.W0, mir.D(s.vreg(in, 0)), s.source(x, 0).As(mir.Tied), b)
}

// foldableFloat reports whether v is a load of a float or double that the instruction being
// selected can do itself.
func (s floats) foldableFloat(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return ok && isScalarFloat(v.Type()) && s.mem.loadFoldable(in)
}

// prefersFirst reports whether x op y is better done as y op x: because x is a load that can be
// folded, or y is not used on and may be overwritten.
func (s floats) prefersFirst(in *ir.Instr, x, y ir.Value) bool {
	if ir.IsConstant(x) || ir.IsConstant(y) || s.foldableFloat(y) {
		return false
	}
	return s.foldableFloat(x) || !ir.HasOneUse(orSelf(x, in)) && ir.HasOneUse(orSelf(y, in))
}

// floatRemainder calls the library.
func (s floats) floatRemainder(in *ir.Instr) {
	name := "fmod"
	if in.Type().Kind == ir.FloatKind {
		name = "fmodf"
	}
	s.library(name, []mir.Operand{
		s.source(in.Operand(0), 0).In(amd64.XMM0), s.source(in.Operand(1), 0).In(amd64.XMM1),
		mir.Out(s.vreg(in, 0), amd64.XMM0),
	})
}

// library calls a function of the C library with operands already assigned to registers.
func (s floats) library(name string, ops []mir.Operand) {
	s.out.HasCalls = true
	s.emit(mir.Call, amd64.W64, append([]mir.Operand{s.libraryTarget(name)},
		ops...)...).Flags |= mir.IsCall
}

// libraryTarget is a function that no module need declare as the operand of a call.
func (s floats) libraryTarget(name string) mir.Operand {
	target := mir.Operand{Kind: mir.KindSym, Sym: s.Symbols.Named(s.Module, name)}
	if s.PIC {
		target.Mod = amd64.ModPLT
	}
	return target
}

// signBit is a float's sign as a value in an XMM register.
func (s floats) signBit(t *ir.Type, invert bool) mir.VReg {
	bits, size := uint64(1)<<63, 8
	if t.Kind == ir.FloatKind {
		bits, size = 1<<31, 4
	}
	if invert {
		bits = ^bits
		if size == 4 {
			bits &= 1<<32 - 1
		}
	}
	return s.load(mir.Operand{Kind: mir.KindMem, Sym: s.pool(bits, size)}, mir.XMM, uint8(size))
}

func (s floats) floatNegate(in *ir.Instr) {
	if in.Type().Kind == ir.FP128Kind {
		s.quadSign(in, in.Operand(0), amd64.XORPS, 0, 1<<63)
		return
	}
	if isExtended(in.Type()) {
		s.quadSign(in, in.Operand(0), amd64.XORPS, 0, 1<<15)
		return
	}
	if !isScalarFloat(in.Type()) {
		s.fail("`fneg` of type `" + in.Type().String() + "`")
		return
	}
	m := s.signBit(in.Type(), false)
	s.x86(amd64.XORPS, amd64.W0, mir.D(s.vreg(in, 0)), s.source(in.Operand(0), 0).As(mir.Tied),
		mir.R(m))
}

// floatConditions are the conditions under which fcmp is true after UCOMISD a, b (Intel SDM volume
// 2, UCOMISD: unordered sets ZF, PF and CF). Predicates that ask for less are asked the other way
// round, since only "above" is false for unordered operands.
var floatConditions = map[ir.Pred]struct {
	c    condition
	swap bool
}{
	ir.FOEQ: {condition{amd64.CondE, amd64.CondNP, '&'}, false},
	ir.FOGT: {condition{c: amd64.CondA}, false},
	ir.FOGE: {condition{c: amd64.CondAE}, false},
	ir.FOLT: {condition{c: amd64.CondA}, true},
	ir.FOLE: {condition{c: amd64.CondAE}, true},
	ir.FONE: {condition{c: amd64.CondNE}, false},
	ir.FORD: {condition{c: amd64.CondNP}, false},
	ir.FUNO: {condition{c: amd64.CondP}, false},
	ir.FUEQ: {condition{c: amd64.CondE}, false},
	ir.FUGT: {condition{c: amd64.CondB}, true},
	ir.FUGE: {condition{c: amd64.CondBE}, true},
	ir.FULT: {condition{c: amd64.CondB}, false},
	ir.FULE: {condition{c: amd64.CondBE}, false},
	ir.FUNE: {condition{amd64.CondNE, amd64.CondP, '|'}, false},
}

// floatCompare emits fcmp.
func (s floats) floatCompare(in *ir.Instr) condition {
	t := in.Operand(0).Type()
	switch {
	case in.Pred == ir.FTrue || in.Pred == ir.FFalse: // which need not look
	case t.Kind == ir.FP128Kind:
		return s.quadCompare(in)
	case isExtended(t):
		return s.x87.extendedCompare(in.Pred, in.Operand(0), in.Operand(1))
	case isHalf(t):
		return s.halfCompare(in)
	case !isScalarFloat(t):
		s.fail("`fcmp` of type `" + t.String() + "`")
		return condition{}
	}
	fc, ok := floatConditions[in.Pred]
	if !ok { // true and false: compare a register with itself
		r := s.load(mir.I(0), mir.GPR, 4)
		s.x86(amd64.TEST, amd64.W32, mir.R(r), mir.R(r))
		if in.Pred == ir.FTrue {
			return condition{c: amd64.CondE}
		}
		return condition{c: amd64.CondNE}
	}
	a, b := in.Operand(0), in.Operand(1)
	if fc.swap {
		a, b = b, a
	}
	o := s.floatOperand(b)
	s.x86(pick(t, amd64.UCOMISS, amd64.UCOMISD), amd64.W0, mir.R(s.floatReg(a)), o)
	return fc.c
}

func (s floats) floatReg(v ir.Value) mir.VReg {
	o := s.source(v, 0)
	if o.Kind == mir.KindReg {
		return o.Reg
	}
	return s.load(o, mir.XMM, uint8(floatWidth(v.Type())/8))
}

// floatCast selects the conversions that touch floating point.
func (s floats) floatCast(in *ir.Instr) bool {
	from, to := in.Operand(0).Type(), in.Type()
	v := in.Operand(0)
	if in.Op != ir.BitCast && isQuad(from, to) {
		return s.quadCast(in)
	}
	if isExtended(from) || isExtended(to) {
		return s.x87.extendedCast(in)
	}
	switch in.Op {
	case ir.FPExt:
		if from.Kind == ir.FloatKind && to.Kind == ir.DoubleKind {
			o := s.floatOperand(v)
			s.x86(amd64.CVTSS2SD, amd64.W0, mir.D(s.vreg(in, 0)), o)
			return true
		}
	case ir.FPTrunc:
		if from.Kind == ir.DoubleKind && to.Kind == ir.FloatKind {
			o := s.floatOperand(v)
			s.x86(amd64.CVTSD2SS, amd64.W0, mir.D(s.vreg(in, 0)), o)
			return true
		}
	case ir.SIToFP, ir.UIToFP:
		if from.Kind != ir.IntegerKind || from.Bits > 64 || !isScalarFloat(to) {
			return false
		}
		if in.Op == ir.UIToFP && from.Bits == 64 {
			s.unsignedToFloat(in)
			return true
		}
		w := uint32(64)
		if from.Bits < 32 || from.Bits == 32 && in.Op == ir.SIToFP {
			w = 32
		}
		r := s.ints.extend(v, in.Op == ir.SIToFP, w)
		s.x86(pick(to, amd64.CVTSI2SS, amd64.CVTSI2SD), amd64.Width(w), mir.D(s.vreg(in, 0)),
			mir.R(r))
		return true
	case ir.FPToSI, ir.FPToUI:
		if !isScalarFloat(from) || to.Kind != ir.IntegerKind || to.Bits > 64 {
			return false
		}
		if in.Op == ir.FPToUI && to.Bits == 64 {
			s.floatToUnsigned(in)
			return true
		}
		w := amd64.W64
		if to.Bits < 32 || to.Bits == 32 && in.Op == ir.FPToSI {
			w = amd64.W32
		}
		o := s.floatOperand(v)
		s.x86(pick(from, amd64.CVTTSS2SI, amd64.CVTTSD2SI), w, mir.D(s.vreg(in, 0)), o)
		return true
	case ir.BitCast:
		switch {
		case from.Kind == ir.FP128Kind && to.IsInt(128):
			x := s.vec.vreg128(v, 0)
			s.x86(amd64.MOVQ, amd64.W0, mir.D(s.vreg(in, 0)), mir.R(x))
			s.x86(amd64.MOVQ, amd64.W0, mir.D(s.vreg(in, 1)), mir.R(s.vec.laneDown(x, 1, 64)))
			return true
		case from.IsInt(128) && to.Kind == ir.FP128Kind:
			low, high := s.vec.vmove(amd64.MOVQ, amd64.W0, mir.R(s.regPart(v, 0))),
				s.vec.vmove(amd64.MOVQ, amd64.W0, mir.R(s.regPart(v, 1)))
			s.x86(amd64.MOVLHPS, amd64.W0, mir.D(s.vreg(in, 0)), mir.R(low).As(mir.Tied),
				mir.R(high))
			return true
		case isScalarFloat(from) && isWord(to):
			s.x86(pick(from, amd64.MOVD, amd64.MOVQ), amd64.W0, mir.D(s.vreg(in, 0)),
				mir.R(s.floatReg(v)))
			return true
		case isWord(from) && isScalarFloat(to):
			s.x86(pick(to, amd64.MOVD, amd64.MOVQ), amd64.W0, mir.D(s.vreg(in, 0)), mir.R(s.reg(v)))
			return true
		}
	}
	return false
}

func (s floats) floatLoad(d mir.VReg, o mir.Operand, p part) {
	switch {
	case p.lane != 0:
		s.vec.vectorLoad(d, o, p)
		return
	case p.bits == 16:
		g := s.temp(mir.GPR, 4)
		s.x86(amd64.MOVZXW, amd64.W32, mir.D(g), o)
		s.x86(amd64.MOVD, amd64.W0, mir.D(d), mir.R(g))
		return
	case p.onStack():
		s.x87.extendedLoad(d, o)
		return
	case p.size == 16:
		s.x86(amd64.MOVUPS, amd64.W0, mir.D(d), o)
		return
	}
	op := amd64.MOVSD
	if p.size == 4 {
		op = amd64.MOVSS
	}
	s.x86(op, amd64.W0, mir.D(d), o)
}

func (s floats) floatStore(o mir.Operand, v ir.Value, i int, p part) {
	if p.onStack() && isExtended(v.Type()) && s.x87.popTo(o, v) {
		return
	}
	s.floatStoreSource(o, s.source(v, i), p)
}

func (s floats) floatStoreSource(o, src mir.Operand, p part) {
	switch {
	case p.lane != 0:
		s.vec.vectorStore(o, src, p)
		return
	case p.bits == 16:
		if src.Kind != mir.KindImm {
			src = mir.R(s.bitsOf(src, part{class: mir.XMM, size: 4}))
		}
		s.mem.storeSource(o, src, amd64.W16)
		return
	case p.onStack():
		s.x87.extendedStore(o, src)
		return
	case p.size == 16:
		if src.Kind != mir.KindReg {
			src = mir.R(s.load(src, mir.XMM, 16))
		}
		s.x86(amd64.MOVUPS, amd64.W0, o, src)
		return
	}
	if src.Kind == mir.KindImm { // all zeros
		s.mem.storeSource(o, src, amd64.Width(p.size)*8)
		return
	}
	if src.Kind != mir.KindReg {
		src = mir.R(s.load(src, mir.XMM, p.size))
	}
	op := amd64.MOVSD
	if p.size == 4 {
		op = amd64.MOVSS
	}
	s.x86(op, amd64.W0, o, src)
}
