// Package printer writes IR as LLVM assembly, byte for byte as `opt -S` does.
//
//	Module, Func, Instr, Value    strings, for messages and tests
//	AppendModule, WriteModule     whole modules: in memory with marks, or piece by piece
//	Early                         bodies while the passes work on other functions
//	Operand, AppendTyped          one operand
//
// # Parts
//
// A part of the printer writes one kind of thing: operands, constants, attributes, metadata,
// instructions, calls, functions. parts.go lists them and joins them; each names the few others
// that it calls, and all append to one text.
//
// # Numbers
//
// LLVM numbers unnamed values by function, attribute groups and metadata by module, in the order in
// which it meets them. Values store their numbers (ir.NumberLocals), so two goroutines must not
// print the same module at once.
//
// # What is printed
//
// The module's dialect determines the words: `splat`, explicit types of loads, the place of a
// personality. An instruction of the wrong shape, which the verifier refuses, is printed as far as
// possible, so that a message can show it.
package printer
