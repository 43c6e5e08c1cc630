package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// A mask of one variable bit, `shl 1, n`, needs no register where an instruction has the number of
// the bit as its operand. The number counts modulo the width, like that of a shift.

// bitOf is the number of the bit of which a value is the mask, if nothing but the instruction being
// selected needs the mask; nil if it is none.
func (s *integers) bitOf(v ir.Value) (shl *ir.Instr) {
	in, ok := v.(*ir.Instr)
	if !ok || in.Op != ir.Shl || !ir.HasOneUse(in) || s.Needed(in) ||
		in.Parent() != s.At.Parent() || !in.Type().IsInt(32) && !in.Type().IsInt(64) {
		return nil
	}
	one, ok := ir.AsInt(in.Operand(0))
	if !ok || one.Bits != 1 || ir.IsConstant(in.Operand(1)) {
		return nil
	}
	return in
}

// inverseOf is the value whose bits a value has inverted, if nothing else needs it.
func (s *integers) inverseOf(v ir.Value) (not *ir.Instr) {
	in, ok := v.(*ir.Instr)
	if !ok || in.Op != ir.Xor || !ir.HasOneUse(in) || s.Needed(in) ||
		in.Parent() != s.At.Parent() {
		return nil
	}
	if c, ok := ir.AsInt(in.Operand(1)); !ok || c.Int64() != -1 {
		return nil
	}
	return in
}

// changeBit selects what sets, inverts or clears a variable bit, and masks of all others; it
// reports whether in is such an instruction.
func (s *integers) changeBit(d mir.VReg, in *ir.Instr, w amd64.Width) bool {
	if in.Op == ir.Xor {
		if c, ok := ir.AsInt(in.Operand(1)); ok {
			shl := s.bitOf(in.Operand(0))
			if shl == nil || c.Int64() != -1 {
				return false
			}
			s.Carry(shl)
			ones := mir.R(s.Load(mir.I(-2), mir.GPR, uint8(w/8)))
			n := mir.R(s.Reg(s.bitNumber(shl)))
			s.X86(amd64.ROL, w, mir.D(d), ones.As(mir.Tied), build.Explicit(n.In(amd64.RCX)))
			return true
		}
	}
	for i := range 2 {
		v := in.Operand(i)
		op := amd64.BTC
		switch in.Op {
		case ir.Or:
			op = amd64.BTS
		case ir.And:
			not := s.inverseOf(v)
			if not == nil || s.bitOf(not.Operand(0)) == nil {
				continue
			}
			s.Carry(not)
			op, v = amd64.BTR, not.Operand(0)
		}
		if shl := s.bitOf(v); shl != nil {
			s.Carry(shl)
			n := mir.R(s.Reg(s.bitNumber(shl)))
			s.X86(op, w, mir.D(d), s.Source(in.Operand(1-i), 0).As(mir.Tied), n)
			return true
		}
	}
	return false
}

// bitNumber is the number of the bit whose mask shl is.
func (s *integers) bitNumber(shl *ir.Instr) ir.Value {
	return s.modulo(shl.Operand(1), shl.Type().Bits)
}

// modulo is a value n, or v if n is v modulo a width, which shifts by n compute anyway.
func (s *integers) modulo(n ir.Value, bits uint32) ir.Value {
	in, ok := n.(*ir.Instr)
	if !ok || in.Op != ir.And || bits != 32 && bits != 64 || s.Needed(in) ||
		in.Parent() != s.At.Parent() {
		return n
	}
	if c, ok := ir.AsInt(in.Operand(1)); !ok || c.Bits&uint64(bits-1) != uint64(bits-1) ||
		ir.IsConstant(in.Operand(0)) {
		return n
	}
	s.Carry(in)
	return in.Operand(0)
}

// testBit selects a test of a variable bit, `x & 1 << n` or `x >> n & 1`, which copies it to the
// carry; it reports whether the value is one.
func (s *integers) testBit(and *ir.Instr) bool {
	t := and.Type()
	if !t.IsInt(32) && !t.IsInt(64) {
		return false
	}
	w := amd64.Width(t.Bits)
	for i := range 2 {
		x, v := and.Operand(1-i), and.Operand(i)
		if shl := s.bitOf(v); shl != nil && !ir.IsConstant(x) {
			s.Carry(shl)
			s.X86(amd64.BT, w, mir.R(s.Reg(x)), mir.R(s.Reg(s.bitNumber(shl))))
			return true
		}
	}
	return false
}
