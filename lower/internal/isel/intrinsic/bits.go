package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// ctpop counts ones by adding up fields of two, four and eight bits, then the bytes with one
// multiplication (Warren, "Hacker's Delight", 5-1). The baseline x86-64 has no POPCNT.
func (u *Unit) ctpop(in *ir.Instr) {
	bits := in.Type().Bits
	w := build.OpWidth(bits)
	x := u.Extend(in.Arg(0), false, uint32(w))
	half := u.Op2(amd64.AND, w, u.Op2(amd64.SHR, w, x, mir.I(1)), u.Mask(0x5555555555555555, w))
	x = u.Op2(amd64.SUB, w, x, mir.R(half))
	m := u.Mask(0x3333333333333333, w)
	low := u.Op2(amd64.AND, w, x, m)
	high := u.Op2(amd64.AND, w, u.Op2(amd64.SHR, w, x, mir.I(2)), m)
	x = u.Op2(amd64.ADD, w, low, mir.R(high))
	x = u.Op2(amd64.ADD, w, x, mir.R(u.Op2(amd64.SHR, w, x, mir.I(4))))
	x = u.Op2(amd64.AND, w, x, u.Mask(0x0f0f0f0f0f0f0f0f, w))
	product := u.Temp(mir.GPR, uint8(w/8))
	if w == amd64.W32 {
		u.X86(amd64.IMUL, w, mir.D(product), mir.R(x), mir.I(0x01010101))
	} else {
		u.X86(amd64.IMUL, w, mir.D(product), mir.R(x).As(mir.Tied),
			mir.R(u.Load(mir.I(0x0101010101010101), mir.GPR, 8)))
	}
	u.DefineReg(in, u.Op2(amd64.SHR, w, product, mir.I(int64(w)-8)), w)
}

// cttz counts the zeros below the lowest set bit. For zero, BSF leaves its destination unchanged,
// but not every manual guarantees that, so zero is handled explicitly.
func (u *Unit) cttz(in *ir.Instr) {
	bits := in.Type().Bits
	w := build.OpWidth(bits)
	size := uint8(w / 8)
	d := u.VReg(in, 0)
	x := u.Reg(in.Arg(0))
	if bits < uint32(w) {
		// A one right above the value stops the count there.
		x = u.Op2(amd64.OR, w, x, u.Mask(1<<bits, w))
		u.X86(amd64.BSF, w, mir.D(d), mir.R(x))
		return
	}
	if isTrue(in.Arg(1)) {
		u.X86(amd64.BSF, w, mir.D(d), mir.R(x))
		return
	}
	none := u.Load(mir.I(int64(bits)), mir.GPR, size)
	n := u.Temp(mir.GPR, size)
	u.X86(amd64.BSF, w, mir.D(n), mir.R(x))
	u.CMov(d, mir.R(n), mir.R(none), amd64.CondE, w)
}

func isTrue(v ir.Value) bool {
	c, ok := ir.AsInt(v)
	return ok && c.Bits != 0
}

// ctlz counts the zeros above the highest set bit, whose index BSR computes.
func (u *Unit) ctlz(in *ir.Instr) {
	bits := in.Type().Bits
	w := build.OpWidth(bits)
	size := uint8(w / 8)
	x := u.Extend(in.Arg(0), false, uint32(w))
	top := u.Temp(mir.GPR, size)
	if isTrue(in.Arg(1)) {
		u.X86(amd64.BSR, w, mir.D(top), mir.R(x))
	} else {
		none := u.Load(mir.I(-1), mir.GPR, size) // as if the highest set bit were below bit 0
		n := u.Temp(mir.GPR, size)
		u.X86(amd64.BSR, w, mir.D(n), mir.R(x))
		u.CMov(top, mir.R(n), mir.R(none), amd64.CondE, w)
	}
	// bits-1 - top
	minus := u.Op2(amd64.NEG, w, top)
	u.X86(amd64.ADD, w, mir.D(u.VReg(in, 0)), mir.R(minus).As(mir.Tied), mir.I(int64(bits)-1))
}

func (u *Unit) bswap(in *ir.Instr) {
	bits := in.Type().Bits
	w := build.OpWidth(bits)
	r := u.Op2(amd64.BSWAP, w, u.Reg(in.Arg(0)))
	if k := int64(uint32(w) - bits); k > 0 {
		r = u.Op2(amd64.SHR, w, r, mir.I(k))
	}
	u.DefineReg(in, r, w)
}

// bitReverse swaps adjacent bits, pairs, nibbles, then bytes.
func (u *Unit) bitReverse(in *ir.Instr) {
	bits := in.Type().Bits
	w := build.OpWidth(bits)
	x := u.Reg(in.Arg(0))
	for i, m := range [...]uint64{0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f} {
		k := mir.I(int64(1) << i)
		mask := u.Mask(m, w)
		up := u.Op2(amd64.SHL, w, u.Op2(amd64.AND, w, x, mask), k)
		down := u.Op2(amd64.AND, w, u.Op2(amd64.SHR, w, x, k), mask)
		x = u.Op2(amd64.OR, w, up, mir.R(down))
	}
	x = u.Op2(amd64.BSWAP, w, x)
	if k := int64(uint32(w) - bits); k > 0 {
		x = u.Op2(amd64.SHR, w, x, mir.I(k))
	}
	u.DefineReg(in, x, w)
}
