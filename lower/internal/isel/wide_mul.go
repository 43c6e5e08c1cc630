package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// wideMultiply is the product of two pairs of registers: the full product of the lower halves, and
// the lower halves of the mixed ones, if they are not zero, added on top.
func (s *wideIntegers) wideMultiply(in *ir.Instr) {
	a, b := in.Operand(0), in.Operand(1)
	a0, b0 := s.RegPart(a, 0), s.RegPart(b, 0)
	a1, b1 := s.Source(a, 1), s.Source(b, 1)
	var mixed []mir.VReg
	low, high := s.VReg(in, 0), s.VReg(in, 1)
	top := high
	isZero := func(o mir.Operand) bool {
		return o.Kind == mir.KindImm && o.Sym == amd64.NoSym &&
			o.Val == 0
	}
	if !isZero(a1) || !isZero(b1) {
		top = s.Temp(mir.GPR, 8)
	}
	m := s.X86(amd64.MUL, amd64.W64, mir.RM(b0), mir.R(a0).In(amd64.RAX), mir.Out(low, amd64.RAX),
		mir.Out(top, amd64.RDX))
	m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
	if !isZero(b1) {
		mixed = append(mixed, s.Op2(amd64.IMUL, amd64.W64, a0, mir.R(s.RegPart(b, 1))))
	}
	if !isZero(a1) {
		mixed = append(mixed, s.Op2(amd64.IMUL, amd64.W64, s.RegPart(a, 1), mir.R(b0)))
	}
	for i, x := range mixed {
		sum := high
		if i+1 < len(mixed) {
			sum = s.Temp(mir.GPR, 8)
		}
		s.X86(amd64.ADD, amd64.W64, mir.D(sum), mir.R(top).As(mir.Tied), mir.R(x))
		top = sum
	}
}

// wideShiftConst shifts a pair of registers by a constant. The halves that come out as zeros have
// no registers: see build.PartIsZero.
func (s *wideIntegers) wideShiftConst(in *ir.Instr, n int64) {
	a0, a1 := s.Source(in.Operand(0), 0), s.Source(in.Operand(0), 1)
	single := map[ir.Opcode]amd64.Op{ir.Shl: amd64.SHL, ir.LShr: amd64.SHR,
		ir.AShr: amd64.SAR}[in.Op]
	shift := func(p int, src mir.Operand, n int64) {
		if n == 0 {
			s.Emit(mir.Copy, amd64.W64, mir.D(s.VReg(in, p)), src.As(mir.Tied))
			return
		}
		s.X86(single, amd64.W64, mir.D(s.VReg(in, p)), src.As(mir.Tied), mir.I(n))
	}
	switch {
	case in.Op == ir.Shl && n >= 64:
		shift(1, a0, n-64)
	case n >= 64:
		shift(0, a1, n-64)
		if in.Op == ir.AShr {
			shift(1, a1, 63)
		}
	case n == 0:
		shift(0, a0, 0)
		shift(1, a1, 0)
	case in.Op == ir.Shl:
		s.X86(amd64.SHLD, amd64.W64, mir.D(s.VReg(in, 1)), a1.As(mir.Tied),
			mir.R(s.RegPart(in.Operand(0), 0)), mir.I(n))
		shift(0, a0, n)
	default:
		s.X86(amd64.SHRD, amd64.W64, mir.D(s.VReg(in, 0)), a0.As(mir.Tied),
			mir.R(s.RegPart(in.Operand(0), 1)), mir.I(n))
		shift(1, a1, n)
	}
}

// wideShift shifts a pair of registers by SHLD or SHRD and a single shift; for counts from 64 up,
// conditional moves then move one half to the other.
func (s *wideIntegers) wideShift(in *ir.Instr) {
	if n := build.WideShiftBy(in); n >= 0 {
		s.wideShiftConst(in, n)
		return
	}
	a0, a1 := s.RegPart(in.Operand(0), 0), s.RegPart(in.Operand(0), 1)
	count := s.RegPart(in.Operand(1), 0)
	fill := s.Load(mir.I(0), mir.GPR, 8)
	if in.Op == ir.AShr {
		fill = s.Op2(amd64.SAR, amd64.W64, a1, mir.I(63))
	}
	by := func() mir.Operand { return build.Explicit(mir.R(count).In(amd64.RCX)) }
	// the half that bits are shifted into, and the other
	near, far := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
	switch in.Op {
	case ir.Shl:
		s.X86(amd64.SHLD, amd64.W64, mir.D(near), mir.R(a1).As(mir.Tied), mir.R(a0), by())
		s.X86(amd64.SHL, amd64.W64, mir.D(far), mir.R(a0).As(mir.Tied), by())
	case ir.LShr:
		s.X86(amd64.SHRD, amd64.W64, mir.D(near), mir.R(a0).As(mir.Tied), mir.R(a1), by())
		s.X86(amd64.SHR, amd64.W64, mir.D(far), mir.R(a1).As(mir.Tied), by())
	default:
		s.X86(amd64.SHRD, amd64.W64, mir.D(near), mir.R(a0).As(mir.Tied), mir.R(a1), by())
		s.X86(amd64.SAR, amd64.W64, mir.D(far), mir.R(a1).As(mir.Tied), by())
	}
	nearTo, farTo := s.VReg(in, 0), s.VReg(in, 1)
	if in.Op == ir.Shl {
		nearTo, farTo = farTo, nearTo
	}
	s.X86(amd64.TEST, amd64.W8, mir.R(count), mir.I(64))
	s.CMov(nearTo, mir.R(near), mir.R(far), amd64.CondNE, amd64.W64)
	s.CMov(farTo, mir.R(far), mir.R(fill), amd64.CondNE, amd64.W64)
}

// wideDivide calls the compiler's runtime library.
func (s *wideIntegers) wideDivide(in *ir.Instr) {
	name := map[ir.Opcode]string{ir.UDiv: "__udivti3", ir.SDiv: "__divti3", ir.URem: "__umodti3",
		ir.SRem: "__modti3"}[in.Op]
	s.CallLibrary(name, []mir.Operand{
		s.Source(in.Operand(0), 0).In(amd64.RDI), s.Source(in.Operand(0), 1).In(amd64.RSI),
		s.Source(in.Operand(1), 0).In(amd64.RDX), s.Source(in.Operand(1), 1).In(amd64.RCX),
		mir.Out(s.VReg(in, 0), amd64.RAX), mir.Out(s.VReg(in, 1), amd64.RDX),
	})
}
