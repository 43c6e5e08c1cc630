package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Unit selects calls of intrinsics.
type Unit struct {
	build.Builder
	Selection Selection
	// Elsewhere has, by the name of their row, what selects calls of intrinsics that belong to
	// another subject, and OnVectors what selects those on vectors by instructions.
	Elsewhere, OnVectors map[string]Selector
}

// Selector selects a call of the intrinsic with a name, if it can.
type Selector func(in *ir.Instr, name string) bool

// Selection is what intrinsics ask of other parts of selection.
type Selection interface {
	// InFloat selects an operation on halves as one on floats, Scalarise one on vectors for each
	// element.
	InFloat(in *ir.Instr)
	Scalarise(in *ir.Instr)
	// LibraryValues calls a function of a library and defines in by its result, LibraryPart part i
	// of it by the function of one number.
	LibraryValues(name string, in *ir.Instr, args ...ir.Value)
	LibraryPart(name string, in *ir.Instr, i int, arg ir.Value, ops ...mir.Operand)
	// CopyInPlace does memcpy, memmove or memset by moves, if it can.
	CopyInPlace(in *ir.Instr, fn string) bool
	// SizeBehind is how many bytes there are from a pointer to the end of its object, negative if
	// it points beyond, and whether that is known.
	SizeBehind(pointer ir.Value) (n int64, known bool)
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
	if e.Ways == nil {
		if !u.Elsewhere[e.Name](in, name) {
			u.Fail("the intrinsic `@" + name + "`")
		}
		return
	}
	if e.Pure && !u.Needed(in) {
		return
	}
	switch width := widthOf(in); e.Ways[width] {
	case Refused:
		u.Refuse(in)
	case OnFloat:
		if u.Needed(in) {
			u.Selection.InFloat(in)
		}
	case ByElement:
		if u.Needed(in) && (!e.OnVectors || !u.OnVectors[e.Name](in, name)) {
			u.Selection.Scalarise(in)
		}
	case Split:
		e.wide(u, in)
	default:
		switch {
		case e.Ways[width] == Called && e.function != "":
			u.mathCall(in, e.function)
		case e.Elsewhere:
			u.Elsewhere[e.Name](in, name)
		default:
			e.lower(u, in)
		}
	}
}
