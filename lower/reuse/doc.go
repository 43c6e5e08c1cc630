// Package reuse leaves out computations of machine code in SSA form whose results are there
// already, and makes those that give the same on every turn of a loop once, before it.
//
// # What it looks at
//
// Selection goes instruction by instruction, so an address that two loads fold is computed for each
// of them, and the address of a variable, a constant or a product of the outer loop's counter on
// every turn of the inner one. Only instructions whose one result depends on registers and
// constants alone are touched: nothing that reads memory, divides, or whose flags are read.
//
// # Counters
//
// A loop's counter and its next value want one register, which they can have only if the next value
// is computed behind the last use of the present one. So it is moved down to there: in its block,
// to the block in which all that wants it is, or, where the counter is needed after the loop, onto
// the way back (sink.go).
//
// # What it leaves alone
//
// A value that is kept longer wants a register. Across calls few are left, and a reload costs what
// computing anew does, so nothing is shared across a call, and loops with calls are left as they
// are. From other loops no more is taken out than there are registers for, by a count of the values
// the loop uses.
//
// A pointer into an object is never kept across a safepoint: it would have to be computed from a
// register that is alive on both sides, and no reference is, since the collector's relocations are
// new registers.
package reuse
