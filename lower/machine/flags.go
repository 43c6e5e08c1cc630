package machine

import "math/bits"

// result sets SF, ZF and PF from a result and the other arithmetic flags to the
// ones given.
func (c *CPU) result(v uint64, size uint8, others uint64) {
	v &= mask(size)
	f := c.Flags&^Arithmetic | others
	if v == 0 {
		f |= FlagZF
	}
	if v&signBit(size) != 0 {
		f |= FlagSF
	}
	if bits.OnesCount8(uint8(v))&1 == 0 {
		f |= FlagPF
	}
	c.Flags = f
}

// add returns a + b + carry and sets the flags.
func (c *CPU) add(a, b, carry uint64, size uint8) uint64 {
	a, b = a&mask(size), b&mask(size)
	v := a + b + carry
	var f uint64
	// The carry out of each bit is the majority of the operands' bits and the
	// carry in, which the sum shows inverted.
	out := a&b | (a|b)&^v
	if out&signBit(size) != 0 {
		f |= FlagCF
	}
	if out&8 != 0 {
		f |= FlagAF
	}
	if (a^v)&(b^v)&signBit(size) != 0 {
		f |= FlagOF
	}
	c.result(v, size, f)
	return v & mask(size)
}

// sub returns a - b - borrow and sets the flags.
func (c *CPU) sub(a, b, borrow uint64, size uint8) uint64 {
	a, b = a&mask(size), b&mask(size)
	v := a - b - borrow
	var f uint64
	out := ^a&b | (^a|b)&v
	if out&signBit(size) != 0 {
		f |= FlagCF
	}
	if out&8 != 0 {
		f |= FlagAF
	}
	if (a^b)&(a^v)&signBit(size) != 0 {
		f |= FlagOF
	}
	c.result(v, size, f)
	return v & mask(size)
}

// setFlag sets or clears one flag.
func (c *CPU) setFlag(flag uint64, on bool) {
	if on {
		c.Flags |= flag
	} else {
		c.Flags &^= flag
	}
}

// carry is CF as a number.
func (c *CPU) carry() uint64 { return c.Flags & FlagCF }
