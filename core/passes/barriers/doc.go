// Package barriers is the pass gc-barriers: it adds the barriers of their strategy (gc.CustomReads,
// gc.CustomWrites) to the plain loads and stores of functions with statepoints, and to calls of
// llvm.gcread and llvm.gcwrite in them. It runs after RewriteStatepointsForGC; the code generator
// runs it for functions that have not been through it.
//
// access.go finds the loads and stores of references in objects: those whose address is derived
// from a reference, not from a stack slot or a global variable. split.go splits loads and stores of
// vectors and structs that hold references. place.go writes the code. A barrier that needs the
// start of the object gets it from base.go, which follows relocates and merges.
//
// fresh.go proves where a part of a write barrier may be omitted (gc.Needed): at stores of null or
// of the value that the field already holds, at stores into an object that the function has
// allocated since the last safepoint, and at a field for which the barrier has run since then. So
// collectors may start marking, and clear cards, only at safepoints of all threads. The strategy
// names the allocators (gc.Allocators); if it names none, no object is fresh.
//
// A barrier that forwards (Brooks) applies to every access of an object, data included, because the
// collector may have moved it. Comparisons of references do not go through it: if an object can
// have two addresses under a strategy's collector, programs must compare references with a function
// of that strategy.
//
// # What it refuses
//
// Atomic exchanges of references where a barrier runs before the store or depends on the value;
// volatile and atomic accesses where the barrier makes the access itself; structs with more than
// 1,024 scalars; addresses taken from a vector of addresses in one object, if a barrier needs the
// object's start. Write barriers do not see copies of memory into objects (llvm.memcpy): the pass
// warns about them.
package barriers
