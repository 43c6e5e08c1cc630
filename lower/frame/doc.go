// Package frame lays out stack frames and says how functions enter and leave them.
//
// From high addresses to low, as RSP sees them after the prologue:
//
//	incoming stack arguments
//	return address
//	room for the stack arguments of tail calls, beyond those that came
//	callee-saved registers, pushed
//	frame objects (allocas), the slots of the register allocator
//	outgoing stack arguments          ← RSP
//
// Everything is addressed from RSP, which does not move inside a function, so a stack map's offsets
// are those in the instructions. Where it moves, because room is made on the stack as the function
// runs, RBP points to where the caller's RBP is saved, and stands for the frame.
//
// Objects aligned to more than 16 bytes lie below all that, and RSP is rounded down to their
// alignment: how far they are from the rest is not known. They are addressed from RSP, or from RBX
// where RSP moves, as LLVM has it; all else from RBP.
//
// Slots come right above the outgoing arguments, where their displacements are short. A frame of a
// single word is made by pushing any register and undone by popping one, which is shorter than
// arithmetic on RSP; that is what LLVM does too.
//
// At a call RSP is a multiple of 16 (psABI 3.2.2, "The Stack Frame"); a function without calls
// needs no such care, and no frame at all if it has nothing to save. Where a table of roots
// describes it, such a frame lies in the red zone, below RSP, as far as it fits: tables then say
// what LLVM's do.
package frame
