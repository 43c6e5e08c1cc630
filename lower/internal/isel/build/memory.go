package build

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// Loads and stores of integers.

// Offset is an address moved by off bytes.
func (c *Code) Offset(o mir.Operand, off int64) mir.Operand {
	if off == 0 {
		return o
	}
	if !Fits32(o.Val + off) {
		r := c.Temp(mir.GPR, 8)
		c.X86(amd64.LEA, amd64.W64, mir.D(r), o)
		seg := o.Seg
		o = mir.M(r, off)
		o.Seg = seg
		return o
	}
	o.Val += off
	return o
}

// LoadInt loads an integer or pointer of a given number of bits.
func (c *Code) LoadInt(d mir.VReg, o mir.Operand, bits uint32) {
	w, ok := MemoryWidth(bits)
	switch {
	case ok && w == amd64.W8:
		c.X86(amd64.MOVZXB, amd64.W32, mir.D(d), o)
	case ok && w == amd64.W16:
		c.X86(amd64.MOVZXW, amd64.W32, mir.D(d), o)
	case ok:
		c.X86(amd64.MOV, w, mir.D(d), o)
	default:
		c.oddLoad(d, o, bits)
	}
}

// oddLoad loads an integer of 3, 5, 6 or 7 bytes in pieces, without reading past its end.
func (c *Code) oddLoad(d mir.VReg, o mir.Operand, bits uint32) {
	n := (bits + 7) / 8
	w := OpWidth(bits)
	var sum mir.VReg
	off := uint32(0)
	for off < n {
		size := pieceSize(n - off)
		piece := c.Temp(mir.GPR, uint8(w/8))
		c.LoadInt(piece, c.Offset(o, int64(off)), size*8)
		if off == 0 {
			sum = piece
		} else {
			shifted, both := c.Temp(mir.GPR, uint8(w/8)), c.Temp(mir.GPR, uint8(w/8))
			c.X86(amd64.SHL, w, mir.D(shifted), mir.R(piece).As(mir.Tied), mir.I(int64(off*8)))
			c.X86(amd64.OR, w, mir.D(both), mir.R(sum).As(mir.Tied), mir.R(shifted))
			sum = both
		}
		off += size
	}
	c.Emit(mir.Copy, w, mir.D(d), mir.R(sum).As(mir.Tied))
}

// pieceSize is the largest power of two that is not above n, in bytes, for n below 8.
func pieceSize(n uint32) uint32 {
	switch {
	case n >= 4:
		return 4
	case n >= 2:
		return 2
	}
	return 1
}

// StoreInt stores an integer of at most a register's width; bits above the width are not stored.
func (c *Code) StoreInt(o mir.Operand, src mir.Operand, w amd64.Width) {
	switch {
	case src.Kind == mir.KindReg:
	case src.Kind == mir.KindImm && Fits32(src.Val):
	case src.Kind == mir.KindImm && w < amd64.W64:
		src.Val = int64(int32(src.Val))
	default:
		src = mir.R(c.Load(src, mir.GPR, 8))
	}
	c.X86(amd64.MOV, w, o, src)
}

// StoreOdd stores an integer of 3, 5, 6 or 7 bytes without writing past its end.
func (c *Code) StoreOdd(o, src mir.Operand, bits uint32) {
	n := (bits + 7) / 8
	w := OpWidth(bits)
	if src.Kind != mir.KindReg {
		src = mir.R(c.Load(src, mir.GPR, uint8(w/8)))
	}
	if bits%8 != 0 {
		t, u := c.Temp(mir.GPR, uint8(w/8)), c.Temp(mir.GPR, uint8(w/8))
		k := int64(uint32(w) - bits)
		c.X86(amd64.SHL, w, mir.D(t), src.As(mir.Tied), mir.I(k))
		c.X86(amd64.SHR, w, mir.D(u), mir.R(t).As(mir.Tied), mir.I(k))
		src = mir.R(u)
	}
	for off := uint32(0); off < n; {
		size := pieceSize(n - off)
		piece := src
		if off > 0 {
			t := c.Temp(mir.GPR, uint8(w/8))
			c.X86(amd64.SHR, w, mir.D(t), src.As(mir.Tied), mir.I(int64(off*8)))
			piece = mir.R(t)
		}
		c.StoreInt(c.Offset(o, int64(off)), piece, amd64.Width(size*8))
		off += size
	}
}

// LoadBits loads an integer that begins in the middle of a byte. The bits above it are undefined.
func (c *Code) LoadBits(d mir.VReg, o mir.Operand, p Part) {
	all := uint32(p.Bit) + p.Bits
	low := c.Temp(mir.GPR, 8)
	c.LoadInt(low, o, min(64, all))
	r := c.Op2(amd64.SHR, amd64.W64, low, mir.I(int64(p.Bit)))
	if all > 64 {
		high := c.Temp(mir.GPR, 8)
		c.LoadInt(high, c.Offset(o, 8), all-64)
		r = c.Op2(amd64.OR, amd64.W64, r,
			mir.R(c.Op2(amd64.SHL, amd64.W64, high, mir.I(64-int64(p.Bit)))))
	}
	c.Emit(mir.Copy, amd64.W64, mir.D(d), mir.R(r).As(mir.Tied))
}

// StoreBits stores an integer that begins in the middle of a byte. The lower bits of that byte have
// been stored; the upper ones are zeros.
func (c *Code) StoreBits(o, src mir.Operand, p Part) {
	r := c.LowBits(c.Wide(src), p.Bits)
	words := []mir.VReg{c.Op2(amd64.SHL, amd64.W64, r, mir.I(int64(p.Bit)))}
	all := uint32(p.Bit) + p.Bits
	if all > 64 {
		words = append(words, c.Op2(amd64.SHR, amd64.W64, r, mir.I(64-int64(p.Bit))))
	}
	c.StoreWords(o, words, p.Bit, all)
}

// StoreWords stores a number of bits, padded with zeros to a whole byte. The lowest bits, below
// bit, are zeros in the words and are preserved in memory.
func (c *Code) StoreWords(o mir.Operand, words []mir.VReg, bit uint8, bits uint32) {
	if bit != 0 {
		before := c.Temp(mir.GPR, 8)
		c.LoadInt(before, o, 8)
		words[0] = c.Op2(amd64.OR, amd64.W64, words[0], mir.R(before))
	}
	for i, r := range words {
		n := (min(64, bits-uint32(64*i)) + 7) &^ 7
		o := c.Offset(o, int64(8*i))
		if w, ok := MemoryWidth(n); ok && n == uint32(w) {
			c.StoreInt(o, mir.R(r), w)
		} else {
			c.StoreOdd(o, mir.R(r), n)
		}
	}
}

// LowBits returns a 64-bit register with only the lowest bits of another; the rest are zeros.
func (c *Code) LowBits(r mir.VReg, bits uint32) mir.VReg {
	if k := int64(64) - int64(bits); k > 0 {
		r = c.Op2(amd64.SHR, amd64.W64, c.Op2(amd64.SHL, amd64.W64, r, mir.I(k)), mir.I(k))
	}
	return r
}

// Wide is a source in a 64-bit register; only the bits of the source are defined.
func (c *Code) Wide(o mir.Operand) mir.VReg {
	if o.Kind != mir.KindReg {
		return c.Load(o, mir.GPR, 8)
	}
	r := c.Temp(mir.GPR, 8)
	c.Emit(mir.Copy, amd64.W64, mir.D(r), o.As(mir.Tied))
	return r
}

// Segment gives an address the segment of its address space: 256 is GS and 257 FS.
func (c *Code) Segment(o mir.Operand, pointer ir.Value) mir.Operand {
	switch pointer.Type().AddrSpace {
	case 256:
		o.Seg = amd64.GS
	case 257:
		o.Seg = amd64.FS
	}
	return o
}
