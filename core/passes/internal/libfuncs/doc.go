// Package libfuncs decides which calls cannot reach a safepoint: calls marked "gc-leaf-function",
// intrinsics that do not call back, and the functions of the C library that LLVM knows by name and
// signature.
//
// The table is LLVM's TargetLibraryInfo for x86-64 Linux, with the differences of earlier releases.
// A function counts only if its signature fits, as in LLVM.
package libfuncs
