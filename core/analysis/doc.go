// Package analysis answers questions about a function without changing it: its control flow graph
// and orders, dominators, dominance frontiers, natural loops, how often a counted loop can run,
// which gc pointers are live where, and which object a pointer points into.
//
// # Numbers instead of maps
//
// Every analysis numbers what it speaks of densely, once, and then works on slices: blocks by their
// position in the function (CFG), gc pointers by the order in which a walk meets them (Liveness).
// The number hangs on the value itself (ir.Instr.SetNum), so looking it up is a field access. An
// analysis therefore holds as long as no pass adds blocks or asks for another numbering of the same
// things; the passes know their order.
//
// # Order is part of the answer
//
// The liveness of RewriteStatepointsForGC is a set to a collector, but its order shows in the text:
// operands of "gc-live", the relocates, and the names made unique along the way. Liveness therefore
// keeps ordered sets and propagates them block by block in LLVM's order, with bit sets to find
// quickly that a step changes nothing.
//
// # How often a loop runs
//
// TripCounts is a small scalar evolution, for the one question that PlaceSafepoints asks: can a
// back edge be taken more often than so many bits count. A number is a sum of a constant and of
// terms with factors (sum.go), a counter a sum that grows by one (recurrence.go). What bounds a
// term is an interval that may wrap around (valuerange.go), found from its definition, its bits,
// attributes and metadata (facts.go, knownbits.go), and from the branches and assumptions on the
// way to the loop (guards.go). The comparison at an exit then gives the bound
// (tripcount_compare.go). A bound that is claimed is true, or follows from undefined behaviour that
// LLVM relies on as well; where LLVM finds more or fewer, a poll more or fewer is all that differs.
//
// # Roots in memory
//
// Functions of the older interface keep references in stack slots. Slots finds where the value of
// one may still be read, by its loads and stores. It needs no module of its own kind: a slot whose
// address goes anywhere else counts as read everywhere.
//
// # What it refuses
//
// Nothing: unreachable blocks are numbered but have no dominator and no liveness; irreducible loops
// have no natural loop. A pointer whose base cannot be told (a landing pad, an address space cast)
// is reported with the instruction that is in the way.
package analysis
