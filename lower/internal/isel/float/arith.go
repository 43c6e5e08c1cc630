package float

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Binary selects arithmetic of two floating-point operands.
func (s *Unit) Binary(in *ir.Instr) {
	t := in.Type()
	if t.Kind == ir.FP128Kind {
		s.quadBinary(in)
		return
	}
	if build.IsExtended(t) {
		if !s.X87.Binary(in) {
			s.Library.LibraryValues("fmodl", in, in.Operand(0), in.Operand(1))
		}
		return
	}
	if !build.IsScalarFloat(t) {
		s.Fail("`" + in.Op.String() + "` on values of type `" + t.String() + "`")
		return
	}
	var op amd64.Op
	switch in.Op {
	case ir.FAdd:
		op = build.Pick(t, amd64.ADDSS, amd64.ADDSD)
	case ir.FSub:
		op = build.Pick(t, amd64.SUBSS, amd64.SUBSD)
	case ir.FMul:
		op = build.Pick(t, amd64.MULSS, amd64.MULSD)
	case ir.FDiv:
		op = build.Pick(t, amd64.DIVSS, amd64.DIVSD)
	default:
		s.remainder(in)
		return
	}
	x, y := in.Operand(0), in.Operand(1)
	if (in.Op == ir.FAdd || in.Op == ir.FMul) && s.prefersFirst(in, x, y) {
		x, y = y, x
	}
	b := s.FloatOperand(y)
	s.X86(op, amd64.W0, mir.D(s.VReg(in, 0)), s.Source(x, 0).As(mir.Tied), b)
}

// prefersFirst reports whether y op x takes less code than x op y: because the load x can be
// folded, or because y has no other use and may be overwritten.
func (s *Unit) prefersFirst(in *ir.Instr, x, y ir.Value) bool {
	if ir.IsConstant(x) || ir.IsConstant(y) || s.FoldableFloat(y) {
		return false
	}
	return s.FoldableFloat(x) || !ir.HasOneUse(build.OrSelf(x, in)) && ir.HasOneUse(build.OrSelf(y,
		in))
}

// remainder calls a library function for frem.
func (s *Unit) remainder(in *ir.Instr) {
	name := "fmod"
	if in.Type().Kind == ir.FloatKind {
		name = "fmodf"
	}
	s.CallLibrary(name, []mir.Operand{
		s.Source(in.Operand(0), 0).In(amd64.XMM0), s.Source(in.Operand(1), 0).In(amd64.XMM1),
		mir.Out(s.VReg(in, 0), amd64.XMM0),
	}).Last = !s.Env.Unoptimized
}

// signBit is a float's sign as a value in an XMM register.
func (s *Unit) signBit(t *ir.Type, invert bool) mir.VReg {
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
	return s.Load(mir.Operand{Kind: mir.KindMem, Sym: s.Pool(bits, size)}, mir.XMM, uint8(size))
}

// Negate selects fneg.
func (s *Unit) Negate(in *ir.Instr) {
	if in.Type().Kind == ir.FP128Kind {
		s.quadSign(in, in.Operand(0), amd64.XORPS, 0, 1<<63)
		return
	}
	if build.IsExtended(in.Type()) {
		s.quadSign(in, in.Operand(0), amd64.XORPS, 0, 1<<15)
		return
	}
	if !build.IsScalarFloat(in.Type()) {
		s.Fail("`fneg` of type `" + in.Type().String() + "`")
		return
	}
	m := s.signBit(in.Type(), false)
	s.X86(amd64.XORPS, amd64.W0, mir.D(s.VReg(in, 0)), s.Source(in.Operand(0), 0).As(mir.Tied),
		mir.R(m))
}

// Compare emits fcmp.
func (s *Unit) Compare(in *ir.Instr) build.Condition {
	t := in.Operand(0).Type()
	switch {
	case in.Pred == ir.FTrue || in.Pred == ir.FFalse: // handled below
	case t.Kind == ir.FP128Kind:
		return s.quadCompare(in)
	case build.IsExtended(t):
		return s.X87.Compare(in.Pred, in.Operand(0), in.Operand(1))
	case build.IsHalf(t):
		return s.halfCompare(in)
	case !build.IsScalarFloat(t):
		s.Fail("`fcmp` of type `" + t.String() + "`")
		return build.Condition{}
	}
	fc, ok := build.FloatConditions[in.Pred]
	if !ok { // true and false: compare a register with itself
		r := s.Load(mir.I(0), mir.GPR, 4)
		s.X86(amd64.TEST, amd64.W32, mir.R(r), mir.R(r))
		if in.Pred == ir.FTrue {
			return build.Condition{C: amd64.CondE}
		}
		return build.Condition{C: amd64.CondNE}
	}
	a, b := in.Operand(0), in.Operand(1)
	if fc.Swap {
		a, b = b, a
	}
	o := s.FloatOperand(b)
	s.X86(build.Pick(t, amd64.UCOMISS, amd64.UCOMISD), amd64.W0, mir.R(s.Register(a)), o)
	return fc.C
}

// Register returns an XMM register that holds a scalar.
func (s *Unit) Register(v ir.Value) mir.VReg {
	o := s.Source(v, 0)
	if o.Kind == mir.KindReg {
		return o.Reg
	}
	return s.Load(o, mir.XMM, uint8(build.FloatWidth(v.Type())/8))
}

// Cast selects the conversions from, to and between floating-point types.
func (s *Unit) Cast(in *ir.Instr) bool {
	from, to := in.Operand(0).Type(), in.Type()
	v := in.Operand(0)
	if in.Op != ir.BitCast && isQuad(from, to) {
		return s.quadCast(in)
	}
	if build.IsExtended(from) || build.IsExtended(to) {
		return s.X87.Cast(in)
	}
	switch in.Op {
	case ir.FPExt:
		if from.Kind == ir.FloatKind && to.Kind == ir.DoubleKind {
			o := s.FloatOperand(v)
			s.X86(amd64.CVTSS2SD, amd64.W0, mir.D(s.VReg(in, 0)), o)
			return true
		}
	case ir.FPTrunc:
		if from.Kind == ir.DoubleKind && to.Kind == ir.FloatKind {
			o := s.FloatOperand(v)
			s.X86(amd64.CVTSD2SS, amd64.W0, mir.D(s.VReg(in, 0)), o)
			return true
		}
	case ir.SIToFP, ir.UIToFP:
		if from.Kind != ir.IntegerKind || from.Bits > 64 || !build.IsScalarFloat(to) {
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
		r := s.Extend(v, in.Op == ir.SIToFP, w)
		s.X86(build.Pick(to, amd64.CVTSI2SS, amd64.CVTSI2SD), amd64.Width(w), mir.D(s.VReg(in, 0)),
			mir.R(r))
		return true
	case ir.FPToSI, ir.FPToUI:
		if !build.IsScalarFloat(from) || to.Kind != ir.IntegerKind || to.Bits > 64 {
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
		o := s.FloatOperand(v)
		s.X86(build.Pick(from, amd64.CVTTSS2SI, amd64.CVTTSD2SI), w, mir.D(s.VReg(in, 0)), o)
		return true
	case ir.BitCast:
		switch {
		case from.Kind == ir.FP128Kind && to.IsInt(128):
			x := s.RegXMM(v, 0)
			s.X86(amd64.MOVQ, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(x))
			s.X86(amd64.MOVQ, amd64.W0, mir.D(s.VReg(in, 1)), mir.R(s.LaneDown(x, 1, 64, false)))
			return true
		case from.IsInt(128) && to.Kind == ir.FP128Kind:
			low, high := s.VMove(amd64.MOVQ, amd64.W0, mir.R(s.RegPart(v, 0))),
				s.VMove(amd64.MOVQ, amd64.W0, mir.R(s.RegPart(v, 1)))
			s.X86(amd64.MOVLHPS, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(low).As(mir.Tied),
				mir.R(high))
			return true
		case build.IsScalarFloat(from) && build.IsWord(to):
			s.X86(build.Pick(from, amd64.MOVD, amd64.MOVQ), amd64.W0, mir.D(s.VReg(in, 0)),
				mir.R(s.Register(v)))
			return true
		case build.IsWord(from) && build.IsScalarFloat(to):
			s.X86(
				build.Pick(to, amd64.MOVD, amd64.MOVQ),
				amd64.W0,
				mir.D(s.VReg(in, 0)),
				mir.R(s.Reg(v)),
			)
			return true
		}
	}
	return false
}

// LoadFloat loads a part of a value from memory.
func (s *Unit) LoadFloat(d mir.VReg, o mir.Operand, p build.Part) {
	switch {
	case p.Lane != 0:
		s.Vectors.LoadVector(d, o, p)
		return
	case p.Bits == 16:
		g := s.Temp(mir.GPR, 4)
		s.X86(amd64.MOVZXW, amd64.W32, mir.D(g), o)
		s.X86(amd64.MOVD, amd64.W0, mir.D(d), mir.R(g))
		return
	case p.OnX87():
		s.X87.Load80(d, o)
		return
	case p.Size == 16:
		s.X86(amd64.MOVUPS, amd64.W0, mir.D(d), o)
		return
	}
	op := amd64.MOVSD
	if p.Size == 4 {
		op = amd64.MOVSS
	}
	s.X86(op, amd64.W0, mir.D(d), o)
}

// StoreFloat stores part i of a value to memory.
func (s *Unit) StoreFloat(o mir.Operand, v ir.Value, i int, p build.Part) {
	if p.OnX87() && build.IsExtended(v.Type()) && s.X87.PopTo(o, v) {
		return
	}
	s.StoreSource(o, s.Source(v, i), p)
}

// StoreSource stores a part that a register or an immediate operand holds to memory.
func (s *Unit) StoreSource(o, src mir.Operand, p build.Part) {
	switch {
	case p.Lane != 0:
		s.Vectors.StoreVector(o, src, p)
		return
	case p.Bits == 16:
		if src.Kind != mir.KindImm {
			src = mir.R(s.BitsOf(src, build.Part{Class: mir.XMM, Size: 4}))
		}
		s.StoreInt(o, src, amd64.W16)
		return
	case p.OnX87():
		s.X87.Store80(o, src)
		return
	case p.Size == 16:
		if src.Kind != mir.KindReg {
			src = mir.R(s.Load(src, mir.XMM, 16))
		}
		s.X86(amd64.MOVUPS, amd64.W0, o, src)
		return
	}
	if src.Kind == mir.KindImm { // all zeros
		s.StoreInt(o, src, amd64.Width(p.Size)*8)
		return
	}
	if src.Kind != mir.KindReg {
		src = mir.R(s.Load(src, mir.XMM, p.Size))
	}
	op := amd64.MOVSD
	if p.Size == 4 {
		op = amd64.MOVSS
	}
	s.X86(op, amd64.W0, o, src)
}
