// Package llir is the bridge to github.com/llir/llvm: a Go program that builds IR with llir hands
// its module to FromLLIR and goes on with passes and code generation, and ToLLIR hands a module of
// ours to a program that works on llir's. The example in lower goes from llir to
// a stack map.
//
// # Through text
//
// Both ways go through the text of the module, which each library prints and reads well; so nothing
// is translated twice, and what arrives is what the text says. Names survive, and unnamed values
// keep their numbers. Ids are given anew, since llir's objects have none: a program
// that wants to find its values again names them.
//
// # What llir cannot hold
//
// llir knows the assembly language up to LLVM 14 with typed pointers. A module of opaque pointers
// is refused by ToLLIR with ErrOpaquePointers; convert.Dialect gives such a module typed pointers
// first. Statepoints of an older dialect are handed over as they are, and the types that LLVM 3.6
// did not write are written. llir keeps no comments, and forgets the alignment of cmpxchg.
//
// llir refuses an unfinished module, such as one with a block that has no terminator, by a panic.
// Here it is an error.
package llir
