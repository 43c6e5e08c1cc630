package fold

import "statepoint/core/ir"

// address reduces a getelementptr; nil if it stays. Without an offset it is the address itself.
func (f *Folder) address(c *ir.Const) ir.Value {
	base, t := c.Elems[0], c.Type()
	switch {
	case isKind(base, ir.ConstPoison),
		!f.Opaque && isKind(base, ir.ConstUndef) && c.Flags&ir.InBounds != 0:
		return ir.Poison(t)
	case isKind(base, ir.ConstUndef):
		return ir.Undef(t)
	case !f.Opaque && len(c.Elems) != 2 && !isKind(base, ir.ConstNull):
		return f.typedAddress(c)
	}
	for _, index := range c.Elems[1:] {
		if !isZero(index) && !isKind(index, ir.ConstUndef) && !isKind(index, ir.ConstPoison) {
			return f.typedAddress(c)
		}
	}
	if isKind(base, ir.ConstNull) {
		return ir.Zero(t)
	}
	if t.IsVector() && !base.Type().IsVector() {
		return ir.Splat(t, base)
	}
	return base
}

// typedAddress reduces what typed pointers show: the address of an address in the same array is one
// address, and one that stays inside the object at which it begins becomes `inbounds`.
func (f *Folder) typedAddress(c *ir.Const) ir.Value {
	base, t := c.Elems[0], c.Type()
	if f.Opaque || t.IsVector() {
		return nil
	}
	if e := exprOf(base); e != nil && e.Op == ir.GetElementPtr && len(e.Elems) == 2 &&
		e.Type() == e.Elems[0].Type() && len(c.Elems) > 1 {
		a, b := e.Elems[1], c.Elems[1]
		if number(a) != nil && number(b) != nil && a.(*ir.Const).Type() == b.(*ir.Const).Type() {
			elems := append([]ir.Value{e.Elems[0], f.expr(ir.Add, b.(*ir.Const).Type(), a, b)},
				c.Elems[2:]...)
			k := ir.NewConst(t, ir.ConstExpr, elems...)
			k.Op, k.ElemType, k.Flags = c.Op, c.ElemType, c.Flags&e.Flags
			return f.Expr(k)
		}
	}
	if g, ok := base.(*ir.Global); ok && g.Linkage != "extern_weak" && c.Flags&ir.InBounds == 0 &&
		staysInside(c.ElemType, c.Elems[1:]) {
		c.Flags |= ir.InBounds
	}
	return nil
}

// staysInside reports whether the address that indices reach from an object of type t, or from the
// one after it, is in that object or just past its end.
func staysInside(t *ir.Type, indices []ir.Value) bool {
	if len(indices) == 0 {
		return false
	}
	first := number(indices[0])
	if first == nil || !first.IsUint64() || first.Uint64() > 1 {
		return false
	}
	for _, v := range indices[1:] {
		n := number(v)
		if n == nil || !n.IsUint64() || first.Sign() > 0 && n.Sign() > 0 {
			return false
		}
		switch {
		case t.Kind == ir.StructKind && n.Uint64() < uint64(len(t.Fields)):
			t = t.Fields[n.Uint64()]
		case (t.Kind == ir.ArrayKind || t.IsVector()) && n.Uint64() < t.Len:
			t = t.Elem
		default:
			return false
		}
	}
	return true
}
