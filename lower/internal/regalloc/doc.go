// Package regalloc assigns virtual registers to machine registers and stack slots.
//
// # The algorithm
//
// Linear scan over the live intervals of SSA form, with lifetime holes, splitting, and moves on
// edges instead of phis (Wimmer and Franz, "Linear Scan Register Allocation on SSA Form", 2010).
// Its cost is close to linear in the size of the function, and its code is good where there are
// many calls: an interval that crosses a call is split there or lives in a callee-saved register.
//
// Liveness is computed value by value, walking from each use up to the definition, so its cost is
// the size of its result: the thousands of pointers that live from one statepoint to the next are
// never compared with each other.
//
// # Memory
//
// A value has at most one slot and is stored there at most once, at its definition, since SSA gives
// it one; afterwards the slot always holds it, and spilling it again is free. A value that only one
// statepoint records is stored right before that call instead. A phi that nothing needs in a
// register while its neighbours are in memory is defined in its slot, which it shares with them
// (phiSpiller).
//
// # Statepoints
//
// A relocated pointer is defined in the slot in which its predecessor was recorded. A chain of such
// values, and the phis that join them, form a family that shares one slot (familySet), as long as
// no two of them are live at once. A pointer that crosses a hundred calls and is used after the
// last is thus stored once and loaded once. A member defined in memory gets a register only where
// it is used.
//
// # What it promises
//
// After Allocate every operand that must be in a register has one, and Result.Moves are the copies
// between instructions, in groups of parallel moves. Check verifies an allocation without trusting
// any of it: it follows values through the code symbolically.
package regalloc
