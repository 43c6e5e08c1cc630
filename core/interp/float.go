package interp

import (
	"math/big"

	"statepoint/core/ir"
)

// format is the layout of a floating-point type: sign, exponent, then the significand, whose
// highest bit is stored only if explicit is set.
type format struct {
	exponent uint
	fraction uint // bits written after the binary point
	explicit bool // x86_fp80 writes the bit before it too
}

var (
	half     = format{5, 10, false}
	bfloat   = format{8, 7, false}
	single   = format{8, 23, false}
	double   = format{11, 52, false}
	extended = format{15, 63, true}
	quad     = format{15, 112, false}
)

func formatOf(t *ir.Type) (format, error) {
	switch t.Kind {
	case ir.HalfKind:
		return half, nil
	case ir.BFloatKind:
		return bfloat, nil
	case ir.FloatKind:
		return single, nil
	case ir.DoubleKind:
		return double, nil
	case ir.X86FP80Kind:
		return extended, nil
	case ir.FP128Kind:
		return quad, nil
	}
	return format{}, unsupported("arithmetic of type %s", t)
}

func (f format) bias() int       { return 1<<(f.exponent-1) - 1 }
func (f format) precision() uint { return f.fraction + 1 }

// stored is the number of stored bits of the significand.
func (f format) stored() uint {
	if f.explicit {
		return f.fraction + 1
	}
	return f.fraction
}

// class is the class of a float.
type class uint8

const (
	finite class = iota
	infinite
	quiet
	signalling
)

// number is an unpacked float.
type number struct {
	class    class
	negative bool
	value    *big.Float // of a finite one, exact; zero has the sign that negative says
	payload  *big.Int   // of a NaN: the bits of the significand
}

// unpack decodes the bits of a float.
func (f format) unpack(bits *big.Int) number {
	stored := f.stored()
	significand := truncated(bits, uint32(stored))
	exponent := int(truncated(shifted(bits, stored), uint32(f.exponent)).Uint64())
	n := number{negative: bits.Bit(int(stored+f.exponent)) != 0}
	top := 1<<f.exponent - 1
	if exponent == top {
		fraction := truncated(significand, uint32(f.fraction))
		switch {
		case fraction.Sign() == 0:
			n.class = infinite
		case fraction.Bit(int(f.fraction)-1) != 0:
			n.class, n.payload = quiet, fraction
		default:
			n.class, n.payload = signalling, fraction
		}
		return n
	}
	e := exponent - f.bias()
	switch {
	case exponent == 0:
		e = 1 - f.bias()
	case !f.explicit:
		significand = new(big.Int).SetBit(significand, int(f.fraction), 1)
	}
	v := new(big.Float).SetPrec(max(uint(significand.BitLen()), 1)).SetInt(significand)
	n.value = v.SetMantExp(v, e-int(f.fraction))
	if n.negative {
		n.value.Neg(n.value)
	}
	return n
}

// pack encodes a number, which must already be rounded to the format (see round).
func (f format) pack(n number) *big.Int {
	stored := f.stored()
	bits := new(big.Int)
	top := new(big.Int).SetUint64(1<<f.exponent - 1)
	if f.explicit && n.class != finite {
		bits.SetBit(bits, int(f.fraction), 1)
	}
	switch n.class {
	case infinite:
		bits.Or(bits, top.Lsh(top, stored))
	case quiet, signalling:
		bits.Or(bits, n.payload)
		bits.SetBit(bits, int(f.fraction)-1, 1)
		bits.Or(bits, top.Lsh(top, stored))
	default:
		if n.value.Sign() == 0 {
			break
		}
		e := n.value.MantExp(nil) - 1 // of 1.xxx
		exponent := max(e, 1-f.bias())
		scaled := new(big.Float).Copy(n.value)
		scaled.Abs(scaled)
		scaled.SetMantExp(scaled, int(f.fraction)-exponent)
		m, _ := scaled.Int(nil)
		biased := uint64(exponent + f.bias())
		if m.BitLen() <= int(f.fraction) { // subnormal
			biased = 0
		} else if !f.explicit {
			m.SetBit(m, int(f.fraction), 0)
		}
		bits.Or(m, new(big.Int).Lsh(new(big.Int).SetUint64(biased), stored))
	}
	if n.negative {
		bits.SetBit(bits, int(stored+f.exponent), 1)
	}
	return bits
}

// round computes a finite number with a single rounding, to nearest even: compute sets its argument
// to the result, at the argument's precision. negative is the sign of a zero.
func (f format) round(negative bool, compute func(z *big.Float)) number {
	at := func(precision uint) *big.Float {
		z := new(big.Float).SetPrec(precision).SetMode(big.ToNearestEven)
		compute(z)
		return z
	}
	z := at(f.precision())
	if z.Sign() == 0 {
		return number{negative: negative, value: z}
	}
	n := number{negative: z.Sign() < 0, value: z}
	least := 1 - f.bias()
	if e := z.MantExp(nil) - 1; e < least { // fewer bits are left
		left := int(f.precision()) - (least - e)
		// the least number of the format
		unit := new(big.Float).SetMantExp(big.NewFloat(1), least-int(f.fraction))
		if left <= 0 {
			half := new(big.Float).SetMantExp(unit, -1)
			// never down to half
			away := new(big.Float).SetPrec(f.precision()).SetMode(big.AwayFromZero)
			compute(away)
			if away.Abs(away).Cmp(half) > 0 {
				n.value = unit
				if n.negative {
					n.value.Neg(n.value)
				}
			} else {
				n.value = new(big.Float)
			}
			return n
		}
		n.value = at(uint(left))
		return n
	}
	if z.MantExp(nil)-1 > f.bias() {
		n.class = infinite
	}
	return n
}

// nan is the NaN that arithmetic returns.
func (f format) nan() number {
	return number{class: quiet, payload: new(big.Int).Lsh(big.NewInt(1), f.fraction-1)}
}

func (n number) isNaN() bool  { return n.class >= quiet }
func (n number) isZero() bool { return n.class == finite && n.value.Sign() == 0 }

// unpacked decodes a value of a floating-point type.
func unpacked(v Value) (format, number, error) {
	f, err := formatOf(v.Type)
	if err != nil {
		return f, number{}, err
	}
	return f, f.unpack(v.Unsigned()), nil
}

// packed encodes a number as a value.
func packed(t *ir.Type, f format, n number) Value {
	bits := f.pack(n)
	if wide(t) {
		return Value{Type: t, Big: bits}
	}
	return Value{Type: t, Bits: bits.Uint64()}
}

func isNaN(v Value) bool {
	switch v.Type.Kind {
	case ir.DoubleKind:
		return v.Bits&^(1<<63) > 0x7FF0000000000000
	case ir.FloatKind:
		return v.Bits&^(1<<31) > 0x7F800000
	}
	_, n, err := unpacked(v)
	return err == nil && n.isNaN()
}

// convertFloat rounds a float to another format, or to its own. A NaN keeps the part of its payload
// that fits, and becomes quiet.
func convertFloat(t *ir.Type, from format, v Value) Value {
	to, err := formatOf(t)
	if err != nil {
		return OfState(t, Arbitrary)
	}
	n := from.unpack(v.Unsigned())
	switch {
	case n.isNaN():
		p := n.payload
		if to.fraction >= from.fraction {
			p = new(big.Int).Lsh(p, to.fraction-from.fraction)
		} else {
			p = shifted(p, from.fraction-to.fraction)
		}
		n.payload = p
	case n.class == finite:
		x := n.value
		n = to.round(n.negative, func(z *big.Float) { z.Set(x) })
	}
	return packed(t, to, n)
}

// floatOfInt rounds an integer to a float.
func floatOfInt(t *ir.Type, n *big.Int) (Value, error) {
	f, err := formatOf(t)
	if err != nil {
		return Value{}, err
	}
	return packed(t, f, f.round(false, func(z *big.Float) { z.SetInt(n) })), nil
}

// integerPart rounds a float towards zero; ok is false for infinities and NaN.
func integerPart(v Value) (n *big.Int, ok bool, err error) {
	_, x, err := unpacked(v)
	if err != nil || x.class != finite {
		return nil, false, err
	}
	n, _ = x.value.Int(nil)
	return n, true, nil
}
