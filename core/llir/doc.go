// Package llir is the bridge to github.com/llir/llvm: a Go program that builds IR with llir hands its module to FromLLIR and
// goes on with passes and code generation, and ToLLIR hands a module of ours to a program that works on llir's.
//
// Both ways go through text, which each library prints and reads well; so nothing is translated twice, and what arrives is what
// the text says. Names survive, and unnamed values keep their numbers; identities (ir.ID) are given anew.
//
// llir knows the assembly language up to LLVM 14 with typed pointers. A module of opaque pointers is refused by ToLLIR with an
// error that says so.
package llir
