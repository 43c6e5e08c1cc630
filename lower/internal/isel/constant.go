package isel

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/ir/floats"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// AddressOf reads a constant as global + offset; the global is nil for a plain number.
func (s *selector) AddressOf(v ir.Value) (sym ir.Named, off int64, ok bool) {
	switch v := v.(type) {
	case *ir.Func, *ir.Global, *ir.Alias, *ir.IFunc:
		return v.(ir.Named), 0, true
	case *ir.Const:
		return s.ConstAddress(v)
	}
	return nil, 0, false
}

// ConstDifference reads a constant as the difference of the addresses of two globals, plus a
// number; such a difference may be truncated to fewer bits.
func (ctx *Context) ConstDifference(v ir.Value) (sym, minus ir.Named, off int64, ok bool) {
	c, ok := v.(*ir.Const)
	if ok && c.Kind == ir.ConstExpr && c.Op == ir.Trunc {
		c, ok = c.Elems[0].(*ir.Const)
	}
	if !ok || c.Kind != ir.ConstExpr || c.Op != ir.Sub {
		return nil, nil, 0, false
	}
	sym, x, ok1 := ctx.ConstAddress(c.Elems[0])
	minus, y, ok2 := ctx.ConstAddress(c.Elems[1])
	return sym, minus, x - y, ok1 && ok2 && sym != nil && minus != nil
}

// constantOffset adds up the indices of a getelementptr, if they are constants.
func constantOffset(layout *datalayout.Layout, elem *ir.Type, indices []ir.Value) (int64, bool) {
	t := elem
	var off int64
	for i, v := range indices {
		c, ok := v.(*ir.Const)
		if !ok || c.Kind != ir.ConstInt && !c.IsZeroValue() || c.Big != nil {
			return 0, false
		}
		n := int64(0)
		if c.Kind == ir.ConstInt {
			n = c.Int64()
		}
		switch {
		case i == 0:
			off += n * int64(layout.Size(t))
		case t.Kind == ir.StructKind:
			if n < 0 || n >= int64(len(t.Fields)) {
				return 0, false
			}
			off += int64(layout.FieldOffset(t, int(n)))
			t = t.Fields[n]
		default:
			t = t.Elem
			off += n * int64(layout.Size(t))
		}
	}
	return off, true
}

// constantCode computes part p of a constant expression that is neither an address nor a number, by
// selecting the instruction with its opcode.
func (s *selector) constantCode(c *ir.Const, p int) mir.Operand {
	if s.At == nil || s.finishing {
		s.Fail("the constant expression `" + c.Op.String() + "`")
		return mir.I(0)
	}
	if c.Op == ir.PtrToInt && build.IsWord(c.Type()) { // the part of the address that it holds
		return s.Source(c.Elems[0], 0)
	}
	v := s.Module.NewInstr(c.Op, c.Type(), c.Elems...)
	defer v.DropOperands()
	v.Pred, v.Flags, v.ElemType = c.Pred, c.Flags, c.ElemType
	v.SetIndices(c.Indices)
	if w, q := s.through(v, p); w != nil {
		return s.Source(w, q)
	}
	first := mir.VReg(0)
	for i, q := range append([]build.Part(nil), s.Parts(v.Type())...) {
		r := s.Temp(q.Class, q.Size)
		if i == 0 {
			first = r
		}
	}
	if first == 0 {
		return mir.I(0)
	}
	s.Place(v, first)
	s.Select(v)
	if build.PartIsZero(v, p) {
		return mir.I(0)
	}
	return mir.R(first + mir.VReg(p))
}

// floatConstant is a float or double: zero as an immediate, which a copy turns into XOR, any other
// in memory.
func (s *selector) floatConstant(c *ir.Const) mir.Operand {
	if low, high, ok := floats.Bits(c); ok && (c.Type().Kind == ir.FP128Kind ||
		build.IsExtended(c.Type())) {
		if low == 0 && high == 0 {
			return mir.I(0)
		}
		return s.Pool128(low, high)
	}
	bits, ok := floats.ShortBits(c)
	if !ok {
		s.Fail("the constant `" + c.Text + "` of type `" + c.Type().String() + "`")
		return mir.I(0)
	}
	if bits == 0 {
		return mir.I(0)
	}
	size := 8
	if c.Type().Kind != ir.DoubleKind {
		size = 4
	}
	return mir.Operand{Kind: mir.KindMem, Sym: s.Pool(bits, size), Scale: uint8(size)}
}

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
