// Package libfuncs decides which calls cannot reach a safepoint: calls marked "gc-leaf-function",
// intrinsics that do not call back, and the functions of the C and C++ libraries that LLVM knows by
// name and signature.
//
// Three tables have what LLVM's TargetLibraryInfo says: the functions of LLVM 22 (opaque.go), those
// of LLVM 14 (typed.go), and the systems that have them (systems.go). A function counts only if its
// signature fits and the target's system has it, as in LLVM.
package libfuncs
