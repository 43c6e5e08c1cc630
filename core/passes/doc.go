// Package passes runs the passes that make a module ready for a collector, each under LLVM's name.
//
// Passes, in pipeline.go, lists them all. A Pipeline is a list of passes and one pass.Options value
// with LLVM's options by LLVM's names; ParsePipeline reads the text of -passes=. A run returns what
// it found in the module, with any passes, as findings.
//
// Each pass has a package: place, rewrite, roots, safepointir, mem2reg and sroa. They build on pass
// (options, explanations, refusals), edit (changes of IR that several passes make) and libfuncs
// (which calls cannot collect), and do not depend on pipelines.
//
// The tests here run whole pipelines: against LLVM on random modules, on scrambled text, and
// against the module before. identity_test.go checks what no verifier of a single module can: that
// each use reads the right pointer.
package passes
