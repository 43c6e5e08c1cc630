package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// The methods that parts in other packages call: see build.Values.

// Extend returns a register with an integer extended to width.
func (s *selector) Extend(v ir.Value, signed bool, width uint32) mir.VReg {
	return s.ints.Extend(v, signed, width)
}

// OperandRM is a value as the operand of an instruction that takes a register, memory, or a 32-bit
// immediate.
func (s *selector) OperandRM(v ir.Value, w amd64.Width) mir.Operand { return s.mem.OperandRM(v, w) }

// SelectIntrinsic selects a call of an intrinsic, whose name may lack its suffixes.
func (s *selector) SelectIntrinsic(in *ir.Instr, name string) { s.intr.Select(in, name) }

// Memory is the memory at a pointer.
func (s *selector) Memory(pointer ir.Value) mir.Operand {
	return s.Segment(s.mem.address(pointer, 0), pointer)
}

// Foldable reports whether a load can be folded into the instruction being selected.
func (s *selector) Foldable(load *ir.Instr) bool { return s.mem.Foldable(load) }

// LoadPart loads a part of a value.
func (s *selector) LoadPart(d mir.VReg, o mir.Operand, p build.Part) { s.mem.LoadPart(d, o, p) }

// StorePart stores part i of a value.
func (s *selector) StorePart(o mir.Operand, v ir.Value, i int, p build.Part) {
	s.mem.StorePart(o, v, i, p)
}

// Finishing reports whether no more code can be emitted.
func (s *selector) Finishing() bool { return s.finishing }

// Place sets the register of part 0 of a value created here; the registers of further parts follow
// it.
func (s *selector) Place(v ir.Value, r mir.VReg) {
	for int(v.ID()) >= len(s.regOf) {
		s.regOf = append(s.regOf, make([]int32, max(256, len(s.regOf)/4))...)
	}
	s.regOf[v.ID()] = int32(r)
}
