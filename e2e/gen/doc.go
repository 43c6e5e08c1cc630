// Package gen makes LLVM assembly with garbage-collected pointers: modules of
// a given size, to measure with, and random programs, to run.
//
// Both are deterministic. A Shape or a seed gives the same text forever, on any machine and with
// any release of Go, so the seed that a test prints suffices to reproduce its program; for that
// reason the random numbers come from this package and not from math/rand.
//
// Programs (program.go says what is in them, emit.go how they become SSA) call
// the runtime of e2e/runtime and use its objects: a header of 8 bytes, then the
// references, then words of data. They print numbers only, never an address,
// and end after a bounded number of steps, so a program prints the same on a
// heap that moves, on one that does not, and in an emulator. Nothing in them is
// undefined: no poison, no shift out of range, no division by zero, no access
// outside an object; derived pointers may leave their object, but come back
// before they are used.
//
// Loosen changes the lists of a rewritten program's statepoints without changing its output.
//
// EditTokens makes small changes to a text, to test its readers.
package gen
