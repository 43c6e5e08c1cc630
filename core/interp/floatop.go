package interp

import (
	"math"
	"math/big"

	"statepoint/core/ir"
)

// floatBinary computes fadd, fsub, fmul, fdiv and frem.
func floatBinary(o operation, a, b Value) (Value, error) {
	v, err := floatArithmetic(o, a, b)
	if err == nil && fastBreaks(o.flags, a, b, v) {
		return OfState(o.typ, Poison), nil
	}
	if err == nil && o.flags&(ir.Fast|ir.ARcp|ir.Reassoc|ir.Contract|ir.AFn) != 0 {
		v.State = max(v.State, Arbitrary) // it may be computed in another way
	}
	return v, err
}

// fastBreaks reports whether the promise of nnan or ninf is broken.
func fastBreaks(f ir.Flags, vs ...Value) bool {
	if f&(ir.NNaN|ir.NInf|ir.Fast) == 0 {
		return false
	}
	for _, v := range vs {
		_, n, err := unpacked(v)
		switch {
		case err != nil:
		case n.isNaN() && f&(ir.NNaN|ir.Fast) != 0, n.class == infinite && f&(ir.NInf|ir.Fast) != 0:
			return true
		}
	}
	return false
}

func floatArithmetic(o operation, a, b Value) (Value, error) {
	if o.typ.Kind == ir.DoubleKind && o.op != ir.FRem { // the host's own arithmetic
		x, y := math.Float64frombits(a.Bits), math.Float64frombits(b.Bits)
		var r float64
		switch o.op {
		case ir.FAdd:
			r = x + y
		case ir.FSub:
			r = x - y
		case ir.FMul:
			r = x * y
		case ir.FDiv:
			r = x / y
		}
		if r != r {
			return packed(o.typ, double, double.nan()), nil
		}
		return Value{Type: o.typ, Bits: math.Float64bits(r)}, nil
	}
	f, x, err := unpacked(a)
	if err != nil {
		return Value{}, err
	}
	_, y, _ := unpacked(b)
	if o.op == ir.FSub && !y.isNaN() {
		y.negative = !y.negative
		if y.class == finite {
			y.value = new(big.Float).Neg(y.value)
		}
	}
	return packed(o.typ, f, f.arithmetic(o.op, x, y)), nil
}

// arithmetic is IEEE 754 arithmetic; a subtraction is passed as an addition.
func (f format) arithmetic(op ir.Opcode, x, y number) number {
	if x.isNaN() || y.isNaN() {
		return f.nan()
	}
	sign := x.negative != y.negative
	switch op {
	case ir.FAdd, ir.FSub:
		switch {
		case x.class == infinite && y.class == infinite && sign:
			return f.nan()
		case x.class == infinite:
			return x
		case y.class == infinite:
			return y
		}
		zero := x.isZero() && y.isZero() && x.negative && y.negative
		return f.round(zero, func(z *big.Float) { z.Add(x.value, y.value) })
	case ir.FMul:
		switch {
		case x.class == infinite && y.isZero(), y.class == infinite && x.isZero():
			return f.nan()
		case x.class == infinite || y.class == infinite:
			return number{class: infinite, negative: sign}
		}
		return f.signed(sign, func(z *big.Float) { z.Mul(x.value, y.value) })
	case ir.FDiv:
		switch {
		case x.class == infinite && y.class == infinite, x.isZero() && y.isZero():
			return f.nan()
		case x.class == infinite || y.isZero():
			return number{class: infinite, negative: sign}
		case y.class == infinite:
			return number{negative: sign, value: new(big.Float)}
		}
		return f.signed(sign, func(z *big.Float) { z.Quo(x.value, y.value) })
	}
	return f.remainder(x, y)
}

// signed is round for a result whose sign is known even if it is zero.
func (f format) signed(negative bool, compute func(z *big.Float)) number {
	n := f.round(negative, compute)
	n.negative = negative
	return n
}

// remainder is C's fmod, which is exact.
func (f format) remainder(x, y number) number {
	switch {
	case x.class == infinite || y.isZero():
		return f.nan()
	case y.class == infinite || x.isZero():
		return x
	}
	a, _ := x.value.Rat(nil)
	b, _ := y.value.Rat(nil)
	q := new(big.Rat).Quo(a, b)
	n := new(big.Int).Quo(q.Num(), q.Denom()) // towards zero
	r := a.Sub(a, b.Mul(b, new(big.Rat).SetInt(n)))
	return f.signed(x.negative, func(z *big.Float) { z.SetRat(r) })
}

// negate flips the sign bit, even of a NaN.
func negate(v Value) Value {
	f, err := formatOf(v.Type)
	if err != nil {
		return OfState(v.Type, Arbitrary)
	}
	bit := int(f.stored() + f.exponent)
	if wide(v.Type) {
		v.Big = new(big.Int).SetBit(v.Big, bit, v.Big.Bit(bit)^1)
	} else {
		v.Bits ^= 1 << bit
	}
	return v
}

// absolute clears the sign bit, even of a NaN.
func absolute(v Value) Value {
	if signBit(v) {
		return negate(v)
	}
	return v
}

func signBit(v Value) bool {
	f, err := formatOf(v.Type)
	return err == nil && v.Unsigned().Bit(int(f.stored()+f.exponent)) != 0
}

func fcmp(o operation, a, b Value) (Value, error) {
	if fastBreaks(o.flags, a, b) {
		return OfState(o.typ, Poison), nil
	}
	c, unordered, err := compareFloats(a, b)
	if err != nil {
		return Value{}, err
	}
	yes := unordered
	switch o.pred {
	case ir.FFalse:
		yes = false
	case ir.FTrue:
		yes = true
	case ir.FORD:
		yes = !unordered
	case ir.FUNO:
	case ir.FOEQ:
		yes = !unordered && c == 0
	case ir.FOGT:
		yes = !unordered && c > 0
	case ir.FOGE:
		yes = !unordered && c >= 0
	case ir.FOLT:
		yes = !unordered && c < 0
	case ir.FOLE:
		yes = !unordered && c <= 0
	case ir.FONE:
		yes = !unordered && c != 0
	case ir.FUEQ:
		yes = yes || c == 0
	case ir.FUGT:
		yes = yes || c > 0
	case ir.FUGE:
		yes = yes || c >= 0
	case ir.FULT:
		yes = yes || c < 0
	case ir.FULE:
		yes = yes || c <= 0
	case ir.FUNE:
		yes = yes || c != 0
	}
	return truth(o.typ, yes), nil
}

func compareFloats(a, b Value) (c int, unordered bool, err error) {
	_, x, err := unpacked(a)
	if err != nil {
		return 0, false, err
	}
	_, y, _ := unpacked(b)
	if x.isNaN() || y.isNaN() {
		return 0, true, nil
	}
	return x.compare(y), false, nil
}

// compare orders two numbers, neither of which is NaN.
func (n number) compare(y number) int {
	rank := func(n number) int {
		switch {
		case n.class == finite:
			return 0
		case n.negative:
			return -1
		}
		return 1
	}
	if r, s := rank(n), rank(y); r != s || r != 0 {
		return compare(int64(r), int64(s))
	}
	return n.value.Cmp(y.value)
}
