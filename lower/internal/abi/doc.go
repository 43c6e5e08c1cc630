// Package abi holds the calling conventions of x86-64 as data: where arguments and results go,
// which registers a callee preserves, and who pops the arguments.
//
// # One table
//
// Conventions are the rows of the table in table.go, one for each accepted LLVM convention number.
// Selection assigns arguments and results by them, the frame saves their callee-saved registers,
// emission takes its scratch registers from them; none of these refers to a convention by name. The
// rules are those of the System V psABI (3.2.3, "Parameter Passing") with what LLVM 22 adds
// (LangRef, "Calling Conventions"; X86CallingConv.td). They hold for both dialects: release 14
// splits an i128 between a register and the stack and passes half in a general register; this code
// generator does neither.
//
// # Arguments and results
//
// A value is one or more parts, each of a [Class]. Arguments take the first free register of their
// class's list, then the stack. Results have separate lists, and no stack: a result with a part
// that gets no register is written to the caller's memory instead, whose address is the first
// argument, as with the attribute sret. Scalar floating-point results beyond the registers go on
// the x87 stack.
//
// # Callee pop
//
// Functions of tailcc and swifttailcc pop their arguments themselves, 16n+8 bytes ([Popped]), so
// that a function can tail-call one with more stack arguments than it has. The callee's frame and
// return address are then lower than the caller's, but the stack pointer after the return is the
// same. Frames are relative to that pointer: see [Convention.Pops].
package abi
