// Package isel selects x86-64 instructions: it turns an ir.Func into a mir.Func.
//
// # Backwards
//
// Selection walks the blocks from last to first, and each block from its end to its beginning. By
// the time it reaches an instruction, it has seen every use. If no use needs the value in a
// register, the instruction is skipped: a load folded into an addition, a comparison repeated at a
// branch, an address folded into every load are never selected. This needs neither dead code
// elimination nor a table of patterns.
//
// body holds the virtual registers: regOf maps the id of a value to the register assigned at its
// first use. It is one array for the whole module and is never cleared, because ids are not reused.
//
// # Subjects
//
// There is one walk but many subjects: memory, integers, floats, vectors, calls, statepoints and
// others are separate types (parts.go). All use a build.Builder, which provides registers,
// instructions and the operands of values; subjects in separate packages use nothing else. The
// selector looks up values (value.go) and dispatches instructions (inst.go). Three subjects serve
// programs in C rather than languages with a collector, and grow no further: x86_fp80 (package
// x87), inline assembly (inlineasm) and the intrinsics of the processor's own instructions
// (processor).
//
// LLVM's intrinsics are rows of one table (package intrinsic), which gives the lowering of a call
// for each width of values.
//
// The function under construction is in body.go; each subject keeps its additional state in its own
// fields.
//
// # Values in parts
//
// A value is one or more parts, each of which fits a register: a struct has those of its fields,
// i128 has two. Inserting into and extracting from structs, no-op casts and results of statepoints
// resolve to the underlying part and generate no code.
//
// The bits of a register above an integer's type are undefined, as in LLVM: extend before use. The
// one guarantee is that operations on 32 bits clear the upper half, which makes most zero
// extensions to 64 bits free.
//
// # Statepoints
//
// The view of core/gc gives the real call and what is recorded, in any dialect. Each pointer that
// has a relocate gets a pair, in LLVM's order, and the relocate's register becomes the operand's
// successor: the register allocator keeps both in one slot. A relocate itself emits no code.
//
// # What it refuses
//
// Values of more than 256 registers (build.MaxParts), inline assembly in Intel syntax or with
// instructions that lower/amd64 does not know, scalable vectors, and conventions for which
// lower/internal/abi has no row. Each is a diagnostic at the instruction that names the construct;
// the rest of the function is still examined.
package isel
