// Package passes runs the passes that make a module ready for a collector, each under LLVM's name.
//
// Passes, in pipeline.go, lists them all. A Pipeline is a list of passes and one pass.Options
// value with LLVM's options by LLVM's names; ParsePipeline reads the text of -passes=. What a run
// finds out about the module, whatever its passes are, it returns as findings.
//
// Each pass has a package: place, rewrite, roots, safepointir, mem2reg and sroa. They stand on
// pass (options, explanations, refusals), edit (changes of IR that several make) and libfuncs
// (which calls cannot collect), and know nothing of pipelines.
//
// The tests here run whole pipelines: against LLVM on random modules, on scrambled text, and
// against the module before. identity_test.go adds what no verifier of one module can see: that a
// use reads the right pointer.
package passes
