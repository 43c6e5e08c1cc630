// Package abi holds the calling conventions of x86-64 as data: where arguments and results go,
// which registers a callee preserves, and who pops the arguments.
//
// # One table
//
// Conventions are the rows of the table in table.go, one for each number of LLVM's that is
// accepted. Selection places arguments and results by them, the frame saves what they keep,
// emission takes its scratch registers from them; none of these knows a convention by name. The
// rules are those of the System V psABI (3.2.3, "Parameter Passing") with what LLVM 22 adds
// (LangRef, "Calling Conventions"; X86CallingConv.td). They hold for both dialects: release 14
// splits an i128 between a register and the stack and passes half in a general register, and what
// is compiled here does neither.
//
// # Places
//
// A value is one or more parts, each of a [Class]. Arguments take the first register of their
// class's list that no argument before has, then the stack. Results have lists of their own, and no
// stack: a result of which a part finds no place is written to memory of the caller instead, whose
// address is the first argument, as if it had the attribute sret. Scalar floating-point results
// beyond the registers go on the x87 stack.
//
// # Callee pop
//
// tailcc and swifttailcc take their arguments off the stack themselves, 16n+8 bytes ([Popped]), so
// that a function can end in a call of one with more arguments on the stack than it has itself.
// Its frame then begins lower than the one before, and its return address lies lower; what stays
// is the stack pointer that the caller goes on with. Frames are found from that pointer: see
// [Convention.Pops].
package abi
