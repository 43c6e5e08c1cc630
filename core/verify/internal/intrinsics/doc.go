// Package intrinsics checks LLVM's intrinsics: that they are called and nothing else, that they
// have the types of their name, and the arguments of those with rules of their own. The intrinsics
// of garbage collection are in package collector.
package intrinsics
