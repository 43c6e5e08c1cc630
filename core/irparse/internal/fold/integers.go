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
		return ir.Poison(t)
	}
	if y != nil {
		if v := byNumber(op, b, y); v != nil {
			return v
		}
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
	case ir.Mul, ir.UDiv, ir.SDiv:
		return n != nil && n.IsUint64() && n.Uint64() == 1
	case ir.And:
		return n != nil && isAllOnes(n, c.Type().Bits)
	}
	return false
}

func isAllOnes(n *big.Int, bits uint32) bool {
	return bits > 0 && signed(n, bits).IsInt64() && signed(n, bits).Int64() == -1
}

// calculate is the result of an operation; nil if that is poison, as for a division by zero.
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
	case ir.UDiv, ir.URem, ir.SDiv, ir.SRem:
		if op == ir.SDiv || op == ir.SRem {
			a, b = signed(a, bits), signed(b, bits)
		}
		if b.Sign() == 0 || n.Quo(a, b).BitLen() >= int(bits) && a.Sign() < 0 && n.Sign() > 0 {
			return nil // also -128 / -1 in 8 bits, and its remainder
		}
		if op == ir.URem || op == ir.SRem {
			n.Rem(a, b)
		}
	case ir.Shl, ir.LShr, ir.AShr:
		if b.Cmp(big.NewInt(int64(bits))) >= 0 {
			return nil
		}
		switch op {
		case ir.Shl:
			n.Lsh(a, uint(b.Uint64()))
		case ir.LShr:
			n.Rsh(a, uint(b.Uint64()))
		default:
			n.Rsh(signed(a, bits), uint(b.Uint64()))
		}
	default:
		return nil
	}
	return wrapped(n, bits)
}
