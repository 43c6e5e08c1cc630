package float

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// The rounding mode is a 2-bit field of MXCSR and of the x87 control word: to nearest, down, up,
// towards zero. C numbers the modes differently: towards zero, to nearest, up, down. The tables map
// one numbering to the other, two bits per entry.
const (
	roundingToC   = 0x2d
	roundingFromC = 0x63
)

// roundingMXCSR and roundingX87 are where the two bits begin.
const roundingMXCSR, roundingX87 = 13, 10

// lookUp reads entry n of a table with 2-bit entries.
func (s *Unit) lookUp(table int64, n mir.VReg) mir.VReg {
	twice := s.Op2(amd64.ADD, amd64.W32, n, mir.R(n))
	r := s.Op2(amd64.SHR, amd64.W32, s.Load(mir.I(table), mir.GPR, 4),
		build.Explicit(mir.R(twice).In(amd64.RCX)))
	return s.Op2(amd64.AND, amd64.W32, r, mir.I(3))
}

// GetRounding selects llvm.get.rounding, with the values of C's FLT_ROUNDS.
func (s *Unit) GetRounding(in *ir.Instr) {
	if !s.Needed(in) {
		return
	}
	object := s.ScratchObject(16)
	s.X86(amd64.STMXCSR, amd64.W0, mir.Frame(object, 0))
	word := s.Temp(mir.GPR, 4)
	s.X86(amd64.MOV, amd64.W32, mir.D(word), mir.Frame(object, 0))
	n := s.Op2(amd64.AND, amd64.W32, s.Op2(amd64.SHR, amd64.W32, word, mir.I(roundingMXCSR)),
		mir.I(3))
	s.DefineReg(in, s.lookUp(roundingToC, n), amd64.W32)
}

// SetRounding selects llvm.set.rounding, for both SSE and x87.
func (s *Unit) SetRounding(in *ir.Instr) {
	object := s.ScratchObject(16)
	n := s.lookUp(roundingFromC, s.Load(s.Source(in.Arg(0), 0), mir.GPR, 4))
	at := mir.Frame(object, 0)
	change := func(shift int64) {
		word := s.Temp(mir.GPR, 4)
		s.X86(amd64.MOV, amd64.W32, mir.D(word), at)
		rest := s.Op2(amd64.AND, amd64.W32, word, mir.I(^(3 << shift)))
		next := s.Op2(amd64.OR, amd64.W32, rest,
			mir.R(s.Op2(amd64.SHL, amd64.W32, n, mir.I(shift))))
		s.StoreInt(at, mir.R(next), amd64.W32)
	}
	s.X86(amd64.FNSTCW, amd64.W0, at)
	change(roundingX87)
	s.X86(amd64.FLDCW, amd64.W0, at)
	s.X86(amd64.STMXCSR, amd64.W0, at)
	change(roundingMXCSR)
	s.X86(amd64.LDMXCSR, amd64.W0, at)
}
