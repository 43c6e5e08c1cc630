package wide

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Unit selects arithmetic on integers of several registers.
type Unit struct {
	build.Builder
	Integers Integers
	Branches Branches
}

// Integers extends integers that fit a register.
type Integers interface {
	// Extend is v extended to width, at most 64 bits; ExtendInto defines d as that.
	Extend(v ir.Value, signed bool, width uint32) mir.VReg
	ExtendInto(d mir.VReg, v ir.Value, signed bool, width uint32)
}

// Branches emits branches between blocks.
type Branches interface {
	Label(b *ir.Block) int32
	// Jump branches always, JumpIf on flags.
	Jump(label int32)
	JumpIf(c amd64.Cond, label int32)
	// Piece makes what was emitted so far a separate block, and returns its label.
	Piece() int32
}
