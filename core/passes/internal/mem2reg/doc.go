// Package mem2reg turns stack slots into SSA values, as LLVM's pass mem2reg does, with the same
// results and names: those of release 14 for modules with typed pointers and of release 22 for
// those with `ptr`.
//
// A frontend may keep each variable of its language in an alloca, so that it need not place phis.
// RewriteStatepointsForGC relocates values only, so a reference in such a slot is lost at the first
// safepoint; this pass must run before it (Statepoints.rst, "RewriteStatepointsForGC").
//
// # Method
//
// A slot of the entry block is promotable if it is only loaded and stored as the type it was
// allocated with, apart from markers that do not depend on its contents (promotable.go). A slot
// with one store, or with all accesses in one block, needs no phi (local.go). The others get phis
// at the iterated dominance frontier of their stores, pruned by liveness, and one walk over the
// graph replaces loads by the values that reach them (walk.go). Phis that merge one value are
// removed (simplify.go).
//
// LLVM's rules decide what replaces a load of a slot that may be uninitialised. Since release 15 or
// so, a phi of a value and undef is replaced by the value only if it cannot be poison, which
// wellformed.go proves.
package mem2reg
