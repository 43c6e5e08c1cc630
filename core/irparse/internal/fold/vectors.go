package fold

import "statepoint/core/ir"

// lanes is the vector of type t of which each element is what of returns for the elements of vs;
// nil if it has too many. of is called once if all elements of each are equal.
func (f *Folder) lanes(t *ir.Type, of func(...ir.Value) ir.Value, vs ...ir.Value) ir.Value {
	alike := true
	for _, v := range vs {
		alike = alike && ir.Element(v, 0) != nil && !isKind(v, ir.ConstAggregate)
	}
	lane := func(i uint64) ir.Value {
		elems := make([]ir.Value, len(vs))
		for k, v := range vs {
			elems[k] = f.element(v, i)
		}
		return of(elems...)
	}
	if alike {
		return ir.Splat(t, lane(0))
	}
	return f.vector(t, lane)
}

// vector is the vector of type t with the elements that of returns; nil if it has too many to be
// spelled out.
func (f *Folder) vector(t *ir.Type, of func(i uint64) ir.Value) ir.Value {
	if t.Scalable || t.Len > ir.MaxSpelledOut {
		return nil
	}
	out := make([]ir.Value, t.Len)
	for i := range out {
		out[i] = of(uint64(i))
	}
	return ir.Aggregate(t, out)
}

// extract is an element of a vector; nil if the expression stays.
func (f *Folder) extract(v, index ir.Value) ir.Value {
	t := v.Type()
	n := number(index)
	switch {
	case isKind(v, ir.ConstPoison), isKind(index, ir.ConstUndef), isKind(index, ir.ConstPoison):
		return ir.Poison(t.Elem)
	case isKind(v, ir.ConstUndef):
		return ir.Undef(t.Elem)
	case n != nil && !t.Scalable && (!n.IsUint64() || n.Uint64() >= t.Len):
		return ir.Poison(t.Elem)
	case n == nil || !n.IsUint64():
		return nil
	}
	if e := exprOf(v); e != nil && e.Op == ir.InsertElement {
		if at := number(e.Elems[2]); at != nil && at.Cmp(n) == 0 {
			return e.Elems[1]
		} else if at != nil {
			return f.extract(e.Elems[0], index)
		}
	}
	return ir.Element(v, n.Uint64())
}

// insert is a vector with another element; nil if the expression stays.
func (f *Folder) insert(v, elem, index ir.Value) ir.Value {
	t := v.Type()
	n := number(index)
	switch {
	case isKind(index, ir.ConstUndef), isKind(index, ir.ConstPoison):
		return ir.Poison(t)
	case f.Opaque && isKind(v, ir.ConstZero) && isZero(elem):
		return v
	case n == nil || t.Scalable:
		return nil
	case !n.IsUint64() || n.Uint64() >= t.Len:
		return ir.Poison(t)
	}
	return f.vector(t, func(i uint64) ir.Value {
		if i == n.Uint64() {
			return elem
		}
		return f.element(v, i)
	})
}

// isZero reports whether a constant is all zero bits.
func isZero(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && c.IsZeroBits()
}

// element is element i of a vector, if need be as an expression.
func (f *Folder) element(v ir.Value, i uint64) ir.Value {
	return f.expr(ir.ExtractElement, v.Type().Elem, v, ir.IntConst(f.Types.I32, i))
}

// shuffle is the vector that a mask selects from two; nil if the expression stays.
func (f *Folder) shuffle(c *ir.Const) ir.Value {
	t, n := c.Type(), c.Elems[0].Type().Len
	none, first := true, true
	for _, i := range c.Indices {
		none = none && i < 0
		first = first && i == 0
	}
	switch {
	case none && f.Opaque:
		return ir.Poison(t)
	case none:
		return ir.Undef(t)
	case first && !t.Scalable:
		return ir.Splat(t, f.element(c.Elems[0], 0))
	case c.Elems[0].Type().Scalable:
		return nil
	}
	return f.vector(t, func(i uint64) ir.Value {
		switch at := c.Indices[i]; {
		case at < 0 || uint64(at) >= 2*n:
			return ir.Undef(t.Elem)
		case uint64(at) >= n:
			return f.element(c.Elems[1], uint64(at)-n)
		default:
			return f.element(c.Elems[0], uint64(at))
		}
	})
}
