// Package mir is machine code before it has registers: x86-64 operations on virtual registers, in
// basic blocks.
//
// # Shape
//
// A Func is a handful of slabs: instructions, operands, phis, and the numbers of provenance, each
// referred to by index. There are no pointers between them, so a function of a million instructions
// is a few allocations, and Reset makes the slabs ready for the next function.
//
// The code is in SSA form: every virtual register has one definition, and a block begins with the
// phis that join what its predecessors bring. What x86 does that SSA cannot say is said by the Role
// of an operand:
//
//	Use, Def       a register of the allocator's choice
//	UseRM          the same, but memory will do: the operand of an instruction that can read it there
//	Tied           the value that the first definition overwrites; it is copied there first, from wherever it is
//	FixedUse       a value that must be in the register Phys: an argument, a shift count
//	FixedDef       a value that appears in the register Phys: a result
//	SlotUse        a value a statepoint records: it must be in memory when the call happens
//	StackUse       a value that must be among the words that came on the stack: an argument of a tail call
//
// Tied, FixedUse, SlotUse and StackUse accept constants and addresses of the frame, since they end
// as copies anyway.
//
// # Positions
//
// The instruction numbered i stands at positions 4i to 4i+3. Values that change places do so at 4i.
// Between 4i and 4i+1 all Tied, FixedUse and SlotUse operands are copied, at once. The instruction
// reads what it Uses until 4i+2 and gives its Defs from there on; a FixedDef is free to go anywhere
// from 4i+3.
//
// # Statepoints
//
// To this package a statepoint is a call whose SlotUse operands name two virtual registers: the
// pointer before the call, and the one that stands in the same stack slot after it, when the
// collector may have moved the object. Relocating costs nothing here: the second register is simply
// born in memory.
package mir
