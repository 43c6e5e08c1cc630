package run

import (
	"cmp"
	"encoding/binary"
	"math"
)

// mathFunctions are those of math.h on doubles, and on floats with an f behind their name. What
// C's annex F says of zeros, infinities, NaNs and exact results holds; other results are the
// nearest double, or its neighbour where noted. They are the same on every host: none uses those of
// Go's functions that have assembly for some processors (Exp, Log, Hypot).
func mathFunctions() map[string]function {
	all := map[string]function{}
	for name, f := range mathOfOne {
		f := func(a, _, _ float64) float64 { return f(a) }
		all[name], all[name+"f"] = onDoubles(1, f), onFloats(1, f)
	}
	for name, f := range mathOfTwo {
		f := func(a, b, _ float64) float64 { return f(a, b) }
		all[name], all[name+"f"] = onDoubles(2, f), onFloats(2, f)
	}
	for _, f := range moreMath {
		all[f.name] = f.function
	}
	return all
}

// What an operation gives where it has no result, on x86-64.
const (
	noDouble = 0xFFF8000000000000
	noFloat  = 0xFFC00000
)

// onDoubles is a function of n doubles. A NaN among them is the result, made quiet, where that is a
// NaN; so it is the same on every host.
func onDoubles(n int, f func(a, b, c float64) float64) function {
	return func(p *Program, c *call) error {
		var v [3]float64
		nan := uint64(noDouble)
		for i := range n {
			bits := c.double()
			v[i] = math.Float64frombits(bits)
			if v[i] != v[i] && nan == noDouble {
				nan = bits | 1<<51
			}
		}
		r := f(v[0], v[1], v[2])
		if r == r {
			nan = math.Float64bits(r)
		}
		c.m.XMM[0] = [2]uint64{nan}
		return nil
	}
}

// onFloats is onDoubles of floats: the function computes in doubles, and the result is rounded once
// more.
func onFloats(n int, f func(a, b, c float64) float64) function {
	return func(p *Program, c *call) error {
		var v [3]float64
		nan := uint64(noFloat)
		for i := range n {
			bits := c.double() & (1<<32 - 1)
			v[i] = widened(bits)
			if v[i] != v[i] && nan == noFloat {
				nan = bits | 1<<22
			}
		}
		r := f(v[0], v[1], v[2])
		if r == r {
			nan = narrowed(r)
		}
		c.m.XMM[0] = [2]uint64{nan}
		return nil
	}
}

var mathOfOne = map[string]func(float64) float64{
	"sin": sin, "cos": cos, "tan": tan, "asin": asin, "acos": acos, "atan": atan,
	"sinh": sinh, "cosh": cosh, "tanh": tanh, "asinh": asinh, "acosh": acosh, "atanh": atanh,
	"exp": exp, "exp2": exp2, "exp10": exp10, "expm1": expm1, "log": log, "log2": log2, "log10": log10,
	"sqrt": math.Sqrt, "floor": math.Floor, "ceil": math.Ceil, "trunc": math.Trunc,
	"round": math.Round, "rint": math.RoundToEven, "nearbyint": math.RoundToEven,
	"roundeven": math.RoundToEven, "logb": math.Logb,
	// Within one unit in the last place.
	"cbrt": math.Cbrt, "log1p": math.Log1p, "erf": math.Erf,
	"erfc": math.Erfc,
}

var mathOfTwo = map[string]func(a, b float64) float64{
	"pow": pow, "fmod": math.Mod, "atan2": atan2, "hypot": hypot, "fmin": fmin, "fmax": fmax,
	"remainder": math.Remainder, "fdim": fdim, "nextafter": nextAfter,
}

// moreMath are functions with integers or memory among arguments and results.
var moreMath = []named{
	{"fma", onDoubles(3, math.FMA)}, {"fmaf", onFloats(3, fmaOfFloats)},
	{"fabs", signed(63, false)}, {"fabsf", signed(31, false)},
	{"copysign", signed(63, true)}, {"copysignf", signed(31, true)},
	{"ldexp", scaling(false)}, {"ldexpf", scaling(true)}, {"scalbn", scaling(false)},
	{"scalbnf", scaling(true)}, {"nextafterf", onFloats(2, nextFloat)},
	{"lround", toLong(math.Round, false)}, {"llround", toLong(math.Round, false)},
	{"lrint", toLong(math.RoundToEven, false)}, {"llrint", toLong(math.RoundToEven, false)},
	{"lroundf", toLong(math.Round, true)}, {"llroundf", toLong(math.Round, true)},
	{"lrintf", toLong(math.RoundToEven, true)}, {"llrintf", toLong(math.RoundToEven, true)},
	{"frexp", func(p *Program, c *call) error {
		e := 0
		return cmp.Or(onDoubles(1, func(a, _, _ float64) (frac float64) {
			frac, e = math.Frexp(a)
			return frac
		})(p, c), c.m.Mem.WriteAt(c.arg(0), binary.LittleEndian.AppendUint32(nil, uint32(e))))
	}},
	{"modf", func(p *Program, c *call) error {
		var whole uint64
		return cmp.Or(onDoubles(1, func(a, _, _ float64) float64 {
			whole = math.Float64bits(math.Trunc(a))
			if math.IsInf(a, 0) {
				return math.Copysign(0, a)
			}
			return math.Copysign(a-math.Trunc(a), a)
		})(p, c), c.m.Mem.Store64(c.arg(0), whole))
	}},
}

// signed clears the sign bit of a number, or takes it from a second one.
func signed(bit int, copies bool) function {
	return func(p *Program, c *call) error {
		v := c.double() &^ (1 << bit)
		if copies {
			v |= c.double() & (1 << bit)
		}
		c.m.XMM[0] = [2]uint64{v & (1<<bit<<1 - 1)}
		return nil
	}
}

func nextAfter(a, b float64) float64 {
	if a == b {
		return b // of zeros the second
	}
	return math.Nextafter(a, b)
}

func nextFloat(a, b, _ float64) float64 {
	if a == b {
		return b
	}
	return float64(math.Nextafter32(float32(a), float32(b)))
}

// scaling is ldexp on doubles or floats.
func scaling(narrow bool) function {
	return func(p *Program, c *call) error {
		n := int(int32(c.arg(0)))
		if narrow { // a double has room for all, and rounding to a float is the only one
			return onFloats(1, func(a, _, _ float64) float64 {
				return math.Ldexp(a, max(-600, min(n, 600)))
			})(p, c)
		}
		return onDoubles(1, func(a, _, _ float64) float64 {
			return scaled(pair{a, 0}, max(-5000, min(n, 5000)))
		})(p, c)
	}
}

// toLong rounds to an integer; one that does not fit is the smallest, as the processor's
// conversion gives.
func toLong(round func(float64) float64, narrow bool) function {
	return func(p *Program, c *call) error {
		v := c.double()
		x := math.Float64frombits(v)
		if narrow {
			x = widened(v)
		}
		if x = round(x); !(x >= -0x1p63 && x < 0x1p63) {
			return c.result(1 << 63)
		}
		return c.result(uint64(int64(x)))
	}
}

// fmaOfFloats is a*b + d, rounded to a float once: the product is exact, and a sum that is not is
// made odd, so that the second rounding sees that.
func fmaOfFloats(a, b, d float64) float64 {
	s := sum(a*b, d)
	if s.lo == 0 || s.lo != s.lo || math.IsInf(s.hi, 0) {
		return s.hi
	}
	if u := math.Float64bits(s.hi); u&1 == 0 {
		if (s.lo > 0) == (s.hi > 0) {
			return math.Float64frombits(u + 1)
		}
		return math.Float64frombits(u - 1)
	}
	return s.hi
}

func widened(bits uint64) float64 { return float64(math.Float32frombits(uint32(bits))) }

func narrowed(v float64) uint64 { return uint64(math.Float32bits(float32(v))) }

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

// logarithm is that of x times a number.
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

// pow has Go's results where one of the numbers is special, which are C's.
func pow(x, y float64) float64 {
	switch {
	case x == 0 || y == 0 || x == 1 || x-x != 0 || y-y != 0 || x < 0 && y != math.Trunc(y):
		return math.Pow(x, y)
	case math.Abs(y) > 0x1p64: // an even number, and far over what is needed for the limits
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
		back := math.Ldexp(1, -2*k) // e^-x beside e^x; far beyond its last place for a large x
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

// circle is the sine of an angle and some quarters.
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

// fmin and fmax give a number if one of the two is.
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
