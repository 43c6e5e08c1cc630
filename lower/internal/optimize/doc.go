// Package optimize improves machine code in SSA form, before it has registers: it joins equal loop
// counters (twins.go), eliminates common subexpressions (cse.go), hoists invariants out of loops
// (hoist.go) and invariant distances out of their indices (rebase.go), computes a phi from another
// that is always a constant less (apart.go), and sinks the increments of loop counters (sink.go).
//
// # Common subexpressions and invariants
//
// Selection sees one instruction at a time. So an address folded into two loads is computed twice,
// and the address of a variable, a constant or a product of the outer loop's counter is recomputed
// in every iteration of the inner loop. The package only changes instructions whose single result
// depends on registers and constants alone: none that reads memory, divides, or whose flags are
// read.
//
// # Counters
//
// A loop's counter and its next value should share a register, which is possible only if the next
// value is computed after the last use of the current one. So the increment sinks below that use:
// within its block, to the block that has all its uses, or, if the counter is needed after the
// loop, onto the back edge.
//
// # What it leaves alone
//
// A value that lives longer needs a register for longer. Few registers survive calls, and a reload
// costs as much as recomputing the value, so nothing is shared across a call, and loops with calls
// are unchanged. From other loops it hoists only as many values as fit the registers left by the
// values that the loop uses.
//
// A pointer into an object is never kept across a safepoint: it would have to be computed from a
// register that is live on both sides, and no reference is, since the collector's relocations are
// new registers.
package optimize
