package machine

import "math/bits"

// Extended is a number in the x87 unit's format of 80 bits: the sign above fifteen bits of
// exponent, and 64 of significand, the highest of which is the integer bit (Intel SDM volume 1,
// "Double Extended-Precision Floating-Point Format").
type Extended struct {
	Top         uint16 // sign and exponent
	Significand uint64
}

const (
	extSign     = 1 << 15
	extExponent = 1<<15 - 1
	extBias     = 1<<14 - 1
	extInteger  = 1 << 63
	extQuiet    = 1 << 62
)

// indefinite is the result of an invalid operation.
var indefinite = Extended{extSign | extExponent, extInteger | extQuiet}

func (x Extended) negative() bool { return x.Top&extSign != 0 }
func (x Extended) isZero() bool   { return x.Top&extExponent == 0 && x.Significand == 0 }
func (x Extended) isInf() bool {
	return x.Top&extExponent == extExponent && x.Significand == extInteger
}

// isNaN reports a NaN.
func (x Extended) isNaN() bool {
	return x.Top&extExponent == extExponent && x.Significand&extInteger != 0 &&
		x.Significand != extInteger
}

// unsupported reports an encoding that is invalid since the 80387: an exponent, but no integer bit.
func (x Extended) unsupported() bool {
	return x.Top&extExponent != 0 &&
		x.Significand&extInteger == 0
}

// negate inverts the sign if the argument is true.
func (x Extended) negate(yes bool) Extended {
	if yes {
		x.Top ^= extSign
	}
	return x
}

// exact is an unrounded finite number: hi.lo times 2 to the exp, with the point after the highest
// bit of hi, which is set, or both words zero. The lowest bit of lo is sticky: set if bits were
// lost.
type exact struct {
	negative bool
	exp      int
	hi, lo   uint64
}

// exactly unpacks a finite number.
func exactly(x Extended) exact {
	e := exact{negative: x.negative(), exp: int(max(x.Top&extExponent, 1)) - extBias,
		hi: x.Significand}
	return e.normal()
}

// normal normalises the number.
func (e exact) normal() exact {
	if e.hi == 0 {
		e.hi, e.lo = e.lo, 0
		e.exp -= 64
	}
	if n := bits.LeadingZeros64(e.hi); e.hi != 0 && n > 0 {
		e.hi, e.lo = e.hi<<n|e.lo>>(64-n), e.lo<<n
		e.exp -= n
	}
	return e
}

// right shifts to the right, keeping the sticky bit.
func (e exact) right(n int) exact {
	lost := uint64(0)
	for ; n > 0; n -= min(n, 63) {
		k := min(n, 63)
		lost |= e.lo & (1<<k - 1)
		e.hi, e.lo = e.hi>>k, e.lo>>k|e.hi<<(64-k)
		if e.hi|e.lo == 0 {
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
	roundNearest = iota
	roundDown
	roundUp
	roundZero
)

// roundsUp reports whether a number is rounded away from zero when the bits in rest are removed.
func roundsUp(mode uint8, negative, odd bool, rest uint64, half uint64) bool {
	switch mode {
	case roundNearest:
		return rest > half || rest == half && odd
	case roundDown:
		return negative && rest != 0
	case roundUp:
		return !negative && rest != 0
	}
	return false
}

// format has the number of significand bits, including the integer bit, and of exponent bits.
type format struct{ precision, bias int }

var (
	formatSingle   = format{24, 127}
	formatDouble   = format{53, 1023}
	formatExtended = format{64, extBias}
)

// round rounds a number to a format: its significand in the highest bits, and the biased exponent,
// 0 for a subnormal number. One too large has the exponent of infinity.
func (e exact) round(f format, mode uint8) (significand uint64, exponent int) {
	if e.hi == 0 && e.lo == 0 {
		return 0, 0
	}
	exponent = e.exp + f.bias
	if exponent < 1 {
		e = e.right(1 - exponent)
		exponent = 0
	}
	rest, half, unit := e.lo, uint64(extInteger), uint64(1)
	significand = e.hi
	if cut := 64 - f.precision; cut > 0 {
		unit = 1 << cut
		rest = significand&(unit-1)<<1 | min(e.lo, 1)
		half = unit
		significand &^= unit - 1
	}
	if roundsUp(mode, e.negative, significand&unit != 0, rest, half) {
		if significand += unit; significand == 0 { // carried out of the top
			significand = extInteger
			exponent++
		}
	}
	if exponent == 0 && significand&extInteger != 0 {
		exponent = 1
	}
	if exponent > 2*f.bias {
		if mode == roundZero || mode == roundDown && !e.negative || mode == roundUp && e.negative {
			return ^uint64(0) &^ (unit - 1), 2 * f.bias // the largest number
		}
		return extInteger, 2*f.bias + 1
	}
	return significand, exponent
}

// extended rounds to the format of 80 bits.
func (e exact) extended(mode uint8) Extended {
	s, exp := e.round(formatExtended, mode)
	return Extended{Top: uint16(exp), Significand: s}.negate(e.negative)
}

// addExact adds.
func addExact(a, b exact, mode uint8) exact {
	zero := func(e exact) bool { return e.hi|e.lo == 0 }
	switch {
	case zero(a) && zero(b):
		return exact{negative: a.negative && b.negative || a.negative != b.negative &&
			mode == roundDown}
	case zero(a):
		return b
	case zero(b):
		return a
	}
	if a.exp < b.exp || a.exp == b.exp && a.hi < b.hi {
		a, b = b, a
	}
	b = b.right(a.exp - b.exp)
	if a.negative == b.negative {
		lo, c := bits.Add64(a.lo, b.lo, 0)
		hi, c := bits.Add64(a.hi, b.hi, c)
		r := exact{negative: a.negative, exp: a.exp, hi: hi, lo: lo}
		if c != 0 {
			r = r.right(1)
			r.hi |= extInteger
			r.exp++
		}
		return r
	}
	lo, c := bits.Sub64(a.lo, b.lo, 0)
	hi, _ := bits.Sub64(a.hi, b.hi, c)
	r := exact{negative: a.negative, exp: a.exp, hi: hi, lo: lo}
	if zero(r) {
		r.negative = mode == roundDown
		return r
	}
	return r.normal()
}

// mulExact multiplies.
func mulExact(a, b exact) exact {
	hi, lo := bits.Mul64(a.hi, b.hi)
	return exact{negative: a.negative != b.negative, exp: a.exp + b.exp + 1, hi: hi,
		lo: lo}.normal()
}

// divExact divides by a number that is not zero.
func divExact(a, b exact) exact {
	r := exact{negative: a.negative != b.negative, exp: a.exp - b.exp - 1}
	if a.hi == 0 {
		return r
	}
	if a.hi >= b.hi { // the quotient of the significands is at least 1
		a.hi, a.lo = a.hi>>1, a.hi<<63
		r.exp++
	}
	var rest uint64
	r.hi, rest = bits.Div64(a.hi, a.lo, b.hi)
	r.lo, rest = bits.Div64(rest, 0, b.hi)
	if rest != 0 {
		r.lo |= 1
	}
	return r.normal()
}

// sqrtExact is the square root of a non-negative number, digit by digit.
func sqrtExact(a exact) exact {
	if a.hi == 0 {
		return a
	}
	// The significand is scaled to be from 1 to below 4, and the exponent is halved; 66 digits are
	// enough to round, and the remainder gives the sticky bit.
	var rest, root [2]uint64 // high word first
	n := [2]uint64{a.hi >> 1, a.hi << 63}
	exp := a.exp
	if exp&1 != 0 {
		n = [2]uint64{a.hi, 0}
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
	r := exact{exp: exp / 2, hi: root[0]<<62 | root[1]>>2, lo: root[1] << 62}
	if rest != [2]uint64{} {
		r.lo |= 1
	}
	return r
}
