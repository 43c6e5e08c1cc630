// Package barriers is the pass gc-barriers: it gives the plain loads and stores of functions with
// statepoints the barriers of their strategy (gc.CustomReads, gc.CustomWrites). The calls of
// llvm.gcread and llvm.gcwrite in such functions get the same. It runs after
// RewriteStatepointsForGC; the code generator runs it for functions that have not been through it.
//
// access.go finds the loads and stores of references in objects: those whose address is derived
// from a reference, not from a stack slot or a global variable. split.go takes loads and stores of
// vectors and structs that hold references apart. place.go writes the code. A barrier that needs
// the start of the object gets it from base.go, which follows relocates and merges.
//
// fresh.go proves where a part of a write barrier may be left out (gc.Needed): at stores of null or
// of what the field holds, at stores into an object that the function has allocated since the last
// safepoint, and at a field for which the barrier has run since then. Collectors therefore start to
// mark, and clear cards, at safepoints of all threads only. What allocates is the strategy's to say
// (gc.Allocators); without that no object is fresh.
//
// A barrier that forwards (Brooks) applies to every access of an object, data included, because the
// collector may have moved it. Comparisons of references do not go through it: a strategy whose
// collector leaves two addresses of one object has to compare by a function of its own.
//
// # What it refuses
//
// Atomic exchanges of references where a barrier runs before the store or depends on the value;
// volatile and atomic accesses where the barrier makes the access itself; structs with more than
// 1,024 scalars; addresses taken from a vector of addresses in one object, whose start a barrier
// needs. Copies of memory into objects (llvm.memcpy) are not seen by write barriers: the pass warns
// of them.
package barriers
