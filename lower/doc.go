// Package lower turns a module into an x86-64 object file with its stack map. The entry point is
// Compile.
//
// # Compiling a function
//
// pipeline.go is the table of contents: the steps that a function goes through, and which must
// precede which; a pipeline in another order is refused when compilation begins. Each line of the
// table names what its step uses. parts.go creates and connects the parts.
//
//	ir.Func ─ legalize ─▶ ir.Func ─ isel ─▶ mir.Func ─ optimize ─▶ mir.Func ─ regalloc ─▶ places ─ emit ─▶ instructions, records
//
// A function has three forms, with one name each: f is its IR (ir.Func), mf its machine code during
// compilation (mir.Func), cf the compiled result (code.Func).
//
// All of them go into a code.Module and a code.Image, plain data, which asmwriter turns into text
// and objectwriter into an object. Each step reuses its memory for the next function, and the parts
// of the result are appended to slabs of the module, so the cost of a function is that of visiting
// its instructions a small, fixed number of times.
//
// # Sections
//
// Functions share .text, unless they name a section, are in a comdat, are kept by llvm.used, or
// Options.FunctionSections gives each its own section (package data). The jump tables, exception
// tables and return address tables of a function with its own section are in sections of the same
// group. The frame table and the stack map are one section each, as in LLVM's objects.
//
// # Target attributes
//
// Package target has a table of every attribute that changes the code LLVM generates, and similar
// tables for processors, features, module flags and data layouts: unsupported ones cause a warning
// or an error. Frame pointers (`"frame-pointer"`) are set up in addition, but the frame is still
// addressed from RSP, so that its size in the stack map stays correct; emit/entry.go probes the
// stack and guards it.
//
// # Provenance
//
// Selection records for every instruction the ids of the IR it implements; the allocator's copies
// carry the value they copy. With Options.Detail the emitter keeps them: Result.Funcs has every
// machine instruction with its bytes, and Result.Links (package links) maps instructions, slots,
// records and locations to their origin and their position. The stack map encoder takes the ids as
// opaque numbers and returns them with byte ranges.
//
// # What it refuses
//
// Legal IR that this package does not support is an error at the instruction's position in the text
// that names the construct; the errors of all functions are reported together. No module that the
// verifier accepts causes a panic.
package lower
