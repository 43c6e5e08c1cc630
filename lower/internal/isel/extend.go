package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// cast selects conversions that change bits.
func (s *integers) cast(in *ir.Instr) {
	from, to := in.Operand(0).Type(), in.Type()
	switch in.Op {
	case ir.ZExt, ir.SExt:
		if from.Kind != ir.IntegerKind || to.Kind != ir.IntegerKind {
			break
		}
		if to.Bits > 64 {
			s.wide.Extend(in)
			return
		}
		s.ExtendInto(s.VReg(in, 0), in.Operand(0), in.Op == ir.SExt, to.Bits)
		return
	case ir.IntToPtr:
		if from.Kind == ir.IntegerKind && from.Bits < 64 {
			s.ExtendInto(s.VReg(in, 0), in.Operand(0), false, 64)
			return
		}
	case ir.BitCast, ir.FPTrunc, ir.FPExt, ir.FPToSI, ir.FPToUI, ir.SIToFP, ir.UIToFP:
		if s.fp.Cast(in) {
			return
		}
	}
	s.Fail("`" + in.Op.String() + "` from `" + from.String() + "` to `" + to.String() + "`")
}

// Extend returns a register with an integer extended to width.
func (s *integers) Extend(v ir.Value, signed bool, width uint32) mir.VReg {
	if c, ok := ir.AsInt(v); ok {
		n := int64(c.Bits)
		if signed {
			n = c.Int64()
		}
		return s.Load(mir.I(n), mir.GPR, build.IntSize(width))
	}
	if v.Type().Bits >= width || !signed && !isNarrowLoad(v) && s.walk.upperIsZero(v) {
		return s.Reg(v)
	}
	d := s.Temp(mir.GPR, build.IntSize(width))
	s.ExtendInto(d, v, signed, width)
	return d
}

// extendInto defines d as v extended to width, at most 64 bits.
func (s *integers) ExtendInto(d mir.VReg, v ir.Value, signed bool, width uint32) {
	bits := v.Type().Bits
	if c, ok := ir.AsInt(v); ok {
		n := int64(c.Bits)
		if signed {
			n = c.Int64()
		}
		s.Emit(mir.Copy, build.OpWidth(width), mir.D(d), mir.I(n).As(mir.Tied))
		return
	}
	w := build.OpWidth(width)
	if signed {
		s.signExtendInto(d, v, bits, w)
		return
	}
	switch {
	case bits == 1 && s.comparisonInto(d, v):
	case isNarrowLoad(v) && !s.mem.foldable(v, amd64.Width(bits)):
		s.Emit(mir.Copy, amd64.W32, mir.D(d), s.Source(v, 0).As(mir.Tied)) // its load extended it
	case bits == 8 || bits < 8 && s.isBool8(v):
		if o, ok := s.mem.fold(v, amd64.W8, bits); ok {
			s.X86(amd64.MOVZXB, amd64.W32, mir.D(d), o)
			return
		}
		s.X86(amd64.MOVZXB, amd64.W32, mir.D(d), mir.R(s.Reg(v)))
	case bits == 16:
		if o, ok := s.mem.fold(v, amd64.W16, bits); ok {
			s.X86(amd64.MOVZXW, amd64.W32, mir.D(d), o)
			return
		}
		s.X86(amd64.MOVZXW, amd64.W32, mir.D(d), mir.R(s.Reg(v)))
	case bits == 32:
		s.X86(amd64.MOV, amd64.W32, mir.D(d), s.OperandRM(v, amd64.W32))
	case bits < 32:
		s.X86(amd64.AND, amd64.W32, mir.D(d), s.Source(v, 0).As(mir.Tied), mir.I(int64(1)<<bits-1))
	default:
		t := s.Temp(mir.GPR, 8)
		s.X86(amd64.SHL, amd64.W64, mir.D(t), s.Source(v, 0).As(mir.Tied), mir.I(int64(64-bits)))
		s.X86(amd64.SHR, amd64.W64, mir.D(d), mir.R(t).As(mir.Tied), mir.I(int64(64-bits)))
	}
}

// comparisonInto defines d as the result of a comparison that nothing else uses, 0 or 1, and
// reports whether v is one. The register is cleared before the comparison, which is shorter than
// extending the byte that SETcc writes, and nothing waits for it.
func (s *integers) comparisonInto(d mir.VReg, v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	if !ok || !isComparison(in) || !ir.HasOneUse(in) || !s.flow.near(in) {
		return false
	}
	switch t := in.Operand(0).Type(); {
	case in.Op == ir.ICmp && build.IsWord(t):
	case in.Op == ir.FCmp && build.IsScalarFloat(t) &&
		build.FloatConditions[in.Pred].C.Joined == 0:
	default:
		return false
	}
	zero := s.Temp(mir.GPR, 4)
	s.Emit(mir.SetZero, amd64.W32, mir.D(zero))
	c := s.flow.flagsOf(in).C
	m := s.X86(amd64.SETCC, amd64.W8, mir.D(d), mir.R(zero).As(mir.Tied))
	m.Cond = c
	m.Flags |= mir.ReadsFlags
	return true
}

// isNarrowLoad reports whether v is a load of 8 or 16 bits, which clears the rest of the register.
func isNarrowLoad(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return ok && in.Op == ir.Load && (in.Type().IsInt(8) || in.Type().IsInt(16))
}

func (s *integers) signExtendInto(d mir.VReg, v ir.Value, bits uint32, w amd64.Width) {
	ops := [...]struct {
		bits uint32
		op   amd64.Op
	}{{8, amd64.MOVSXB}, {16, amd64.MOVSXW}, {32, amd64.MOVSXD}}
	for _, o := range ops {
		if o.bits == bits {
			if bits == 32 && w == amd64.W32 {
				s.X86(amd64.MOV, amd64.W32, mir.D(d), mir.R(s.Reg(v)))
				return
			}
			if m, ok := s.mem.fold(v, amd64.Width(bits), bits); ok {
				s.X86(o.op, w, mir.D(d), m)
				return
			}
			s.X86(o.op, w, mir.D(d), mir.R(s.Reg(v)))
			return
		}
	}
	if bits == 1 {
		t := s.Temp(mir.GPR, 4)
		s.ExtendInto(t, v, false, 32)
		s.X86(amd64.NEG, w, mir.D(d), mir.R(t).As(mir.Tied))
		return
	}
	t := s.Temp(mir.GPR, uint8(w/8))
	n := int64(w) - int64(bits)
	s.X86(amd64.SHL, w, mir.D(t), s.Source(v, 0).As(mir.Tied), mir.I(n))
	s.X86(amd64.SAR, w, mir.D(d), mir.R(t).As(mir.Tied), mir.I(n))
}

// maxBoolDepth bounds how many operations on comparisons isBool8 looks through.
const maxBoolDepth = 4

// isBool8 reports whether the low byte of an i1's register is known to be 0 or 1.
func (s *integers) isBool8(v ir.Value) bool { return isBool8(v, maxBoolDepth) }

func isBool8(v ir.Value, depth int) bool {
	in, ok := v.(*ir.Instr)
	if !ok || !in.Type().IsInt(1) || depth == 0 {
		return false
	}
	if isComparison(in) {
		return true
	}
	l, ok := logicOf(in)
	return ok && isBool8(l.a, depth-1) && isBool8(l.b, depth-1)
}

func isComparison(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return ok && (in.Op == ir.ICmp || in.Op == ir.FCmp)
}
