package isel

import (
	"math/big"

	"statepoint/core/ir"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// builder computes with values of the instruction being selected as IR would: every step is
// selected at once, in order.
type builder struct {
	s  *selector
	in *ir.Instr
}

// values is a builder for an instruction.
func (s derivedOps) values(in *ir.Instr) builder { return builder{s.selector, in} }

// op is an operation on two values of one type.
func (b builder) op(op ir.Opcode, x, y ir.Value) ir.Value {
	return b.s.leaf(x.Type(), b.s.derive.computeAs(b.in, op, x.Type(), []ir.Value{x, y}))
}

// cast is a conversion; to the type that a value has it is the value.
func (b builder) cast(op ir.Opcode, x ir.Value, t *ir.Type) ir.Value {
	if x.Type() == t {
		return x
	}
	if op == ir.Trunc { // which is only another view
		var e build.Scalar
		for i := range min(b.s.CountParts(t), len(e)) {
			e[i] = b.s.Source(x, i)
		}
		return b.s.leaf(t, e)
	}
	return b.s.leaf(t, b.s.derive.computeAs(b.in, op, t, []ir.Value{x}))
}

// compare is an icmp, floatCompare an fcmp.
func (b builder) compare(p ir.Pred, x, y ir.Value) ir.Value { return b.compareBy(ir.ICmp, p, x, y) }

func (b builder) floatCompare(p ir.Pred, x, y ir.Value) ir.Value {
	return b.compareBy(ir.FCmp, p, x, y)
}

func (b builder) compareBy(op ir.Opcode, p ir.Pred, x, y ir.Value) ir.Value {
	v := b.s.Module.NewInstr(op, b.s.Module.Types.I1, x, y)
	v.Pred = p
	d := b.s.Temp(mir.GPR, 4)
	b.s.Place(v, d)
	b.s.pure(v)
	v.DropOperands()
	return b.s.leaf(v.Type(), build.Scalar{mir.R(d)})
}

// choose is a select.
func (b builder) choose(c, yes, no ir.Value) ir.Value {
	return b.s.leaf(yes.Type(), b.s.derive.computeAs(b.in, ir.Select, yes.Type(),
		[]ir.Value{c, yes, no}))
}

// number is an integer constant.
func (b builder) number(t *ir.Type, n int64) ir.Value {
	if t.Bits <= 64 {
		return ir.IntConst(t, uint64(n))
	}
	v := big.NewInt(n)
	if n < 0 {
		v.Add(v, new(big.Int).Lsh(big.NewInt(1), uint(t.Bits)))
	}
	return ir.BigConst(t, v)
}

// limits are the smallest and largest signed number of a type.
func (b builder) limits(t *ir.Type) (least, most ir.Value) {
	n := new(big.Int).Lsh(big.NewInt(1), uint(t.Bits-1))
	m := new(big.Int).Sub(n, big.NewInt(1))
	if t.Bits <= 64 {
		return ir.IntConst(t, n.Uint64()), ir.IntConst(t, m.Uint64())
	}
	return ir.BigConst(t, n), ir.BigConst(t, m)
}

// parts are a value as the parts of a result.
func (b builder) parts(v ir.Value) build.Scalar {
	var e build.Scalar
	for i := range min(b.s.CountParts(v.Type()), len(e)) {
		e[i] = b.s.Source(v, i)
	}
	return e
}

// wider is the type of 128 bits.
func (b builder) wider() *ir.Type { return b.s.Module.Types.Int(128) }

// inWide selects an operation on integers of 65 to 127 bits by one on 128.
func (s derivedOps) inWide(in *ir.Instr) {
	b := s.values(in)
	signed := in.Op == ir.SDiv || in.Op == ir.SRem || in.Op == ir.AShr || in.Op == ir.ICmp &&
		isSigned(in.Pred)
	extend := ir.ZExt
	if signed {
		extend = ir.SExt
	}
	x, y := b.cast(extend, in.Operand(0), b.wider()), b.cast(extend, in.Operand(1), b.wider())
	if in.Op == ir.AShr { // the count is unsigned
		y = b.cast(ir.ZExt, in.Operand(1), b.wider())
	}
	if in.Op == ir.ICmp {
		s.defineScalar(in, b.parts(b.compare(in.Pred, x, y)))
		return
	}
	s.defineScalar(in, b.parts(b.op(in.Op, x, y)))
}

// overflow is the result of an operation and whether it overflowed, for widths without instructions
// of their own.
func (b builder) overflow(op ir.Opcode, signed bool, x, y ir.Value) (sum, over ir.Value) {
	t := x.Type()
	extend := ir.ZExt
	if signed {
		extend = ir.SExt
	}
	if t.Bits < 64 || t.Bits < 128 && op != ir.Mul ||
		t.Bits > 128 && t.Bits <= build.MaxIntBits/2 &&
			op == ir.Mul {
		wide := b.wider()
		switch {
		case t.Bits > 128:
			wide = b.s.Module.Types.Int(2 * t.Bits)
		case op != ir.Mul && t.Bits < 64 || t.Bits <= 32:
			wide = b.s.Module.Types.Int(64)
		}
		r := b.op(op, b.cast(extend, x, wide), b.cast(extend, y, wide))
		sum = b.cast(ir.Trunc, r, t)
		return sum, b.compare(ir.NE, b.cast(extend, sum, wide), r)
	}
	if op != ir.Mul {
		sum = b.op(op, x, y)
		zero := b.number(t, 0)
		switch {
		case !signed && op == ir.Add:
			return sum, b.compare(ir.ULT, sum, x)
		case !signed:
			return sum, b.compare(ir.ULT, x, y)
		case op == ir.Add: // both operands differ from the sum in sign
			return sum, b.compare(ir.SLT, b.op(ir.And, b.op(ir.Xor, sum, x), b.op(ir.Xor, sum, y)),
				zero)
		}
		return sum, b.compare(ir.SLT, b.op(ir.And, b.op(ir.Xor, x, y), b.op(ir.Xor, sum, x)), zero)
	}
	if !signed {
		return b.multiplyUnsigned(x, y)
	}
	// The product of the magnitudes, with the sign put back: it must then have that sign.
	zero := b.number(t, 0)
	nx, ny := b.compare(ir.SLT, x, zero), b.compare(ir.SLT, y, zero)
	mx, my := b.choose(nx, b.op(ir.Sub, zero, x), x), b.choose(ny, b.op(ir.Sub, zero, y), y)
	product, over := b.multiplyUnsigned(mx, my)
	negative := b.op(ir.Xor, nx, ny)
	sum = b.choose(negative, b.op(ir.Sub, zero, product), product)
	least, most := b.limits(t)
	limit := b.choose(negative, least, most)
	return sum, b.op(ir.Or, over, b.compare(ir.UGT, product, limit))
}

// multiplyUnsigned multiplies by halves: of the four products of halves, that of the upper ones
// must be zero and those across must fit the upper half.
func (b builder) multiplyUnsigned(x, y ir.Value) (product, over ir.Value) {
	t := x.Type()
	wide := b.wider()
	if t.Bits > wide.Bits {
		wide = b.s.Module.Types.Int(build.MaxIntBits)
	}
	half := b.s.Module.Types.Int(wide.Bits / 2)
	if t != wide {
		r, o := b.multiplyUnsigned(b.cast(ir.ZExt, x, wide), b.cast(ir.ZExt, y, wide))
		product = b.cast(ir.Trunc, r, t)
		return product, b.op(ir.Or, o, b.compare(ir.NE, b.cast(ir.ZExt, product, wide), r))
	}
	n := b.number(wide, int64(half.Bits))
	zero := b.number(wide, 0)
	low := func(v ir.Value) ir.Value { return b.cast(ir.ZExt, b.cast(ir.Trunc, v, half), wide) }
	hx, hy := b.op(ir.LShr, x, n), b.op(ir.LShr, y, n)
	both := b.op(ir.And, b.compare(ir.NE, hx, zero), b.compare(ir.NE, hy, zero))
	a, c := b.op(ir.Mul, hx, low(y)), b.op(ir.Mul, hy, low(x))
	cross := b.op(ir.Add, a, c) // one of them is zero, unless both halves are not
	lost := b.compare(ir.NE, b.op(ir.LShr, cross, n), zero)
	base := b.op(ir.Mul, low(x), low(y))
	product = b.op(ir.Add, base, b.op(ir.Shl, cross, n))
	carry := b.compare(ir.ULT, product, base)
	return product, b.op(ir.Or, both, b.op(ir.Or, lost, carry))
}

// saturate selects saturating addition and subtraction of widths without instructions of their own.
func (s derivedOps) saturate(in *ir.Instr, op ir.Opcode, signed bool) {
	b := s.values(in)
	x, y, t := in.Arg(0), in.Arg(1), in.Type()
	sum, over := b.overflow(op, signed, x, y)
	limit := b.number(t, 0)
	switch {
	case signed:
		least, most := b.limits(t)
		limit = b.choose(b.compare(ir.SLT, x, limit), least, most)
	case op == ir.Add:
		limit = b.number(t, -1)
	}
	s.defineScalar(in, b.parts(b.choose(over, limit, sum)))
}

// shiftSaturating selects llvm.ushl.sat and llvm.sshl.sat.
func (s derivedOps) shiftSaturating(in *ir.Instr, signed bool) {
	if !s.Needed(in) {
		return
	}
	b := s.values(in)
	x, n, t := in.Arg(0), in.Arg(1), in.Type()
	if t.Kind != ir.IntegerKind || t.Bits > build.MaxIntBits {
		s.Refuse(in)
		return
	}
	r := b.op(ir.Shl, x, n)
	back, limit := ir.LShr, b.number(t, -1)
	if signed {
		least, most := b.limits(t)
		back, limit = ir.AShr, b.choose(b.compare(ir.SLT, x, b.number(t, 0)), least, most)
	}
	s.defineScalar(in, b.parts(b.choose(b.compare(ir.EQ, b.op(back, r, n), x), r, limit)))
}

// threeWay selects llvm.scmp and llvm.ucmp: -1, 0 or 1.
func (s derivedOps) threeWay(in *ir.Instr, less, greater ir.Pred) {
	if !s.Needed(in) {
		return
	}
	b := s.values(in)
	more := b.cast(ir.ZExt, b.compare(greater, in.Arg(0), in.Arg(1)), in.Type())
	fewer := b.cast(ir.ZExt, b.compare(less, in.Arg(0), in.Arg(1)), in.Type())
	s.defineScalar(in, b.parts(b.op(ir.Sub, more, fewer)))
}

// funnelOdd selects llvm.fshl and llvm.fshr of widths without instructions of their own. The other
// operand is shifted by one and then by the rest, so that no shift is as wide as the type.
func (s derivedOps) funnelOdd(in *ir.Instr, left bool) {
	b := s.values(in)
	t := in.Type()
	x, y := in.Arg(0), in.Arg(1)
	var n ir.Value
	switch {
	case t.Bits == 1: // any count is a multiple of the width
		if !left {
			x = y
		}
		s.defineScalar(in, b.parts(x))
		return
	case t.Bits&(t.Bits-1) == 0:
		n = b.op(ir.And, in.Arg(2), b.number(t, int64(t.Bits)-1))
	case t.Bits > 128:
		s.Refuse(in)
		return
	default:
		n = b.op(ir.URem, in.Arg(2), b.number(t, int64(t.Bits)))
	}
	rest, one := b.op(ir.Sub, b.number(t, int64(t.Bits)-1), n), b.number(t, 1)
	var high, low ir.Value
	if left {
		high, low = b.op(ir.Shl, x, n), b.op(ir.LShr, b.op(ir.LShr, y, one), rest)
	} else {
		high, low = b.op(ir.Shl, b.op(ir.Shl, x, one), rest), b.op(ir.LShr, y, n)
	}
	s.defineScalar(in, b.parts(b.op(ir.Or, high, low)))
}
