// Package collector checks what a garbage collector depends on: the strategy that a function names,
// statepoints and the tokens, relocates and results that belong to them, gcroot and the barriers,
// and the immediates of stack maps and patch points.
//
// The rules are those of Statepoints.rst, GarbageCollection.rst and StackMaps.rst. What LLVM's
// verifier refuses is an error; what only the documents demand is a warning.
package collector
