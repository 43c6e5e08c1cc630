package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// constAddress reads a constant as global + offset; the global is nil for a plain number.
func (s *selector) constAddress(v ir.Value) (sym ir.Named, off int64, ok bool) {
	switch v := v.(type) {
	case *ir.Func, *ir.Global, *ir.Alias, *ir.IFunc:
		return v.(ir.Named), 0, true
	case *ir.Const:
		return s.ConstAddress(v)
	}
	return nil, 0, false
}

// ConstAddress reads a constant as the address of a global plus an offset, or as a number, in which case the global is nil. The address of a block is a number.
func (ctx *Context) ConstAddress(v ir.Value) (sym ir.Named, off int64, ok bool) {
	layout := ctx.Layout
	c, isConst := v.(*ir.Const)
	if !isConst {
		named, isNamed := v.(ir.Named)
		return named, 0, isNamed && ir.IsConstant(v)
	}
	switch c.Kind {
	case ir.ConstInt:
		return nil, c.Int64(), c.Big == nil
	case ir.ConstNull, ir.ConstZero, ir.ConstUndef, ir.ConstPoison:
		return nil, 0, isWord(c.Type())
	case ir.ConstBlockAddress:
		n, known := ctx.blockNumber(c)
		return nil, n, known
	case ir.ConstExpr:
		switch c.Op {
		case ir.Trunc:
			sym, off, ok = ctx.ConstAddress(c.Elems[0])
			if bits := c.Type().Bits; ok && bits < 64 {
				off = off << (64 - bits) >> (64 - bits)
			}
			return sym, off, ok && sym == nil
		case ir.BitCast, ir.AddrSpaceCast, ir.PtrToInt, ir.IntToPtr, ir.PtrToAddr:
			sym, off, ok = ctx.ConstAddress(c.Elems[0])
			if ok && sym == nil && c.Type().Kind == ir.IntegerKind && c.Type().Bits < 64 {
				off = off << (64 - c.Type().Bits) >> (64 - c.Type().Bits)
			}
			return sym, off, ok && (sym == nil || c.Type().Kind == ir.PointerKind || c.Type().IsInt(64))
		case ir.GetElementPtr:
			sym, off, ok = ctx.ConstAddress(c.Elems[0])
			if !ok {
				return nil, 0, false
			}
			delta, isConst := constantOffset(layout, c.ElemType, c.Elems[1:])
			return sym, off + delta, isConst
		case ir.Add, ir.Sub:
			a, x, ok1 := ctx.ConstAddress(c.Elems[0])
			b, y, ok2 := ctx.ConstAddress(c.Elems[1])
			switch {
			case !ok1 || !ok2:
			case c.Op == ir.Add && b == nil:
				return a, x + y, true
			case c.Op == ir.Add && a == nil:
				return b, x + y, true
			case c.Op == ir.Sub && b == nil:
				return a, x - y, true
			case c.Op == ir.Sub && a == b:
				return nil, x - y, true
			}
		}
	}
	return nil, 0, false
}

// ConstDifference reads a constant as the difference of the addresses of two globals, plus a number; such a difference may be cut to fewer bits.
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
func constantOffset(layout *ir.DataLayout, elem *ir.Type, indices []ir.Value) (int64, bool) {
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

// constantCode computes a constant expression that is no address and no number.
func (s *selector) constantCode(c *ir.Const, p int) mir.Operand {
	operands := make([]ir.Value, len(c.Elems))
	copy(operands, c.Elems)
	switch {
	case !c.Op.IsBinary() && !c.Op.IsCast() || s.at == nil || s.finishing:
		s.fail("the constant expression `" + c.Op.String() + "`")
		return mir.I(0)
	case c.Op == ir.PtrToInt && isWord(c.Type()): // the part of the address that it has
		return s.source(operands[0], 0)
	}
	e := s.computeAs(s.at, c.Op, c.Type(), operands)
	return e[min(p, len(e)-1)]
}

// floatConstant is a float or double: zero as an immediate, which a copy turns into an exclusive or, else memory.
func (s *selector) floatConstant(c *ir.Const) mir.Operand {
	if low, high, ok := FloatBits(c); ok && (c.Type().Kind == ir.FP128Kind || isExtended(c.Type())) {
		if low == 0 && high == 0 {
			return mir.I(0)
		}
		return s.pool128(low, high)
	}
	bits, ok := floatBits(c)
	if !ok {
		s.fail("the constant `" + c.Text + "` of type `" + c.Type().String() + "`")
		return mir.I(0)
	}
	if bits == 0 {
		return mir.I(0)
	}
	size := 8
	if c.Type().Kind != ir.DoubleKind {
		size = 4
	}
	return mir.Operand{Kind: mir.KindMem, Sym: s.pool(bits, size), Scale: uint8(size)}
}

// pool is the symbol of a constant in memory.
func (s *selector) pool(bits uint64, size int) amd64.Sym {
	return s.Symbols.Constant(bits, size)
}
