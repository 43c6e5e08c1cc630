// Package lower turns a module into an x86-64 object file with its stack map. Compile is the way
// in.
//
// # The way of a function
//
// pipeline.go is the table of contents: what becomes of a function, step by step, and which steps
// must precede which others; a pipeline in another order is refused when compilation begins. Each
// line of the table names what its step uses. The parts are made and joined in parts.go.
//
//	ir.Func ─ legalize ─▶ ir.Func ─ isel ─▶ mir.Func ─ optimize ─▶ mir.Func ─ regalloc ─▶ places ─ emit ─▶ instructions, records
//
// A function has three forms, with one name each: f is its IR (ir.Func), mf its machine code while
// it is made (mir.Func), cf what is kept of it (code.Func).
//
// All of them go into a code.Module and a code.Image, plain data, of which asmwriter makes text and
// objectwriter an object. Each step reuses its memory for the next function, and the parts of the
// result are appended to slabs of the module, so the cost of a function is the cost of looking at
// its instructions a small, fixed number of times.
//
// # Sections
//
// Functions share .text, unless they name a section, are in a comdat, are kept by llvm.used, or
// Options.FunctionSections asks for a section each (package data). What belongs to a function with
// a section of its own goes where the function goes: jump tables, exception tables and return
// address tables are in sections of the same group. The frame table and the stack map are one
// section each, as in LLVM's objects.
//
// # What the target is asked for
//
// Package target has a table of every attribute from which LLVM's code generator makes other code,
// and the like for processors, features, module flags and data layouts: what is not done here is
// warned of or refused. Frame pointers (`"frame-pointer"`) are set up beside the frame, which is
// addressed from RSP all the same, so that its size in the stack map stays true; emit/entry.go
// probes the stack and guards it.
//
// # Provenance
//
// Selection notes for every instruction the ids of the IR it carries out; the allocator's copies
// carry the value they copy. With Options.Detail the emitter keeps that: Result.Funcs has every
// machine instruction with its bytes, and Result.Links (package links) says of instructions, slots,
// records and locations what they come from and where they are. The stack map's encoder is handed
// the ids as opaque numbers and gives them back beside byte ranges.
//
// # What it refuses
//
// Legal IR that this package does not support is an error at the instruction's place in the text,
// which names the construct; the errors of all functions come together. There is no panic on any
// module that the verifier accepts.
package lower
