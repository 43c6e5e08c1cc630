package fold

import (
	"math/big"

	"statepoint/core/ir"
)

// number is an integer constant as an unsigned number; nil for any other constant, and for integers
// that are too wide.
func number(v ir.Value) *big.Int {
	c, ok := v.(*ir.Const)
	if !ok || c.Kind != ir.ConstInt || c.Type().Bits > maxBits {
		return nil
	}
	n := new(big.Int).SetUint64(c.Bits)
	if c.Big != nil {
		n.Set(c.Big)
	}
	return wrapped(n, c.Type().Bits)
}

// wrapped is a number modulo 2^bits.
func wrapped(n *big.Int, bits uint32) *big.Int {
	if n.Sign() >= 0 && n.BitLen() <= int(bits) {
		return n
	}
	return n.And(n, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(bits)), big.NewInt(1)))
}

// signed is a number as a signed number of a width.
func signed(n *big.Int, bits uint32) *big.Int {
	if bits == 0 || n.Bit(int(bits)-1) == 0 {
		return n
	}
	return new(big.Int).Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
}

// binary reduces an operation on two constants; nil if it stays. Operands of an operation that
// commutes are ordered: a number is the second.
func (f *Folder) binary(op ir.Opcode, flags ir.Flags, a, b ir.Value) ir.Value {
	t := a.Type()
	switch {
	case isIdentity(op, b):
		return a
	case isIdentity(op, a) && commutes(op):
		return b
	case isKind(a, ir.ConstPoison), isKind(b, ir.ConstPoison):
		return ir.Poison(t)
	case t.IsVector():
		return f.lanes(t, func(a ...ir.Value) ir.Value {
			c := ir.NewConst(t.Elem, ir.ConstExpr, a...)
			c.Op, c.Flags = op, flags
			return f.Expr(c)
		}, a, b)
	case isKind(a, ir.ConstUndef), isKind(b, ir.ConstUndef):
		return undefined(op, a, b)
	}
	x, y := number(a), number(b)
	if x != nil && y != nil {
		if n := calculate(op, x, y, t.Bits); n != nil {
			return ir.BigConst(t, n)
		}
		return nil
	}
	if t.IsInt(1) && (op == ir.Add || op == ir.Sub) {
		return f.expr(ir.Xor, t, a, b)
	}
	if e := exprOf(a); e != nil && e.Op == op && y != nil && commutes(op) {
		if inner := number(e.Elems[1]); inner != nil {
			return f.expr(op, t, e.Elems[0], ir.BigConst(t, calculate(op, inner, y, t.Bits)))
		}
	}
	if x != nil && commutes(op) {
		c := ir.NewConst(t, ir.ConstExpr, b, a)
		c.Op, c.Flags = op, flags
		return f.Expr(c)
	}
	return nil
}

func commutes(op ir.Opcode) bool {
	return op == ir.Add || op == ir.Mul || op == ir.And || op == ir.Or || op == ir.Xor
}

// isIdentity reports whether an operation with v as its second operand has the first as its value.
func isIdentity(op ir.Opcode, v ir.Value) bool {
	c, ok := v.(*ir.Const)
	if !ok {
		return false
	}
	if c.Kind == ir.ConstSplat && c.Type().IsVector() {
		return isIdentity(op, c.Elems[0])
	}
	n := number(c)
	switch op {
	case ir.Add, ir.Sub, ir.Or, ir.Xor:
		return c.IsZeroValue()
	case ir.Mul:
		return n != nil && n.IsUint64() && n.Uint64() == 1
	case ir.And:
		return n != nil && c.Type().Bits > 0 && n.BitLen() == int(c.Type().Bits) &&
			signed(n, c.Type().Bits).IsInt64() && signed(n, c.Type().Bits).Int64() == -1
	}
	return false
}

// undefined is the value of an operation of which an operand is undef; nil if the expression stays.
func undefined(op ir.Opcode, a, b ir.Value) ir.Value {
	switch op {
	case ir.Xor:
		if isKind(a, ir.ConstUndef) && isKind(b, ir.ConstUndef) {
			return ir.Zero(a.Type())
		}
		return ir.Undef(a.Type())
	case ir.Add, ir.Sub:
		return ir.Undef(a.Type())
	}
	return nil
}

// calculate is the result of an operation that has one; nil for others, such as a division by zero.
func calculate(op ir.Opcode, a, b *big.Int, bits uint32) *big.Int {
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

// compare is the result of a comparison of two integers, otherwise nil.
func compare(c *ir.Const) ir.Value {
	a, b := number(c.Elems[0]), number(c.Elems[1])
	if a == nil || b == nil {
		return nil
	}
	bits := c.Elems[0].Type().Bits
	order := a.Cmp(b)
	signedOrder := signed(a, bits).Cmp(signed(b, bits))
	holds := false
	switch c.Pred {
	case ir.EQ:
		holds = order == 0
	case ir.NE:
		holds = order != 0
	case ir.UGT:
		holds = order > 0
	case ir.UGE:
		holds = order >= 0
	case ir.ULT:
		holds = order < 0
	case ir.ULE:
		holds = order <= 0
	case ir.SGT:
		holds = signedOrder > 0
	case ir.SGE:
		holds = signedOrder >= 0
	case ir.SLT:
		holds = signedOrder < 0
	case ir.SLE:
		holds = signedOrder <= 0
	}
	if holds {
		return ir.IntConst(c.Type(), 1)
	}
	return ir.IntConst(c.Type(), 0)
}
