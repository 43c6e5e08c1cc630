// Package safepointir finds uses of pointers that a safepoint may have made stale: the pass
// verify<safepoint-ir>.
//
// check.go finds the same uses as LLVM's verifier, and report.go adds the path from the safepoint
// to the use and the relocate to use instead. flow.go computes for each block how far back
// definitions are fresh, once for all pointers.
//
// stale.go does the same check in every run of a pipeline: for functions that came with
// statepoints, and for calls that no pass makes statepoints.
package safepointir
