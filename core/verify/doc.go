// Package verify checks a module against the rules of LLVM IR.
//
// Module checks a whole module, Functions one function at a time, for callers that create or
// compile functions one at a time. Both return problems in the order of the module: a stable code,
// one sentence, and the value or the part of an instruction concerned. Diagnose turns them into
// messages that point into the text.
//
// # What is checked
//
// What LLVM's own verifier refuses (llvm/lib/IR/Verifier.cpp, release 14 for typed pointers,
// release 22 for ptr) is an error, so opt and llc accept a module that passes here. A rule in
// LLVM's documents on garbage collection that its verifier does not check gives a warning. Where
// the releases differ, the module's dialect decides.
//
// A rule may assume that the rules before it hold. Shape comes first (ir.Instr.ShapeProblem): if an
// instruction has the wrong number of operands, no other rule can be checked, so its function is
// not checked further. Then come the blocks and their terminators, then dominance, then each
// instruction. The verifier does not panic on any module, however broken, and takes at most
// Options.MaxSteps steps.
//
// # Table of contents
//
//	diag         problems: codes, reports, the part of the text that they are about
//	collector    statepoints, relocates, results, gcroot, barriers, strategies
//	attributes   attributes, calling conventions, arguments of Swift, names of vector variants
//	intrinsics   intrinsics: how they are used, their types, their arguments
//	metadata     attachments, profiles, TBAA, ranges, named metadata, module flags
//	debuginfo    the nodes of debug information
//
// In this package are the module, the control flow and the instructions:
//
//	verify.go                 Module, Functions, Options
//	parts.go                  the parts: a type for each subject, and their connections
//	diagnose.go               problems as diagnostics
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
// The package does not know passes or targets: a valid module need not be one that can be compiled.
package verify
