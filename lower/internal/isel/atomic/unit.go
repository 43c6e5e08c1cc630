package atomic

import (
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Unit selects atomic operations.
type Unit struct {
	build.Builder
	Floats Floats
}

// Floats puts floating-point values into registers.
type Floats interface {
	Register(v ir.Value) mir.VReg
}

// Access selects an atomic load or store that no instruction does. It reports false for others:
// aligned loads and stores of up to 8 bytes are atomic.
func (u *Unit) Access(in *ir.Instr) bool { return u.inMemoryCall(in) || u.wide(in) }
