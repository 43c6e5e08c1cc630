package libc

import (
	"math"
	"math/bits"
)

// pair is a number as the sum of two doubles, the second below half of the last place of the first:
// some 104 bits (Dekker, "A floating-point technique for extending the available precision", 1971).
// A result computed in pairs and rounded once is the nearest double except in rare cases.
//
// Products are converted to float64 before they are added, so that no compiler fuses the two
// operations: every host computes the same.
type pair struct{ hi, lo float64 }

func (p pair) value() float64 { return p.hi + p.lo }
func (p pair) neg() pair      { return pair{-p.hi, -p.lo} }

// scale multiplies by a power of two.
func (p pair) scale(by float64) pair { return pair{p.hi * by, p.lo * by} }

// sum is the exact a + b.
func sum(a, b float64) pair {
	s := a + b
	t := s - a
	return pair{s, (a - (s - t)) + (b - t)}
}

// product is the exact a times b.
func product(a, b float64) pair {
	p := float64(a * b)
	return pair{p, math.FMA(a, b, -p)}
}

func (p pair) plus(q pair) pair {
	s, t := sum(p.hi, q.hi), sum(p.lo, q.lo)
	s = sum(s.hi, s.lo+t.hi)
	return sum(s.hi, s.lo+t.lo)
}

func (p pair) minus(q pair) pair { return p.plus(q.neg()) }

func (p pair) times(q pair) pair {
	r := product(p.hi, q.hi)
	return sum(r.hi, r.lo+(float64(p.hi*q.lo)+float64(p.lo*q.hi)))
}

func (p pair) over(q pair) pair {
	a := p.hi / q.hi
	r := p.minus(q.times(pair{a, 0}))
	b := r.hi / q.hi
	r = r.minus(q.times(pair{b, 0}))
	return sum(a, b).plus(pair{r.hi / q.hi, 0})
}

func (p pair) root() pair {
	if p.hi == 0 {
		return p
	}
	a := math.Sqrt(p.hi)
	r := p.minus(product(a, a))
	return sum(a, r.hi/(2*a))
}

var (
	one      = pair{1, 0}
	halfPi   = pair{0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54}
	ln2      = pair{0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56}
	overLn2  = pair{0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56}
	ln10     = pair{0x1.26bb1bbb55516p+1, -0x1.f48ad494ea3e9p-53}
	overLn10 = pair{0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57}
)

// series is the sum of r^n/n! for every step-th n from first, divided by its first term, optionally
// with alternating signs; z is r to the step.
func series(z pair, first, step int, alternates bool) pair {
	s, term := one, one
	for n := first; math.Abs(term.hi) > 0x1p-110; n += step {
		by := float64(n + 1)
		if step == 2 {
			by *= float64(n + 2)
		}
		term = term.times(z).over(pair{by, 0})
		if alternates {
			term = term.neg()
		}
		s = s.plus(term)
	}
	return s
}

// expm1Pair is e^x - 1 as 2^k times (1+m), minus 1; k is 0 for an x near 0.
func expm1Pair(x pair) (m pair, k int) {
	kf := math.RoundToEven(x.hi / ln2.hi)
	r := x.minus(ln2.times(pair{kf, 0})).scale(0x1p-3)
	m = r.times(series(r, 1, 1, false))
	for range 3 { // (1+m)^2 - 1
		m = m.scale(2).plus(m.times(m))
	}
	return m, int(kf)
}

// expPair is e^x rounded once, for an x that is not a NaN.
func expPair(x pair) float64 {
	switch {
	case x.hi > 720:
		return math.Inf(1)
	case x.hi < -760:
		return 0
	}
	m, k := expm1Pair(x)
	return scaled(one.plus(m), k)
}

// scaled is a number times a power of two, rounded once.
func scaled(p pair, k int) float64 {
	_, e := math.Frexp(p.hi)
	if e+k > -1021 {
		return math.Ldexp(p.value(), k)
	}
	// A subnormal result has fewer bits: adding it to a suitably large number rounds it at the
	// right place.
	large := math.Ldexp(1.5, -1022-k)
	if p.hi < 0 {
		large = -large
	}
	s := sum(large, p.hi)
	return math.Ldexp((s.hi+(s.lo+p.lo))-large, k)
}

// log1pPair is the logarithm of 1 + u, for u from -0.3 to 0.5: one Newton step from a double.
func log1pPair(u pair) pair {
	if u.hi == 0 {
		return u
	}
	y := pair{math.Log1p(u.hi), 0}
	m, k := expm1Pair(y)
	if k != 0 {
		f := math.Ldexp(1, k)
		m = m.scale(f).plus(pair{f - 1, 0})
	}
	return y.plus(u.minus(m).over(one.plus(m)))
}

// logPair is the logarithm of a positive number.
func logPair(x pair) pair {
	_, e := math.Frexp(x.hi)
	if math.Ldexp(x.hi, -e) < math.Sqrt2/2 {
		e--
	}
	m := pair{math.Ldexp(x.hi, -e), math.Ldexp(x.lo, -e)}
	return ln2.times(pair{float64(e), 0}).plus(log1pPair(m.minus(one)))
}

// twoOverPi are the binary digits of 2/π.
var twoOverPi = [...]uint64{
	0xA2F9836E4E441529, 0xFC2757D1F534DDC0, 0xDB6295993C439041, 0xFE5163ABDEBBC561,
	0xB7246E3A424DD2E0, 0x06492EEA09D1921C, 0xFE1DEB1CB129A73E, 0xE88235F52EBB4484,
	0xE99C7026B45F7E41, 0x3991D639835339F4, 0x9C845F8BBDF9283B, 0x1FF897FFDE05980F,
	0xEF2F118B5A0A6D1F, 0x6D367ECF27CB09B7, 0x4F463F669E5FEA2D, 0x7527BAC7EBE5F17B,
	0x3D0739F78A5292EA, 0x6BFB5FB11F8D5D08, 0x56033046FC7B6BAB, 0xF0CFBC209AF4361D,
}

// reduce is the remainder of a positive angle after subtracting quarter turns, and the number of
// these (Payne and Hanek, "Radian reduction for trigonometric functions", 1983).
func reduce(x float64) (r pair, quarters int) {
	if x < 0.78 {
		return pair{x, 0}, 0
	}
	frac, e := math.Frexp(x)
	mantissa := uint64(frac * (1 << 53))
	e -= 53 // x is mantissa times 2^e
	// Digits of 2/π whose products are multiples of 4 do not matter: find the first bit that does.
	from := max(e-2, 0)
	var w [5]uint64
	for i := range w {
		at := from/64 + i
		if at < len(twoOverPi) {
			w[i] = twoOverPi[at] << (from % 64)
		}
		if at+1 < len(twoOverPi) && from%64 != 0 {
			w[i] |= twoOverPi[at+1] >> (64 - from%64)
		}
	}
	var p [6]uint64
	var carry uint64
	for i := len(w) - 1; i >= 0; i-- {
		hi, lo := bits.Mul64(w[i], mantissa)
		var c uint64
		p[i+1], c = bits.Add64(lo, carry, 0)
		carry = hi + c
	}
	p[0] = carry
	// Shift until the two bits before the point are the highest.
	var f [6]uint64
	left := 62 + (e - from)
	word, by := left/64, left%64
	for i := range f {
		if i+word < len(p) {
			f[i] = p[i+word] << by
		}
		if i+word+1 < len(p) && by > 0 {
			f[i] |= p[i+word+1] >> (64 - by)
		}
	}
	quarters = int(f[0] >> 62)
	negative := f[0]>>61&1 != 0
	f[0] = f[0] << 2 >> 2
	if negative { // nearer to the next quarter
		quarters++
		var c uint64
		for i := len(f) - 1; i >= 0; i-- {
			f[i], c = bits.Sub64(0, f[i], c)
		}
		f[0] = f[0] << 2 >> 2
	}
	scale := 0x1p2
	for i := range 5 {
		scale *= 0x1p-64
		r = r.plus(pair{float64(f[i]>>32) * 0x1p32 * scale, 0}).plus(
			pair{float64(f[i]&(1<<32-1)) * scale, 0})
	}
	if negative {
		r = r.neg()
	}
	return r.times(halfPi), quarters
}

func sinPair(r pair) pair { return r.times(series(r.times(r), 1, 2, true)) }
func cosPair(r pair) pair { return series(r.times(r), 0, 2, true) }

// atanPair is the arc tangent of a number from 0 to 1: one Newton step from a double.
func atanPair(v pair) pair {
	if v.hi < 0x1p-60 {
		return v
	}
	y := pair{math.Atan(v.hi), 0}
	s, c := sinPair(y), cosPair(y)
	return y.plus(v.times(c).minus(s).over(c.plus(v.times(s))))
}
