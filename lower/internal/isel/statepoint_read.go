package isel

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// readStatepoint is a parsed statepoint with its relocates in LLVM's order: newest first.
type readStatepoint struct {
	gc.Statepoint
	relocates []gc.Relocate
	err       error
}

// statepointReader reads each statepoint of a function once, although two walks need it: one
// resolves relocates, the other selects code.
type statepointReader struct {
	read []readStatepoint
	// at is, by id of a statepoint, its index in read; it is valid only if the entry there is that
	// statepoint, so entries of other functions need not be cleared.
	at        []int32
	relocates []gc.Relocate // those of the latest statepoints
}

// relocateSlab is the number of relocates that are allocated at once.
const relocateSlab = 1 << 9

// begin begins a function. It drops what only a large one needed.
func (r *statepointReader) begin() {
	clear(r.read)
	clear(r.relocates)
	r.read, r.relocates = r.read[:0], r.relocates[:0]
}

// statepoint reads a statepoint.
func (r *statepointReader) statepoint(in *ir.Instr) *readStatepoint {
	id := int(in.ID())
	for id >= len(r.at) {
		r.at = append(r.at, make([]int32, max(id+1-len(r.at), len(r.at)))...)
	}
	if n := int(r.at[id]); n < len(r.read) && r.read[n].Call == in {
		return &r.read[n]
	}
	r.at[id] = int32(len(r.read))
	r.read = append(r.read, readStatepoint{})
	sp := &r.read[len(r.read)-1]
	if sp.Statepoint, sp.err = gc.View(in); sp.err != nil {
		return sp
	}
	if n := ir.NumUses(in); cap(r.relocates)-len(r.relocates) < n { // a copy would keep both lists
		r.relocates = make([]gc.Relocate, 0, max(n, relocateSlab))
	}
	first := len(r.relocates)
	r.relocates, sp.err = gc.AppendRelocates(r.relocates, &sp.Statepoint)
	sp.relocates = r.relocates[first:len(r.relocates):len(r.relocates)]
	return sp
}
