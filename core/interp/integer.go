package interp

import (
	"math/big"
	"math/bits"

	"statepoint/core/ir"
)

// intBinary computes a two-operand instruction on integers.
func intBinary(o operation, a, b Value) (Value, error) {
	switch o.op {
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
		if b.IsZero() {
			return Value{}, undefined("division by zero")
		}
	case ir.Shl, ir.LShr, ir.AShr:
		if b.Big != nil && !b.Big.IsUint64() || b.Unsigned().Uint64() >= uint64(o.typ.Bits) {
			return OfState(o.typ, Poison), nil
		}
	}
	if o.typ.Bits > 64 {
		return wideBinary(o, a, b)
	}
	return narrowBinary(o, a, b)
}

// narrowBinary is for integers of up to 64 bits.
func narrowBinary(o operation, a, b Value) (Value, error) {
	t, n := o.typ, o.typ.Bits
	x, y := a.Bits, b.Bits
	sx, sy := a.Int64(), b.Int64()
	var r uint64
	unsignedWraps, signedWraps, inexact := false, false, false
	switch o.op {
	case ir.Add:
		var carry uint64
		r, carry = bits.Add64(x, y, 0)
		unsignedWraps = carry != 0 || r > mask(n)
		s := signExtend(r, n)
		signedWraps = sx < 0 == (sy < 0) && s < 0 != (sx < 0)
	case ir.Sub:
		r = x - y
		unsignedWraps = x < y
		s := signExtend(r, n)
		signedWraps = sx < 0 != (sy < 0) && s < 0 != (sx < 0)
	case ir.Mul:
		var hi uint64
		hi, r = bits.Mul64(x, y)
		unsignedWraps = hi != 0 || r > mask(n)
		if o.flags&ir.NSW != 0 {
			signedWraps = !fits(new(big.Int).Mul(big.NewInt(sx), big.NewInt(sy)), n, true)
		}
	case ir.UDiv:
		r = x / y
		inexact = x%y != 0
	case ir.URem:
		r = x % y
	case ir.SDiv, ir.SRem:
		if sy == -1 && x == 1<<(n-1) {
			return Value{}, undefined("signed division overflows")
		}
		if o.op == ir.SDiv {
			r = uint64(sx / sy)
			inexact = sx%sy != 0
		} else {
			r = uint64(sx % sy)
		}
	case ir.Shl:
		r = x << y
		unsignedWraps = (r&mask(n))>>y != x
		signedWraps = signExtend(r, n)>>y != sx
	case ir.LShr:
		r = x >> y
		inexact = r<<y != x
	case ir.AShr:
		r = uint64(sx >> y)
		inexact = x&(1<<y-1) != 0
	case ir.And:
		r = x & y
	case ir.Or:
		r = x | y
	case ir.Xor:
		r = x ^ y
	}
	if breaks(o.flags, unsignedWraps, signedWraps, inexact, x&y != 0 && o.op == ir.Or) {
		return OfState(t, Poison), nil
	}
	return Int(t, r), nil
}

// wideBinary is for integers of any width.
func wideBinary(o operation, a, b Value) (Value, error) {
	t, n := o.typ, o.typ.Bits
	x, y := a.Unsigned(), b.Unsigned()
	sx, sy := a.Signed(), b.Signed()
	u, s := new(big.Int), new(big.Int) // what the operation gives without a limit on bits
	inexact := false
	switch o.op {
	case ir.Add:
		u.Add(x, y)
		s.Add(sx, sy)
	case ir.Sub:
		u.Sub(x, y)
		s.Sub(sx, sy)
	case ir.Mul:
		u.Mul(x, y)
		s.Mul(sx, sy)
	case ir.UDiv, ir.URem:
		q, r := new(big.Int).QuoRem(x, y, new(big.Int))
		if u = q; o.op == ir.URem {
			u = r
		}
		s, inexact = u, r.Sign() != 0
	case ir.SDiv, ir.SRem:
		q, r := new(big.Int).QuoRem(sx, sy, new(big.Int))
		if !fits(q, n, true) {
			return Value{}, undefined("signed division overflows")
		}
		if u = q; o.op == ir.SRem {
			u = r
		}
		s, inexact = u, r.Sign() != 0
	case ir.Shl:
		u.Lsh(x, uint(y.Uint64()))
		s.Lsh(sx, uint(y.Uint64()))
	case ir.LShr:
		u.Rsh(x, uint(y.Uint64()))
		s = u
		inexact = x.TrailingZeroBits() < uint(y.Uint64()) && x.Sign() != 0
	case ir.AShr:
		u.Rsh(sx, uint(y.Uint64()))
		s = u
		inexact = x.TrailingZeroBits() < uint(y.Uint64()) && x.Sign() != 0
	case ir.And:
		u.And(x, y)
	case ir.Or:
		u.Or(x, y)
	case ir.Xor:
		u.Xor(x, y)
	}
	wraps := o.op == ir.Add || o.op == ir.Sub || o.op == ir.Mul || o.op == ir.Shl
	overlap := o.op == ir.Or && new(big.Int).And(x, y).Sign() != 0
	if breaks(o.flags, wraps && !fits(u, n, false), wraps && !fits(s, n, true), inexact, overlap) {
		return OfState(t, Poison), nil
	}
	return BigInt(t, u), nil
}

// breaks reports whether the promise of a flag is broken.
func breaks(f ir.Flags, unsignedWraps, signedWraps, inexact, overlap bool) bool {
	return f&ir.NUW != 0 && unsignedWraps || f&ir.NSW != 0 && signedWraps ||
		f&ir.Exact != 0 && inexact || f&ir.Disjoint != 0 && overlap
}
