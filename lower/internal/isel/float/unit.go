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

// Library calls functions of the C library and the compiler's runtime library.
type Library interface {
	// LibraryValues calls a function with arguments passed as in C, and defines in as its result.
	LibraryValues(name string, in *ir.Instr, values ...ir.Value)
}
