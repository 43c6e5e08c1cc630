package analysis

import "statepoint/core/ir"

// valueRange bounds an integer of at most 64 bits, read as unsigned and as signed.
type valueRange struct {
	umin, umax uint64
	smin, smax int64
}

func fullRange(width uint32) valueRange {
	m := mask(width)
	return valueRange{0, m, signExtend(1<<(width-1), width), int64(m >> 1)}
}

func constRange(v uint64, width uint32) valueRange {
	s := signExtend(v, width)
	return valueRange{v, v, s, s}
}

// upTo is the range from 0 to max.
func upTo(max uint64, width uint32) valueRange {
	if max > mask(width)>>1 {
		r := fullRange(width)
		r.umax = max
		return r
	}
	return valueRange{0, max, 0, int64(max)}
}

const maxRangeDepth = 6

// rangeOf bounds a value by what its definition shows.
func rangeOf(v ir.Value) valueRange { return guards(nil).rangeOf(v, 0) }

// guards are values of which conditions that hold where they are asked for say more than their
// definitions.
type guards map[ir.Value]valueRange

func (g guards) rangeOf(v ir.Value, depth int) valueRange {
	if r, ok := g[v]; ok {
		return r
	}
	return g.ofDefinition(v, depth)
}

func (g guards) ofDefinition(v ir.Value, depth int) valueRange {
	t := v.Type()
	if t.Kind != ir.IntegerKind || t.Bits > 64 {
		return valueRange{0, ^uint64(0), -1 << 63, 1<<63 - 1}
	}
	if c, ok := ir.AsInt(v); ok {
		return constRange(c.Bits, t.Bits)
	}
	in, ok := v.(*ir.Instr)
	if !ok || depth > maxRangeDepth {
		return fullRange(t.Bits)
	}
	switch in.Op {
	case ir.ZExt:
		r := g.rangeOf(in.Operand(0), depth+1)
		z := upTo(r.umax, t.Bits)
		z.umin = r.umin
		z.smin = max(z.smin, int64(r.umin))
		return z
	case ir.SExt:
		r := g.rangeOf(in.Operand(0), depth+1)
		if r.smin >= 0 {
			return valueRange{uint64(r.smin), uint64(r.smax), r.smin, r.smax}
		}
		f := fullRange(t.Bits)
		f.smin, f.smax = r.smin, r.smax
		return f
	case ir.And:
		for i := range 2 {
			if c, ok := ir.AsInt(in.Operand(i)); ok {
				return upTo(c.Bits, t.Bits)
			}
		}
	case ir.URem:
		// LLVM 14 takes a remainder apart into a difference, whose range it does not know, unless
		// it is a mask.
		if c, ok := ir.AsInt(in.Operand(1)); ok && c.Bits > 0 &&
			(c.Bits&(c.Bits-1) == 0 || in.Func().Module().Dialect.Opaque()) {
			return upTo(c.Bits-1, t.Bits)
		}
	case ir.LShr:
		if c, ok := ir.AsInt(in.Operand(1)); ok && c.Bits < uint64(t.Bits) {
			return upTo(g.rangeOf(in.Operand(0), depth+1).umax>>c.Bits, t.Bits)
		}
	case ir.UDiv:
		if c, ok := ir.AsInt(in.Operand(1)); ok && c.Bits > 0 {
			return upTo(g.rangeOf(in.Operand(0), depth+1).umax/c.Bits, t.Bits)
		}
	case ir.Call:
		return g.ofMinMax(in, depth)
	}
	return fullRange(t.Bits)
}

// ofMinMax bounds what the intrinsics for the lesser and the greater of two numbers give.
func (g guards) ofMinMax(in *ir.Instr, depth int) valueRange {
	full := fullRange(in.Type().Bits)
	if len(in.Args()) != 2 {
		return full
	}
	a, b := g.rangeOf(in.Arg(0), depth+1), g.rangeOf(in.Arg(1), depth+1)
	r := full
	switch {
	case in.IsIntrinsic("llvm.umin"):
		r.umin, r.umax = min(a.umin, b.umin), min(a.umax, b.umax)
	case in.IsIntrinsic("llvm.umax"):
		r.umin, r.umax = max(a.umin, b.umin), max(a.umax, b.umax)
	case in.IsIntrinsic("llvm.smin"):
		r.smin, r.smax = min(a.smin, b.smin), min(a.smax, b.smax)
	case in.IsIntrinsic("llvm.smax"):
		r.smin, r.smax = max(a.smin, b.smin), max(a.smax, b.smax)
	}
	return r.agreed(in.Type().Bits)
}

// agreed uses that what is not negative reads the same both ways.
func (r valueRange) agreed(width uint32) valueRange {
	switch {
	case r.smin >= 0:
		r.umin, r.umax = max(r.umin, uint64(r.smin)), min(r.umax, uint64(r.smax))
	case r.umax <= mask(width)>>1:
		r.smin, r.smax = max(r.smin, int64(r.umin)), min(r.smax, int64(r.umax))
	}
	return r
}

// plus shifts a range by a constant; what would wrap around becomes the full range.
func (r valueRange) plus(by uint64, width uint32) valueRange {
	if by == 0 {
		return r
	}
	m := mask(width)
	if r.umin == r.umax {
		return constRange((r.umin+by)&m, width)
	}
	f := fullRange(width)
	if s := signExtend(by&m, width); s >= 0 {
		if r.umax <= m-uint64(s) {
			f.umin, f.umax = r.umin+uint64(s), r.umax+uint64(s)
		}
		if r.smax <= f.smax-s {
			f.smin, f.smax = r.smin+s, r.smax+s
		}
	} else {
		if r.umin >= uint64(-s) {
			f.umin, f.umax = r.umin-uint64(-s), r.umax-uint64(-s)
		}
		if r.smin >= f.smin-s {
			f.smin, f.smax = r.smin+s, r.smax+s
		}
	}
	return f
}
