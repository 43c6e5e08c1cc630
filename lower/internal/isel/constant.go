package isel

import (
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
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
	if low, high, ok := build.FloatBits(c); ok && (c.Type().Kind == ir.FP128Kind ||
		build.IsExtended(c.Type())) {
		if low == 0 && high == 0 {
			return mir.I(0)
		}
		return s.Pool128(low, high)
	}
	bits, ok := build.ShortFloatBits(c)
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
