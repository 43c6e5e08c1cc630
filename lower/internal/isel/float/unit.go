package float

import (
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/isel/vector"
	"statepoint/lower/internal/isel/x87"
)

// Unit selects arithmetic on half, bfloat, float, double and fp128, and passes x86_fp80 on to the
// x87 unit.
type Unit struct {
	build.Builder
	Library Library
	Vectors *vector.Unit
	X87     *x87.Unit
}

// Library calls functions of C's library and the compiler's own.
type Library interface {
	// LibraryValues calls a function with values as C passes them, and defines in by its result.
	LibraryValues(name string, in *ir.Instr, values ...ir.Value)
}
