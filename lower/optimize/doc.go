// Package optimize improves machine code in SSA form, before it has registers: it eliminates common
// subexpressions (cse.go), hoists what is invariant out of loops (hoist.go), and sinks the
// increments of loop counters (sink.go).
//
// # Common subexpressions and invariants
//
// Selection looks at one instruction at a time, so an address that two loads fold is computed for
// each of them, and the address of a variable, a constant or a product of the outer loop's counter
// in every iteration of the inner one. Only instructions whose single result depends on registers
// and constants alone are touched: nothing that reads memory, divides, or whose flags are read.
//
// # Counters
//
// A loop's counter and its next value want the same register, which they can have only if the next
// value is computed after the last use of the present one. So it is sunk to there: within its
// block, to the block that has all its uses, or, where the counter is needed after the loop, onto
// the back edge.
//
// # What it leaves alone
//
// A value that lives longer needs a register for longer. Few registers survive calls, and a reload
// costs as much as computing the value again, so nothing is shared across a call, and loops with
// calls stay as they are. From other loops it hoists no more than there are registers for, by a
// count of the values that the loop uses.
//
// A pointer into an object is never kept across a safepoint: it would have to be computed from a
// register that is live on both sides, and no reference is, since the collector's relocations are
// new registers.
package optimize
