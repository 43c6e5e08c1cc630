// Package mem2reg turns stack slots into SSA values, as LLVM's pass mem2reg does: with LLVM's
// results and LLVM's names, of release 14 for modules with typed pointers and of release 22 for
// those with `ptr`.
//
// A frontend may keep each variable of its language in an alloca, so that it never has to place a
// phi. RewriteStatepointsForGC relocates values only, so a reference in such a slot is lost at the
// first safepoint; this pass must run before it (Statepoints.rst, "RewriteStatepointsForGC").
//
// # Method
//
// A slot of the entry block is promotable if it is only loaded and stored as the type it was
// allocated with, beside markers that say nothing of its contents (promotable.go). A slot with one
// store, or with all accesses in one block, needs no phi (local.go). The others get phis at the
// iterated dominance frontier of their stores, pruned by liveness, and one walk over the graph
// replaces loads by the values that reach them (walk.go). Phis that merge one value go
// (simplify.go).
//
// LLVM's rules decide what replaces a load of a slot that may hold nothing yet. Since release 15
// or so, a phi of a value and undef is only that value if the value cannot be poison, which
// wellformed.go works out.
package mem2reg
