package irparse

import (
	"math/big"

	"statepoint/core/ir"
)

// LLVM folds constant expressions as it reads them, as far as that is possible without knowing the
// target. These are folded here: arithmetic on integers, casts of integers and null pointers,
// comparisons of integers, the truncation of an address, the address of an object itself, and
// bitcasts that change nothing but the type.

// foldExpr returns the constant to which an expression folds, or the expression.
func (p *constReader) foldExpr(c *ir.Const) ir.Value {
	if c.Op == ir.BitCast {
		return foldBitCast(c)
	}
	if c.Type().Bits > maxFold || c.Elems[0].Type().Bits > maxFold {
		return c
	}
	switch {
	case c.Op.IsBinary():
		if a, b := bigOf(c.Elems[0]), bigOf(c.Elems[1]); a != nil && b != nil {
			if n := foldBinary(c.Op, a, b, c.Type().Bits); n != nil {
				return ir.BigConst(c.Type(), n)
			}
		}
	case c.Op == ir.ICmp:
		if a, b := bigOf(c.Elems[0]), bigOf(c.Elems[1]); a != nil && b != nil {
			return p.foldCompare(c, a, b)
		}
	case c.Op.IsCast():
		return p.foldCast(c)
	}
	return c
}

// maxFold bounds the width in bits of folded integers, so that a short text does not take long.
const maxFold = 1 << 14

// bigOf is an integer constant as an unsigned number, nil for any other constant.
func bigOf(v ir.Value) *big.Int {
	c, ok := v.(*ir.Const)
	if !ok || c.Kind != ir.ConstInt {
		return nil
	}
	n := new(big.Int).SetUint64(c.Bits)
	if c.Big != nil {
		n.Set(c.Big)
	}
	return wrapped(n, c.Type().Bits)
}

// wrapped is a number modulo 2^width.
func wrapped(n *big.Int, bits uint32) *big.Int {
	if n.Sign() >= 0 && n.BitLen() <= int(bits) {
		return n
	}
	return n.And(n, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(bits)), big.NewInt(1)))
}

// signedOf is a number as a signed number of a width.
func signedOf(n *big.Int, bits uint32) *big.Int {
	if bits == 0 || n.Bit(int(bits)-1) == 0 {
		return n
	}
	return new(big.Int).Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
}

// foldBinary folds operations that always have a value; nil if the expression is left unchanged,
// such as a division by zero.
func foldBinary(op ir.Opcode, a, b *big.Int, bits uint32) *big.Int {
	n := new(big.Int)
	switch op {
	case ir.Add:
		n.Add(a, b)
	case ir.Sub:
		n.Sub(a, b)
	case ir.Mul:
		n.Mul(a, b)
	case ir.And:
		n.And(a, b)
	case ir.Or:
		n.Or(a, b)
	case ir.Xor:
		n.Xor(a, b)
	case ir.UDiv, ir.URem:
		if b.Sign() == 0 {
			return nil
		}
		if op == ir.UDiv {
			n.Quo(a, b)
		} else {
			n.Rem(a, b)
		}
	case ir.Shl, ir.LShr:
		if b.Cmp(big.NewInt(int64(bits))) >= 0 {
			return nil
		}
		if op == ir.Shl {
			n.Lsh(a, uint(b.Uint64()))
		} else {
			n.Rsh(a, uint(b.Uint64()))
		}
	default:
		return nil
	}
	return wrapped(n, bits)
}

func (p *constReader) foldCompare(c *ir.Const, a, b *big.Int) ir.Value {
	bits := c.Elems[0].Type().Bits
	order := a.Cmp(b)
	signed := signedOf(a, bits).Cmp(signedOf(b, bits))
	holds := false
	switch c.Pred.String() {
	case "eq":
		holds = order == 0
	case "ne":
		holds = order != 0
	case "ugt":
		holds = order > 0
	case "uge":
		holds = order >= 0
	case "ult":
		holds = order < 0
	case "ule":
		holds = order <= 0
	case "sgt":
		holds = signed > 0
	case "sge":
		holds = signed >= 0
	case "slt":
		holds = signed < 0
	case "sle":
		holds = signed <= 0
	default:
		return c
	}
	bit := uint64(0)
	if holds {
		bit = 1
	}
	return ir.IntConst(c.Type(), bit)
}

// foldCast folds casts of integers and of null, and combines two casts of an address.
func (p *constReader) foldCast(c *ir.Const) ir.Value {
	from, isConst := c.Elems[0].(*ir.Const)
	if !isConst {
		return c
	}
	n := bigOf(from)
	switch c.Op {
	case ir.Trunc, ir.ZExt:
		if n != nil {
			return ir.BigConst(c.Type(), wrapped(n, c.Type().Bits))
		}
		if c.Op == ir.Trunc && from.Kind == ir.ConstExpr && from.Op == ir.PtrToInt {
			k := ir.NewConst(c.Type(), ir.ConstExpr, from.Elems...)
			k.Op = ir.PtrToInt
			return k
		}
	case ir.SExt:
		if n != nil {
			return ir.BigConst(c.Type(), wrapped(new(big.Int).Set(signedOf(n, from.Type().Bits)),
				c.Type().Bits))
		}
	case ir.PtrToInt:
		if from.Kind == ir.ConstNull && c.Type().IsInteger() {
			return ir.IntConst(c.Type(), 0)
		}
	case ir.IntToPtr:
		if n != nil && n.Sign() == 0 && c.Type().IsPointer() {
			return ir.Null(c.Type())
		}
	}
	return c
}

// foldBitCast folds the bitcast of a bitcast, of zero, and of what has no certain value.
func foldBitCast(c *ir.Const) ir.Value {
	v := c.Elems[0]
	if from, ok := v.(*ir.Const); ok {
		switch {
		case from.Kind == ir.ConstExpr && from.Op == ir.BitCast:
			v = from.Elems[0]
			c = ir.NewConst(c.Type(), ir.ConstExpr, v)
			c.Op = ir.BitCast
		case from.IsZeroBits():
			return ir.Zero(c.Type())
		case from.Kind == ir.ConstUndef || from.Kind == ir.ConstPoison:
			return ir.OfKind(from.Kind, c.Type())
		}
	}
	if v.Type() == c.Type() {
		return v
	}
	return c
}

// foldAddress returns the object itself for a getelementptr with offset 0. In the typed dialects a
// getelementptr that stays inside the object at which it begins becomes `inbounds`.
func (p *constReader) foldAddress(c *ir.Const) ir.Value {
	if c.Type().IsVector() {
		return c
	}
	if len(c.Elems) == 2 && c.Type() == c.Elems[0].Type() && c.InRange == "" {
		if n := bigOf(c.Elems[1]); n != nil && n.Sign() == 0 {
			return c.Elems[0]
		}
	}
	g, object := c.Elems[0].(*ir.Global)
	if p.m.Dialect.Opaque() || !object || g.Linkage == "extern_weak" || c.Flags&ir.InBounds != 0 ||
		len(c.Elems) < 2 {
		return c
	}
	first := bigOf(c.Elems[1])
	if first == nil || !first.IsUint64() || first.Uint64() > 1 {
		return c
	}
	t := c.ElemType
	for _, v := range c.Elems[2:] {
		n := bigOf(v)
		if n == nil || !n.IsUint64() || first.Sign() > 0 && n.Sign() > 0 {
			return c
		}
		switch {
		case t.Kind == ir.StructKind && n.Uint64() < uint64(len(t.Fields)):
			t = t.Fields[n.Uint64()]
		case (t.Kind == ir.ArrayKind || t.IsVector()) && n.Uint64() < t.Len:
			t = t.Elem
		default:
			return c
		}
	}
	c.Flags |= ir.InBounds
	return c
}
