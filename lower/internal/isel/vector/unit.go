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

// Selection is the part of the rest of selection that vectors use.
type Selection interface {
	// AddressOf reads a constant as an address: a global, nil for none, and a number.
	AddressOf(v ir.Value) (sym ir.Named, off int64, ok bool)
	// Finishing reports whether no more code can be emitted.
	Finishing() bool
}
