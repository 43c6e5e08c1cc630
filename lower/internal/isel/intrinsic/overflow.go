package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// withOverflow selects the arithmetic that also says whether it overflowed. The overflow is part 1
// of the result.
func (u *Unit) withOverflow(in *ir.Instr, op ir.Opcode, signed bool) {
	if t := in.Arg(0).Type(); t.Kind == ir.IntegerKind &&
		(t.Bits > 64 && t.Bits <= build.MaxIntBits || op == ir.Mul && t.Bits > 32 && t.Bits < 64) {
		b := u.Expr(in)
		sum, over := b.Overflow(op, signed, in.Arg(0), in.Arg(1))
		e, o := b.Scalar(sum), b.Scalar(over)
		n := u.CountParts(t)
		for i := range n {
			u.Emit(mir.Copy, amd64.W64, mir.D(u.VReg(in, i)), e[i].As(mir.Tied))
		}
		u.Emit(mir.Copy, amd64.W32, mir.D(u.VReg(in, n)), o[0].As(mir.Tied))
		return
	}
	c, ok := u.overflowing(in, op, signed)
	if ok {
		u.SetCC(u.VReg(in, 1), build.Condition{C: c})
	}
}

// overflowing emits the arithmetic and returns the condition that means overflow.
func (u *Unit) overflowing(in *ir.Instr, op ir.Opcode, signed bool) (amd64.Cond, bool) {
	t := in.Arg(0).Type()
	if t.Kind != ir.IntegerKind || t.Bits > 64 {
		u.Refuse(in)
		return 0, false
	}
	d := u.VReg(in, 0)
	w, exact := build.ExactWidth(t.Bits)
	if !exact || op == ir.Mul && w == amd64.W8 || op == ir.Mul && !signed && w < amd64.W64 {
		return u.overflowWide(in, op, signed, d, t.Bits)
	}
	a, b := in.Arg(0), in.Arg(1)
	if op == ir.Mul && !signed {
		m := u.X86(amd64.MUL, w, u.rmNotImm(b, w), u.Source(a, 0).In(amd64.RAX),
			mir.Out(d, amd64.RAX))
		m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
		return amd64.CondO, true
	}
	o := u.OperandRM(b, w)
	if op == ir.Mul && o.Kind == mir.KindImm {
		o = mir.R(u.Load(o, mir.GPR, uint8(max(w, amd64.W32)/8)))
	}
	u.X86(build.Arithmetic[op], w, mir.D(d), u.Source(a, 0).As(mir.Tied), o)
	if signed || op == ir.Mul {
		return amd64.CondO, true
	}
	return amd64.CondB, true
}

// rmNotImm is OperandRM for instructions without an immediate.
func (u *Unit) rmNotImm(v ir.Value, w amd64.Width) mir.Operand {
	o := u.OperandRM(v, w)
	if o.Kind == mir.KindImm {
		return mir.R(u.Load(o, mir.GPR, uint8(max(w, amd64.W32)/8)))
	}
	return o
}

// overflowWide computes in more bits and checks whether the result fits.
func (u *Unit) overflowWide(in *ir.Instr, op ir.Opcode, signed bool, d mir.VReg,
	bits uint32) (amd64.Cond, bool) {
	if op == ir.Mul && bits > 32 || bits > 63 {
		u.Refuse(in)
		return 0, false
	}
	a, b := u.Extend(in.Arg(0), signed, 64), u.Extend(in.Arg(1), signed, 64)
	r, back := u.Temp(mir.GPR, 8), u.Temp(mir.GPR, 8)
	u.X86(build.Arithmetic[op], amd64.W64, mir.D(r), mir.R(a).As(mir.Tied), mir.R(b))
	k := int64(64 - bits)
	up := u.Temp(mir.GPR, 8)
	u.X86(amd64.SHL, amd64.W64, mir.D(up), mir.R(r).As(mir.Tied), mir.I(k))
	down := amd64.SHR
	if signed {
		down = amd64.SAR
	}
	u.X86(down, amd64.W64, mir.D(back), mir.R(up).As(mir.Tied), mir.I(k))
	u.Emit(mir.Copy, amd64.W64, mir.D(d), mir.R(r).As(mir.Tied))
	u.X86(amd64.CMP, amd64.W64, mir.R(back), mir.R(r))
	return amd64.CondNE, true
}
