// Package collector checks what a garbage collector depends on: the strategies of functions,
// statepoints with their tokens, relocates and results, gcroot and the barriers, and the immediates
// of stack maps and patch points.
//
// The rules are those of Statepoints.rst, GarbageCollection.rst and StackMaps.rst. What LLVM's
// verifier refuses is an error; a rule that is only in the documents gives a warning.
package collector
