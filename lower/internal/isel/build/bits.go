package build

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// BitsOf is a floating-point part in a general register.
func (c *Code) BitsOf(o mir.Operand, p Part) mir.VReg {
	r := c.Temp(mir.GPR, p.Size)
	op := amd64.MOVQ
	if p.Size == 4 {
		op = amd64.MOVD
	}
	if o.Kind != mir.KindReg {
		o = mir.R(c.Load(o, mir.XMM, p.Size))
	}
	c.X86(op, amd64.W0, mir.D(r), o)
	return r
}

// FromBits defines d, a floating-point register, by the bits of a general one.
func (c *Code) FromBits(d, r mir.VReg, p Part) {
	op := amd64.MOVQ
	if p.Size == 4 {
		op = amd64.MOVD
	}
	c.X86(op, amd64.W0, mir.D(d), mir.R(r))
}

// HalfFrom is a half by its bits in a general register.
func (c *Code) HalfFrom(g mir.VReg) mir.VReg {
	h := c.Temp(mir.XMM, 4)
	c.X86(amd64.MOVD, amd64.W0, mir.D(h), mir.R(g))
	return h
}

// LaneDown returns a vector whose lowest lane is lane k of x, with lanes of 32 or 64 bits; its
// other lanes mean nothing. Lane 0 is in x itself. float selects instructions for floating-point
// numbers, which are quicker if the lanes come from such.
func (c *Code) LaneDown(x mir.VReg, k int, lane uint32, float bool) mir.VReg {
	switch {
	case k == 0:
		return x
	case float && uint32(k)*lane == 64:
		return c.VOp(amd64.MOVHLPS, x, mir.R(x))
	case float:
		return c.VOp(amd64.SHUFPS, x, mir.R(x), mir.I(int64(k)))
	}
	imm := int64(k)
	if lane == 64 {
		imm = 0xee
	}
	return c.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(imm))
}
