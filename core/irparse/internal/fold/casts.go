package fold

import (
	"math/big"

	"statepoint/core/ir"
	"statepoint/core/ir/floats"
)

// cast reduces the cast of a constant to type t; nil if it stays.
func (f *Folder) cast(op ir.Opcode, v ir.Value, t *ir.Type) ir.Value {
	c, isConst := v.(*ir.Const)
	switch {
	case op == ir.BitCast && v.Type() == t:
		return v
	case op == ir.AddrSpaceCast && v.Type().Elem != t.Elem && t.IsPointer():
		// typed pointers: the type changes first
		return f.expr(op, t, f.expr(ir.BitCast, f.Types.Pointer(t.Elem, v.Type().AddrSpace), v))
	case !isConst:
		return nil
	case c.Kind == ir.ConstPoison:
		return ir.Poison(t)
	case c.Kind == ir.ConstUndef:
		switch op {
		case ir.ZExt, ir.SExt, ir.UIToFP, ir.SIToFP:
			return ir.Zero(t)
		}
		return ir.Undef(t)
	case c.IsZeroBits() && op != ir.AddrSpaceCast:
		return ir.Zero(t)
	}
	if c.Kind == ir.ConstExpr {
		joined := f.castOfCast(op, c, t)
		if joined != nil || !f.Opaque {
			return joined
		}
	}
	switch {
	case t.IsVector() && c.Type().IsVector() && ir.SameLanes(t, c.Type()):
		return f.lanes(t, func(v ...ir.Value) ir.Value { return f.expr(op, t.Elem, v...) }, c)
	case op == ir.BitCast:
		return f.bits(c, t)
	}
	n := number(c)
	if n == nil {
		return nil
	}
	switch op {
	case ir.Trunc, ir.ZExt:
		return ir.BigConst(t, wrapped(n, t.Bits))
	case ir.SExt:
		return ir.BigConst(t, wrapped(new(big.Int).Set(signed(n, c.Type().Bits)), t.Bits))
	}
	return nil
}

// castOfCast joins a cast with the cast that is its operand; nil if both stay.
func (f *Folder) castOfCast(op ir.Opcode, inner *ir.Const, t *ir.Type) ir.Value {
	if !inner.Op.IsCast() {
		return nil
	}
	v := inner.Elems[0]
	from := v.Type()
	switch inner.Op {
	case ir.BitCast:
		if op == ir.BitCast || op == ir.PtrToInt {
			return f.expr(op, t, v)
		}
	case ir.PtrToInt:
		switch {
		case op == ir.Trunc:
			return f.expr(ir.PtrToInt, t, v)
		case !f.Opaque && op == ir.IntToPtr && inner.Type().IsInt(pointerBits) &&
			from.AddrSpace == t.AddrSpace:
			return f.expr(ir.BitCast, t, v)
		}
	case ir.IntToPtr:
		switch {
		case op == ir.BitCast:
			return f.expr(ir.IntToPtr, t, v)
		case !f.Opaque && op == ir.PtrToInt && from == t && t.Bits <= pointerBits:
			return v
		}
	case ir.Trunc, ir.ZExt, ir.SExt:
		switch {
		case op == ir.IntToPtr && inner.Op == ir.ZExt:
			return f.expr(op, t, v)
		case op == inner.Op, op == ir.SExt && inner.Op == ir.ZExt:
			return f.expr(inner.Op, t, v)
		case op == ir.Trunc && from == t:
			return v
		case op == ir.Trunc && from.Scalar().Bits > t.Scalar().Bits:
			return f.expr(op, t, v)
		case op == ir.Trunc:
			return f.expr(inner.Op, t, v)
		}
	case ir.AddrSpaceCast:
		switch {
		case op == ir.BitCast, op == ir.AddrSpaceCast && from.Scalar().AddrSpace !=
			t.Scalar().AddrSpace:
			return f.expr(ir.AddrSpaceCast, t, v)
		case op == ir.AddrSpaceCast:
			return f.expr(ir.BitCast, t, v)
		}
	}
	return nil
}

// pointerBits is the width of the integers that LLVM with typed pointers, which does not know the
// target here, takes to hold any address.
const pointerBits = 64

// bits is the number of type t that has the bits of c; nil if the cast stays. A number that becomes
// a vector is first a vector of one element.
func (f *Folder) bits(c *ir.Const, t *ir.Type) ir.Value {
	from := c.Type()
	if c.Kind != ir.ConstInt && c.Kind != ir.ConstFloat {
		return nil
	}
	if n := number(c); n != nil && n.BitLen() > 0 && signed(n, from.Bits).Cmp(minusOne) == 0 {
		if ones := f.ones(t); ones != nil {
			return ones
		}
	}
	if t.IsVector() {
		one := ir.Splat(f.Types.Vector(1, from, false), c)
		return f.expr(ir.BitCast, t, one)
	}
	switch {
	case from.IsInteger() && t.IsFloat() && t.Kind <= ir.DoubleKind:
		return floats.FromBits(t, c.Bits)
	case from.IsFloat() && t.IsInteger():
		if bits, ok := floats.ShortBits(c); ok {
			return ir.IntConst(t, bits)
		}
	}
	return nil
}

var minusOne = big.NewInt(-1)

// ones is the constant of a type whose bits are all set, nil if there is none.
func (f *Folder) ones(t *ir.Type) *ir.Const {
	switch {
	case t.IsInteger():
		return ir.BigConst(t, minusOne)
	case t.IsFloat() && t.Kind <= ir.DoubleKind:
		return floats.FromBits(t, 1<<ir.CastBits(t)-1)
	case t.IsVector():
		if e := f.ones(t.Elem); e != nil {
			return ir.Splat(t, e)
		}
	}
	return nil
}
