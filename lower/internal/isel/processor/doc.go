// Package processor selects the intrinsics that stand for instructions of x86-64 (llvm.x86.*). It
// is there for programs in C, and grows no further.
//
// A row of its table names the instruction, how arguments and result map to its operands, and the
// feature that the function's target must have.
package processor
