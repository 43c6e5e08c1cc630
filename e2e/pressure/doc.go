// Package pressure writes random functions that need more registers than there are: many values
// live through branches and loops, between instructions that want their operands in registers of
// their own choice. Division, shifts, cmpxchg16b, inline assembly with fixed and clobbered
// registers, calls of conventions that keep few registers or all, copies of memory and statepoints
// stand next to each other. A register allocator either finds a place for everything, or the inline
// assembly asks for more than the machine has.
package pressure
