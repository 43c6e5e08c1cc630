// Package x87 selects arithmetic on x86_fp80, which C calls long double. It is there for programs
// in C, and grows no further.
//
// A value of type x86_fp80 is 10 bytes in the lower part of an XMM register, so it is copied,
// spilled and merged like any value of 16 bytes. Code that computes with it pushes it on the x87
// stack through memory and pops the result. Between IR instructions that stack is empty, except for
// the results of a call. An expression whose inner values have no other uses is computed on the
// stack as a whole.
package x87
