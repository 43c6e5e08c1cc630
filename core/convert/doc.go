// Package convert rewrites a module in another dialect, as another version of LLVM would write it.
//
// The entry point is Dialect. It is not a pass: the module keeps its meaning, compiles to the same
// code and the same stack map, and everything in it both before and after keeps its id.
//
// # Table of contents
//
//	convert.go       the steps
//	statepoints.go   the forms of a statepoint, and the indices of its relocates
//	projections.go   the intrinsics of relocates and results
//	intrinsics.go    names and attributes of intrinsics
//	opaque.go        typed pointers to ptr; module.go and constants.go carry it through the module
//	typed.go         ptr to typed pointers; flow.go finds what each points to, typed_operands.go and
//	                 typed_constants.go cast what is used with another type, typed_check.go refuses what is too new
//	expand.go, masked.go, callbr.go  instructions and intrinsics in terms of older ones
//	debug.go, metadata.go  debug records, lifetimes and metadata in their older forms
//
// # Design
//
// Everything is read and checked before anything changes, so a module that cannot be converted
// stays as it was. Pointers and statepoints are converted independently of each other, so every
// pair of dialects is covered without code for each pair.
//
// # What it refuses
//
// What the other dialect cannot express (patch bytes in LLVM 3.6, operand bundles before 3.8,
// instructions newer than opaque pointers), each with its position. The module must be valid
// (core/verify).
package convert
