package analysis

import (
	"math/bits"

	"statepoint/core/ir"
)

// valueRange bounds an integer of at most 64 bits, read as unsigned and as signed.
type valueRange struct {
	umin, umax uint64
	smin, smax int64
}

//go:noinline // it has many callers, and the engine must stay small
func fullRange(width uint32) valueRange {
	m := mask(width)
	return valueRange{0, m, signExtend(1<<(width-1), width), int64(m >> 1)}
}

//go:noinline
func constRange(v uint64, width uint32) valueRange {
	s := signExtend(v, width)
	return valueRange{v, v, s, s}
}

// unsignedRange is the range between two unsigned numbers; it may wrap around, as in range
// metadata.
//
//go:noinline
func unsignedRange(low, high uint64, width uint32) valueRange {
	r := fullRange(width)
	if low <= high {
		r.umin, r.umax = low, high
	}
	if l, h := signExtend(low, width), signExtend(high, width); l <= h {
		r.smin, r.smax = l, h
	}
	return r.agreed(width)
}

// signedRange is the range between two signed numbers, or everything if they exceed the width.
//
//go:noinline
func signedRange(low, high int64, width uint32) valueRange {
	r := fullRange(width)
	if low >= r.smin && high <= r.smax {
		r.smin, r.smax = low, high
	}
	return r.agreed(width)
}

// upTo is the range from 0 to max.
func upTo(max uint64, width uint32) valueRange { return unsignedRange(0, max, width) }

// exact returns the only number in a range.
func (r valueRange) exact() (uint64, bool) { return r.umin, r.umin == r.umax }

// agreed uses the fact that signed and unsigned order agree within the non-negative and within the
// negative numbers.
//
//go:noinline
func (r valueRange) agreed(width uint32) valueRange {
	half := mask(width) >> 1
	switch {
	case r.smin >= 0:
		r.umin, r.umax = max(r.umin, uint64(r.smin)), min(r.umax, uint64(r.smax))
	case r.smax < 0:
		m := mask(width)
		r.umin, r.umax = max(r.umin, uint64(r.smin)&m), min(r.umax, uint64(r.smax)&m)
	}
	switch {
	case r.umax <= half:
		r.smin, r.smax = max(r.smin, int64(r.umin)), min(r.smax, int64(r.umax))
	case r.umin > half:
		r.smin = max(r.smin, signExtend(r.umin, width))
		r.smax = min(r.smax, signExtend(r.umax, width))
	}
	return r
}

// and is the intersection of two ranges; the first one if that is empty.
//
//go:noinline
func (r valueRange) and(o valueRange, width uint32) valueRange {
	b := valueRange{max(r.umin, o.umin), min(r.umax, o.umax), max(r.smin, o.smin),
		min(r.smax, o.smax)}
	if b.umin > b.umax || b.smin > b.smax {
		return r
	}
	return b.agreed(width)
}

// or is the smallest range that includes both ranges.
func (r valueRange) or(o valueRange) valueRange {
	return valueRange{min(r.umin, o.umin), max(r.umax, o.umax), min(r.smin, o.smin),
		max(r.smax, o.smax)}
}

// plus is the range of sums; it is the full range if a sum could wrap around.
func (r valueRange) plus(o valueRange, width uint32) valueRange {
	m := mask(width)
	f := fullRange(width)
	low, c1 := bits.Add64(r.umin, o.umin, 0)
	high, c2 := bits.Add64(r.umax, o.umax, 0)
	if low > m {
		c1 = 1
	}
	if high > m {
		c2 = 1
	}
	if c1 == c2 { // both wrap around, or none
		f.umin, f.umax = low&m, high&m
	}
	smin, smax := r.smin+o.smin, r.smax+o.smax
	over := func(a, b, s int64) bool {
		return (a >= 0) == (b >= 0) && (s >= 0) != (a >= 0) || s != signExtend(uint64(s), width)
	}
	if o1, o2 := over(r.smin, o.smin, smin), over(r.smax, o.smax, smax); !o1 && !o2 {
		f.smin, f.smax = smin, smax
	}
	return f.agreed(width)
}

// times is the range of products with a constant.
func (r valueRange) times(k uint64, width uint32) valueRange {
	f := fullRange(width)
	switch m := mask(width); {
	case k == 0:
		return constRange(0, width)
	case k == 1:
		return r
	default:
		if over, high := bits.Mul64(r.umax, k); over == 0 && high <= m {
			f.umin, f.umax = r.umin*k, high
		}
	}
	by := signExtend(k, width)
	a, okA := mulSigned(r.smin, by, width)
	b, okB := mulSigned(r.smax, by, width)
	if okA && okB {
		f.smin, f.smax = min(a, b), max(a, b)
	}
	return f.agreed(width)
}

func mulSigned(a, b int64, width uint32) (int64, bool) {
	p := a * b
	if a != 0 && (p/a != b || a == -1 && b == -1<<63) {
		return 0, false
	}
	return p, p == signExtend(uint64(p), width)
}

// product is the range of products.
func (r valueRange) product(o valueRange, width uint32) valueRange {
	if k, ok := o.exact(); ok {
		return r.times(k, width)
	}
	if k, ok := r.exact(); ok {
		return o.times(k, width)
	}
	if over, high := bits.Mul64(r.umax, o.umax); over == 0 && high <= mask(width) {
		return unsignedRange(r.umin*o.umin, high, width)
	}
	return fullRange(width)
}

// divided is the range of unsigned quotients.
//
//go:noinline
func (r valueRange) divided(by valueRange, width uint32) valueRange {
	if by.umax == 0 {
		return fullRange(width)
	}
	return unsignedRange(r.umin/by.umax, r.umax/max(by.umin, 1), width)
}

// resized is the range of a truncated or extended number.
func (r valueRange) resized(from, to uint32, signed bool) valueRange {
	switch {
	case to >= from && signed:
		return signedRange(r.smin, r.smax, to)
	case to >= from:
		return unsignedRange(r.umin, r.umax, to)
	case r.umax-r.umin <= mask(to):
		return unsignedRange(r.umin&mask(to), r.umax&mask(to), to)
	case uint64(r.smax-r.smin) <= mask(to):
		return unsignedRange(uint64(r.smin)&mask(to), uint64(r.smax)&mask(to), to)
	}
	return fullRange(to)
}

// where narrows a range of the given width to the numbers for which a comparison with some number
// of another range holds.
func (r valueRange) where(pred ir.Pred, o valueRange, width uint32) valueRange {
	f := fullRange(width)
	switch c, single := o.exact(); pred {
	case ir.EQ:
		return r.and(o, width)
	case ir.NE:
		if !single || r.umin == r.umax {
			return r
		}
		s := signExtend(c, width)
		if r.umin == c {
			r.umin++
		}
		if r.umax == c {
			r.umax--
		}
		if r.smin == s && r.smin < r.smax {
			r.smin++
		}
		if r.smax == s && r.smin < r.smax {
			r.smax--
		}
		return r.agreed(width)
	case ir.ULT:
		f.umax = max(o.umax, 1) - 1
	case ir.ULE:
		f.umax = o.umax
	case ir.UGT:
		f.umin = min(o.umin, mask(width)-1) + 1
	case ir.UGE:
		f.umin = o.umin
	case ir.SLT:
		f.smax = max(o.smax, f.smin+1) - 1
	case ir.SLE:
		f.smax = o.smax
	case ir.SGT:
		f.smin = min(o.smin, f.smax-1) + 1
	case ir.SGE:
		f.smin = o.smin
	}
	return r.and(f.agreed(width), width)
}
