package build

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// VectorShape is how a vector is spread over XMM registers of sixteen bytes: lanes of a power of
// two of bits, filled from the lowest. A vector that does not fill its last register leaves the
// rest undefined, as LLVM has it ("widening").
type VectorShape struct {
	N    int    // elements
	Lane uint32 // bits of a lane
	Mem  uint32 // bits of an element in memory, where they are packed without gaps
	// Mask is set for vectors of i1: the lanes are all ones or all zeros, and as wide as fit one
	// register.
	Mask bool
}

// PerReg is how many lanes a register has.
func (v *VectorShape) PerReg() int { return int(128 / v.Lane) }

// Regs is how many registers the vector takes.
func (v *VectorShape) Regs() int { return (v.N + v.PerReg() - 1) / v.PerReg() }

// LanesIn is how many elements register i has.
func (v *VectorShape) LanesIn(i int) int { return min(v.PerReg(), v.N-i*v.PerReg()) }

// Plain reports whether a register holds what memory does, byte by byte.
func (v *VectorShape) Plain() bool { return v.Lane == v.Mem }

// ShapeOf is the shape of a vector that is held in XMM registers. Vectors of one element, and of
// elements of more than 64 bits, are held element by element.
func ShapeOf(t *ir.Type) (VectorShape, bool) {
	if t.Kind != ir.VectorKind || t.Scalable || t.Len < 2 || t.Len > MaxParts {
		return VectorShape{}, false
	}
	v := VectorShape{N: int(t.Len)}
	switch e := t.Elem; {
	case e.IsInt(1):
		v.Mask, v.Mem = true, 1
		v.Lane = uint32(min(64, max(8, 128>>bits.Len(uint(v.N-1)))))
	case e.Kind == ir.IntegerKind && e.Bits <= 64:
		v.Mem = e.Bits
		v.Lane = max(8, uint32(1)<<bits.Len32(e.Bits-1))
	case e.Kind == ir.PointerKind, e.Kind == ir.DoubleKind:
		v.Lane, v.Mem = 64, 64
	case e.Kind == ir.FloatKind:
		v.Lane, v.Mem = 32, 32
	case IsHalf(e):
		v.Lane, v.Mem = 16, 16
	default:
		return v, false
	}
	return v, true
}

// appendVector adds the parts of a vector.
func (c *Code) appendVector(to []Part, t *ir.Type, off uint64) ([]Part, bool) {
	if t.Scalable || t.Len > MaxParts {
		return to, false
	}
	v, ok := ShapeOf(t)
	if !ok {
		size := c.ElementSize(t)
		if size == 0 {
			return to, false
		}
		for i := range t.Len {
			if to, ok = c.appendParts(to, t.Elem, off+i*size); !ok || len(to) > MaxParts {
				return to, false
			}
		}
		return to, true
	}
	if v.Regs() > 1 && v.PerReg()*int(v.Mem)%8 != 0 {
		return to, false // a register would begin in the middle of a byte
	}
	for i := range v.Regs() {
		to = append(to, Part{
			Class: mir.XMM, Size: 16, Bits: uint32(v.LanesIn(i)) * v.Mem,
			Off: off + uint64(i*v.PerReg()*int(v.Mem))/8, Type: t, Lane: uint8(v.Lane),
			Lanes: uint8(v.LanesIn(i)), Mask: v.Mask,
		})
	}
	return to, len(to) <= MaxParts
}

// ElementSize is how many bytes an element takes in a vector in memory, which has no gaps; 0 if it
// is no whole number of them.
func (c *Code) ElementSize(t *ir.Type) uint64 {
	if t.Len == 1 {
		return c.Env.Layout.Size(t.Elem)
	}
	n := c.Env.Layout.SizeInBits(t.Elem)
	if n%8 != 0 {
		return 0
	}
	return n / 8
}

// Scalar is one element of a vector outside it: its parts as sources.
type Scalar [MaxIntBits / 64]mir.Operand

// XMM is a new register of sixteen bytes.
func (c *Code) XMM() mir.VReg { return c.Temp(mir.XMM, 16) }

// VOp is a new register with a op b, or with op a where there is no b.
func (c *Code) VOp(op amd64.Op, a mir.VReg, b ...mir.Operand) mir.VReg {
	d := c.XMM()
	c.X86(op, amd64.W0, append([]mir.Operand{mir.D(d), mir.R(a).As(mir.Tied)}, b...)...)
	return d
}

// VMove is a new register that an instruction of one source defines.
func (c *Code) VMove(op amd64.Op, w amd64.Width, ops ...mir.Operand) mir.VReg {
	d := c.XMM()
	c.X86(op, w, append([]mir.Operand{mir.D(d)}, ops...)...)
	return d
}

// Blend takes the bits of yes where the mask has ones and those of no elsewhere.
func (c *Code) Blend(mask, yes, no mir.VReg) mir.VReg {
	a := c.VOp(amd64.ANDPS, yes, mir.R(mask))
	return c.VOp(amd64.ORPS, c.VOp(amd64.ANDNPS, mask, mir.R(no)), mir.R(a))
}
