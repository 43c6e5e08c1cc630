package float

import (
	"math"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// unsignedToFloat selects uitofp from 64 bits.
func (s *Unit) unsignedToFloat(in *ir.Instr) {
	d, x := s.VReg(in, 0), s.Reg(in.Operand(0))
	if in.Type().Kind == ir.DoubleKind {
		// Both halves are exact, and so is the upper one times 2^32; only the sum is rounded.
		low, high, scaled := s.Temp(mir.GPR, 8), s.Temp(mir.XMM, 8), s.Temp(mir.XMM, 8)
		s.X86(amd64.MOV, amd64.W32, mir.D(low), mir.R(x))
		top := s.Op2(amd64.SHR, amd64.W64, x, mir.I(32))
		lowF := s.Temp(mir.XMM, 8)
		s.X86(amd64.CVTSI2SD, amd64.W64, mir.D(lowF), mir.R(low))
		s.X86(amd64.CVTSI2SD, amd64.W64, mir.D(high), mir.R(top))
		s.X86(amd64.MULSD, amd64.W0, mir.D(scaled), mir.R(high).As(mir.Tied),
			mir.Operand{Kind: mir.KindMem, Sym: s.Pool(math.Float64bits(1<<32), 8)})
		s.X86(amd64.ADDSD, amd64.W0, mir.D(d), mir.R(scaled).As(mir.Tied), mir.R(lowF))
		return
	}
	// A number with its top bit set is halved, keeping the bit shifted out for rounding, and the
	// result is doubled.
	half := s.Op2(amd64.OR, amd64.W64, s.Op2(amd64.SHR, amd64.W64, x, mir.I(1)),
		mir.R(s.Op2(amd64.AND, amd64.W64, x, mir.I(1))))
	y := s.Temp(mir.GPR, 8)
	s.X86(amd64.TEST, amd64.W64, mir.R(x), mir.R(x))
	s.CMov(y, mir.R(x), mir.R(half), amd64.CondS, amd64.W64)
	f, twice := s.Temp(mir.XMM, 4), s.Temp(mir.XMM, 4)
	s.X86(amd64.CVTSI2SS, amd64.W64, mir.D(f), mir.R(y))
	s.X86(amd64.ADDSS, amd64.W0, mir.D(twice), mir.R(f).As(mir.Tied), mir.R(f))
	p := build.Part{Class: mir.XMM, Size: 4}
	one, two, r := s.BitsOf(mir.R(f), p), s.BitsOf(mir.R(twice), p), s.Temp(mir.GPR, 4)
	s.X86(amd64.TEST, amd64.W64, mir.R(x), mir.R(x))
	s.CMov(r, mir.R(one), mir.R(two), amd64.CondS, amd64.W32)
	s.FromBits(d, r, p)
}

// floatToUnsigned selects fptoui to 64 bits: the signed conversion, or for values from 2^63 up that
// of the value minus 2^63.
func (s *Unit) floatToUnsigned(in *ir.Instr) {
	t := in.Operand(0).Type()
	x := s.Register(in.Operand(0))
	size := uint8(build.FloatWidth(t) / 8)
	limit := s.Pool(math.Float64bits(1<<63), 8)
	if size == 4 {
		limit = s.Pool(uint64(math.Float32bits(1<<63)), 4)
	}
	direct, rest := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
	less := s.Temp(mir.XMM, size)
	convert := build.Pick(t, amd64.CVTTSS2SI, amd64.CVTTSD2SI)
	s.X86(convert, amd64.W64, mir.D(direct), mir.R(x))
	s.X86(build.Pick(t, amd64.SUBSS, amd64.SUBSD), amd64.W0, mir.D(less), mir.R(x).As(mir.Tied),
		mir.Operand{Kind: mir.KindMem, Sym: limit})
	s.X86(convert, amd64.W64, mir.D(rest), mir.R(less))
	// A value that does not fit becomes the smallest number, which is negative.
	sign := s.Op2(amd64.SAR, amd64.W64, direct, mir.I(63))
	high := s.Op2(amd64.AND, amd64.W64, rest, mir.R(sign))
	s.X86(amd64.OR, amd64.W64, mir.D(s.VReg(in, 0)), mir.R(high).As(mir.Tied), mir.R(direct))
}

// MulAdd selects llvm.fmuladd, which may round between the two: SSE2 has no instruction that does
// both at once.
func (s *Unit) MulAdd(in *ir.Instr) {
	t, x, y := in.Type(), in.Arg(0), in.Arg(1)
	if !build.IsScalarFloat(t) {
		b := s.Expr(in)
		b.Define(b.Op(ir.FAdd, b.Op(ir.FMul, x, y), in.Arg(2)))
		return
	}
	x, negated := s.positive(x)
	if !negated {
		y, negated = s.positive(y)
	}
	if s.prefersFirst(in, x, y) {
		x, y = y, x
	}
	product, sum := s.Temp(mir.XMM, uint8(build.FloatWidth(t)/8)), s.VReg(in, 0)
	o := s.FloatOperand(y)
	s.X86(build.Pick(t, amd64.MULSS, amd64.MULSD), amd64.W0, mir.D(product),
		s.Source(x, 0).As(mir.Tied), o)
	subtract := build.Pick(t, amd64.SUBSS, amd64.SUBSD)
	if negated {
		s.X86(subtract, amd64.W0, mir.D(sum), s.Source(in.Arg(2), 0).As(mir.Tied), mir.R(product))
		return
	}
	op := build.Pick(t, amd64.ADDSS, amd64.ADDSD)
	z, negated := s.positive(in.Arg(2))
	if negated {
		op = subtract
	}
	s.X86(op, amd64.W0, mir.D(sum), mir.R(product).As(mir.Tied), s.FloatOperand(z))
}

// positive is v, or if v is an fneg that only the current instruction uses, its operand.
func (s *Unit) positive(v ir.Value) (x ir.Value, negated bool) {
	in, ok := v.(*ir.Instr)
	if !ok || in.Op != ir.FNeg || !ir.HasOneUse(in) || s.Needed(in) ||
		in.Parent() != s.At.Parent() {
		return v, false
	}
	s.Carry(in)
	return in.Operand(0), true
}

// Sqrt selects llvm.sqrt.
func (s *Unit) Sqrt(in *ir.Instr) {
	if !s.Needed(in) {
		return
	}
	if build.IsExtended(in.Type()) {
		s.X87.Push(in.Arg(0), 0)
		s.X86(amd64.FSQRT, amd64.W0)
		s.X87.Pop(s.VReg(in, 0))
		return
	}
	if !build.IsScalarFloat(in.Type()) {
		s.Refuse(in)
		return
	}
	o := s.FloatOperand(in.Arg(0))
	s.X86(build.Pick(in.Type(), amd64.SQRTSS, amd64.SQRTSD), amd64.W0, mir.D(s.VReg(in, 0)), o)
}

// Fabs selects llvm.fabs.
func (s *Unit) Fabs(in *ir.Instr) {
	if !s.Needed(in) {
		return
	}
	if in.Type().Kind == ir.FP128Kind {
		s.quadSign(in, in.Arg(0), amd64.ANDPS, 1<<64-1, 1<<63-1)
		return
	}
	if build.IsExtended(in.Type()) {
		s.quadSign(in, in.Arg(0), amd64.ANDPS, 1<<64-1, 1<<15-1)
		return
	}
	if !build.IsScalarFloat(in.Type()) {
		s.Refuse(in)
		return
	}
	m := s.signBit(in.Type(), true)
	s.X86(amd64.ANDPS, amd64.W0, mir.D(s.VReg(in, 0)), s.Source(in.Arg(0), 0).As(mir.Tied),
		mir.R(m))
}

// CopySign selects llvm.copysign.
func (s *Unit) CopySign(in *ir.Instr) {
	if !s.Needed(in) {
		return
	}
	if in.Type().Kind == ir.FP128Kind {
		b := s.Expr(in)
		word := b.Wider()
		_, most := b.Limits(word)
		least, _ := b.Limits(word)
		magnitude := b.Op(ir.And, b.Cast(ir.BitCast, in.Arg(0), word), most)
		sign := b.Op(ir.And, b.Cast(ir.BitCast, in.Arg(1), word), least)
		s.DefineScalar(in, b.Scalar(b.Cast(ir.BitCast, b.Op(ir.Or, magnitude, sign), in.Type())))
		return
	}
	if build.IsExtended(in.Type()) {
		s.X87.CopySign(in)
		return
	}
	if !build.IsScalarFloat(in.Type()) {
		s.Refuse(in)
		return
	}
	size := uint8(build.FloatWidth(in.Type()) / 8)
	size4 := s.signBit(in.Type(), false)
	magnitude, sign := s.Temp(mir.XMM, size), s.Temp(mir.XMM, size)
	s.X86(amd64.ANDPS, amd64.W0, mir.D(sign), mir.R(size4).As(mir.Tied),
		mir.R(s.Register(in.Arg(1))))
	s.X86(amd64.ANDNPS, amd64.W0, mir.D(magnitude), mir.R(size4).As(mir.Tied),
		mir.R(s.Register(in.Arg(0))))
	s.X86(amd64.ORPS, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(magnitude).As(mir.Tied), mir.R(sign))
}
