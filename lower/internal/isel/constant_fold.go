package isel

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
)

// ConstAddress reads a constant as the address of a global plus an offset, or as a number, in which
// case the global is nil. The address of a block is a number.
func (ctx *Context) ConstAddress(v ir.Value) (sym ir.Named, off int64, ok bool) {
	c, isConst := v.(*ir.Const)
	if !isConst {
		named, isNamed := v.(ir.Named)
		return named, 0, isNamed && ir.IsConstant(v)
	}
	switch c.Kind {
	case ir.ConstInt:
		return nil, c.Int64(), c.Big == nil
	case ir.ConstNull, ir.ConstZero, ir.ConstUndef, ir.ConstPoison:
		return nil, 0, build.IsWord(c.Type())
	case ir.ConstBlockAddress:
		n, known := ctx.blockNumber(c)
		return nil, n, known
	case ir.ConstDSOLocalEquivalent, ir.ConstNoCFI:
		return ctx.ConstAddress(c.Elems[0])
	case ir.ConstExpr:
		return ctx.expression(c)
	}
	return nil, 0, false
}

// expression is ConstAddress for a constant expression.
func (ctx *Context) expression(c *ir.Const) (sym ir.Named, off int64, ok bool) {
	t := c.Type()
	if !build.IsWord(t) {
		return nil, 0, false
	}
	sym, off, ok = ctx.ConstAddress(c.Elems[0])
	switch c.Op {
	case ir.BitCast:
		if !build.IsWord(c.Elems[0].Type()) {
			return nil, 0, false
		}
		return sym, off, ok
	case ir.AddrSpaceCast:
		return sym, off, ok
	case ir.Trunc, ir.PtrToInt, ir.PtrToAddr:
		if ok && sym == nil {
			return nil, signed(off, t), true
		}
		return sym, off, ok && t.IsInt(64)
	case ir.ZExt, ir.IntToPtr:
		if ok && sym == nil {
			return nil, int64(unsigned(off, c.Elems[0].Type())), true
		}
		return sym, off, ok && c.Op == ir.IntToPtr
	case ir.SExt:
		return sym, off, ok && sym == nil
	case ir.GetElementPtr:
		delta, isConst := constantOffset(ctx.Layout, c.ElemType, c.Elems[1:])
		return sym, off + delta, ok && isConst
	case ir.ICmp:
		b, y, ok2 := ctx.ConstAddress(c.Elems[1])
		if !ok || !ok2 || sym != nil || b != nil {
			return nil, 0, false
		}
		holds, known := compares(c.Pred, off, y, c.Elems[0].Type())
		if holds {
			return nil, -1, known
		}
		return nil, 0, known
	case ir.Select:
		if !ok || sym != nil {
			return nil, 0, false
		}
		if off&1 != 0 {
			return ctx.ConstAddress(c.Elems[1])
		}
		return ctx.ConstAddress(c.Elems[2])
	}
	if !c.Op.IsBinary() || t.Kind != ir.IntegerKind {
		return nil, 0, false
	}
	b, y, ok2 := ctx.ConstAddress(c.Elems[1])
	switch {
	case !ok || !ok2:
		return nil, 0, false
	case sym == nil && b == nil:
		n, known := calculate(c.Op, off, y, t)
		return nil, n, known
	case c.Op == ir.Add && b == nil:
		return sym, off + y, t.IsInt(64)
	case c.Op == ir.Add && sym == nil:
		return b, off + y, t.IsInt(64)
	case c.Op == ir.Sub && b == nil:
		return sym, off - y, t.IsInt(64)
	case c.Op == ir.Sub && sym == b:
		return nil, signed(off-y, t), true
	}
	return nil, 0, false
}

// width is the number of bits of a type.
func width(t *ir.Type) uint32 {
	if t.Kind == ir.IntegerKind {
		return t.Bits
	}
	return 64
}

// signed sign-extends the low bits of n, as many as the type has.
func signed(n int64, t *ir.Type) int64 { return n << (64 - width(t)) >> (64 - width(t)) }

func unsigned(n int64, t *ir.Type) uint64 { return uint64(n) << (64 - width(t)) >> (64 - width(t)) }

// compares evaluates icmp on two numbers.
func compares(p ir.Pred, a, b int64, t *ir.Type) (holds, known bool) {
	x, y := unsigned(a, t), unsigned(b, t)
	a, b = signed(a, t), signed(b, t)
	switch p {
	case ir.EQ:
		return x == y, true
	case ir.NE:
		return x != y, true
	case ir.ULT:
		return x < y, true
	case ir.ULE:
		return x <= y, true
	case ir.UGT:
		return x > y, true
	case ir.UGE:
		return x >= y, true
	case ir.SLT:
		return a < b, true
	case ir.SLE:
		return a <= b, true
	case ir.SGT:
		return a > b, true
	case ir.SGE:
		return a >= b, true
	}
	return false, false
}

// calculate evaluates an operation on two numbers. It does not fold poison: a division by zero
// either ends the program or is never executed.
func calculate(op ir.Opcode, a, b int64, t *ir.Type) (n int64, known bool) {
	x, y := unsigned(a, t), unsigned(b, t)
	a, b = signed(a, t), signed(b, t)
	switch op {
	case ir.Add:
		n = a + b
	case ir.Sub:
		n = a - b
	case ir.Mul:
		_, low := bits.Mul64(x, y)
		n = int64(low)
	case ir.And:
		n = a & b
	case ir.Or:
		n = a | b
	case ir.Xor:
		n = a ^ b
	case ir.Shl, ir.LShr, ir.AShr:
		if y >= uint64(width(t)) {
			return 0, true // poison
		}
		switch op {
		case ir.Shl:
			n = a << y
		case ir.LShr:
			n = int64(x >> y)
		default:
			n = a >> y
		}
	case ir.UDiv, ir.URem, ir.SDiv, ir.SRem:
		if y == 0 || b == -1 {
			return 0, false
		}
		switch op {
		case ir.UDiv:
			n = int64(x / y)
		case ir.URem:
			n = int64(x % y)
		case ir.SDiv:
			n = a / b
		default:
			n = a % b
		}
	default:
		return 0, false
	}
	return signed(n, t), true
}
