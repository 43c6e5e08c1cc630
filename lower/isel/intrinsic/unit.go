package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// Unit selects calls of intrinsics.
type Unit struct {
	build.Builder
	Others
}

// Others are what intrinsics ask of other parts of selection.
type Others struct {
	Floats    Floats
	Calls     Calls
	Points    Points
	Access    Access
	Vectors   Vectors
	Processor Processor
}

// Floats selects arithmetic on floating point.
type Floats interface {
	// InFloat selects an operation on halves as one on floats.
	InFloat(in *ir.Instr)
	Sqrt(in *ir.Instr)
	Fabs(in *ir.Instr)
	CopySign(in *ir.Instr)
	SaturatingCast(in *ir.Instr, op ir.Opcode)
	IsClass(in *ir.Instr)
	GetRounding(in *ir.Instr)
	SetRounding(in *ir.Instr)
}

// Calls selects what follows the calling conventions.
type Calls interface {
	// LibraryValues calls a function of a library and defines in by its result, LibraryPart part i
	// of it by the function of one number.
	LibraryValues(name string, in *ir.Instr, args ...ir.Value)
	LibraryPart(name string, in *ir.Instr, i int, arg ir.Value, ops ...mir.Operand)
	VAStart(in *ir.Instr)
	VACopy(in *ir.Instr)
	TypeID(in *ir.Instr)
}

// Points selects calls at which something is recorded.
type Points interface {
	Deoptimize(in *ir.Instr)
	StackMap(in *ir.Instr)
	PatchPoint(in *ir.Instr)
}

// Access selects what has to do with memory.
type Access interface {
	// CopyInPlace does memcpy, memmove or memset by moves, if it can.
	CopyInPlace(in *ir.Instr, fn string) bool
	// EmitAddress defines d as an address, Index64 is an index of 64 bits.
	EmitAddress(d mir.VReg, o mir.Operand)
	Index64(v ir.Value) mir.VReg
	// ThreadAddress selects the address of a thread-local variable.
	ThreadAddress(in *ir.Instr)
	// SizeBehind is how many bytes there are from a pointer to the end of its object, negative if
	// it points beyond, and whether that is known.
	SizeBehind(pointer ir.Value) (n int64, known bool)
}

// Vectors selects what vectors have instructions for, and takes them apart.
type Vectors interface {
	// Scalarise does an intrinsic for each element.
	Scalarise(in *ir.Instr)
	// Rearrange selects an intrinsic that puts elements in other places, if it can.
	Rearrange(in *ir.Instr, name string) bool
	Reduce(in *ir.Instr, name string)
	Overflow(in *ir.Instr, op ir.Opcode, signed bool)
	Fabs(in *ir.Instr) bool
	Sqrt(in *ir.Instr) bool
}

// Processor selects the intrinsics of the processor's own instructions.
type Processor interface {
	Intrinsic(in *ir.Instr, name string)
}

// Select selects a call of an intrinsic that makes code. Its name is given, because calls made on
// the way have none, or none with suffixes.
func (u *Unit) Select(in *ir.Instr, name string) {
	e := Find(name)
	if e == nil || e.Makes != Code {
		u.Fail("the intrinsic `@" + name + "`")
		return
	}
	if e.family != nil {
		e.family(u, in, name)
		return
	}
	if e.Pure && !u.Needed(in) {
		return
	}
	switch e.Ways[widthOf(in)] {
	case Refused:
		u.Refuse(in)
	case OnFloat:
		if u.Needed(in) {
			u.Floats.InFloat(in)
		}
	case ByElement:
		if u.Needed(in) && (e.lanes == nil || !e.lanes(u, in)) {
			u.Vectors.Scalarise(in)
		}
	case Split:
		e.wide(u, in)
	default:
		e.lower(u, in)
	}
}
