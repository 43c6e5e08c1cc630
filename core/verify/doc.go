// Package verify says which rules of LLVM IR a module breaks.
//
// Module checks a whole module, Functions one function at a time, for callers that make or compile
// functions one by one. Both return problems in the order of the module: a stable code, one
// sentence, and the value or the part of an instruction concerned. Diagnose turns them into
// messages that point into the text.
//
// # What is checked
//
// What LLVM's own verifier refuses (llvm/lib/IR/Verifier.cpp, release 14 for typed pointers,
// release 22 for ptr) is an error, so that opt and llc read what passes here. What LLVM's
// documents on garbage collection demand, but its verifier does not check, is a warning. Where the
// releases differ, the module's dialect decides.
//
// A rule may assume that the rules before it hold. Shape comes first (ir.Instr.ShapeProblem): of an
// instruction with the wrong number of operands nothing else may be asked, so its function is
// checked no further. Then come the blocks and their terminators, then dominance, then each
// instruction. No module makes the verifier panic, however broken, and no module takes it longer
// than Options.MaxSteps.
//
// # Table of contents
//
//	diag         problems: codes, how they are reported, which part of the text they are about
//	collector    statepoints, relocates, results, gcroot, barriers, strategies
//	attributes   attributes, calling conventions, arguments of Swift, names of vector variants
//	intrinsics   intrinsics: how they are used, their types, their arguments
//	metadata     attachments, profiles, TBAA, ranges, named metadata, module flags
//	debuginfo    the nodes of debug information
//
// In this package are the module, the control flow and the instructions:
//
//	verify.go                 Module, Functions, Options
//	parts.go                  the parts: a type for each subject, and what they ask of each other
//	diagnose.go               problems as messages
//	structure.go              functions, blocks, terminators, dominance of uses
//	dominators.go, cycles.go  the dominator tree, and the cycles that rules ask for
//	instructions.go, types.go operands and results of each opcode
//	access.go                 memory: alignment, atomics, addresses of fields
//	phi.go                    phis
//	tail_calls.go, bundles.go, inline_asm.go, convergence.go  calls
//	unwind.go, funclets.go    landing pads, and the pads of funclets
//	symbols.go, aliases.go, reserved.go  globals: linkage, aliases, variables that LLVM gives a meaning
//
// # What it refuses to say
//
// The package knows no pass and no machine: that a module is valid does not mean that it can be
// compiled.
package verify
