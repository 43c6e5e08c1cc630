// Package safepointir finds uses of pointers that a safepoint may have made stale: the pass
// verify<safepoint-ir>.
//
// check.go finds them where LLVM's verifier does, and report.go adds the way from the safepoint to
// the use and the relocate to use instead. flow.go works out for each block how far back
// definitions are fresh, once for all pointers.
//
// stale.go asks the same of every run of a pipeline: of functions that come with statepoints of
// their own, and of calls that no pass makes statepoints.
package safepointir
