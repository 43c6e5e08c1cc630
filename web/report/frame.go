package report

import "statepoint/core/location"

// Frame is the stack frame of a function, for the frame view. Offsets are bytes from RSP after the
// prologue, which is the frame's bottom, or, where the frame is Dynamic, from the bottom of its
// part of fixed size.
type Frame struct {
	// ID is the function's id, Name its name.
	ID   uint32
	Name string
	// Start and End are the function's bytes in the code.
	Start, End uint32
	// Size counts everything below the return address; for a Dynamic frame, only the part of fixed
	// size.
	Size uint32
	// Dynamic says that RSP is rounded down below that part, to a multiple of AlignTo, once it is
	// lowered by another Below bytes, or, if the frame Grows, is lowered by dynamic allocas.
	Dynamic, Grows bool
	AlignTo, Below uint32
	// Moving are the parts below it.
	Moving []FrameSlot
	// Slots are the parts of the frame, including the return address and the incoming stack
	// arguments above it, by ascending offset. Their ids may be 0.
	Slots []FrameSlot
	// Steps are the instructions, in order.
	Steps []FrameStep
}

// FrameSlot is a part of a frame.
type FrameSlot struct {
	ID uint32
	// Kind is its purpose.
	Kind location.SlotKind
	// Name lists the values that it holds at different times: "%obj, %obj.relocated".
	Name     string
	Category Category
	// Place is its address as written in code and stack map, such as "rsp+8".
	Place string
	// Offset counts from the bottom of the frame's part of fixed size; of a slot in Frame.Moving,
	// from RBX if FromRBX is set, else from RSP.
	Offset  int32
	FromRBX bool
	Size    uint32
}

// FrameStep is the state of a frame before one instruction.
type FrameStep struct {
	// ID is the instruction's; Start is its first byte in the code.
	ID    uint32
	Start uint32
	// Text is the instruction, Comment what the assembly says beside it.
	Text, Comment string
	// Depth is the distance in bytes of the stack pointer below the return address before the
	// instruction.
	Depth uint32
	// Body says that the instruction is in the body of a function with a frame pointer, or that the
	// frame is complete.
	Body bool
	// Touches are the ids of the slots that its operands access.
	Touches []uint32
	// Record is the id of the instruction's stack map record, 0 for none, and Uses what it says
	// about the frame.
	Record uint32
	Uses   []FrameUse
}

// FrameUse is what a record says about a slot.
type FrameUse struct {
	// Slot and Location are ids, the second that of the location in the map.
	Slot, Location uint32
	// Roles are the purposes of the value; Value names it.
	Roles    location.RoleSet
	Value    string
	Category Category
}

// Finds reports whether the instruction's record lists a pointer in some slot.
func (s *FrameStep) Finds() bool {
	for i := range s.Uses {
		if r := s.Uses[i].Roles; r.Has(location.RoleBase) || r.Has(location.RoleDerived) {
			return true
		}
	}
	return false
}

// Step returns the index of the step with an instruction's id, or -1.
func (f *Frame) Step(id uint32) int {
	for i := range f.Steps {
		if f.Steps[i].ID == id || id != 0 && f.Steps[i].Record == id {
			return i
		}
	}
	return -1
}

// FirstRecord returns the index of the first step that has a record, 0 if none has.
func (f *Frame) FirstRecord() int {
	for i := range f.Steps {
		if f.Steps[i].Record != 0 {
			return i
		}
	}
	return 0
}
