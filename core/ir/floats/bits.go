package floats

import (
	"math"
	"strconv"

	"statepoint/core/ir"
)

// ShortBits reads a literal of a floating-point type of at most 64 bits.
func ShortBits(c *ir.Const) (uint64, bool) {
	low, high, ok := Bits(c)
	return low, ok && high == 0 && c.Type().Kind <= ir.DoubleKind
}

// Bits reads a floating-point literal as LLVM prints it (LangRef, "Simple Constants"):
// decimal, the bits of a double in hexadecimal, or for the other types their own bits after a
// letter. low is the first eight bytes in memory, high the rest.
func Bits(c *ir.Const) (low, high uint64, ok bool) {
	if len(c.Text) > 3 && c.Text[:2] == "0x" {
		digits := c.Text[3:]
		switch c.Text[2] {
		case 'H', 'R':
			n, err := strconv.ParseUint(digits, 16, 16)
			return n, 0, err == nil
		case 'K': // sign and exponent, then the mantissa
			if len(digits) != 20 {
				return 0, 0, false
			}
			high, err1 := strconv.ParseUint(digits[:4], 16, 16)
			low, err2 := strconv.ParseUint(digits[4:], 16, 64)
			return low, high, err1 == nil && err2 == nil
		case 'L': // lower half first
			if len(digits) != 32 {
				return 0, 0, false
			}
			low, err1 := strconv.ParseUint(digits[:16], 16, 64)
			high, err2 := strconv.ParseUint(digits[16:], 16, 64)
			return low, high, err1 == nil && err2 == nil
		}
	}
	var f float64
	if len(c.Text) > 2 && c.Text[:2] == "0x" {
		n, err := strconv.ParseUint(c.Text[2:], 16, 64)
		if err != nil {
			return 0, 0, false
		}
		f = math.Float64frombits(n)
	} else {
		var err error
		if f, err = strconv.ParseFloat(c.Text, 64); err != nil {
			return 0, 0, false
		}
	}
	switch c.Type().Kind {
	case ir.FloatKind:
		return narrowed(f), 0, true
	case ir.DoubleKind:
		return math.Float64bits(f), 0, true
	case ir.HalfKind:
		return shortFloat(f, 5, 10), 0, true
	case ir.BFloatKind:
		return shortFloat(f, 8, 7), 0, true
	}
	return 0, 0, false
}

// shortFloat is a number in a 16-bit format with the given numbers of exponent and mantissa bits,
// rounded to nearest, ties to even.
func shortFloat(f float64, exponent, mantissa int) uint64 {
	sign := math.Float64bits(f) >> 63 << 15
	f = math.Abs(f)
	bias := 1<<(exponent-1) - 1
	infinity := uint64(1<<exponent-1) << mantissa
	switch {
	case math.IsNaN(f):
		return sign | infinity | 1<<(mantissa-1)
	case f == 0:
		return sign
	}
	_, e := math.Frexp(f)
	e = max(e-1, 1-bias)
	n := uint64(math.RoundToEven(math.Ldexp(f, mantissa-e)))
	// A number below 2^mantissa is subnormal; one that is rounded up to twice that carries into the
	// exponent, which yields the correct bits.
	bits := n + uint64(e+bias-1)<<mantissa
	return sign | min(bits, infinity)
}

// FromBits is the literal of type float, double, half or bfloat with these bits.
func FromBits(t *ir.Type, bits uint64) *ir.Const {
	c := ir.NewConst(t, ir.ConstFloat)
	switch t.Kind {
	case ir.HalfKind:
		c.Text = hexText("0xH", bits, 4)
	case ir.BFloatKind:
		c.Text = hexText("0xR", bits, 4)
	case ir.FloatKind:
		c.Text = doubleText(widened(uint32(bits)))
	default:
		c.Text = doubleText(math.Float64frombits(bits))
	}
	return c
}

// narrowed are the bits of a double as a float. A NaN stays quiet or signaling, as it is.
func narrowed(f float64) uint64 {
	if !math.IsNaN(f) {
		return uint64(math.Float32bits(float32(f)))
	}
	bits := math.Float64bits(f)
	return bits>>63<<31 | 0xff<<23 | bits>>29&(1<<23-1)
}

// widened is a float as a double. A NaN stays quiet or signaling, as it is.
func widened(bits uint32) float64 {
	if f := float64(math.Float32frombits(bits)); !math.IsNaN(f) {
		return f
	}
	return math.Float64frombits(uint64(bits)>>31<<63 | 0x7ff<<52 | uint64(bits)&(1<<23-1)<<29)
}
