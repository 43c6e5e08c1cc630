package float80

import "math/bits"

// Of converts a number from a smaller format.
func Of(v uint64, f Format) Number {
	low := uint(f.precision - 1)
	most := uint64(2*f.bias + 1)
	exp, frac, negative := v>>low&most, v&(1<<low-1), v&((most+1)<<low) != 0
	significand := frac << (64 - f.precision)
	switch exp {
	case most:
		if frac != 0 {
			significand |= Quiet
		}
		return Number{Exponent, Integer | significand}.Negate(negative)
	case 0:
		return Exact{Exp: 1 - f.bias, Hi: significand}.Normal().Number(Nearest).Negate(
			negative)
	}
	return Number{uint16(int(exp) - f.bias + Bias), Integer | significand}.Negate(negative)
}

// Bits converts a number to the bits of a smaller format.
func Bits(x Number, f Format, mode uint8) uint64 {
	if x.Unsupported() {
		x = Indefinite
	}
	low := uint(f.precision - 1)
	most := 2*f.bias + 1
	exp, significand := most, x.Significand
	if x.Top&Exponent != Exponent {
		significand, exp = Exactly(x).round(f, mode)
	} else if x.IsNaN() {
		significand |= Quiet
	}
	v := uint64(exp)<<low | significand<<1>>(65-f.precision)
	if x.Negative() {
		v |= uint64(most+1) << low
	}
	return v
}

// Integer rounds to an integer of size bytes; one that does not fit becomes the smallest.
func (x Number) Integer(size, mode uint8) uint64 {
	highest := uint64(1) << (8*uint(size) - 1)
	exp := int(x.Top&Exponent) - Bias
	if x.Unsupported() || exp > 63 {
		return highest
	}
	e := Exactly(x)
	if e.Hi == 0 {
		return 0
	}
	e = e.right(63 - e.Exp)
	v := e.Hi
	if roundsUp(mode, e.Negative, v&1 != 0, e.lo, Integer) {
		if v++; v == 0 {
			return highest
		}
	}
	if v > highest || v == highest && !e.Negative {
		return highest
	}
	if e.Negative {
		v = -v
	}
	return v & (highest<<1 - 1)
}

// Compare orders two numbers.
func Compare(a, b Number) int {
	if a.IsZero() && b.IsZero() {
		return 0
	}
	if a.Negative() != b.Negative() {
		if a.Negative() {
			return -1
		}
		return 1
	}
	// A subnormal number with its integer bit set has the exponent of the smallest normal ones.
	exp := func(x Number) uint64 {
		return uint64(max(x.Top&Exponent, uint16(min(x.Significand>>63, 1))))
	}
	lo, c := bits.Sub64(a.Significand, b.Significand, 0)
	hi, c := bits.Sub64(exp(a), exp(b), c)
	switch {
	case hi|lo == 0:
		return 0
	case (c != 0) != a.Negative():
		return -1
	}
	return 1
}
