// Package layouts infers the layout of objects made by undefined functions: their sizes, and which
// of their words are references.
//
//	layout.go   known properties of a function's objects
//	parse.go    declarations of layouts, as text
//	flow.go     flow of pointers to such objects in the module
//	calls.go    the same, through calls
//	address.go  offsets that are known, or known up to a multiple of a stride
//	access.go   stores and loads through such pointers
//	infer.go    inference of the kind of each word
//
// # What is inferred
//
// A pointer returned by such a function is followed through casts, address arithmetic, phis,
// selects, relocates, arguments, results and memory, flow-insensitively. Stores and loads through
// it determine the kind of a word: a reference if references are stored or loaded, data if anything
// else is. Zeros say nothing, since they clear both. Objects of one allocator are distinguished by
// the number of bytes requested, also through functions of the module that only pass it on, since a
// module with a single allocator has objects of many kinds.
//
// # What is not known
//
// A word that is never stored or loaded, or that is both a reference and data, is treated as a
// reference while it holds the address of an object, and as data otherwise. So nothing that the
// program may still use is freed, whatever the inference misses. Declarations override all of this;
// contradictions by the program are reported.
package layouts
