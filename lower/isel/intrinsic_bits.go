package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

func (s *selector) define(in *ir.Instr, r mir.VReg, w amd64.Width) {
	s.Emit(mir.Copy, w, mir.D(s.VReg(in, 0)), mir.R(r).As(mir.Tied))
}

// ctpop counts ones by adding up fields of two, four and eight bits, then the bytes with one
// multiplication (Warren, "Hacker's Delight", 5-1). POPCNT is no part of the x86-64 that everybody
// has.
func (s intrinsicCalls) ctpop(in *ir.Instr) {
	bits, ok := s.scalar(in)
	if !ok {
		return
	}
	w := build.OpWidth(bits)
	x := s.ints.Extend(in.Arg(0), false, uint32(w))
	half := s.Op2(amd64.AND, w, s.Op2(amd64.SHR, w, x, mir.I(1)), s.Mask(0x5555555555555555, w))
	x = s.Op2(amd64.SUB, w, x, mir.R(half))
	m := s.Mask(0x3333333333333333, w)
	low := s.Op2(amd64.AND, w, x, m)
	high := s.Op2(amd64.AND, w, s.Op2(amd64.SHR, w, x, mir.I(2)), m)
	x = s.Op2(amd64.ADD, w, low, mir.R(high))
	x = s.Op2(amd64.ADD, w, x, mir.R(s.Op2(amd64.SHR, w, x, mir.I(4))))
	x = s.Op2(amd64.AND, w, x, s.Mask(0x0f0f0f0f0f0f0f0f, w))
	product := s.Temp(mir.GPR, uint8(w/8))
	if w == amd64.W32 {
		s.X86(amd64.IMUL, w, mir.D(product), mir.R(x), mir.I(0x01010101))
	} else {
		s.X86(amd64.IMUL, w, mir.D(product), mir.R(x).As(mir.Tied),
			mir.R(s.Load(mir.I(0x0101010101010101), mir.GPR, 8)))
	}
	s.define(in, s.Op2(amd64.SHR, w, product, mir.I(int64(w)-8)), w)
}

// cttz counts the zeros below the lowest one. BSF leaves its destination alone when there is no
// one, which is not promised by every manual, so the case is made explicit.
func (s intrinsicCalls) cttz(in *ir.Instr) {
	bits, ok := s.scalar(in)
	if !ok {
		return
	}
	w := build.OpWidth(bits)
	size := uint8(w / 8)
	d := s.VReg(in, 0)
	x := s.Reg(in.Arg(0))
	if bits < uint32(w) {
		// A one right above the value stops the count there.
		x = s.Op2(amd64.OR, w, x, s.Mask(1<<bits, w))
		s.X86(amd64.BSF, w, mir.D(d), mir.R(x))
		return
	}
	if isTrue(in.Arg(1)) {
		s.X86(amd64.BSF, w, mir.D(d), mir.R(x))
		return
	}
	none := s.Load(mir.I(int64(bits)), mir.GPR, size)
	n := s.Temp(mir.GPR, size)
	s.X86(amd64.BSF, w, mir.D(n), mir.R(x))
	s.flow.cmov(d, mir.R(n), mir.R(none), amd64.CondE, w)
}

func isTrue(v ir.Value) bool {
	c, ok := ir.AsInt(v)
	return ok && c.Bits != 0
}

// ctlz counts the zeros above the highest one: BSR gives its index.
func (s intrinsicCalls) ctlz(in *ir.Instr) {
	bits, ok := s.scalar(in)
	if !ok {
		return
	}
	w := build.OpWidth(bits)
	size := uint8(w / 8)
	x := s.ints.Extend(in.Arg(0), false, uint32(w))
	top := s.Temp(mir.GPR, size)
	if isTrue(in.Arg(1)) {
		s.X86(amd64.BSR, w, mir.D(top), mir.R(x))
	} else {
		none := s.Load(mir.I(-1), mir.GPR, size) // as if the highest one were below the lowest bit
		n := s.Temp(mir.GPR, size)
		s.X86(amd64.BSR, w, mir.D(n), mir.R(x))
		s.flow.cmov(top, mir.R(n), mir.R(none), amd64.CondE, w)
	}
	// bits-1 - top
	minus := s.Op2(amd64.NEG, w, top)
	s.X86(amd64.ADD, w, mir.D(s.VReg(in, 0)), mir.R(minus).As(mir.Tied), mir.I(int64(bits)-1))
}

func (s intrinsicCalls) bswap(in *ir.Instr) {
	bits, ok := s.scalar(in)
	if !ok {
		return
	}
	w := build.OpWidth(bits)
	r := s.Op2(amd64.BSWAP, w, s.Reg(in.Arg(0)))
	if k := int64(uint32(w) - bits); k > 0 {
		r = s.Op2(amd64.SHR, w, r, mir.I(k))
	}
	s.define(in, r, w)
}

// bitReverse swaps neighbours, pairs, halves of bytes, then bytes.
func (s intrinsicCalls) bitReverse(in *ir.Instr) {
	bits, ok := s.scalar(in)
	if !ok {
		return
	}
	w := build.OpWidth(bits)
	x := s.Reg(in.Arg(0))
	for i, m := range [...]uint64{0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f} {
		k := mir.I(int64(1) << i)
		mask := s.Mask(m, w)
		up := s.Op2(amd64.SHL, w, s.Op2(amd64.AND, w, x, mask), k)
		down := s.Op2(amd64.AND, w, s.Op2(amd64.SHR, w, x, k), mask)
		x = s.Op2(amd64.OR, w, up, mir.R(down))
	}
	x = s.Op2(amd64.BSWAP, w, x)
	if k := int64(uint32(w) - bits); k > 0 {
		x = s.Op2(amd64.SHR, w, x, mir.I(k))
	}
	s.define(in, x, w)
}

// funnelShift selects fshl and fshr: a rotation if both values are one, else the double shift, for
// the widths that have them.
func (s intrinsicCalls) funnelShift(in *ir.Instr) {
	bits, ok := s.scalar(in)
	if !ok {
		return
	}
	w, exact := build.ExactWidth(bits)
	left := in.IsIntrinsic("llvm.fshl")
	if !exact {
		s.derive.funnelOdd(in, left)
		return
	}
	a, b := in.Arg(0), in.Arg(1)
	d := s.VReg(in, 0)
	var count mir.Operand
	if c, ok := ir.AsInt(in.Arg(2)); ok {
		count = mir.I(int64(c.Bits % uint64(bits)))
	} else {
		count = s.Source(in.Arg(2), 0)
		if count.Kind != mir.KindReg {
			count = mir.R(s.Load(count, mir.GPR, 4))
		}
		count = build.Explicit(count.In(amd64.RCX))
	}
	switch {
	case exact && a == b:
		op := amd64.ROR
		if left {
			op = amd64.ROL
		}
		s.X86(op, w, mir.D(d), s.Source(a, 0).As(mir.Tied), count)
	case exact && w >= amd64.W32:
		op, keep, fill := amd64.SHRD, b, a
		if left {
			op, keep, fill = amd64.SHLD, a, b
		}
		s.X86(op, w, mir.D(d), s.Source(keep, 0).As(mir.Tied), mir.R(s.Reg(fill)), count)
	default:
		s.narrowFunnel(in, bits, left)
	}
}

// narrowFunnel shifts the two values side by side in one register, for widths up to 32.
func (s intrinsicCalls) narrowFunnel(in *ir.Instr, bits uint32, left bool) {
	if bits > 32 || bits&(bits-1) != 0 {
		s.Refuse(in)
		return
	}
	high := s.Op2(amd64.SHL, amd64.W64, s.Reg(in.Arg(0)), mir.I(int64(bits)))
	low := s.ints.Extend(in.Arg(1), false, 64)
	both := s.Op2(amd64.OR, amd64.W64, high, mir.R(low))
	count := s.ints.extended(in.Arg(2), false, 32)
	if count.Kind == mir.KindImm {
		count = mir.I(count.Val % int64(bits))
	} else {
		masked := s.Op2(amd64.AND, amd64.W32, count.Reg, mir.I(int64(bits)-1))
		count = build.Explicit(mir.R(masked).In(amd64.RCX))
	}
	op := amd64.SHR
	if left {
		op = amd64.SHL
	}
	d := s.Temp(mir.GPR, 8)
	s.X86(op, amd64.W64, mir.D(d), mir.R(both).As(mir.Tied), count)
	if left {
		d = s.Op2(amd64.SHR, amd64.W64, d, mir.I(int64(bits)))
	}
	s.define(in, d, amd64.W64)
}
