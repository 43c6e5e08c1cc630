package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// intrinsic selects a call of an LLVM intrinsic that makes code.
func (s *selector) intrinsic(in *ir.Instr, name string) {
	switch {
	case hasPrefix(name, "llvm.memcpy."), hasPrefix(name, "llvm.memmove."):
		fn := "memcpy"
		if hasPrefix(name, "llvm.memmove.") {
			fn = "memmove"
		}
		s.memoryCall(in, fn, s.source(in.Arg(1), 0))
	case hasPrefix(name, "llvm.memset."):
		s.memoryCall(in, "memset", s.extended(in.Arg(1), false, 32))
	case name == "llvm.trap", name == "llvm.debugtrap", name == "llvm.ubsantrap":
		s.x86(amd64.UD2, amd64.W0)
	case hasPrefix(name, "llvm.smax."):
		s.minMax(in, amd64.CondG, true)
	case hasPrefix(name, "llvm.smin."):
		s.minMax(in, amd64.CondL, true)
	case hasPrefix(name, "llvm.umax."):
		s.minMax(in, amd64.CondA, false)
	case hasPrefix(name, "llvm.umin."):
		s.minMax(in, amd64.CondB, false)
	default:
		s.fail("the intrinsic `@" + name + "`")
	}
}

// memoryCall calls memcpy, memmove or memset.
func (s *selector) memoryCall(in *ir.Instr, fn string, second mir.Operand) {
	n := s.extended(in.Arg(2), false, 64)
	if c, ok := ir.AsInt(in.Arg(2)); ok && c.Bits == 0 {
		return
	}
	s.library(fn, []mir.Operand{s.source(in.Arg(0), 0).In(amd64.RDI), second.In(amd64.RSI), n.In(amd64.RDX)})
}

// minMax selects the larger or smaller of two integers.
func (s *selector) minMax(in *ir.Instr, cond amd64.Cond, signed bool) {
	t := in.Type()
	if t.Kind != ir.IntegerKind || t.Bits > 64 {
		s.fail("the intrinsic `@" + in.CalledFunc().Name() + "`")
		return
	}
	if !s.needed(in) {
		return
	}
	w := opWidth(t.Bits)
	a, b := s.extend(in.Arg(0), signed, uint32(w)), s.extend(in.Arg(1), signed, uint32(w))
	s.x86(amd64.CMP, w, mir.R(a), mir.R(b))
	s.cmov(s.vreg(in, 0), mir.R(b), mir.R(a), cond, w)
}
