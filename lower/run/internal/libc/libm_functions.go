package libc

import "math"

// The functions of math.h, computed on pairs of doubles where one is not precise enough.

// odd inverts the result for a negative number.
func odd(x float64, f func(x float64) float64) float64 {
	if math.Signbit(x) {
		return -f(-x)
	}
	return f(x)
}

func exp(x float64) float64 {
	if x != x {
		return x
	}
	return expPair(pair{x, 0})
}

func expm1(x float64) float64 {
	switch {
	case x != x || math.Abs(x) < 0x1p-60:
		return x
	case x < -60:
		return -1
	case x > 720:
		return math.Inf(1)
	}
	m, k := expm1Pair(pair{x, 0})
	if k == 0 {
		return m.value()
	}
	return scaled(one.plus(m).minus(pair{math.Ldexp(1, -k), 0}), k)
}

func exp2(x float64) float64 {
	if x == math.Trunc(x) && math.Abs(x) < 2000 {
		return math.Ldexp(1, int(x))
	}
	return exponential(x, ln2)
}

func exp10(x float64) float64 { return exponential(x, ln10) }

// exponential is e^(x*by).
func exponential(x float64, by pair) float64 {
	switch {
	case x != x:
		return x
	case x > 2000:
		return math.Inf(1)
	case x < -2000:
		return 0
	}
	return expPair(by.times(pair{x, 0}))
}

// logarithm is the logarithm of x times a number.
func logarithm(x float64, by pair) float64 {
	switch {
	case x != x || x > math.MaxFloat64:
		return x
	case x == 0:
		return math.Inf(-1)
	case x < 0:
		return math.NaN()
	}
	return logPair(pair{x, 0}).times(by).value()
}

func log(x float64) float64 { return logarithm(x, one) }
func log2(x float64) float64 {
	if frac, e := math.Frexp(x); frac == 0.5 {
		return float64(e - 1)
	}
	return logarithm(x, overLn2)
}
func log10(x float64) float64 { return logarithm(x, overLn10) }

// pow uses Go's results for special numbers, which are the same as C's.
func pow(x, y float64) float64 {
	switch {
	case x == 0 || y == 0 || x == 1 || x-x != 0 || y-y != 0 || x < 0 && y != math.Trunc(y):
		return math.Pow(x, y)
	case math.Abs(y) > 0x1p64: // an even number, and far more than the limits need
		return math.Pow(x, y)
	}
	e := logPair(pair{math.Abs(x), 0}).times(pair{y, 0})
	v := expPair(e)
	if x < 0 && math.Mod(y, 2) != 0 {
		v = -v
	}
	return v
}

func sinh(x float64) float64 {
	return odd(x, func(x float64) float64 {
		switch {
		case x < 0x1p-30 || x != x:
			return x
		case x > 720:
			return math.Inf(1)
		}
		m, k := expm1Pair(pair{x, 0})
		if k == 0 {
			return m.plus(m.over(one.plus(m))).scale(0.5).value()
		}
		e := one.plus(m)
		back := math.Ldexp(1, -2*k) // e^-x, compared with e^x; negligible for a large x
		return scaled(e.minus(one.over(e).scale(back)), k-1)
	})
}

func cosh(x float64) float64 {
	switch x = math.Abs(x); {
	case x != x:
		return x
	case x > 720:
		return math.Inf(1)
	}
	m, k := expm1Pair(pair{x, 0})
	e := one.plus(m)
	return scaled(e.plus(one.over(e).scale(math.Ldexp(1, -2*k))), k-1)
}

func tanh(x float64) float64 {
	return odd(x, func(x float64) float64 {
		switch {
		case x < 0x1p-30 || x != x:
			return x
		case x > 30:
			return 1
		}
		m, k := expm1Pair(pair{2 * x, 0})
		f := math.Ldexp(1, k)
		m = m.scale(f).plus(pair{f - 1, 0})
		return m.over(m.plus(pair{2, 0})).value()
	})
}

func asinh(x float64) float64 {
	return odd(x, func(x float64) float64 {
		switch {
		case x < 0x1p-30 || x-x != 0:
			return x
		case x > 0x1p60:
			return logPair(pair{x, 0}).plus(ln2).value()
		}
		square := product(x, x)
		root := square.plus(one).root()
		u := square.over(root.plus(one)).plus(pair{x, 0})
		if u.hi < 0.4 {
			return log1pPair(u).value()
		}
		return logPair(u.plus(one)).value()
	})
}

func acosh(x float64) float64 {
	switch {
	case x < 1:
		return math.NaN()
	case x-x != 0:
		return x
	case x > 0x1p60:
		return logPair(pair{x, 0}).plus(ln2).value()
	}
	t := sum(x, -1)
	u := t.plus(t.times(t).plus(t.scale(2)).root())
	if u.hi < 0.4 {
		return log1pPair(u).value()
	}
	return logPair(u.plus(one)).value()
}

func atanh(x float64) float64 {
	return odd(x, func(x float64) float64 {
		switch {
		case x < 0x1p-30 || x != x:
			return x
		case x > 1:
			return math.NaN()
		case x == 1:
			return math.Inf(1)
		}
		u := pair{2 * x, 0}.over(sum(1, -x))
		if u.hi < 0.4 {
			return log1pPair(u).scale(0.5).value()
		}
		return logPair(u.plus(one)).scale(0.5).value()
	})
}

func sin(x float64) float64 {
	return odd(x, func(x float64) float64 {
		if x < 0x1p-30 || x-x != 0 {
			return x - (x - x)
		}
		r, quarters := reduce(x)
		return circle(r, quarters).value()
	})
}

func cos(x float64) float64 {
	if x = math.Abs(x); x-x != 0 {
		return x - x
	}
	r, quarters := reduce(x)
	return circle(r, quarters+1).value()
}

// circle is the sine of an angle plus a number of quarter turns.
func circle(r pair, quarters int) pair {
	var s pair
	if quarters&1 == 0 {
		s = sinPair(r)
	} else {
		s = cosPair(r)
	}
	if quarters&2 != 0 {
		s = s.neg()
	}
	return s
}

func tan(x float64) float64 {
	return odd(x, func(x float64) float64 {
		if x < 0x1p-30 || x-x != 0 {
			return x - (x - x)
		}
		r, quarters := reduce(x)
		return circle(r, quarters).over(circle(r, quarters+1)).value()
	})
}

// fmin and fmax return a number if one of the two is a number.
func fmin(a, b float64) float64 {
	switch {
	case a != a:
		return b
	case b != b:
		return a
	}
	return math.Min(a, b)
}

func fmax(a, b float64) float64 {
	switch {
	case a != a:
		return b
	case b != b:
		return a
	}
	return math.Max(a, b)
}

func fdim(a, b float64) float64 {
	switch {
	case a != a || b != b:
		return a + b
	case a > b:
		return a - b
	}
	return 0
}

func hypot(a, b float64) float64 {
	a, b = math.Abs(a), math.Abs(b)
	switch {
	case math.IsInf(a, 0) || math.IsInf(b, 0):
		return math.Inf(1)
	case a != a || b != b:
		return math.NaN()
	case a < b:
		a, b = b, a
	}
	if b == 0 || a*0x1p-60 > b {
		return a
	}
	_, e := math.Frexp(a)
	a, b = math.Ldexp(a, -e), math.Ldexp(b, -e)
	return scaled(product(a, a).plus(product(b, b)).root(), e)
}

func atan(x float64) float64 {
	if x-x != 0 || math.Abs(x) < 0x1p-30 {
		return math.Atan(x)
	}
	return odd(x, func(x float64) float64 { return angle(pair{x, 0}, one).value() })
}

// angle is the arc tangent of y/x, both above 0.
func angle(y, x pair) pair {
	if y.hi > x.hi {
		return halfPi.minus(atanPair(x.over(y)))
	}
	return atanPair(y.over(x))
}

func atan2(y, x float64) float64 {
	a, b := math.Abs(y), math.Abs(x)
	if a == 0 || b == 0 || y-y != 0 || x-x != 0 {
		return math.Atan2(y, x)
	}
	_, e := math.Frexp(a)
	_, k := math.Frexp(b)
	pi := halfPi.scale(2)
	switch {
	case e-k < -64 && x > 0:
		return y / x // rounded once, subnormal or not
	case e-k < -64:
		return math.Copysign(pi.hi, y)
	case e-k > 64:
		return math.Copysign(halfPi.hi, y)
	}
	v := angle(pair{math.Ldexp(a, -e), 0}, pair{math.Ldexp(b, -e), 0})
	if x < 0 {
		v = pi.minus(v)
	}
	return math.Copysign(v.value(), y)
}

func asin(x float64) float64 {
	return odd(x, func(x float64) float64 {
		switch {
		case x < 0x1p-30 || x != x:
			return x
		case x > 1:
			return math.NaN()
		case x == 1:
			return halfPi.hi
		}
		return angle(pair{x, 0}, legOf(x)).value()
	})
}

func acos(x float64) float64 {
	switch {
	case x != x || math.Abs(x) > 1:
		return math.NaN()
	case x == 0:
		return halfPi.hi
	case x == 1:
		return 0
	case x == -1:
		return 2 * halfPi.hi
	}
	v := angle(legOf(x), pair{math.Abs(x), 0})
	if x < 0 {
		v = halfPi.scale(2).minus(v)
	}
	return v.value()
}

// legOf is the other leg of a right triangle with the hypotenuse 1.
func legOf(x float64) pair { return sum(1, -x).times(sum(1, x)).root() }
