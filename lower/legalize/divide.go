package legalize

import (
	"math/big"

	"statepoint/core/ir"
)

// number is an integer constant.
func number(t *ir.Type, n int64) ir.Value {
	if t.Bits <= 64 {
		return ir.IntConst(t, uint64(n))
	}
	return bigNumber(t, big.NewInt(n))
}

func bigNumber(t *ir.Type, v *big.Int) ir.Value {
	if t.Bits <= 64 {
		return ir.IntConst(t, v.Uint64())
	}
	if v.Sign() < 0 {
		v = new(big.Int).Add(v, new(big.Int).Lsh(big.NewInt(1), uint(t.Bits)))
	}
	return ir.BigConst(t, v)
}

// negateIf is -v or v.
func negateIf(w *writer, c, v ir.Value) ir.Value {
	return w.choose(c, w.op(ir.Sub, number(v.Type(), 0), v), v)
}

// quotient expands the four divisions.
func quotient(w *writer) {
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
		x, y = negateIf(w, nx, x), negateIf(w, ny, y)
		negative = nx // the remainder has the sign of the dividend
		if !remainder {
			negative = w.op(ir.Xor, nx, ny)
		}
	}
	quotient, rest := divideUnsigned(w, x, y)
	result := quotient
	if remainder {
		result = rest
	}
	if signed {
		result = negateIf(w, negative, result)
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

// divideUnsigned writes the long division: each iteration shifts one bit of the dividend into the
// remainder and, if the divisor fits, subtracts it, which determines one bit of the quotient.
func divideUnsigned(w *writer, x, y ir.Value) (quotient, remainder ir.Value) {
	t := x.Type()
	zero, one := number(t, 0), number(t, 1)
	top := number(t, int64(t.Bits)-1)
	// The bits of the quotient are shifted into n from below as those of the dividend leave it.
	v := repeat(w, int64(t.Bits), []ir.Value{zero, x}, func(v []ir.Value) []ir.Value {
		r, n := v[0], v[1]
		full := w.compare(ir.SLT, r, zero) // its highest bit is about to be shifted out
		more := w.op(ir.Or, w.op(ir.Shl, r, one), w.op(ir.LShr, n, top))
		fits := w.op(ir.Or, full, w.compare(ir.UGE, more, y))
		return []ir.Value{w.choose(fits, w.op(ir.Sub, more, y), more),
			w.op(ir.Or, w.op(ir.Shl, n, one), w.cast(ir.ZExt, fits, t))}
	})
	return v[1], v[0]
}
