// Package pressure writes random functions that need more registers than there are: many values are
// live through branches and loops, between instructions with fixed operand registers. Division,
// shifts, cmpxchg16b, inline assembly with fixed and clobbered registers, calls of conventions that
// preserve few or all registers, copies of memory and statepoints follow each other. A register
// allocator must find a place for everything, unless the inline assembly needs more registers than
// the machine has.
package pressure
