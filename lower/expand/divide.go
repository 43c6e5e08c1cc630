package expand

import (
	"math/big"

	"statepoint/core/ir"
)

// number is an integer constant.
func number(t *ir.Type, n int64) ir.Value {
	if t.Bits <= 64 {
		return ir.IntConst(t, uint64(n))
	}
	v := big.NewInt(n)
	if n < 0 {
		v.Add(v, new(big.Int).Lsh(big.NewInt(1), uint(t.Bits)))
	}
	return ir.BigConst(t, v)
}

// negateIf is -v or v.
func (w *writer) negateIf(c, v ir.Value) ir.Value {
	return w.choose(c, w.op(ir.Sub, number(v.Type(), 0), v), v)
}

// divide expands the four divisions.
func (w *writer) divide() {
	in := w.in
	x, y, t := in.Operand(0), in.Operand(1), in.Type()
	signed := in.Op == ir.SDiv || in.Op == ir.SRem
	remainder := in.Op == ir.URem || in.Op == ir.SRem
	if c, ok := y.(*ir.Const); ok && !signed {
		if shift, ok := powerOfTwo(c); ok {
			if remainder {
				w.finish(w.op(ir.And, x, w.op(ir.Sub, y, number(t, 1))))
			} else {
				w.finish(w.op(ir.LShr, x, number(t, int64(shift))))
			}
			return
		}
	}
	var negative ir.Value
	if signed {
		zero := number(t, 0)
		nx, ny := w.compare(ir.SLT, x, zero), w.compare(ir.SLT, y, zero)
		x, y = w.negateIf(nx, x), w.negateIf(ny, y)
		negative = nx // the remainder has the sign of the dividend
		if !remainder {
			negative = w.op(ir.Xor, nx, ny)
		}
	}
	quotient, rest := w.divideUnsigned(x, y)
	result := quotient
	if remainder {
		result = rest
	}
	if signed {
		result = w.negateIf(negative, result)
	}
	w.finish(result)
}

// powerOfTwo is the exponent of a constant that is a power of two.
func powerOfTwo(c *ir.Const) (uint, bool) {
	if c.Kind != ir.ConstInt {
		return 0, false
	}
	v := c.Big
	if v == nil {
		v = new(big.Int).SetUint64(c.Bits)
	}
	if v.Sign() <= 0 {
		return 0, false
	}
	n := v.TrailingZeroBits()
	return n, v.BitLen() == int(n)+1
}

// divideUnsigned writes the long division: in each turn one bit of the dividend goes into the
// remainder, from which the divisor is taken if it fits, which is a bit of the quotient.
func (w *writer) divideUnsigned(x, y ir.Value) (quotient, remainder ir.Value) {
	t, count := x.Type(), w.m.Types.I32
	zero, one := number(t, 0), number(t, 1)
	top := number(t, int64(t.Bits)-1)
	before := w.split()
	loop := w.block()
	w.branch(before, loop)
	w.branch(loop, loop) // replaced below
	after, in := w.in.Parent(), w.in
	w.in = loop.Last()

	// The bits of the quotient come into n from below as those of the dividend leave it.
	r, n, i := w.phi(loop, t), w.phi(loop, t), w.phi(loop, count)
	full := w.compare(ir.SLT, r, zero) // its highest bit is about to be shifted out
	more := w.op(ir.Or, w.op(ir.Shl, r, one), w.op(ir.LShr, n, top))
	fits := w.op(ir.Or, full, w.compare(ir.UGE, more, y))
	nextR := w.choose(fits, w.op(ir.Sub, more, y), more)
	nextN := w.op(ir.Or, w.op(ir.Shl, n, one), w.cast(ir.ZExt, fits, t))
	nextI := w.op(ir.Add, i, number(count, 1))
	done := w.compare(ir.EQ, nextI, number(count, int64(t.Bits)))
	w.in.SetOperands(done, after, loop)
	for _, p := range [...]struct {
		phi         *ir.Instr
		first, next ir.Value
	}{{r, zero, nextR}, {n, x, nextN}, {i, number(count, 0), nextI}} {
		p.phi.AddIncoming(p.first, before)
		p.phi.AddIncoming(p.next, loop)
	}
	w.in = in
	return nextN, nextR
}
