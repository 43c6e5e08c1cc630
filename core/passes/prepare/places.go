package prepare

import (
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// place is the position of a pointer in its object: off, or off plus any multiple of stride.
type place struct{ off, stride int64 }

// isStart reports whether a place is the start of an object.
func (p place) isStart() bool { return p == place{} }

// plus returns a place further on.
func (p place) plus(q place) place {
	return place{p.off + q.off, gcd(p.stride, q.stride)}
}

// joined returns a place that covers two.
func (p place) joined(q place) place {
	if p == q {
		return p
	}
	stride := gcd(gcd(p.stride, q.stride), max(p.off-q.off, q.off-p.off))
	off := min(p.off, q.off)
	if off > 0 && q.off < p.off { // a pointer that may walk back
		off %= stride
	}
	return place{off, stride}
}

// places are the places of the pointers of a function. Arguments, loaded pointers and most results
// are starts.
type places struct {
	layout *datalayout.Layout
	of     map[ir.Value]place
}

// rounds bounds the iterations over a function's phis. The stride of a place only gets smaller, so
// few are needed; beyond them a place is unknown.
const rounds = 12

func (p *places) function(f *ir.Func) {
	for round := range rounds {
		changed := false
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if !isPlain(in.Type()) {
					continue
				}
				at, known := p.instr(in)
				if was, had := p.of[in]; known && (!had || was != at) {
					if had && round > rounds/2 {
						at = place{0, 1}
					}
					p.of[in] = at
					changed = true
				}
			}
		}
		if !changed {
			return
		}
	}
}

// at returns the place of a pointer, and false while it is not known or may be any.
func (p *places) at(v ir.Value) (place, bool) {
	switch v := v.(type) {
	case *ir.Instr:
		switch v.Op {
		case ir.GetElementPtr, ir.Phi, ir.Select, ir.BitCast, ir.Freeze:
			at, ok := p.of[v]
			return at, ok
		case ir.Call:
			if pointsInto(v) != nil {
				at, ok := p.of[v]
				return at, ok
			}
		}
	case *ir.Const:
		switch {
		case isNothing(v):
			return place{}, false
		case v.Kind == ir.ConstExpr && v.Op == ir.GetElementPtr:
			base, _ := p.at(v.Elems[0])
			return base.plus(p.step(v.ElemType, v.Elems[1:])), true
		case v.Kind == ir.ConstExpr && v.Op == ir.BitCast:
			return p.at(v.Elems[0])
		}
	}
	return place{}, true
}

func (p *places) instr(in *ir.Instr) (at place, known bool) {
	switch in.Op {
	case ir.GetElementPtr:
		at, known = p.at(in.Operand(0))
		indices := make([]ir.Value, 0, 4)
		for i := 1; i < in.NumOps(); i++ {
			indices = append(indices, in.Operand(i))
		}
		return at.plus(p.step(in.ElemType, indices)), known
	case ir.BitCast, ir.Freeze:
		return p.at(in.Operand(0))
	case ir.Call:
		if into := pointsInto(in); into != nil {
			at, known = p.at(into)
			if searching.Has(in.CalledFunc().Name()) {
				at = at.plus(place{0, 1})
			}
			return at, known
		}
	case ir.Phi, ir.Select:
		first := 0
		if in.Op == ir.Select {
			first = 1
		}
		for i := first; i < in.NumOps(); i++ {
			a, ok := p.at(in.Operand(i))
			switch {
			case !ok:
			case known:
				at = at.joined(a)
			default:
				at, known = a, true
			}
		}
		return at, known
	}
	return place{}, true
}

// step is the distance by which address arithmetic moves a pointer.
func (p *places) step(elem *ir.Type, indices []ir.Value) (by place) {
	if elem == nil || !ir.Sized(elem) || elem.HoldsScalable() {
		return place{0, 1}
	}
	t := elem
	for i, index := range indices {
		c, constant := ir.AsInt(index)
		switch {
		case i > 0 && t.Kind == ir.StructKind:
			if !constant || int(c.Bits) >= len(t.Fields) {
				return place{0, 1}
			}
			by.off += int64(p.layout.FieldOffset(t, int(c.Bits)))
			t = t.Fields[c.Bits]
			continue
		case i > 0 && (t.Kind == ir.ArrayKind || t.Kind == ir.VectorKind):
			t = t.Elem
		case i > 0:
			return place{0, 1}
		}
		size := int64(p.layout.Size(t))
		if constant {
			by.off += c.Int64() * size
		} else {
			by.stride = gcd(by.stride, size)
			if size == 0 {
				by.stride = 1
			}
		}
	}
	return by
}

// isPlain reports whether a type is a pointer that the pass may make a reference.
func isPlain(t *ir.Type) bool { return t.Kind == ir.PointerKind && t.AddrSpace == 0 }

// isNothing reports whether a constant points nowhere.
func isNothing(c *ir.Const) bool {
	switch c.Kind {
	case ir.ConstNull, ir.ConstUndef, ir.ConstPoison, ir.ConstZero:
		return true
	}
	return false
}
