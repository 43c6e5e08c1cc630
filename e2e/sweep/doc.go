// Package sweep writes small functions of LLVM IR, one for each combination of an operation, the
// types it may have and the kinds of constant that its operands may be. Every function is legal, so
// a compiler either compiles it or says by name what it does not support.
//
// # What is combined
//
// Opcodes come from a list of templates, intrinsics from the signatures that the verifier knows
// (package ir). A [Type] of every class takes each place that may have it; each operand is in turn
// an argument, undef, poison, zero, an ordinary number, -1, a number that needs more than 32 bits,
// the smallest one, a constant expression and the address of a variable.
//
// # How a function looks
//
// All functions have the signature void (ptr, ptr): they load their operands from the first, 64
// bytes apart, and store the result to the second, so that one driver runs them all. Integers whose
// size is not a multiple of eight are loaded and stored in whole bytes.
package sweep
