package regalloc

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// Slot is a stack slot.
type Slot struct {
	// Size is 4, 8 or 16 bytes; the alignment is the same.
	Size uint8
	// Incoming is one more than the number of the incoming stack argument that it is, 0 for a slot
	// of the function's own frame.
	Incoming int32
	// Members are the virtual registers that it holds, one at a time.
	Members []mir.VReg
}

// LocKind is the kind of a Loc.
type LocKind uint8

const (
	LocNone LocKind = iota
	LocReg          // the register Reg
	LocSlot         // the slot N of Result.Slots
	// the constant or address in Operand N of the function, or with Phi set, in Sources
	LocSource
)

// Loc is the location of a value, or the source of a move.
type Loc struct {
	Kind LocKind
	Reg  amd64.Reg
	// Phi is set when N counts Sources and not Operands.
	Phi bool
	N   int32
}

// Stage is when a move happens, relative to its instruction.
type Stage uint8

// The stages in order.
const (
	AtStart Stage = iota // at the start of the block whose first instruction it is
	Before               // before the operands are copied
	Copies               // together with the copies of Tied, FixedUse and SlotUse operands
	AtEnd                // at the end of the block, before its last instruction
	After                // after the instruction
	Stores               // after the previous stage
	numStages
)

// Move is one copy. The moves of an instruction and stage happen in parallel.
type Move struct {
	Inst  int32
	Stage Stage
	// Size is the number of bytes of the destination, SrcSize of the source: 4, 8 or 16. A source
	// of 4 bytes for a destination of 8 is zero-extended, which it already is in a register.
	Size, SrcSize uint8
	VReg          mir.VReg
	Dst           Loc
	Src           Loc
}

// Result is an allocation. The registers are written into the function's operands; the rest is
// here.
type Result struct {
	// Moves are sorted by instruction and stage.
	Moves []Move
	Slots []Slot
	// SlotOf is, by virtual register, one more than the slot that holds it when it is in memory; 0
	// for values never in memory.
	SlotOf []int32
	// InMemory is, by virtual register, set when its slot holds it from its definition on.
	InMemory []bool
	// Used is the set of callee-saved registers written to, bit 1<<Reg.
	Used uint64

	live func(pos int32) []amd64.Reg
}

// LiveAfter are the registers that hold values needed after an instruction, ascending.
func (r *Result) LiveAfter(inst int32) []amd64.Reg { return r.live(4*inst + 3) }
