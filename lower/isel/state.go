package isel

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower/mir"
)

// funcState is what is known of the function so far. It is empty when selection begins.
type funcState struct {
	canonical canonicals
	// finishing is set once no more code can be made.
	finishing bool
	// losesRBP is a call that destroys that register, nil for none.
	losesRBP *ir.Instr
	// saveArea is one more than the frame object of a variadic function's argument registers, 0 if
	// none is needed; afterEntry emits the stores.
	saveArea   int
	afterEntry []func()
	// resultAt is where the caller wants a result that does not fit the registers, 0 if the
	// function has none.
	resultAt mir.VReg
	// phiValues are the registers of phi operands that are computed at the end of a block; delayed
	// those still to be computed there.
	phiValues map[phiKey]mir.VReg
	delayed   []delayedPhi
	// early are the registers of operands of the current instruction that were computed before it.
	early map[ir.Value]mir.VReg
	// wides are the frame objects of values recorded in memory of their own; sharedWides those that
	// several statepoints use.
	wides       map[wideKey]int
	sharedWides []sharedWide
	// pre and copies are values to be put into memory before a statepoint, and brought back after
	// it.
	pre, copies []copySource
}

// reset empties the state and keeps its memory.
func (f *funcState) reset() {
	clear(f.phiValues)
	clear(f.wides)
	clear(f.early)
	*f = funcState{
		canonical: f.canonical, // found anew
		phiValues: f.phiValues, wides: f.wides, early: f.early,
		afterEntry: f.afterEntry[:0], delayed: f.delayed[:0], sharedWides: f.sharedWides[:0],
		pre: f.pre[:0], copies: f.copies[:0],
	}
}

// scratch is memory that selection uses again. What is in it counts within one step only: nothing
// may look into it for what an earlier one left.
type scratch struct {
	own       [1]ir.ID // what origin returns
	pairs     []pair
	relocates []gc.Relocate
	callOps   []mir.Operand
}
