// Package verify says which rules of LLVM IR a module breaks.
//
// Module checks all of a module, Functions one function after the other, for a caller that makes or
// compiles them in turn. Both return Problems, in the order of the module: a stable code, one
// sentence, and the value or the part of an instruction that it is about. Diagnose makes messages
// of them that point into the text.
//
// # What is checked
//
// What LLVM's own verifier refuses (llvm/lib/IR/Verifier.cpp, of release 14 for typed pointers and
// of release 22 for ptr) is an error, so that what passes here is read by opt and llc too. What the
// documents of the collector demand and no verifier of LLVM checks is a warning. Where the releases
// differ the module's dialect decides.
//
// A rule may assume that the rules before it hold. Shape comes first (ir.Instr.ShapeProblem): of an
// instruction with the wrong number of operands nothing else may be asked, so its function is not
// looked at any further. Then come the blocks and their terminators, then dominance, then each
// instruction. No module makes the verifier panic, however broken, and no module takes it longer
// than Options.MaxSteps.
//
// # Table of contents
//
//	verify.go                 Module, Functions, Problem, Options; how a problem is reported
//	parts.go                  the parts: one type for each subject below, and what they ask of each other
//	codes.go                  the codes of the problems
//	diagnose.go, span.go      problems as messages; which part of an instruction's text they are about
//	structure.go              functions, blocks, terminators, dominance of uses
//	dominators.go, cycles.go  the dominator tree and the cycles that rules ask for
//	instructions.go, types.go operands and results of each opcode
//	access.go                 memory: alignment, atomics, addresses of fields
//	phi.go                    phis
//	tail_calls.go, bundles.go, inline_asm.go, swift.go, conventions.go  calls
//	unwind.go, funclets.go    landing pads and pads of funclets
//	intrinsics.go, signatures.go, arguments*.go  intrinsics: how they are used, their types, their arguments
//	convergence.go            convergence tokens
//	gc.go                     statepoints, relocates, results, gcroot and the barriers
//	symbols.go, aliases.go, reserved.go  globals: linkage, aliases, variables that LLVM gives a meaning
//	attributes*.go, vfabi.go  attributes: where each may stand, beside which, with which values
//	metadata.go, profile.go, ranges.go, tbaa.go  metadata attached to instructions
//	module_flags.go           named metadata and module flags
//	debug*.go                 debug information
//
// # What it refuses to say
//
// The package knows no pass and no machine: that a module is valid does not mean that it can be
// compiled.
package verify
