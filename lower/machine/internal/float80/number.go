package float80

import "math/bits"

// Number is a number in the x87 unit's format of 80 bits: the sign above fifteen bits of
// exponent, and 64 of significand, the highest of which is the integer bit (Intel SDM volume 1,
// "Double Extended-Precision Floating-Point Format").
type Number struct {
	Top         uint16 // sign and exponent
	Significand uint64
}

// Parts of a Number: Sign, Exponent and Bias of its Top, Integer and Quiet of its Significand.
const (
	Sign     = 1 << 15
	Exponent = 1<<15 - 1
	Bias     = 1<<14 - 1
	Integer  = 1 << 63
	Quiet    = 1 << 62
)

// Indefinite is the result of an invalid operation.
var Indefinite = Number{Sign | Exponent, Integer | Quiet}

// Negative reports a set sign.
func (x Number) Negative() bool { return x.Top&Sign != 0 }

// IsZero reports a zero of either sign.
func (x Number) IsZero() bool { return x.Top&Exponent == 0 && x.Significand == 0 }

// IsInf reports an infinity of either sign.
func (x Number) IsInf() bool {
	return x.Top&Exponent == Exponent && x.Significand == Integer
}

// IsNaN reports a NaN.
func (x Number) IsNaN() bool {
	return x.Top&Exponent == Exponent && x.Significand&Integer != 0 &&
		x.Significand != Integer
}

// Unsupported reports an encoding that is invalid since the 80387: an exponent, but no integer bit.
func (x Number) Unsupported() bool {
	return x.Top&Exponent != 0 &&
		x.Significand&Integer == 0
}

// Negate inverts the sign if the argument is true.
func (x Number) Negate(yes bool) Number {
	if yes {
		x.Top ^= Sign
	}
	return x
}

// Exact is an unrounded finite number: hi.lo times 2 to the exp, with the point after the highest
// bit of hi, which is set, or both words zero. The lowest bit of lo is sticky: set if bits were
// lost.
type Exact struct {
	Negative bool
	Exp      int
	Hi, lo   uint64
}

// Exactly unpacks a finite number.
func Exactly(x Number) Exact {
	e := Exact{Negative: x.Negative(), Exp: int(max(x.Top&Exponent, 1)) - Bias,
		Hi: x.Significand}
	return e.Normal()
}

// Normal normalises the number.
func (e Exact) Normal() Exact {
	if e.Hi == 0 {
		e.Hi, e.lo = e.lo, 0
		e.Exp -= 64
	}
	if n := bits.LeadingZeros64(e.Hi); e.Hi != 0 && n > 0 {
		e.Hi, e.lo = e.Hi<<n|e.lo>>(64-n), e.lo<<n
		e.Exp -= n
	}
	return e
}

// right shifts to the right, keeping the sticky bit.
func (e Exact) right(n int) Exact {
	lost := uint64(0)
	for ; n > 0; n -= min(n, 63) {
		k := min(n, 63)
		lost |= e.lo & (1<<k - 1)
		e.Hi, e.lo = e.Hi>>k, e.lo>>k|e.Hi<<(64-k)
		if e.Hi|e.lo == 0 {
			break
		}
	}
	if lost != 0 {
		e.lo |= 1
	}
	return e
}

// The rounding of the control word (Intel SDM volume 1, "Rounding Control Field").
const (
	Nearest = iota
	Down
	Up
	Zero
)

// roundsUp reports whether a number is rounded away from zero when the bits in rest are removed.
func roundsUp(mode uint8, negative, odd bool, rest uint64, half uint64) bool {
	switch mode {
	case Nearest:
		return rest > half || rest == half && odd
	case Down:
		return negative && rest != 0
	case Up:
		return !negative && rest != 0
	}
	return false
}

// Format has the number of significand bits, including the integer bit, and of exponent bits.
type Format struct{ precision, bias int }

// The formats.
var (
	Single   = Format{24, 127}
	Double   = Format{53, 1023}
	Extended = Format{64, Bias}
)

// round rounds a number to a format: its significand in the highest bits, and the biased exponent,
// 0 for a subnormal number. One too large has the exponent of infinity.
func (e Exact) round(f Format, mode uint8) (significand uint64, exponent int) {
	if e.Hi == 0 && e.lo == 0 {
		return 0, 0
	}
	exponent = e.Exp + f.bias
	if exponent < 1 {
		e = e.right(1 - exponent)
		exponent = 0
	}
	rest, half, unit := e.lo, uint64(Integer), uint64(1)
	significand = e.Hi
	if cut := 64 - f.precision; cut > 0 {
		unit = 1 << cut
		rest = significand&(unit-1)<<1 | min(e.lo, 1)
		half = unit
		significand &^= unit - 1
	}
	if roundsUp(mode, e.Negative, significand&unit != 0, rest, half) {
		if significand += unit; significand == 0 { // carried out of the top
			significand = Integer
			exponent++
		}
	}
	if exponent == 0 && significand&Integer != 0 {
		exponent = 1
	}
	if exponent > 2*f.bias {
		if mode == Zero || mode == Down && !e.Negative || mode == Up && e.Negative {
			return ^uint64(0) &^ (unit - 1), 2 * f.bias // the largest number
		}
		return Integer, 2*f.bias + 1
	}
	return significand, exponent
}

// Number rounds to the format of 80 bits.
func (e Exact) Number(mode uint8) Number {
	s, exp := e.round(Extended, mode)
	return Number{Top: uint16(exp), Significand: s}.Negate(e.Negative)
}

// addExact adds.
func addExact(a, b Exact, mode uint8) Exact {
	zero := func(e Exact) bool { return e.Hi|e.lo == 0 }
	switch {
	case zero(a) && zero(b):
		return Exact{Negative: a.Negative && b.Negative || a.Negative != b.Negative &&
			mode == Down}
	case zero(a):
		return b
	case zero(b):
		return a
	}
	if a.Exp < b.Exp || a.Exp == b.Exp && a.Hi < b.Hi {
		a, b = b, a
	}
	b = b.right(a.Exp - b.Exp)
	if a.Negative == b.Negative {
		lo, c := bits.Add64(a.lo, b.lo, 0)
		hi, c := bits.Add64(a.Hi, b.Hi, c)
		r := Exact{Negative: a.Negative, Exp: a.Exp, Hi: hi, lo: lo}
		if c != 0 {
			r = r.right(1)
			r.Hi |= Integer
			r.Exp++
		}
		return r
	}
	lo, c := bits.Sub64(a.lo, b.lo, 0)
	hi, _ := bits.Sub64(a.Hi, b.Hi, c)
	r := Exact{Negative: a.Negative, Exp: a.Exp, Hi: hi, lo: lo}
	if zero(r) {
		r.Negative = mode == Down
		return r
	}
	return r.Normal()
}

// mulExact multiplies.
func mulExact(a, b Exact) Exact {
	hi, lo := bits.Mul64(a.Hi, b.Hi)
	return Exact{Negative: a.Negative != b.Negative, Exp: a.Exp + b.Exp + 1, Hi: hi,
		lo: lo}.Normal()
}

// divExact divides by a number that is not zero.
func divExact(a, b Exact) Exact {
	r := Exact{Negative: a.Negative != b.Negative, Exp: a.Exp - b.Exp - 1}
	if a.Hi == 0 {
		return r
	}
	if a.Hi >= b.Hi { // the quotient of the significands is at least 1
		a.Hi, a.lo = a.Hi>>1, a.Hi<<63
		r.Exp++
	}
	var rest uint64
	r.Hi, rest = bits.Div64(a.Hi, a.lo, b.Hi)
	r.lo, rest = bits.Div64(rest, 0, b.Hi)
	if rest != 0 {
		r.lo |= 1
	}
	return r.Normal()
}

// SqrtExact is the square root of a non-negative number, digit by digit.
func SqrtExact(a Exact) Exact {
	if a.Hi == 0 {
		return a
	}
	// The significand is scaled to be from 1 to below 4, and the exponent is halved; 66 digits are
	// enough to round, and the remainder gives the sticky bit.
	var rest, root [2]uint64 // high word first
	n := [2]uint64{a.Hi >> 1, a.Hi << 63}
	exp := a.Exp
	if exp&1 != 0 {
		n = [2]uint64{a.Hi, 0}
		exp--
	}
	shift := func(x [2]uint64, k uint) [2]uint64 {
		return [2]uint64{x[0]<<k | x[1]>>(64-k), x[1] << k}
	}
	for range 66 {
		rest = shift(rest, 2)
		rest[1] |= n[0] >> 62
		n = shift(n, 2)
		try := shift(root, 2)
		try[1] |= 1
		root = shift(root, 1)
		lo, c := bits.Sub64(rest[1], try[1], 0)
		if hi, c := bits.Sub64(rest[0], try[0], c); c == 0 {
			rest = [2]uint64{hi, lo}
			root[1] |= 1
		}
	}
	r := Exact{Exp: exp / 2, Hi: root[0]<<62 | root[1]>>2, lo: root[1] << 62}
	if rest != [2]uint64{} {
		r.lo |= 1
	}
	return r
}
