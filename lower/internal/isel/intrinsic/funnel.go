package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// funnelOdd selects llvm.fshl and llvm.fshr of widths without double-shift instructions. It shifts
// the second operand first by one and then by the rest, so no shift is as large as the width.
func (u *Unit) funnelOdd(in *ir.Instr, left bool) {
	b := u.Expr(in)
	t := in.Type()
	x, y := in.Arg(0), in.Arg(1)
	var n ir.Value
	switch {
	case t.Bits == 1: // every count is a multiple of the width
		if !left {
			x = y
		}
		u.DefineScalar(in, b.Scalar(x))
		return
	case t.Bits&(t.Bits-1) == 0:
		n = b.Op(ir.And, in.Arg(2), b.Number(t, int64(t.Bits)-1))
	case t.Bits > 128:
		u.Refuse(in)
		return
	default:
		n = b.Op(ir.URem, in.Arg(2), b.Number(t, int64(t.Bits)))
	}
	rest, one := b.Op(ir.Sub, b.Number(t, int64(t.Bits)-1), n), b.Number(t, 1)
	var high, low ir.Value
	if left {
		high, low = b.Op(ir.Shl, x, n), b.Op(ir.LShr, b.Op(ir.LShr, y, one), rest)
	} else {
		high, low = b.Op(ir.Shl, b.Op(ir.Shl, x, one), rest), b.Op(ir.LShr, y, n)
	}
	u.DefineScalar(in, b.Scalar(b.Op(ir.Or, high, low)))
}

// funnelShift selects fshl and fshr: a rotation if both values are the same, else a double shift,
// for widths that have these instructions.
func (u *Unit) funnelShift(in *ir.Instr, left bool) {
	bits := in.Type().Bits
	w, exact := build.ExactWidth(bits)
	if !exact {
		u.funnelOdd(in, left)
		return
	}
	a, b := in.Arg(0), in.Arg(1)
	d := u.VReg(in, 0)
	var count mir.Operand
	if c, ok := ir.AsInt(in.Arg(2)); ok {
		count = mir.I(int64(c.Bits % uint64(bits)))
	} else {
		count = u.Source(in.Arg(2), 0)
		if count.Kind != mir.KindReg {
			count = mir.R(u.Load(count, mir.GPR, 4))
		}
		count = build.Explicit(count.In(amd64.RCX))
	}
	switch {
	case exact && a == b:
		op := amd64.ROR
		if left {
			op = amd64.ROL
		}
		u.X86(op, w, mir.D(d), u.Source(a, 0).As(mir.Tied), count)
	case exact && w >= amd64.W32:
		op, keep, fill := amd64.SHRD, b, a
		if left {
			op, keep, fill = amd64.SHLD, a, b
		}
		u.X86(op, w, mir.D(d), u.Source(keep, 0).As(mir.Tied), mir.R(u.Reg(fill)), count)
	default:
		u.narrowFunnel(in, bits, left)
	}
}

// narrowFunnel puts the two values side by side into one register and shifts it, for widths up to
// 32.
func (u *Unit) narrowFunnel(in *ir.Instr, bits uint32, left bool) {
	if bits > 32 || bits&(bits-1) != 0 {
		u.Refuse(in)
		return
	}
	high := u.Op2(amd64.SHL, amd64.W64, u.Reg(in.Arg(0)), mir.I(int64(bits)))
	low := u.Extend(in.Arg(1), false, 64)
	both := u.Op2(amd64.OR, amd64.W64, high, mir.R(low))
	count := u.Extended(in.Arg(2), false, 32)
	if count.Kind == mir.KindImm {
		count = mir.I(count.Val % int64(bits))
	} else {
		masked := u.Op2(amd64.AND, amd64.W32, count.Reg, mir.I(int64(bits)-1))
		count = build.Explicit(mir.R(masked).In(amd64.RCX))
	}
	op := amd64.SHR
	if left {
		op = amd64.SHL
	}
	d := u.Temp(mir.GPR, 8)
	u.X86(op, amd64.W64, mir.D(d), mir.R(both).As(mir.Tied), count)
	if left {
		d = u.Op2(amd64.SHR, amd64.W64, d, mir.I(int64(bits)))
	}
	u.DefineReg(in, d, amd64.W64)
}
