package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// wideBinary selects arithmetic on integers of 65 to 128 bits: pairs of registers.
func (s *wideIntegers) wideBinary(in *ir.Instr) {
	var low, high amd64.Op
	if in.Type().Bits > 128 {
		s.longBinary(in)
		return
	}
	if in.Type().Bits != 128 {
		s.inWide(in)
		return
	}
	switch in.Op {
	case ir.Mul:
		s.wideMultiply(in)
		return
	case ir.Shl, ir.LShr, ir.AShr:
		s.wideShift(in)
		return
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
		s.wideDivide(in)
		return
	case ir.Add:
		low, high = amd64.ADD, amd64.ADC
	case ir.Sub:
		low, high = amd64.SUB, amd64.SBB
	case ir.And:
		low, high = amd64.AND, amd64.AND
	case ir.Or:
		low, high = amd64.OR, amd64.OR
	case ir.Xor:
		low, high = amd64.XOR, amd64.XOR
	}
	a, b := in.Operand(0), in.Operand(1)
	if in.Op != ir.Sub && s.Source(a, 1).Kind == mir.KindImm {
		a, b = b, a
	}
	b0, b1 := s.half(b, 0), s.half(b, 1)
	a0, a1 := s.Source(a, 0), s.Source(a, 1)
	s.X86(low, amd64.W64, mir.D(s.VReg(in, 0)), a0.As(mir.Tied), b0)
	m := s.X86(high, amd64.W64, mir.D(s.VReg(in, 1)), a1.As(mir.Tied), b1)
	if high != low {
		m.Flags |= mir.ReadsFlags
	}
}

// half is one of the registers of a wide integer as the second operand of an instruction: a
// register, memory, or an immediate.
func (s *wideIntegers) half(v ir.Value, p int) mir.Operand {
	switch o := s.Source(v, p); {
	case o.Kind == mir.KindReg:
		return o.As(mir.UseRM)
	case o.Kind == mir.KindImm && o.Sym == amd64.NoSym && build.Fits32(o.Val):
		return o
	default:
		return mir.RM(s.Load(o, mir.GPR, 8))
	}
}

// wideExtend selects zext and sext to more than 64 bits.
func (s *wideIntegers) wideExtend(in *ir.Instr) {
	v := in.Operand(0)
	signed := in.Op == ir.SExt
	if in.Type().Bits > 128 {
		s.longExtend(in, signed)
		return
	}
	// the lower half is unchanged; in the upper one the bits above the type are extended again
	if bits := v.Type().Bits; bits > 64 {
		s.Emit(mir.Copy, amd64.W64, mir.D(s.VReg(in, 0)), s.Source(v, 0).As(mir.Tied))
		part := s.Leaf(s.Env.Module.Types.Int(bits-64), build.Scalar{s.Source(v, 1)})
		s.ints.extendInto(s.VReg(in, 1), part, signed, 64)
		return
	}
	low := s.VReg(in, 0)
	if v.Type().Bits == 64 {
		s.Emit(mir.Copy, amd64.W64, mir.D(low), s.Source(v, 0).As(mir.Tied))
	} else {
		s.ints.extendInto(low, v, signed, 64)
	}
	if signed {
		s.defineWord(in, 1, s.Op2(amd64.SAR, amd64.W64, low, mir.I(63)))
	}
}

// wideCompare selects icmp on integers of 65 to 128 bits.
func (s *wideIntegers) wideCompare(in *ir.Instr, d mir.VReg) {
	t := in.Operand(0).Type()
	switch {
	case t.Kind != ir.IntegerKind:
		s.Fail("`icmp` of type `" + t.String() + "`")
		return
	case t.Bits > 128:
		s.longCompare(in, d)
		return
	case t.Bits != 128:
		s.inWide(in)
		return
	}
	a, b, pred := in.Operand(0), in.Operand(1), in.Pred
	switch pred {
	case ir.EQ, ir.NE:
		x, y, z := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
		b0, b1 := s.RegPart(b, 0), s.RegPart(b, 1)
		s.X86(amd64.XOR, amd64.W64, mir.D(x), s.Source(a, 0).As(mir.Tied), mir.R(b0))
		s.X86(amd64.XOR, amd64.W64, mir.D(y), s.Source(a, 1).As(mir.Tied), mir.R(b1))
		s.X86(amd64.OR, amd64.W64, mir.D(z), mir.R(x).As(mir.Tied), mir.R(y))
		s.SetCC(d, build.Condition{C: intConds[pred]})
		return
	case ir.UGT, ir.ULE, ir.SGT, ir.SLE:
		a, b, pred = b, a, swapPred(pred)
	}
	// a - b: the borrow, or the sign and overflow of the upper half, decide.
	b0, b1 := s.RegPart(b, 0), s.RegPart(b, 1)
	a0, rest := s.RegPart(a, 0), s.Temp(mir.GPR, 8)
	a1 := s.Source(a, 1)
	s.X86(amd64.CMP, amd64.W64, mir.R(a0), mir.R(b0))
	s.X86(amd64.SBB, amd64.W64, mir.D(rest), a1.As(mir.Tied), mir.R(b1)).Flags |= mir.ReadsFlags
	s.SetCC(d, build.Condition{C: intConds[pred]})
}

// wideSwitch selects a switch on more than 64 bits as comparisons in sequence.
func (s *wideIntegers) wideSwitch(in *ir.Instr) {
	b := s.Expr(in)
	next := s.body.label(in.Operand(1).(*ir.Block))
	for i := in.NumOps() - 2; i >= 2; i -= 2 {
		c := b.Compare(ir.EQ, in.Operand(0), in.Operand(i))
		s.X86(amd64.TEST, amd64.W8, mir.R(s.Reg(c)), mir.I(1))
		s.flow.jumpIf(amd64.CondNE, s.body.label(in.Operand(i+1).(*ir.Block)))
		s.flow.jump(next)
		if i > 2 {
			next = s.flow.piece()
		}
	}
	if in.NumOps() == 2 {
		s.flow.jump(next)
	}
}

// inWide selects an operation on integers of 65 to 127 bits as one on 128 bits.
func (s *wideIntegers) inWide(in *ir.Instr) {
	b := s.Expr(in)
	signed := in.Op == ir.SDiv || in.Op == ir.SRem || in.Op == ir.AShr || in.Op == ir.ICmp &&
		build.IsSigned(in.Pred)
	extend := ir.ZExt
	if signed {
		extend = ir.SExt
	}
	x, y := b.Cast(extend, in.Operand(0), b.Wider()), b.Cast(extend, in.Operand(1), b.Wider())
	if in.Op == ir.AShr { // the count is unsigned
		y = b.Cast(ir.ZExt, in.Operand(1), b.Wider())
	}
	if in.Op == ir.ICmp {
		s.DefineScalar(in, b.Scalar(b.Compare(in.Pred, x, y)))
		return
	}
	s.DefineScalar(in, b.Scalar(b.Op(in.Op, x, y)))
}
