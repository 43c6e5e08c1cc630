// Package mir is machine code before it has registers: x86-64 operations on virtual registers, in
// basic blocks.
//
// # Shape
//
// A Func is a handful of slabs: instructions, operands, phis, and the numbers of provenance, each
// referred to by index. There are no pointers between them, so a function of a million instructions
// is a few allocations, and Reset makes the slabs ready for the next function.
//
// The code is in SSA form: every virtual register has one definition, and a block begins with phis
// that merge values from its predecessors. The Role of an operand expresses the x86 constraints
// that SSA cannot:
//
//	Use, Def       a register of the allocator's choice
//	UseRM          the same, but memory will do: the operand of an instruction that can read it there
//	Tied           the value that the first definition overwrites; it is first copied there
//	FixedUse       a value that must be in the register Phys: an argument, a shift count
//	FixedDef       a value that appears in the register Phys: a result
//	SlotUse        a value a statepoint records: it must be in memory when the call happens
//	StackUse       a value that must be in the incoming stack arguments: an argument of a tail call
//
// Tied, FixedUse, SlotUse and StackUse accept constants and addresses of the frame, since they end
// as copies anyway.
//
// # Positions
//
// Instruction i occupies positions 4i to 4i+3. Values change location at 4i. Between 4i and 4i+1
// all Tied, FixedUse and SlotUse operands are copied, in parallel. The instruction reads its Uses
// until 4i+2 and writes its Defs there; a FixedDef can move elsewhere at 4i+3.
//
// # Statepoints
//
// Here a statepoint is a call whose SlotUse operands name two virtual registers: the pointer before
// the call, and the pointer in the same stack slot after it, when the collector may have moved the
// object. Relocation generates no code: the second register is simply defined in memory.
package mir
