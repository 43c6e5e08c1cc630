// Package refflow finds references that a function hides from the collector across a safepoint and
// then uses as if nothing had moved.
//
// RewriteStatepointsForGC lists and relocates only values of reference types. A copy of a reference
// in an integer, in a pointer of another address space, or in stack memory keeps the old address.
// That alone is not a bug: an address may be hashed, compared or printed. Using the old address as
// an address is.
//
// # What holds a copy
//
// Values are split into scalars (shape.go), so the elements of structs, arrays and vectors are
// tracked separately. A scalar's form (form.go) says where each of the bits 12 to 31 of an address
// is in it. Only a scalar with all of them in place is an address (form.address). One with fewer is
// a tag, a hash, a card, or the address of a region, not of the object. With w the width of the
// result:
//
//	ptrtoint, addrspacecast of a reference   all bits, in place
//	trunc, zext, sext, inttoptr, ptrtoint    the bits that lie within w
//	shl, lshr, ashr, mul, div by constants   the bits moved
//	rotations, bswap, bitreverse             the bits where they go (intrinsics.go)
//	and, rem by a power of two               the bits that the mask leaves
//	add, or, xor, sub                        of one copy: its form (a tag, an offset, a negation);
//	                                         of two: the bits of each where the other has none
//	bitcast                                  the bits of all scalars that lie over the result
//	phi, select, min, max                    either
//
// Two grades of forms are not exact. Where two addresses lie on each other in a sum, difference or
// xor, they are mixed, if they are those of different objects (apart.go). This is no address: one
// may compare it or print it. With one of the two addresses, by arithmetic or as the index of a
// getelementptr, it makes the other. A multiple, a quotient, a shift by a variable, a conversion to
// a double and the result of an intrinsic that is not listed are blurred: all bits are in there, at
// unknown positions. A pointer made of one is taken for an address; a mask or shift that drops some
// of its bits makes it a hash. Remainders and other floating-point arithmetic yield plain numbers.
//
// # Memory
//
// The analysis tracks allocas, arguments passed by value (byval), and global and thread-local
// variables, as long as their addresses are used only by accesses, copies and address arithmetic,
// and by calls whose attributes say that the callee does not capture them (places.go). A pointer
// has a set of places, each an object, an offset, and a stride where an index is unknown. A store
// creates a cell: a range of an object with a form (cells.go). Memory whose address escapes is not
// tracked: a runtime may know about it. Of the heap are tracked the numbers and other pointers that
// are stored in an object and loaded through the same reference.
//
// # Other functions
//
// Functions of the module pass addresses to each other and return them as integers (callees.go). A
// function is analysed with the arguments for which some call passes an address holding one, and a
// result is an address if the callee's is. An argument that the callee uses as an address is a use.
// What other functions do with integers is not known: they may print them.
//
// # What is stale
//
// Forms are flow-insensitive; staleness is not. The state at a point has a bit for each scalar that
// holds a copy (s, stale), two for each cell (f, it holds a copy made since the last safepoint; o,
// it holds one from before), and one for each pointer with several places (u, nothing was stored
// through it since a safepoint). All of them join by union. The equations:
//
//	safepoint     s = 1 for all scalars except references; o = o ∪ f, f = ∅ for all cells
//	              that the collector does not update; u = 1
//	x = op y…     s[x] = ∪ s[y]
//	x = load p    s[x] = ∪ (o[c] ∧ u[p]) over the cells c at the places of p, without u[p] if
//	              p has one place
//	store x, p    at one place: f[c] = ¬s[x], o[c] = s[x], and 0 for what is overwritten;
//	              at several: f and o grow, and u[p] = 0
//	memcpy p, q   the cells of p are what those of q are
//
// A scalar of a reference type is stale only if it was computed from something stale: safepoints
// relocate it. (Where a handwritten statepoint does not, the safepoint verifier reports it.) A
// store through an unknown index in a loop without safepoints is assumed to reach all elements.
//
// # What is reported
//
// A load, store or atomic access at a stale address, a stale pointer passed to a call or returned,
// and a stale reference stored where other code finds it, or listed at a safepoint (uses.go).
// Comparisons, arithmetic and integers passed to other functions do not count as uses, nor does
// memory passed by value to a function of the module that does not read the reference in it
// (received.go). Each finding has a path, traced backwards from the use (trace.go): the reference,
// what hid it, the safepoint, what revealed it.
//
// # Cost
//
// A function that neither casts nor stores references is scanned once. For others, the state is a
// bit vector per block; MaxState bounds it, and a function that exceeds it is reported as not
// analysed.
package refflow
