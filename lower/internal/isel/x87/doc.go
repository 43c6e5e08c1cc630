// Package x87 selects arithmetic on x86_fp80, which C calls long double. It is there for programs
// in C, and grows no further.
//
// A value of type x86_fp80 is its ten bytes in the lower part of an XMM register, where it is
// copied, spilled and joined like every other of sixteen bytes. What computes with it pushes it on
// the x87 unit's stack by way of memory and pops the result: between the instructions of IR that
// stack is empty, but for results that a call has returned there. An expression whose inner values
// nothing else uses is computed on the stack as a whole.
package x87
