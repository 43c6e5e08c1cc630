package ir

import "slices"

// Aggregate returns the constant of type t with these elements, at least one, in LLVM's form:
// zeroinitializer, undef, poison or c"…" if all elements allow it.
func Aggregate(t *Type, elems []Value) *Const {
	zero, undef, poison, bytes := true, true, true, t.Kind == ArrayKind && t.Elem.IsInt(8)
	for _, v := range elems {
		c, ok := v.(*Const)
		zero = zero && ok && c.IsZeroBits()
		undef = undef && ok && c.Kind == ConstUndef
		poison = poison && ok && c.Kind == ConstPoison
		bytes = bytes && ok && c.Kind == ConstInt
	}
	switch {
	case zero:
		return Zero(t)
	case poison:
		return Poison(t)
	case undef:
		return Undef(t)
	case bytes:
		text := make([]byte, len(elems))
		for i, v := range elems {
			text[i] = byte(v.(*Const).Bits)
		}
		c := NewConst(t, ConstString)
		c.Text = string(text)
		return c
	}
	return NewConst(t, ConstAggregate, elems...)
}

// MaxSpelledOut is the largest number of elements of a vector whose elements are stored
// individually although a short text can mean them.
const MaxSpelledOut = 1 << 12

// Splat returns the vector of type t whose elements are all v. LLVM prints each element of one that
// is not of numbers.
func Splat(t *Type, v Value) *Const {
	if c, ok := v.(*Const); ok {
		switch {
		case c.IsZeroBits():
			return Zero(t)
		case c.Kind == ConstUndef, c.Kind == ConstPoison:
			return OfKind(c.Kind, t)
		case c.Kind == ConstInt, c.Kind == ConstFloat:
			return NewConst(t, ConstSplat, v)
		}
	}
	if !t.Scalable && t.Len <= MaxSpelledOut {
		return NewConst(t, ConstAggregate, slices.Repeat([]Value{v}, int(t.Len))...)
	}
	return NewConst(t, ConstSplat, v)
}

// Element returns element i of a constant struct, array or vector, nil if v has no elements that
// are known: a constant expression, or a vector shorter than that.
func Element(v Value, i uint64) Value {
	c, ok := v.(*Const)
	if !ok {
		return nil
	}
	t := c.typ.Elem
	switch {
	case c.typ.Kind == StructKind && i < uint64(len(c.typ.Fields)):
		t = c.typ.Fields[i]
	case c.typ.Kind != ArrayKind && !c.typ.IsVector() || i >= c.typ.Len:
		return nil
	}
	switch c.Kind {
	case ConstAggregate:
		return c.Elems[i]
	case ConstSplat:
		return c.Elems[0]
	case ConstString:
		return IntConst(t, uint64(c.Text[i]))
	case ConstZero, ConstUndef, ConstPoison:
		return OfKind(c.Kind, t)
	}
	return nil
}
