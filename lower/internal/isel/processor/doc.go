// Package processor selects the intrinsics that stand for instructions of x86-64 (llvm.x86.*). It
// is there for programs in C, and grows no further.
//
// A row of its table names the instruction, how arguments and result are its operands, and the
// feature that a function must be compiled for.
package processor
