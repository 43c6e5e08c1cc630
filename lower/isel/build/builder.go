package build

import (
	"statepoint/core/ir"
	"statepoint/lower/mir"
)

// Values is what selection answers about the values of the function.
type Values interface {
	// Source is part p of a value as something a copy can take: a register, an immediate, an
	// address, or memory that never moves.
	Source(v ir.Value, p int) mir.Operand
	// RegPart is part p of a value in a register, Reg a value of one part.
	RegPart(v ir.Value, p int) mir.VReg
	Reg(v ir.Value) mir.VReg
	// Extend is an integer in a register with its bits up to width known: zeros, or its sign.
	Extend(v ir.Value, signed bool, width uint32) mir.VReg

	// VReg is the register of part p of a value, which the code of an instruction defines.
	VReg(v ir.Value, p int) mir.VReg
	// Needed reports whether anything needs the value of an instruction in registers.
	Needed(v ir.Value) bool
	// Carry notes that the code being made is that of another instruction as well.
	Carry(in *ir.Instr)
	// Resolve follows what does nothing to a part of a value to where it comes from.
	Resolve(v ir.Value, p int) (ir.Value, int)

	// Memory is the memory behind a pointer.
	Memory(pointer ir.Value) mir.Operand
	// Foldable reports whether the instruction being selected can do a load itself.
	Foldable(load *ir.Instr) bool
}

// Builder is what a part of selection works with.
type Builder struct {
	*Code
	Values
}
