// Package intrinsics checks LLVM's intrinsics: that their only uses are calls, that their types
// match their names, and that their arguments follow their rules. The intrinsics of garbage
// collection are in package collector.
package intrinsics
