package wide

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Binary selects arithmetic on integers of 65 to 128 bits: pairs of registers.
func (u *Unit) Binary(in *ir.Instr) {
	var low, high amd64.Op
	if in.Type().Bits > 128 {
		u.wordsBinary(in)
		return
	}
	if in.Type().Bits != 128 {
		u.inWide(in)
		return
	}
	switch in.Op {
	case ir.Mul:
		u.multiply(in)
		return
	case ir.Shl, ir.LShr, ir.AShr:
		u.shift(in)
		return
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
		u.divide(in)
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
	if in.Op != ir.Sub && u.Source(a, 1).Kind == mir.KindImm {
		a, b = b, a
	}
	b0, b1 := u.half(b, 0), u.half(b, 1)
	a0, a1 := u.Source(a, 0), u.Source(a, 1)
	u.X86(low, amd64.W64, mir.D(u.VReg(in, 0)), a0.As(mir.Tied), b0)
	m := u.X86(high, amd64.W64, mir.D(u.VReg(in, 1)), a1.As(mir.Tied), b1)
	if high != low {
		m.Flags |= mir.ReadsFlags
	}
}

// half is one of the registers of a wide integer as the second operand of an instruction: a
// register, memory, or an immediate.
func (u *Unit) half(v ir.Value, p int) mir.Operand {
	switch o := u.Source(v, p); {
	case o.Kind == mir.KindReg:
		return o.As(mir.UseRM)
	case o.Kind == mir.KindImm && o.Sym == amd64.NoSym && build.Fits32(o.Val):
		return o
	default:
		return mir.RM(u.Load(o, mir.GPR, 8))
	}
}

// Extend selects zext and sext to more than 64 bits.
func (u *Unit) Extend(in *ir.Instr) {
	v := in.Operand(0)
	signed := in.Op == ir.SExt
	if in.Type().Bits > 128 {
		u.extendWords(in, signed)
		return
	}
	// the lower half is unchanged; in the upper one the bits above the type are extended again
	if bits := v.Type().Bits; bits > 64 {
		u.Emit(mir.Copy, amd64.W64, mir.D(u.VReg(in, 0)), u.Source(v, 0).As(mir.Tied))
		part := u.Leaf(u.Env.Module.Types.Int(bits-64), build.Scalar{u.Source(v, 1)})
		u.Integers.ExtendInto(u.VReg(in, 1), part, signed, 64)
		return
	}
	low := u.VReg(in, 0)
	if v.Type().Bits == 64 {
		u.Emit(mir.Copy, amd64.W64, mir.D(low), u.Source(v, 0).As(mir.Tied))
	} else {
		u.Integers.ExtendInto(low, v, signed, 64)
	}
	if signed {
		u.defineWord(in, 1, u.Op2(amd64.SAR, amd64.W64, low, mir.I(63)))
	}
}

// Compare selects icmp on integers of 65 to 128 bits.
func (u *Unit) Compare(in *ir.Instr, d mir.VReg) {
	t := in.Operand(0).Type()
	switch {
	case t.Kind != ir.IntegerKind:
		u.Fail("`icmp` of type `" + t.String() + "`")
		return
	case t.Bits > 128:
		u.compareWords(in, d)
		return
	case t.Bits != 128:
		u.inWide(in)
		return
	}
	a, b, pred := in.Operand(0), in.Operand(1), in.Pred
	switch pred {
	case ir.EQ, ir.NE:
		x, y, z := u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 8)
		b0, b1 := u.RegPart(b, 0), u.RegPart(b, 1)
		u.X86(amd64.XOR, amd64.W64, mir.D(x), u.Source(a, 0).As(mir.Tied), mir.R(b0))
		u.X86(amd64.XOR, amd64.W64, mir.D(y), u.Source(a, 1).As(mir.Tied), mir.R(b1))
		u.X86(amd64.OR, amd64.W64, mir.D(z), mir.R(x).As(mir.Tied), mir.R(y))
		u.SetCC(d, build.Condition{C: build.IntConds[pred]})
		return
	case ir.UGT, ir.ULE, ir.SGT, ir.SLE:
		a, b, pred = b, a, build.SwapPred(pred)
	}
	// a - b: the borrow, or the sign and overflow of the upper half, decide.
	b0, b1 := u.RegPart(b, 0), u.RegPart(b, 1)
	a0, rest := u.RegPart(a, 0), u.Temp(mir.GPR, 8)
	a1 := u.Source(a, 1)
	u.X86(amd64.CMP, amd64.W64, mir.R(a0), mir.R(b0))
	u.X86(amd64.SBB, amd64.W64, mir.D(rest), a1.As(mir.Tied), mir.R(b1)).Flags |= mir.ReadsFlags
	u.SetCC(d, build.Condition{C: build.IntConds[pred]})
}

// Switch selects a switch on more than 64 bits as comparisons in sequence.
func (u *Unit) Switch(in *ir.Instr) {
	b := u.Expr(in)
	next := u.Branches.Label(in.Operand(1).(*ir.Block))
	for i := in.NumOps() - 2; i >= 2; i -= 2 {
		c := b.Compare(ir.EQ, in.Operand(0), in.Operand(i))
		u.X86(amd64.TEST, amd64.W8, mir.R(u.Reg(c)), mir.I(1))
		u.Branches.JumpIf(amd64.CondNE, u.Branches.Label(in.Operand(i+1).(*ir.Block)))
		u.Branches.Jump(next)
		if i > 2 {
			next = u.Branches.Piece()
		}
	}
	if in.NumOps() == 2 {
		u.Branches.Jump(next)
	}
}

// inWide selects an operation on integers of 65 to 127 bits as one on 128 bits.
func (u *Unit) inWide(in *ir.Instr) {
	b := u.Expr(in)
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
		u.DefineScalar(in, b.Scalar(b.Compare(in.Pred, x, y)))
		return
	}
	u.DefineScalar(in, b.Scalar(b.Op(in.Op, x, y)))
}
