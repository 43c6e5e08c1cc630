// Package regalloc gives virtual registers places: machine registers, and slots of the frame.
//
// # The algorithm
//
// Linear scan over the live intervals of SSA form, with lifetime holes, splitting, and moves on
// edges instead of phis (Wimmer and Franz, "Linear Scan Register Allocation on SSA Form", 2010). It
// was chosen because its cost is close to linear in the size of the function and its code is good
// where calls are many: an interval that crosses a call is split there or lives in a register that
// callees preserve.
//
// Liveness is found value by value, walking from each use up to the definition, so it costs what it
// finds: the thousands of pointers that live from one statepoint to the next are never compared
// with each other.
//
// # Memory
//
// A value has at most one slot and is stored there at most once, at its definition, since SSA gives
// it one; afterwards the slot always holds it and going from register to memory is free. Values
// that statepoints record are stored right before the call instead if there is only one.
//
// # Statepoints
//
// A relocated pointer is born in the slot in which its predecessor was recorded. All values that
// follow one another so, and the phis that join them, form a family with one slot (Families), as
// long as no two of them are live at once. A pointer that crosses a hundred calls and is used
// after the last is thus stored once and loaded once. A member born in memory takes a register only
// where it is used.
//
// # What it promises
//
// After Allocate every operand that must be in a register has one, and Result.Moves are the copies
// between instructions, in groups that happen at once. Check verifies an allocation without
// trusting any of it: it follows values through the code symbolically.
package regalloc
