// Package inlineasm selects inline assembly (LangRef, "Inline Assembler Expressions"). It is there
// for programs in C, and grows no further.
//
// Every operand gets its place here, registers by the constraints, because the text names them; the
// template is filled in and read by lower/asmtext. To the register allocator it is one instruction
// with operands and results in fixed registers and a list of what it destroys. It is no safepoint:
// nothing is recorded at it.
package inlineasm
