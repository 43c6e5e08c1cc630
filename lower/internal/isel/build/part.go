package build

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/mir"
)

// ABIClass is the part's class in calling conventions.
func (p *Part) ABIClass() abi.Class {
	switch {
	case p.Class == mir.GPR && p.Type != nil && p.Type.Kind == ir.IntegerKind && p.Type.Bits <= 16:
		return abi.Small
	case p.Class == mir.GPR:
		return abi.Int
	case p.Lane != 0:
		return abi.Vector
	case p.Bits == 16:
		return abi.Half
	case p.Bits == 80:
		return abi.Extended
	case p.Bits == 128:
		return abi.Quad
	}
	return abi.Float
}

// OnX87 reports whether a part is always passed in memory, and returned on the x87 stack.
func (p *Part) OnX87() bool { return p.Class == mir.XMM && p.Bits == 80 && p.Lane == 0 }

// IsHeld reports whether values of a type fit in registers or are empty.
func (c *Code) IsHeld(t *ir.Type) bool {
	return t.Kind == ir.PointerKind || t.Kind == ir.IntegerKind && t.Bits <= 64 || c.isHeld(t)
}

// isHeld is IsHeld for types that few values have.
func (c *Code) isHeld(t *ir.Type) bool {
	switch t.Kind {
	case ir.IntegerKind, ir.VectorKind, ir.ArrayKind, ir.StructKind:
	default:
		return true
	}
	if _, ok := c.Env.parts[t]; ok {
		return true
	}
	ps, ok := c.appendParts(nil, t, 0)
	if ok {
		c.keepParts(t, ps)
	}
	return ok
}

// Part is one scalar of a value: most values have one part, a struct has those of its fields, i128
// has two.
type Part struct {
	Class mir.Class
	Size  uint8 // bytes of the register that are used: 4, 8 or 16
	Bits  uint32
	Off   uint64 // offset in bytes of the part when the value is in memory
	Type  *ir.Type
	// Bit is the bit of its first byte at which the part begins. The bits below belong to the
	// previous part, which is stored first.
	Bit uint8
	// Padding is the number of unused registers that follow when the part is passed.
	Padding uint8
	// Lane, Lanes and Mask are set for a register of a vector: the bits of a lane, the number of
	// lanes in use, and whether it is a mask of i1.
	Lane, Lanes uint8
	Mask        bool
}

// Parts are the scalars of a type; nil with a diagnostic if some do not fit in registers. The slice
// is valid until the next call.
func (c *Code) Parts(t *ir.Type) []Part {
	switch {
	case t.Kind == ir.IntegerKind && t.Bits <= 64:
		c.one[0] = Part{Class: mir.GPR, Size: IntSize(t.Bits), Bits: t.Bits, Type: t}
		return c.one[:]
	case t.Kind == ir.PointerKind:
		if t.AddrSpace == Pointer32S || t.AddrSpace == Pointer32U {
			c.Fail("a value of type `" + t.String() + "`")
		}
		c.one[0] = Part{Class: mir.GPR, Size: 8, Bits: 64, Type: t}
		return c.one[:]
	case t.Kind == ir.VoidKind:
		return nil
	}
	if ps, ok := c.Env.parts[t]; ok {
		return ps
	}
	ps, ok := c.appendParts(nil, t, 0)
	if !ok {
		c.Fail("a value of type `" + t.String() + "`")
		return nil
	}
	c.keepParts(t, ps)
	return ps
}

func (c *Code) keepParts(t *ir.Type, ps []Part) {
	if c.Env.parts == nil {
		c.Env.parts = map[*ir.Type][]Part{}
	}
	c.Env.parts[t] = ps
}

// Pointer32S and Pointer32U are the address spaces of 32-bit pointers, which are sign- or
// zero-extended when used.
const Pointer32S, Pointer32U = 270, 271

// IntSize is the number of bytes of a register that an integer of at most 64 bits uses.
func IntSize(bits uint32) uint8 {
	if bits <= 32 {
		return 4
	}
	return 8
}

// MaxParts is the largest number of registers of one value.
const MaxParts = 256

// MaxIntBits is the width of the widest supported integer.
const MaxIntBits = 64 * MaxParts

func (c *Code) appendParts(to []Part, t *ir.Type, off uint64) ([]Part, bool) {
	switch t.Kind {
	case ir.IntegerKind:
		if t.Bits > MaxIntBits {
			return to, false
		}
		for low := uint32(0); low < t.Bits; low += 64 {
			bits := min(t.Bits-low, 64)
			to = append(to, Part{Class: mir.GPR, Size: IntSize(bits), Bits: bits, Off: off +
				uint64(low/8), Type: t})
		}
		return to, true
	case ir.PointerKind:
		return append(to, Part{Class: mir.GPR, Size: 8, Bits: 64, Off: off, Type: t}), true
	case ir.FloatKind:
		return append(to, Part{Class: mir.XMM, Size: 4, Bits: 32, Off: off, Type: t}), true
	case ir.DoubleKind:
		return append(to, Part{Class: mir.XMM, Size: 8, Bits: 64, Off: off, Type: t}), true
	case ir.HalfKind, ir.BFloatKind:
		return append(to, Part{Class: mir.XMM, Size: 4, Bits: 16, Off: off, Type: t}), true
	case ir.FP128Kind:
		return append(to, Part{Class: mir.XMM, Size: 16, Bits: 128, Off: off, Type: t}), true
	case ir.X86FP80Kind:
		return append(to, Part{Class: mir.XMM, Size: 16, Bits: 80, Off: off, Type: t}), true
	case ir.VectorKind:
		return c.appendVector(to, t, off)
	case ir.StructKind:
		if t.Opaque {
			return to, false
		}
		for i, f := range t.Fields {
			var ok bool
			if to, ok = c.appendParts(to, f, off+c.Env.Layout.FieldOffset(t, i)); !ok ||
				len(to) > MaxParts {
				return to, false
			}
		}
		return to, true
	case ir.ArrayKind:
		size := c.Env.Layout.Size(t.Elem)
		for i := range t.Len {
			var ok bool
			if to, ok = c.appendParts(to, t.Elem, off+i*size); !ok || len(to) > MaxParts {
				return to, false
			}
		}
		return to, true
	}
	return to, false
}

// FlatIndex is the number of the part at which the element of an aggregate begins.
func (c *Code) FlatIndex(t *ir.Type, indices []int32) (int, *ir.Type) {
	n := 0
	for _, i := range indices {
		switch t.Kind {
		case ir.StructKind:
			for _, f := range t.Fields[:i] {
				n += c.CountParts(f)
			}
			t = t.Fields[i]
		default:
			n += int(i) * c.CountParts(t.Elem)
			t = t.Elem
		}
	}
	return n, t
}

// CountParts is the number of parts of values of a type.
func (c *Code) CountParts(t *ir.Type) int { return len(c.Parts(t)) }

// Narrowed is a constant for a register of which at most 32 bits are used, as an unsigned number,
// which takes a shorter instruction than a negative one.
func Narrowed(o mir.Operand, p *Part) mir.Operand {
	if o.Kind == mir.KindImm && o.Sym == amd64.NoSym && p.Class == mir.GPR && p.Bits <= 32 {
		o.Val = int64(uint32(o.Val))
	}
	return o
}
