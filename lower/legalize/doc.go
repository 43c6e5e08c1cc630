// Package legalize rewrites IR that the code generator cannot select into IR that it can: before
// selection, in place, one function at a time.
//
//	masked loads and stores, gather, scatter,      a branch around the access of each element, as on
//	expandload, compressstore                      every x86-64 processor without AVX2
//	llvm.get.active.lane.mask                      comparisons
//	the vp intrinsics of instructions              the instruction, for all elements
//	and of other intrinsics                        the intrinsic, for all elements
//	vector.compress, extract.last.active           selections, element by element
//	histogram                                      a load and a store for each element
//	arithmetic in fixed point                      arithmetic in twice as many bits
//	clmul                                          shifts and exclusive ors
//	frexp, modf, sincos of vectors and of half     calls for the elements
//	init.trampoline                                stores of the code
//	eh.sjlj.setjmp, eh.sjlj.longjmp                inline assembly
//	memset.pattern                                 a loop that stores
//	memcmp and bcmp of a few bytes for equality    loads
//	cttz.elts, vector.match, partial reductions,   operations on the elements
//	interleaving by three and more
//	atomicrmw of floating-point minima and         a loop around cmpxchg
//	maxima, of half, of vectors, of i128 where
//	C has none, and of larger ones
//	callbr                                         inline assembly that returns a number, a switch
//	division of integers of more than 128 bits     a loop that subtracts, one bit an iteration
//	conversion between such integers and floats    shifts of the significant bits
//	products of more than 1024 bits                a loop, one word an iteration
//	with overflow of more than 512                 a product of twice as many bits
//
// LLVM does the same in its passes scalarize-masked-mem-intrin, expand-large-div-rem and
// expand-fp; the results are equal, the code is not.
//
// New instructions carry the id of the instruction that they replace. The control flow changes, but
// no call is added: liveness at safepoints is unchanged.
package legalize
