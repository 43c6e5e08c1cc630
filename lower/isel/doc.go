// Package isel selects x86-64 instructions: it turns an ir.Func into a mir.Func.
//
// # Backwards
//
// Blocks are walked from the last to the first, and each from its end to its beginning. When the
// walk meets an instruction, every use of it has been seen: if none asked for its
// value in a register it is left out, and so a load that an addition took as its memory operand, a
// comparison that a branch made for itself, an address that every load folded, are simply never
// selected. No pass for dead code is needed, and no table of patterns.
//
// The registers asked for are in body: regOf maps the id of a value to the virtual
// register it was given when it was first asked for. It is an array for the whole module, which is
// never cleared, because ids are never reused.
//
// # Subjects
//
// The walk is one, its subjects are many: memory, integers, floats, vectors, calls, statepoints and
// others are types of their own (parts.go). All work with a build.Builder, which has registers,
// instructions and the operands of values; those in packages of their own with nothing else. The
// selector answers for values (value.go) and dispatches (inst.go). Three subjects serve programs in
// C rather than languages with a collector, and grow no further: x86_fp80 (package x87), inline
// assembly (inlineasm) and the intrinsics of the processor's own instructions (processor).
//
// LLVM's intrinsics are rows of one table (package intrinsic), which says for each width of values
// what becomes of a call.
//
// The function as it is made is in body.go; what a part knows of it besides is in its own fields.
//
// # Values in parts
//
// A value is one or more parts, each of which fits a register: a struct has those of its fields,
// i128 has two. Building a struct and taking it apart, casts that change nothing and results of
// statepoints are followed (resolve) to the part they stand for and make no code.
//
// The bits of a register above an integer's type are undefined, as in LLVM: extend before use. The
// one promise kept is that operations on 32 bits clear the upper half, which
// makes most zero extensions to 64 bits free.
//
// # Statepoints
//
// The view of core/gc gives the real call and what is recorded, in any dialect. A pair is made for
// each pointer that has a relocate, in LLVM's order, and its relocate's register becomes the
// operand's successor: the register allocator keeps both in one slot. A relocate itself makes no
// code.
//
// # What it refuses
//
// Values of more than 256 registers (build.MaxParts), inline assembly in Intel syntax or with
// instructions that lower/amd64 does not know, scalable vectors, and conventions for which
// lower/abi has no row. Each is a diagnostic at the instruction that names the construct; the rest
// of the function is looked at all the same.
package isel
