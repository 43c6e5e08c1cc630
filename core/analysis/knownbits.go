package analysis

import (
	"math/bits"

	"statepoint/core/ir"
)

// knownBits are the bits of a number known to be 0, and those known to be 1. Bits beyond the width
// are 0.
type knownBits struct{ zero, one uint64 }

// spread sets every bit below one that is set.
func spread(v uint64) uint64 {
	if v == 0 {
		return 0
	}
	return ^uint64(0) >> bits.LeadingZeros64(v)
}

// within is the range of numbers that have these bits.
func (k knownBits) within(width uint32) valueRange {
	m := mask(width)
	low, high := k.one&m, ^k.zero&m
	r := valueRange{umin: low, umax: high}
	sign := uint64(1) << (width - 1)
	if (k.zero|k.one)&sign == 0 {
		low, high = low|sign, high&^sign
	}
	r.smin, r.smax = signExtend(low, width), signExtend(high, width)
	return r.agreed(width)
}

// bitsOf are the bits that all numbers of a range share.
func bitsOf(r valueRange) knownBits {
	free := spread(r.umin ^ r.umax)
	return knownBits{^r.umax &^ free, r.umin &^ free}
}

// known finds the bits of an integer that its definition shows.
func (f *facts) known(v ir.Value, depth int) knownBits {
	t := v.Type()
	if t.Kind != ir.IntegerKind || t.Bits > 64 {
		return knownBits{}
	}
	if c, ok := ir.AsInt(v); ok {
		return knownBits{^c.Bits, c.Bits}
	}
	if k, ok := f.bits[v]; ok {
		return k
	}
	nothing := knownBits{zero: ^mask(t.Bits)}
	if depth > maxRangeDepth {
		return nothing
	}
	f.bits[v] = nothing // while it is being computed
	k := f.bitsOfDefinition(v, t.Bits, depth)
	k.zero |= nothing.zero
	k.one &= mask(t.Bits)
	if k.zero&k.one != 0 { // it is poison
		k = nothing
	}
	f.bits[v] = k
	return k
}

func (f *facts) bitsOfDefinition(v ir.Value, width uint32, depth int) knownBits {
	in, ok := v.(*ir.Instr)
	if !ok {
		return bitsOf(f.rangeOf(v, depth+1))
	}
	operand := func(i int) knownBits { return f.known(in.Operand(i), depth+1) }
	switch in.Op {
	case ir.And:
		a, b := operand(0), operand(1)
		return knownBits{a.zero | b.zero, a.one & b.one}
	case ir.Or:
		a, b := operand(0), operand(1)
		return knownBits{a.zero & b.zero, a.one | b.one}
	case ir.Xor:
		a, b := operand(0), operand(1)
		return knownBits{a.zero&b.zero | a.one&b.one, a.zero&b.one | a.one&b.zero}
	case ir.Shl, ir.LShr, ir.AShr:
		by, ok := ir.AsInt(in.Operand(1))
		a := operand(0)
		switch {
		case !ok && in.Op == ir.LShr: // the leading zeros stay
			return knownBits{zero: ^spread(^a.zero)}
		case !ok || by.Bits >= uint64(width):
			return knownBits{}
		case in.Op == ir.Shl:
			return knownBits{a.zero<<by.Bits | (1<<by.Bits - 1), a.one << by.Bits}
		case in.Op == ir.LShr:
			return knownBits{a.zero>>by.Bits | ^(mask(width) >> by.Bits), a.one >> by.Bits}
		}
		return knownBits{uint64(signExtend(a.zero&mask(width), width) >> by.Bits),
			uint64(signExtend(a.one, width) >> by.Bits)}.among(bitsOf(f.rangeOf(in, depth+1)))
	case ir.ZExt, ir.Trunc:
		return operand(0)
	case ir.SExt:
		a := operand(0)
		from := in.Operand(0).Type().Bits
		if from > 64 {
			return knownBits{}
		}
		return knownBits{uint64(signExtend(a.zero&mask(from), from)),
			uint64(signExtend(a.one, from))}
	case ir.Select:
		a, b := operand(1), operand(2)
		return knownBits{a.zero & b.zero, a.one & b.one}
	case ir.Add, ir.Sub, ir.Mul:
		a, b := operand(0), operand(1)
		za, zb := bits.TrailingZeros64(^a.zero), bits.TrailingZeros64(^b.zero)
		low := min(za, zb)
		if in.Op == ir.Mul {
			low = za + zb
		}
		k := knownBits{}
		if low > 0 {
			k.zero = ^uint64(0) >> max(64-low, 0)
		}
		return k.among(bitsOf(f.rangeOf(in, depth+1)))
	case ir.Call:
		if in.IsIntrinsic("llvm.ctpop") && len(in.Args()) == 1 {
			most := bits.OnesCount64(^f.known(in.Arg(0), depth+1).zero)
			return knownBits{zero: ^spread(uint64(most))}
		}
	}
	switch in.Op {
	case ir.Phi, ir.Load, ir.Call, ir.Invoke, ir.UDiv, ir.URem, ir.SDiv, ir.SRem:
		return bitsOf(f.rangeOf(in, depth+1))
	}
	return knownBits{}
}

// among adds other known bits.
func (k knownBits) among(o knownBits) knownBits {
	return knownBits{k.zero | o.zero, k.one | o.one}
}

// asBits reduces a range to what the known bits imply, for a value that is one of several.
func (f *facts) asBits(r valueRange, in *ir.Instr, depth int) valueRange {
	width := in.Type().Bits
	return f.known(in, depth).within(width).and(f.bySignBits(r, width), width)
}
