package layouts

import "statepoint/core/ir"

// place is the offset in an object to which a pointer points: off, or off plus some multiple of
// stride, and then below end if end is not 0.
type place struct {
	off    int64
	stride uint64
	end    int64
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// plus returns a place the given number of bytes further on.
func (p place) plus(n int64) place {
	p.off += n
	if p.end != 0 {
		p.end += n
	}
	return p
}

// repeated returns a place further on by an unknown multiple of a stride, below count if count is
// not 0.
func (p place) repeated(stride, count uint64) place {
	switch {
	case stride == 0:
		return p
	case p.stride == 0 && count > 0:
		return place{p.off, stride, p.off + int64(stride*count)}
	case p.stride == 0:
		return place{p.off, stride, 0}
	}
	return place{p.off, gcd(p.stride, stride), 0}
}

// joined returns a place that covers two.
func (p place) joined(o place) place {
	if p == o {
		return p
	}
	distance := uint64(p.off - o.off)
	if p.off < o.off {
		distance = uint64(o.off - p.off)
	}
	j := place{off: min(p.off, o.off), stride: gcd(gcd(p.stride, o.stride), distance)}
	switch {
	case p.stride != 0 && p.stride == o.stride && p.off == o.off && p.end != 0 && o.end != 0:
		j.end = max(p.end, o.end)
	case p.stride != 0 && j.off < p.off: // a pointer that walks back goes to the start
		j.off = (j.off%int64(j.stride) + int64(j.stride)) % int64(j.stride)
	}
	return j
}

// address applies address arithmetic to places.
func (f *flow) address(elem *ir.Type, indices []ir.Value, of set) set {
	if elem == nil || !ir.Sized(elem) || elem.Scalable {
		return f.anywhere(of)
	}
	move := func(p place) place { return p }
	t := elem
	for i, index := range indices {
		size, count := uint64(0), uint64(0)
		c, constant := ir.AsInt(index)
		switch {
		case i == 0:
			size = f.layout.Size(t)
		case t.Kind == ir.StructKind:
			if !constant || int(c.Bits) >= len(t.Fields) {
				return f.anywhere(of)
			}
			size = f.layout.FieldOffset(t, int(c.Bits))
			t = t.Fields[c.Bits]
			before := move
			move = func(p place) place { return before(p).plus(int64(size)) }
			continue
		case t.Kind == ir.ArrayKind, t.Kind == ir.VectorKind:
			if t.Len > 1 {
				count = t.Len
			}
			t = t.Elem
			size = f.layout.Size(t)
		default:
			return f.anywhere(of)
		}
		before := move
		if constant {
			n := c.Int64() * int64(size)
			move = func(p place) place { return before(p).plus(n) }
		} else {
			move = func(p place) place { return before(p).repeated(size, count) }
		}
	}
	var out set
	for _, e := range of {
		out = append(out, entry{e.origin, move(e.place)})
	}
	return out
}

// anywhere are all places in the objects of a set.
func (f *flow) anywhere(of set) (out set) {
	for _, e := range of {
		out = append(out, entry{e.origin, place{0, 1, 0}})
	}
	return out
}
