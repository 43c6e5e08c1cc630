package libc

import (
	"cmp"
	"encoding/binary"
	"math"
)

// mathFunctions are the functions of math.h on doubles, and on floats with an f after their name.
// They follow C's annex F for zeros, infinities, NaNs and exact results; other results are the
// nearest double, or its neighbour where noted. They are the same on every host: none uses Go
// functions that have assembly for some processors (Exp, Log, Hypot).
func mathFunctions() map[string]Function {
	all := map[string]Function{}
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

// The result of an invalid operation on x86-64.
const (
	noDouble = 0xFFF8000000000000
	noFloat  = 0xFFC00000
)

// onDoubles is a function of n doubles. If the result is a NaN, it is a NaN argument, made quiet,
// so it is the same on every host.
func onDoubles(n int, f func(a, b, c float64) float64) Function {
	return func(l *Library, c *Call) error {
		var v [3]float64
		nan := uint64(noDouble)
		for i := range n {
			bits := c.Double()
			v[i] = math.Float64frombits(bits)
			if v[i] != v[i] && nan == noDouble {
				nan = bits | 1<<51
			}
		}
		r := f(v[0], v[1], v[2])
		if r == r {
			nan = math.Float64bits(r)
		}
		c.M.XMM[0] = [2]uint64{nan}
		return nil
	}
}

// onFloats is onDoubles for floats: the function computes in doubles, and the result is rounded
// again.
func onFloats(n int, f func(a, b, c float64) float64) Function {
	return func(l *Library, c *Call) error {
		var v [3]float64
		nan := uint64(noFloat)
		for i := range n {
			bits := c.Double() & (1<<32 - 1)
			v[i] = widened(bits)
			if v[i] != v[i] && nan == noFloat {
				nan = bits | 1<<22
			}
		}
		r := f(v[0], v[1], v[2])
		if r == r {
			nan = narrowed(r)
		}
		c.M.XMM[0] = [2]uint64{nan}
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

// moreMath are functions with integers or pointers among arguments and results.
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
	{"frexp", func(l *Library, c *Call) error {
		e := 0
		return cmp.Or(onDoubles(1, func(a, _, _ float64) (frac float64) {
			frac, e = math.Frexp(a)
			return frac
		})(l, c), c.M.Mem.WriteAt(c.Arg(0), binary.LittleEndian.AppendUint32(nil, uint32(e))))
	}},
	{"modf", func(l *Library, c *Call) error {
		var whole uint64
		return cmp.Or(onDoubles(1, func(a, _, _ float64) float64 {
			whole = math.Float64bits(math.Trunc(a))
			if math.IsInf(a, 0) {
				return math.Copysign(0, a)
			}
			return math.Copysign(a-math.Trunc(a), a)
		})(l, c), c.M.Mem.Store64(c.Arg(0), whole))
	}},
}

// signed clears the sign bit of a number, or copies that of a second one.
func signed(bit int, copies bool) Function {
	return func(l *Library, c *Call) error {
		v := c.Double() &^ (1 << bit)
		if copies {
			v |= c.Double() & (1 << bit)
		}
		c.M.XMM[0] = [2]uint64{v & (1<<bit<<1 - 1)}
		return nil
	}
}

func nextAfter(a, b float64) float64 {
	if a == b {
		return b // for zeros the second
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
func scaling(narrow bool) Function {
	return func(l *Library, c *Call) error {
		n := int(int32(c.Arg(0)))
		if narrow { // a double is exact, so only the conversion to float rounds
			return onFloats(1, func(a, _, _ float64) float64 {
				return math.Ldexp(a, max(-600, min(n, 600)))
			})(l, c)
		}
		return onDoubles(1, func(a, _, _ float64) float64 {
			return scaled(pair{a, 0}, max(-5000, min(n, 5000)))
		})(l, c)
	}
}

// toLong rounds to an integer; one out of range becomes the smallest, as with the processor's
// conversion.
func toLong(round func(float64) float64, narrow bool) Function {
	return func(l *Library, c *Call) error {
		v := c.Double()
		x := math.Float64frombits(v)
		if narrow {
			x = widened(v)
		}
		if x = round(x); !(x >= -0x1p63 && x < 0x1p63) {
			return c.Result(1 << 63)
		}
		return c.Result(uint64(int64(x)))
	}
}

// fmaOfFloats is a*b + d, rounded to a float once: the product is exact, and an inexact sum is
// rounded to odd, so that the second rounding is right.
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
