package convert

import "statepoint/core/ir"

// natural is the type of a constant in the new module if its use needs no particular one.
func (t *typer) natural(k *ir.Const) *ir.Type {
	if k.Kind == ir.ConstExpr {
		switch {
		case k.Op == ir.GetElementPtr && k.Type().IsPointer():
			return t.at(gepExprType(t.typ(k.ElemType), k.Elems[1:]), k.Type())
		case k.Op == ir.BitCast && k.Type().IsPointer():
			if e, ok := k.Elems[0].(*ir.Const); ok {
				return t.natural(e)
			}
			return k.Elems[0].Type()
		}
	}
	return t.stored(k.Type())
}

func gepExprType(t *ir.Type, indices []ir.Value) *ir.Type {
	for i := 1; i < len(indices); i++ {
		t = partOf(t, indices[i])
	}
	return t
}

// constant is a constant with a type of the new module; want nil leaves the type to the constant.
func (t *typer) constant(v ir.Value, want *ir.Type) ir.Value {
	k, ok := v.(*ir.Const)
	if !ok {
		if want == nil || v.Type() == want || !want.IsPointer() {
			return v
		}
		return bitCast(v, want)
	}
	if want == nil {
		want = t.natural(k)
	}
	switch k.Kind {
	case ir.ConstInt, ir.ConstFloat, ir.ConstString:
		return k
	case ir.ConstNull:
		return ir.Null(want)
	case ir.ConstNone:
		return ir.None(want)
	case ir.ConstZero:
		return ir.Zero(want)
	case ir.ConstUndef:
		return ir.Undef(want)
	case ir.ConstPoison:
		return ir.Poison(want)
	case ir.ConstAggregate:
		return t.rebuilt(k, want, func(i int) *ir.Type {
			if want.Kind == ir.StructKind {
				return want.Fields[i]
			}
			return want.Elem
		})
	case ir.ConstSplat:
		if want.Scalable {
			return t.shuffledSplat(k, want)
		}
		return t.rebuilt(k, want, func(int) *ir.Type { return want.Elem })
	case ir.ConstBlockAddress:
		n := t.rebuilt(k, t.ts.Pointer(t.ts.I8, k.Type().AddrSpace), func(i int) *ir.Type {
			return k.Elems[i].Type()
		})
		return bitCast(n, want)
	case ir.ConstDSOLocalEquivalent, ir.ConstNoCFI:
		n := t.rebuilt(k, k.Elems[0].Type(), func(int) *ir.Type { return k.Elems[0].Type() })
		return bitCast(n, want)
	}
	return t.expr(k, want)
}

// expr converts a constant expression.
func (t *typer) expr(k *ir.Const, want *ir.Type) ir.Value {
	operand := func(int) *ir.Type { return nil }
	typ := want
	switch k.Op {
	case ir.BitCast:
		if k.Type().IsPointer() {
			return t.constant(k.Elems[0], want)
		}
	case ir.GetElementPtr:
		elem := t.typ(k.ElemType)
		typ = t.at(gepExprType(elem, k.Elems[1:]), want)
		operand = func(i int) *ir.Type {
			if i == 0 {
				return t.at(elem, k.Elems[0].Type())
			}
			return nil
		}
	case ir.AddrSpaceCast:
		operand = func(int) *ir.Type { return t.at(want.Scalar().Elem, k.Elems[0].Type()) }
	case ir.ICmp:
		first := t.typeAsOperand(k.Elems[0])
		operand = func(int) *ir.Type { return first }
	case ir.Select:
		operand = func(i int) *ir.Type {
			if i > 0 {
				return want
			}
			return nil
		}
	}
	n := t.rebuilt(k, typ, operand)
	n.ElemType = t.typ(k.ElemType)
	n.InRange = ""
	if k.Op == ir.GetElementPtr {
		n.Flags &= ir.InBounds
	}
	return bitCast(n, want)
}

// rebuilt is a constant of a type with its elements converted. elem is the type that each must
// have, nil for any.
func (t *typer) rebuilt(k *ir.Const, typ *ir.Type, elem func(i int) *ir.Type) *ir.Const {
	elems := make([]ir.Value, len(k.Elems))
	for i, e := range k.Elems {
		elems[i] = e
		if _, block := e.(*ir.Block); !block {
			elems[i] = t.constant(e, elem(i))
		}
	}
	n := ir.NewConst(typ, k.Kind, elems...)
	n.Op, n.Pred, n.Flags, n.Text, n.Indices, n.InRange = k.Op, k.Pred, k.Flags, k.Text, k.Indices,
		k.InRange
	return n
}

// bitCast is a constant address with another pointee.
func bitCast(v ir.Value, want *ir.Type) ir.Value {
	if v.Type() == want || !want.Scalar().IsPointer() {
		return v
	}
	c := ir.NewConst(want, ir.ConstExpr, v)
	c.Op = ir.BitCast
	return c
}

// shuffledSplat is a scalable vector of equal elements. LLVM 14 has no constant for it, so it is a
// shufflevector that copies the first lane to every lane.
func (t *typer) shuffledSplat(k *ir.Const, want *ir.Type) ir.Value {
	one := ir.NewConst(want, ir.ConstExpr, ir.Poison(want), t.constant(k.Elems[0], want.Elem),
		ir.IntConst(t.ts.I32, 0))
	one.Op = ir.InsertElement
	all := ir.NewConst(want, ir.ConstExpr, one, ir.Poison(want))
	all.Op = ir.ShuffleVector
	all.Indices = make([]int32, want.Len)
	return all
}
