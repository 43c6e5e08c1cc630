// Package intrinsics knows LLVM's target-independent intrinsics: the attributes and possible types
// of each, the name suffix that encodes the types, and which may be invoked.
//
// There are two tables of each kind: LLVM 14's for typed pointers and LLVM 22's for `ptr`. They are
// text, parsed when first needed, since most modules need only a few rows.
package intrinsics
