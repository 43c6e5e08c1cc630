package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Unit selects calls to intrinsics.
type Unit struct {
	build.Builder
	Selection Selection
	// Elsewhere maps names of rows to the selectors of intrinsics that belong to another subject,
	// and OnVectors to those that select calls on vectors by instructions.
	Elsewhere, OnVectors map[string]Selector
}

// Selector selects a call to the named intrinsic and reports whether it could.
type Selector func(in *ir.Instr, name string) bool

// Selection is the part of the rest of selection that intrinsics use.
type Selection interface {
	// InFloat selects an operation on halves as one on floats, Scalarise one on vectors element by
	// element.
	InFloat(in *ir.Instr)
	Scalarise(in *ir.Instr)
	// LibraryValues calls a library function and defines in as its result; LibraryPart calls one
	// with a single number and defines part i of in.
	LibraryValues(name string, in *ir.Instr, args ...ir.Value)
	LibraryPart(name string, in *ir.Instr, i int, arg ir.Value, ops ...mir.Operand)
	// CopyInPlace selects memcpy, memmove or memset as moves, and reports whether it could.
	CopyInPlace(in *ir.Instr, fn string) bool
	// SizeBehind is the number of bytes from a pointer to the end of its object, negative if it
	// points past it, and whether that is known.
	SizeBehind(pointer ir.Value) (n int64, known bool)
}

// Select selects a call to an intrinsic that makes code. The name is a parameter, because calls
// that selection creates have no callee, or one without suffixes.
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
