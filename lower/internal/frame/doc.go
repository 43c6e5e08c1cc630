// Package frame lays out stack frames, and generates the code that enters and leaves functions.
//
// From high addresses to low, as RSP sees them after the prologue:
//
//	incoming stack arguments
//	return address
//	room for stack arguments of tail calls, beyond the incoming ones
//	callee-saved registers, pushed
//	frame objects (allocas), the slots of the register allocator
//	outgoing stack arguments          ← RSP
//
// Everything is addressed from RSP, which does not move inside a function, so a stack map's offsets
// are those in the instructions. If it moves, because the function allocates stack space at run
// time, RBP points to the caller's saved RBP, and the frame is addressed from it.
//
// Objects aligned to more than 16 bytes are below all of this, and RSP is rounded down to their
// alignment, so their distance from the rest is not constant. They are addressed from RSP, or from
// RBX if RSP moves, as in LLVM; everything else from RBP.
//
// Slots are right above the outgoing arguments, where their displacements are short. A frame of a
// single word is allocated by pushing any register and freed by popping one, which is shorter than
// arithmetic on RSP; LLVM does the same.
//
// At a call RSP is a multiple of 16 (psABI 3.2.2, "The Stack Frame"); a function without calls need
// not align it, and has no frame at all if it has nothing to save. If a table of roots describes
// such a function, its frame is in the red zone, below RSP, as far as it fits, so that the tables
// match LLVM's.
package frame
