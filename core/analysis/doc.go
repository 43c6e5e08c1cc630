// Package analysis answers questions about a function without changing it: its control flow graph
// and orders, dominators, dominance frontiers, natural loops, how often a counted loop can run,
// which gc pointers are live where, and which object a pointer points into.
//
// # Numbers instead of maps
//
// Every analysis numbers its subjects densely, once, and then works on slices: blocks by their
// position in the function (CFG), gc pointers in the order in which a walk visits them (Liveness).
// The number is stored in the value itself (ir.Instr.SetNum), so looking it up is a field access.
// An analysis therefore stays valid until a pass adds blocks or renumbers the same values; the
// passes know their order.
//
// # Order is part of the answer
//
// To a collector, the live set of RewriteStatepointsForGC is unordered, but its order shows in the
// IR: in the "gc-live" operands, the relocates, and the names made unique. Liveness therefore keeps
// ordered sets and propagates them block by block in LLVM's order, with bit sets to detect quickly
// that a step changes nothing.
//
// # How often a loop runs
//
// TripCounts is a small scalar evolution, for the one question that PlaceSafepoints asks: can a
// back edge be taken more often than an n-bit counter can count? A value is the sum of a constant
// and of terms with factors (sum.go), a counter is a sum that grows by one (recurrence.go). A term
// is bounded by an interval that may wrap around (valuerange.go), derived from its definition, its
// bits, attributes and metadata (facts.go, knownbits.go), and from the branches and assumptions on
// the way to the loop (guards.go). The comparison at an exit then gives the bound
// (tripcount_compare.go). A reported bound is correct, or follows from undefined behaviour that
// LLVM also relies on; where LLVM finds more or fewer bounds, the output differs only by a few
// polls.
//
// # Roots in memory
//
// Functions that use the older interface (llvm.gcroot) keep references in stack slots. Slots finds
// where the value of a slot may still be read, from its loads and stores. It accepts any module: a
// slot whose address goes anywhere else counts as read everywhere.
//
// # What it refuses
//
// Nothing: unreachable blocks are numbered but have no dominator and no liveness; irreducible
// cycles are not natural loops. A pointer whose base cannot be determined (a landing pad, an
// address space cast) is reported with the instruction that prevents it.
package analysis
