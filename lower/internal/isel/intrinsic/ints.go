package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// saturate selects saturating addition and subtraction for widths without instructions.
func (u *Unit) saturate(in *ir.Instr, op ir.Opcode, signed bool) {
	b := u.Expr(in)
	x, y, t := in.Arg(0), in.Arg(1), in.Type()
	sum, over := b.Overflow(op, signed, x, y)
	limit := b.Number(t, 0)
	switch {
	case signed:
		least, most := b.Limits(t)
		limit = b.Choose(b.Compare(ir.SLT, x, limit), least, most)
	case op == ir.Add:
		limit = b.Number(t, -1)
	}
	u.DefineScalar(in, b.Scalar(b.Choose(over, limit, sum)))
}

// shiftSaturating selects llvm.ushl.sat and llvm.sshl.sat.
func (u *Unit) shiftSaturating(in *ir.Instr, signed bool) {
	b := u.Expr(in)
	x, n, t := in.Arg(0), in.Arg(1), in.Type()
	r := b.Op(ir.Shl, x, n)
	back, limit := ir.LShr, b.Number(t, -1)
	if signed {
		least, most := b.Limits(t)
		back, limit = ir.AShr, b.Choose(b.Compare(ir.SLT, x, b.Number(t, 0)), least, most)
	}
	u.DefineScalar(in, b.Scalar(b.Choose(b.Compare(ir.EQ, b.Op(back, r, n), x), r, limit)))
}

// threeWay selects llvm.scmp and llvm.ucmp: -1, 0 or 1.
func (u *Unit) threeWay(in *ir.Instr, less, greater ir.Pred) {
	b := u.Expr(in)
	more := b.Cast(ir.ZExt, b.Compare(greater, in.Arg(0), in.Arg(1)), in.Type())
	fewer := b.Cast(ir.ZExt, b.Compare(less, in.Arg(0), in.Arg(1)), in.Type())
	u.DefineScalar(in, b.Scalar(b.Op(ir.Sub, more, fewer)))
}

// minMax selects the larger or smaller of two integers.
func (u *Unit) minMax(in *ir.Instr, cond amd64.Cond, signed bool) {
	bits := in.Type().Bits
	w := build.OpWidth(bits)
	a, b := u.Extend(in.Arg(0), signed, uint32(w)), u.Extend(in.Arg(1), signed, uint32(w))
	u.X86(amd64.CMP, w, mir.R(a), mir.R(b))
	if overwritesFirst(in) {
		a, b, cond = b, a, cond.Negate()
	}
	u.CMov(u.VReg(in, 0), mir.R(b), mir.R(a), cond, w)
}

// overwritesFirst reports whether the result of a call of two arguments should overwrite the first
// rather than the second: if only the second is used again, or the first is computed from a phi
// that takes the result, with which it may share a register.
func overwritesFirst(in *ir.Instr) bool {
	x, ok := in.Arg(0).(*ir.Instr)
	if !ok || !ir.HasOneUse(x) || ir.IsConstant(in.Arg(1)) {
		return false
	}
	if !ir.HasOneUse(in.Arg(1)) {
		return true
	}
	if !x.Op.IsBinary() {
		return false
	}
	phi, ok := x.Operand(0).(*ir.Instr)
	if !ok || phi.Op != ir.Phi {
		return false
	}
	for i := range min(phi.NumOps(), 16) {
		if phi.Operand(i) == ir.Value(in) {
			return true
		}
	}
	return false
}

// abs is x or -x, whichever is not negative; NEG sets the sign flag by its result.
func (u *Unit) abs(in *ir.Instr) {
	bits := in.Type().Bits
	w := build.OpWidth(bits)
	x := u.Extend(in.Arg(0), true, uint32(w))
	minus := u.Temp(mir.GPR, uint8(w/8))
	u.X86(amd64.NEG, w, mir.D(minus), mir.R(x).As(mir.Tied))
	u.CMov(u.VReg(in, 0), mir.R(minus), mir.R(x), amd64.CondS, w)
}

// saturating selects addition and subtraction that stop at the ends of the range.
func (u *Unit) saturating(in *ir.Instr, op amd64.Op, signed bool) {
	t := in.Type()
	w, exact := build.ExactWidth(t.Bits)
	if !exact {
		u.saturate(in, map[amd64.Op]ir.Opcode{amd64.ADD: ir.Add, amd64.SUB: ir.Sub}[op],
			signed)
		return
	}
	bits := t.Bits
	wide := max(w, amd64.W32)
	size := uint8(wide / 8)
	limit, cond := mir.VReg(0), amd64.CondB
	switch {
	case signed:
		// The end of the range with a's sign: all ones but the sign bit, inverted if a is negative.
		a := u.Extend(in.Arg(0), true, uint32(wide))
		sign, end := u.Temp(mir.GPR, size), u.Load(mir.I(int64(uint64(1)<<(bits-1)-1)), mir.GPR,
			size)
		limit = u.Temp(mir.GPR, size)
		u.X86(amd64.SAR, wide, mir.D(sign), mir.R(a).As(mir.Tied), mir.I(int64(wide)-1))
		u.X86(amd64.XOR, wide, mir.D(limit), mir.R(sign).As(mir.Tied), mir.R(end))
		cond = amd64.CondO
	case op == amd64.ADD:
		limit = u.Load(mir.I(-1), mir.GPR, size)
	default:
		limit = u.Load(mir.I(0), mir.GPR, size)
	}
	r := u.Temp(mir.GPR, size)
	u.X86(op, w, mir.D(r), u.Source(in.Arg(0), 0).As(mir.Tied), u.OperandRM(in.Arg(1), w))
	u.CMov(u.VReg(in, 0), mir.R(r), mir.R(limit), cond, wide)
}
