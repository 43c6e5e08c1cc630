package vector

import (
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
)

// Unit selects operations on vectors.
type Unit struct {
	build.Builder
	Selection Selection
}

// Selection is what vectors ask of the rest of selection.
type Selection interface {
	// AddressOf reads a constant as an address: a global, nil for none, and a number.
	AddressOf(v ir.Value) (sym ir.Named, off int64, ok bool)
	// Finishing reports whether no more code can be made.
	Finishing() bool
}
