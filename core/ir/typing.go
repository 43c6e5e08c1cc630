package ir

import "fmt"

// CastProblem explains why a cast from one type to another is invalid, or returns "" if it is valid
// (LangRef, "Conversion Operations").
func CastProblem(op Opcode, from, to *Type) string {
	f, t := from.Scalar(), to.Scalar()
	sameShape := from.IsVector() == to.IsVector() &&
		(!from.IsVector() || from.Len == to.Len && from.Scalable == to.Scalable)
	ok := false
	fb, tb := floatBits(f), floatBits(t)
	switch op {
	case Trunc:
		ok = sameShape && f.IsInteger() && t.IsInteger() && f.Bits > t.Bits
	case ZExt, SExt:
		ok = sameShape && f.IsInteger() && t.IsInteger() && f.Bits < t.Bits
	case FPTrunc:
		ok = sameShape && f.IsFloat() && t.IsFloat() && fb > tb
	case FPExt:
		ok = sameShape && f.IsFloat() && t.IsFloat() && fb < tb
	case FPToUI, FPToSI:
		ok = sameShape && f.IsFloat() && t.IsInteger()
	case UIToFP, SIToFP:
		ok = sameShape && f.IsInteger() && t.IsFloat()
	case PtrToInt, PtrToAddr:
		ok = sameShape && f.IsPointer() && t.IsInteger()
	case IntToPtr:
		ok = sameShape && f.IsInteger() && t.IsPointer()
	case AddrSpaceCast:
		ok = sameShape && f.IsPointer() && t.IsPointer() && f.AddrSpace != t.AddrSpace
	case BitCast:
		switch {
		case f.IsPointer() || t.IsPointer():
			ok = (sameShape || !manyLanes(from) && !manyLanes(to)) && f.IsPointer() &&
				t.IsPointer() && f.AddrSpace == t.AddrSpace
		case !from.IsFirstClass() || !to.IsFirstClass() || from.IsAggregate() || to.IsAggregate():
		default:
			ok = from == to || CastBits(from) == CastBits(to) && CastBits(from) != 0 &&
				(from.IsVector() && from.Scalable) == (to.IsVector() && to.Scalable)
		}
		ok = ok || from == to && from.IsFirstClass() && !from.IsAggregate()
	}
	if ok {
		return ""
	}
	return op.String() + " cannot convert " + from.String() + " to " + to.String()
}

// floatBits is the width of a floating-point type, 0 for other types.
func floatBits(t *Type) int {
	switch t.Kind {
	case HalfKind, BFloatKind:
		return 16
	case FloatKind:
		return 32
	case DoubleKind:
		return 64
	case X86FP80Kind:
		return 80
	case FP128Kind, PPCFP128Kind:
		return 128
	}
	return 0
}

// CastBits is the width of a type that a bitcast can convert, 0 for any other type.
func CastBits(t *Type) uint64 {
	switch {
	case t.IsVector():
		return t.Len * CastBits(t.Elem)
	case t.IsInteger():
		return uint64(t.Bits)
	case t.Kind == X86MMXKind:
		return 64
	case t.Kind == X86AMXKind:
		return 8192
	}
	return uint64(floatBits(t))
}

// PartType is the type of the part of an aggregate selected by indices as in extractvalue; problem
// explains why there is none.
func PartType(t *Type, indices []int32) (part *Type, problem string) {
	for _, n := range indices {
		switch {
		case t.Kind == StructKind && n >= 0 && int(n) < len(t.Fields):
			t = t.Fields[n]
		case t.Kind == ArrayKind && n >= 0 && uint64(n) < t.Len:
			t = t.Elem
		default:
			return nil, fmt.Sprintf("%s has no part %d", t, n)
		}
	}
	return t, ""
}

// ElementAddressType is the result type of a getelementptr over elem with the given base and
// indices; problem explains why it is invalid (LangRef, "getelementptr Instruction").
func ElementAddressType(ts *Types, elem *Type, operands []Value) (t *Type, problem string) {
	if len(operands) == 0 {
		return nil, "getelementptr must have a base address"
	}
	base := operands[0].Type().Scalar()
	if !base.IsPointer() {
		return nil, fmt.Sprintf("the base of getelementptr must be a pointer, not %s",
			operands[0].Type())
	}
	if base.Elem != nil && base.Elem != elem {
		return nil, fmt.Sprintf("the base has type %s, but the element type is %s",
			operands[0].Type(), elem)
	}
	if !Sized(elem) && !(base.Elem != nil && elem.Kind != VoidKind && len(operands) == 1) {
		return nil, elem.String() + " has no size"
	}
	if elem.Kind == StructKind && elem.HoldsScalable() {
		return nil, "the fields of " + elem.String() + " have no fixed place"
	}
	var lanes *Type
	for i, v := range operands {
		t := v.Type()
		if t.IsVector() {
			if lanes != nil && (lanes.Len != t.Len || lanes.Scalable != t.Scalable) {
				return nil, "the operands are vectors of different lengths"
			}
			lanes = t
		}
		if i > 0 && !t.Scalar().IsInteger() {
			return nil, fmt.Sprintf("an index must be an integer, not %s", t)
		}
	}
	at := elem
	for i := 2; i < len(operands); i++ {
		switch at.Kind {
		case ArrayKind, VectorKind:
			at = at.Elem
		case StructKind:
			n, ok := fieldIndex(operands[i])
			if !ok || n >= uint64(len(at.Fields)) {
				return nil, fmt.Sprintf("index %d is not a field of %s", i-1, at)
			}
			at = at.Fields[n]
		default:
			return nil, fmt.Sprintf("too many indices: %s has no elements", at)
		}
	}
	t = base
	if base.Elem != nil {
		t = ts.Pointer(at, base.AddrSpace)
	}
	if lanes != nil {
		t = ts.Vector(lanes.Len, t, lanes.Scalable)
	}
	return t, ""
}

// fieldIndex is the index of a struct field: a constant, or a vector of one constant throughout.
func fieldIndex(v Value) (uint64, bool) {
	c, ok := v.(*Const)
	if !ok {
		return 0, false
	}
	switch c.Kind {
	case ConstInt:
		return c.Bits, c.Big == nil
	case ConstZero:
		return 0, true
	case ConstSplat, ConstAggregate:
		if len(c.Elems) == 0 {
			return 0, false
		}
		n, ok := fieldIndex(c.Elems[0])
		for _, e := range c.Elems[1:] {
			if e != c.Elems[0] {
				ok = false
			}
		}
		return n, ok
	}
	return 0, false
}

// FastMathType reports whether a value of type t can have fast-math flags: a float, a vector of
// them, or an array or unnamed struct of equal ones.
func FastMathType(t *Type) bool {
	for t.Kind == ArrayKind {
		t = t.Elem
	}
	if t.Kind != StructKind {
		return t.Scalar().IsFloat()
	}
	for _, f := range t.Fields {
		if f != t.Fields[0] || !f.Scalar().IsFloat() {
			return false
		}
	}
	return len(t.Fields) > 0 && !t.Identified()
}

// manyLanes reports whether a type is a vector of more than one lane; a bitcast treats a vector of
// one pointer as that pointer.
func manyLanes(t *Type) bool { return t.IsVector() && (t.Len != 1 || t.Scalable) }
