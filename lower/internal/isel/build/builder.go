package build

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// Values gives access to the values of the function and to the rest of selection.
type Values interface {
	// Source is part p of a value as an operand that a copy can read: a register, an immediate, an
	// address, or memory that never moves.
	Source(v ir.Value, p int) mir.Operand
	// RegPart is part p of a value in a register, Reg a value of one part.
	RegPart(v ir.Value, p int) mir.VReg
	Reg(v ir.Value) mir.VReg
	// Extend returns a register with an integer zero- or sign-extended to width.
	Extend(v ir.Value, signed bool, width uint32) mir.VReg

	// VReg is the register of part p of a value, which the code of an instruction defines.
	VReg(v ir.Value, p int) mir.VReg
	// Needed reports whether anything uses the value of an instruction in registers.
	Needed(v ir.Value) bool
	// Carry records that the current code also implements another instruction.
	Carry(in *ir.Instr)
	// Resolve looks through instructions that do not change a part of a value.
	Resolve(v ir.Value, p int) (ir.Value, int)

	// OperandRM is a value as the operand of an instruction that takes a register, memory, or a
	// 32-bit immediate.
	OperandRM(v ir.Value, w amd64.Width) mir.Operand

	// Select selects an instruction without effects that is in no block, and SelectIntrinsic a call
	// of an intrinsic, whose name may lack its suffixes. Place gives the registers of their
	// results.
	Select(in *ir.Instr)
	SelectIntrinsic(in *ir.Instr, name string)
	Place(v ir.Value, r mir.VReg)

	// Memory is the memory at a pointer.
	Memory(pointer ir.Value) mir.Operand
	// Foldable reports whether a load can be folded into the instruction being selected.
	Foldable(load *ir.Instr) bool
	// LoadPart loads a part of a value, StorePart stores part i of one.
	LoadPart(d mir.VReg, o mir.Operand, p Part)
	StorePart(o mir.Operand, v ir.Value, i int, p Part)
}

// Builder is what a part of selection uses: Code to emit instructions, and Values.
type Builder struct {
	*Code
	Values
}

// FloatOperand is a floating-point value as the second operand of an SSE instruction.
func (b *Builder) FloatOperand(v ir.Value) mir.Operand {
	if b.FoldableFloat(v) && !b.Needed(v) {
		in := v.(*ir.Instr)
		b.Carry(in)
		return b.Memory(in.Operand(0))
	}
	o := b.Source(v, 0)
	switch {
	case o.Kind == mir.KindReg:
		return o.As(mir.UseRM)
	case o.IsMem():
		return o
	}
	return mir.R(b.Load(o, mir.XMM, uint8(FloatWidth(v.Type())/8)))
}

// FoldableFloat reports whether v is a load of a float or double that can be folded into the
// instruction being selected.
func (b *Builder) FoldableFloat(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	return ok && IsScalarFloat(v.Type()) && b.Foldable(in)
}

// RegXMM is register i of a vector.
func (b *Builder) RegXMM(v ir.Value, i int) mir.VReg {
	return b.inXMM(b.Source(v, i))
}

// OperandXMM is register i of a vector as the second operand of an instruction.
func (b *Builder) OperandXMM(v ir.Value, i int) mir.Operand {
	o := b.Source(v, i)
	switch {
	case o.Kind == mir.KindReg:
		return o.As(mir.UseRM)
	case o.IsMem():
		return o
	}
	return mir.R(b.Load(o, mir.XMM, 16))
}

// DefineXMM defines register i of a vector as another.
func (b *Builder) DefineXMM(in *ir.Instr, i int, x mir.VReg) {
	b.Emit(mir.Copy, amd64.W128, mir.D(b.VReg(in, i)), mir.R(x).As(mir.Tied))
}

// ImmediateOrReg is a value as the second operand of an instruction whose first operand is in
// memory.
func (b *Builder) ImmediateOrReg(v ir.Value, w amd64.Width) mir.Operand {
	o := b.Source(v, 0)
	if o.Kind == mir.KindImm && Fits32(o.Val) || o.Kind == mir.KindReg {
		return o
	}
	return mir.R(b.Load(o, mir.GPR, uint8(max(w, amd64.W32)/8)))
}
