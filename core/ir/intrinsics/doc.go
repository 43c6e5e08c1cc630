// Package intrinsics knows LLVM's target-independent intrinsics: the attributes that each has by
// its name, the types that it may have, the suffix that says which of them, and which may be
// invoked.
//
// There are two tables of each kind, of LLVM 14 for modules of typed pointers and of LLVM 22 for
// `ptr`. They are text, read when first asked for: most modules need a few rows.
package intrinsics
