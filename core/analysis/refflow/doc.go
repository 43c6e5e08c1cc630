// Package refflow finds references that a function hides from its collector across a safepoint,
// and uses afterwards as if nothing had moved.
//
// RewriteStatepointsForGC lists and relocates values of reference types, and nothing else. A copy
// of a reference in an integer, in a pointer of another address space, or in memory of the frame
// keeps the address from before. That is no mistake by itself: an address may be hashed, compared
// and printed. It is one when the old address is used as an address.
//
// # What holds a copy
//
// Values are taken apart into scalars (shape.go), so that parts of structs, arrays and vectors are
// followed each by itself. What a scalar holds is its form (form.go): which bits of an address, and
// shifted by how much. With [k] the form of scalar k, w the width of the result:
//
//	ptrtoint, addrspacecast of a reference   all bits, in place
//	trunc, zext, sext, inttoptr, ptrtoint    the bits that lie within w
//	shl, lshr, ashr, mul, udiv by constants  the bits moved; by anything else none
//	and                                      the bits that a constant leaves
//	add, or, xor                             of one copy: its form (a tag, an offset);
//	                                         of two: the union of parts that do not overlap, else none
//	sub                                      the form of the first, none if the second may be a copy
//	bitcast                                  the bits of all scalars that lie over the result
//	phi, select                              either
//
// and none for the rest: products, remainders, differences and floating-point arithmetic make
// numbers. Only a scalar with bits 12 to 31 in place is an address (form.address). What has fewer
// is a hash, a card, or the address of a region, not of the object.
//
// # Memory
//
// Followed are allocas, arguments passed by value (byval), and global and thread-local variables,
// as long as their addresses go nowhere but into accesses, copies and address arithmetic, and into
// calls whose attributes say that the callee does not keep them (places.go). A pointer has a set of
// places, each an object, an offset, and a stride where an index is unknown. What is stored makes a
// cell: a stretch of an object with a form (cells.go). The heap is not followed, and neither is
// memory whose address escapes: a runtime may know of it.
//
// # What is stale
//
// Forms do not depend on the place in the function; staleness does. The state at a point has a
// bit for each scalar that holds a copy (s, stale), two for each cell (f, it holds a copy made
// since the last safepoint; o, it holds one from before), and one for each pointer with several
// places (u, nothing was stored through it since a safepoint). All join by union. The equations:
//
//	safepoint     s = 1 for all scalars that are no references; o = o ∪ f, f = ∅ for all cells
//	              that the collector does not update; u = 1
//	x = op y…     s[x] = ∪ s[y]
//	x = load p    s[x] = ∪ (o[c] ∧ u[p]) over the cells c at the places of p, without u[p] if
//	              p has one place
//	store x, p    at one place: f[c] = ¬s[x], o[c] = s[x], and 0 for what is overwritten;
//	              at several: f and o grow, and u[p] = 0
//	memcpy p, q   the cells of p are what those of q are
//
// A scalar of a reference type is stale only if it was made of something stale: after safepoints it
// is relocated. (Where it is not, in statepoints written by hand, the safepoint verifier says so.)
// A store through an unknown index in a loop without safepoints is taken to reach all elements.
//
// # What is said
//
// A load, store or atomic access at a stale address, a stale pointer passed to a call or returned,
// a stale reference stored where others find it, or listed at a safepoint (uses.go). Comparisons,
// arithmetic and integers passed to calls are no uses, and neither is memory that is passed by
// value to a function of the module that does not read the reference in it (received.go). For each
// finding there is a way, found backwards from the use (trace.go): the reference, what hid it, the
// safepoint, what revealed it.
//
// # Cost
//
// A function without casts of references and without stores of them is only read. In others, the
// state is words of bits by block; MaxState bounds it, and a function beyond it is reported as not
// looked at.
package refflow
