package build

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// VectorShape is how a vector is spread over XMM registers of 16 bytes: in lanes whose width is a
// power of two, filled from the lowest. A vector that does not fill its last register leaves the
// rest undefined, as in LLVM ("widening").
type VectorShape struct {
	N    int    // elements
	Lane uint32 // bits of a lane
	Mem  uint32 // bits of an element in memory, where they are packed without gaps
	// Mask is set for vectors of i1: each lane is all ones or all zeros, and is as wide as possible
	// with all lanes in one register.
	Mask bool
}

// PerReg is the number of lanes of a register.
func (v *VectorShape) PerReg() int { return int(128 / v.Lane) }

// Regs is the number of registers of the vector.
func (v *VectorShape) Regs() int { return (v.N + v.PerReg() - 1) / v.PerReg() }

// LanesIn is the number of elements in register i.
func (v *VectorShape) LanesIn(i int) int { return min(v.PerReg(), v.N-i*v.PerReg()) }

// Plain reports whether a register has the same bytes as memory.
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
		size := c.Env.Layout.SizeInBits(t.Elem) // there is no padding between elements
		for i := range t.Len {
			first := len(to)
			to, ok = c.appendParts(to, t.Elem, off+i*size/8)
			if !ok || len(to) > MaxParts {
				return to, false
			}
			for k := first; k < len(to); k++ {
				to[k].Bit = uint8(i * size % 8)
			}
			if n := len(to) - first; n > 2 { // LLVM passes a power of two of words
				to[len(to)-1].Padding = uint8(1<<bits.Len(uint(n-1)) - n)
			}
		}
		return to, true
	}
	for i := range v.Regs() {
		at := uint64(i*v.PerReg()) * uint64(v.Mem)
		to = append(to, Part{
			Class: mir.XMM, Size: 16, Bits: uint32(v.LanesIn(i)) * v.Mem,
			Off: off + at/8, Bit: uint8(at % 8), Type: t, Lane: uint8(v.Lane),
			Lanes: uint8(v.LanesIn(i)), Mask: v.Mask,
		})
	}
	return to, len(to) <= MaxParts
}

// Scalar is one element of a vector as a scalar: its parts as sources, none for an undefined one.
type Scalar []mir.Operand

// Part returns a part of an element; its kind is none if it is undefined.
func (e Scalar) Part(i int) mir.Operand {
	if i < len(e) {
		return e[i]
	}
	return mir.Operand{}
}

// Defined returns a part of an element, zero if it is undefined.
func (e Scalar) Defined(i int) mir.Operand {
	if o := e.Part(i); o.Kind != mir.KindNone {
		return o
	}
	return mir.I(0)
}

// XMM returns a new register of 16 bytes.
func (c *Code) XMM() mir.VReg { return c.Temp(mir.XMM, 16) }

// VOp returns a new register with a op b, or with op a if there is no b.
func (c *Code) VOp(op amd64.Op, a mir.VReg, b ...mir.Operand) mir.VReg {
	d := c.XMM()
	c.X86(op, amd64.W0, append([]mir.Operand{mir.D(d), mir.R(a).As(mir.Tied)}, b...)...)
	return d
}

// VMove returns a new register that an instruction with one source defines.
func (c *Code) VMove(op amd64.Op, w amd64.Width, ops ...mir.Operand) mir.VReg {
	d := c.XMM()
	c.X86(op, w, append([]mir.Operand{mir.D(d)}, ops...)...)
	return d
}

// inXMM returns a register of 16 bytes with the value of an operand.
func (c *Code) inXMM(o mir.Operand) mir.VReg {
	if o.Kind == mir.KindReg {
		return o.Reg
	}
	return c.Load(o, mir.XMM, 16)
}

// Blend selects the bits of yes where the mask has ones and those of no elsewhere. Its
// instructions are those for floating-point numbers or integers, as the values are: many processors
// take longer where one reads what the other wrote.
func (c *Code) Blend(mask mir.VReg, yes, no mir.Operand, float bool) mir.VReg {
	and, andn, or := amd64.PAND, amd64.PANDN, amd64.POR
	if float {
		and, andn, or = amd64.ANDPS, amd64.ANDNPS, amd64.ORPS
	}
	switch {
	case no.Kind == mir.KindImm: // zero
		return c.VOp(and, mask, mir.R(c.inXMM(yes)))
	case yes.Kind == mir.KindImm:
		return c.VOp(andn, mask, mir.R(c.inXMM(no)))
	}
	a := c.VOp(and, c.inXMM(yes), mir.R(mask))
	return c.VOp(or, c.VOp(andn, mask, mir.R(c.inXMM(no))), mir.R(a))
}
