package fold

import (
	"math/big"

	"statepoint/core/ir"
)

// undefined is the value of an operation of which an operand is undef; nil if the expression stays.
func undefined(op ir.Opcode, a, b ir.Value) ir.Value {
	t := a.Type()
	both := isKind(a, ir.ConstUndef) && isKind(b, ir.ConstUndef)
	switch op {
	case ir.Xor:
		if both {
			return ir.Zero(t)
		}
		return ir.Undef(t)
	case ir.Add, ir.Sub:
		return ir.Undef(t)
	case ir.And, ir.Or, ir.Mul:
		switch {
		case both, op == ir.Mul && (isOdd(a) || isOdd(b)):
			return ir.Undef(t)
		case op == ir.Or:
			return ir.BigConst(t, wrapped(big.NewInt(-1), t.Bits))
		}
		return ir.Zero(t)
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
		if isKind(b, ir.ConstUndef) || isZero(b) {
			return ir.Poison(t)
		}
		return ir.Zero(t)
	case ir.Shl, ir.LShr, ir.AShr:
		switch {
		case isKind(b, ir.ConstUndef):
			return ir.Poison(t)
		case isZero(b):
			return ir.Undef(t)
		}
		return ir.Zero(t)
	}
	return nil
}

func isOdd(v ir.Value) bool {
	n := number(v)
	return n != nil && n.Bit(0) == 1
}

// byNumber is the value of an operation that its second operand, the number n, decides, whatever
// the first is; nil if it does not.
func byNumber(op ir.Opcode, b ir.Value, n *big.Int) ir.Value {
	t := b.Type()
	switch op {
	case ir.Mul, ir.And:
		if n.Sign() == 0 {
			return b
		}
	case ir.Or:
		if isAllOnes(n, t.Bits) {
			return b
		}
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
		switch {
		case n.Sign() == 0:
			return ir.Poison(t)
		case n.BitLen() == 1 && (op == ir.URem || op == ir.SRem):
			return ir.Zero(t)
		}
	}
	return nil
}
