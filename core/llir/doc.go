// Package llir is the bridge to github.com/llir/llvm: a Go program that builds IR with llir passes
// its module to FromLLIR and continues with passes and code generation, and ToLLIR converts one of
// our modules for a program that works on llir's. The example in lower goes from llir to a stack
// map.
//
// # Through text
//
// Both directions go through the text of the module, which each library prints and reads well, so
// no second translation is needed. Names survive, and unnamed values keep their numbers. Ids are
// new, since llir's objects have none: a program that needs to find its values again must name
// them.
//
// # What llir cannot hold
//
// llir knows the assembly language up to LLVM 14 with typed pointers. ToLLIR refuses a module with
// opaque pointers with ErrOpaquePointers; convert.Dialect can give such a module typed pointers
// first. Statepoints of an older dialect are passed unchanged, and the types that LLVM 3.6 omitted
// are written. llir keeps no comments, and loses the alignment of cmpxchg.
//
// llir panics on an unfinished module, such as one with a block without a terminator. Here this is
// an error.
package llir
