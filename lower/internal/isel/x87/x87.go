package x87

import (
	"statepoint/core/ir"
	"statepoint/core/ir/floats"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Unit selects operations that are computed on the x87 stack.
type Unit struct {
	build.Builder
	area int // one more than the object for moves to and from x87, 0 for none
}

// Begin begins a function.
func (u *Unit) Begin() { u.area = 0 }

// slots is the number of values in the memory between XMM registers and the x87 stack.
const slots = 2

// slot is that memory.
func (u *Unit) slot(n int64) mir.Operand {
	if u.area == 0 {
		u.Out.Objects = append(u.Out.Objects, mir.Object{Size: 16 * slots, Align: 16})
		u.area = len(u.Out.Objects)
	}
	return mir.Frame(u.area-1, 16*n)
}

// maxPushed is the largest depth of an expression that is computed on the x87 stack, which has
// eight registers, without an XMM register in between.
const maxPushed = 6

// Push pushes an extended value on the x87 stack, above n others. A value that only the current
// instruction uses is computed there.
func (u *Unit) Push(v ir.Value, n int64) {
	if in, ok := v.(*ir.Instr); ok && !u.Needed(v) {
		switch {
		case u.Foldable(in):
			u.Carry(in)
			u.X86(amd64.FLD80, amd64.W0, u.Memory(in.Operand(0)))
			return
		case n < maxPushed && u.computedHere(in):
			u.Carry(in)
			u.pushComputed(in, n)
			return
		}
	}
	if c, ok := v.(*ir.Const); ok && c.Kind == ir.ConstFloat && isOne(c) {
		u.X86(amd64.FLD1, amd64.W0)
		return
	}
	u.PushSource(u.Source(v, 0), n)
}

// computedHere reports whether an instruction on extended values can be computed on the x87 stack
// by its only user, which is being selected.
func (u *Unit) computedHere(in *ir.Instr) bool {
	if !build.IsExtended(in.Type()) || u.At == nil || in.Parent() == nil ||
		in.Parent() != u.At.Parent() || !ir.HasOneUse(in) {
		return false
	}
	switch in.Op {
	case ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FNeg:
		return true
	case ir.FPExt:
		return build.IsScalarFloat(in.Operand(0).Type())
	case ir.SIToFP, ir.UIToFP:
		return build.IsWord(in.Operand(0).Type())
	}
	return false
}

// pushComputed computes such an instruction, above n others.
func (u *Unit) pushComputed(in *ir.Instr, n int64) {
	switch in.Op {
	case ir.FNeg:
		u.Push(in.Operand(0), n)
		u.X86(amd64.FCHS, amd64.W0)
	case ir.FPExt:
		u.pushFloat(in.Operand(0))
	case ir.SIToFP, ir.UIToFP:
		u.pushInteger(in)
	default:
		u.Push(in.Operand(0), n)
		u.Push(in.Operand(1), n+1)
		u.X86(operations[in.Op], amd64.W0)
	}
}

// operations are the operations on the top two values of the x87 stack.
var operations = map[ir.Opcode]amd64.Op{ir.FAdd: amd64.FADDP, ir.FSub: amd64.FSUBP,
	ir.FMul: amd64.FMULP, ir.FDiv: amd64.FDIVP}

// PopTo stores an extended value that is computed on the x87 stack to 10 bytes of memory, without
// an XMM register; false if it is not computed there.
func (u *Unit) PopTo(o mir.Operand, v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	if !ok || u.Needed(v) || !u.Foldable(in) && !u.computedHere(in) {
		return false
	}
	u.Push(v, 0)
	u.X86(amd64.FSTP80, amd64.W0, o)
	return true
}

// isOne reports whether an extended constant is 1.
func isOne(c *ir.Const) bool {
	low, high, ok := floats.Bits(c)
	return ok && low == 1<<63 && high == 0x3fff
}

// PushSource is Push for a source.
func (u *Unit) PushSource(o mir.Operand, n int64) {
	switch {
	case o.Kind == mir.KindImm:
		u.X86(amd64.FLDZ, amd64.W0)
	case o.IsMem():
		u.X86(amd64.FLD80, amd64.W0, o)
	default:
		u.Emit(mir.Push80, amd64.W0, mir.RM(o.Reg), u.slot(n%slots))
	}
}

// Pop pops the top of the x87 stack into d.
func (u *Unit) Pop(d mir.VReg) {
	slot := u.slot(0)
	u.X86(amd64.FSTP80, amd64.W0, slot)
	u.X86(amd64.MOVAPS, amd64.W0, mir.D(d), slot)
}

// Pushed is a part of a result that is returned on the x87 stack.
type Pushed struct {
	Src  mir.Operand
	Bits uint32
}

// PushPart pushes a part on the x87 stack, which represents every float and double.
func (u *Unit) PushPart(p Pushed, n int64) {
	if p.Bits == 80 || p.Src.Kind == mir.KindImm {
		u.PushSource(p.Src, n)
		return
	}
	move, push := amd64.MOVSD, amd64.FLD64
	if p.Bits == 32 {
		move, push = amd64.MOVSS, amd64.FLD32
	}
	o := p.Src
	if !o.IsMem() {
		slot := u.slot(n % slots)
		u.X86(move, amd64.W0, slot, o.As(mir.Use))
		o = slot
	}
	u.X86(push, amd64.W0, o)
}

// PopResult pops a part of a call's result off the x87 stack, into d if that is set.
func (u *Unit) PopResult(d mir.VReg, bits uint32) {
	slot := u.slot(0)
	switch {
	case d == 0:
		u.X86(amd64.FPOP, amd64.W0)
	case bits == 32:
		u.X86(amd64.FSTP32, amd64.W0, slot)
		u.X86(amd64.MOVSS, amd64.W0, mir.D(d), slot)
	case bits == 64:
		u.X86(amd64.FSTP64, amd64.W0, slot)
		u.X86(amd64.MOVSD, amd64.W0, mir.D(d), slot)
	default:
		u.Pop(d)
	}
}
