// Package inlineasm selects inline assembly (LangRef, "Inline Assembler Expressions"). It is there
// for programs in C, and grows no further.
//
// This package assigns each operand a location, and registers according to the constraints, because
// the text names them; lower/internal/asmtext fills in and parses the template. For the register
// allocator, inline assembly is one instruction with operands and results in fixed registers and a
// list of clobbers. It is not a safepoint: it has no record.
package inlineasm
