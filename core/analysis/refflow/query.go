package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// Query is a function and what its collector knows about it.
type Query struct {
	CFG    *analysis.CFG
	Layout *datalayout.Layout
	// IsRef reports whether a pointer type is a reference type.
	IsRef func(*ir.Type) bool
	// IsSafepoint reports whether the collector may run, and move objects, in a call.
	IsSafepoint func(*ir.Instr) bool
	// Call returns the call that an instruction makes; a statepoint has the operands of its call in
	// other positions. If it is nil or returns false, the instruction's own operands are used.
	Call func(*ir.Instr) (Call, bool)
	// Relocated is the pointer that a gc.relocate relocates; nil for any other value.
	Relocated func(*ir.Instr) ir.Value
	// Updated reports whether the collector updates the reference at an offset, in bytes, in an
	// alloca that a safepoint lists. It may be nil.
	Updated func(safepoint, alloca *ir.Instr, offset int64) bool
	// Interior is set if the collector finds the object of any pointer into it, so that an argument
	// or result need not be the start of one.
	Interior bool
	// Variables are the module's variables.
	Variables *Variables
	// Callees are the module's functions, nil if nothing is known about them.
	Callees *Callees
}

// Call describes a call by its operands.
type Call struct {
	// Callee is the called value.
	Callee ir.Value
	// Args are the arguments, Attrs the attributes of each.
	Args  []ir.Use
	Attrs func(i int) *ir.AttrSet
	// Listed are the operands that the collector treats as references.
	Listed []ir.Use
}

// Hiding is the form in which a reference was hidden when a safepoint made the copy stale.
type Hiding uint8

// The forms.
const (
	// InMemory: a reference in stack memory.
	InMemory Hiding = iota
	// AsInteger: an integer, or another scalar that is not a pointer; in a register or in memory of
	// the frame.
	AsInteger
	// AsPointer: a pointer whose type is not a reference type; in a register or in memory of the
	// frame.
	AsPointer
	// InVariable: in any form, in a global or thread-local variable.
	InVariable
	// InHeap: as an integer or such a pointer, in an object.
	InHeap
)

// Using is how a stale address is used.
type Using uint8

// The ways to use an address.
const (
	// Read: memory there is read.
	Read Using = iota
	// Written: memory there is written.
	Written
	// Passed: a call takes it as a pointer.
	Passed
	// Returned: the function returns it as a pointer.
	Returned
	// Stored: it is stored, as a reference, where other code finds it.
	Stored
	// Reported: a safepoint lists it for the collector, as a reference.
	Reported
)

// Finding is one reference that was hidden, and whose old address was used after a safepoint.
type Finding struct {
	Hiding Hiding
	// Made is the reference; nil if it came from a copy of memory.
	Made ir.Value
	// Hidden is the instruction that hid it: a cast, a store, a copy of memory; nil for an argument
	// passed in memory.
	Hidden *ir.Instr
	// Where is the alloca, variable or argument whose memory held it, or the hidden value.
	Where ir.Value
	// Safepoint is a call between the two.
	Safepoint *ir.Instr
	// Again is what turned the copy back into a pointer: a load, inttoptr, addrspacecast; nil if
	// the copy itself is used.
	Again *ir.Instr
	// Use is the first use as an address, in the order of the text; Operand is the index of the
	// operand.
	Use     *ir.Instr
	Operand int
	Using   Using
	// Others is the number of further uses of the same hidden copy.
	Others int
}

// Result is the result for a function.
type Result struct {
	// Findings come in the order of their uses in the text.
	Findings []Finding
	// More is the number of uses beyond those that were traced.
	More int
	// TooLarge is set if the function exceeds MaxState and was not analysed.
	TooLarge bool
}

// MaxState bounds the bits of state that the analysis keeps for a function.
const MaxState = 1 << 28

// maxTraced limits the uses per function whose paths are traced.
const maxTraced = 64
