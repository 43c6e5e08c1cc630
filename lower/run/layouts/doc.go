// Package layouts infers the layout of objects that are made by functions which a program does not
// define: how large they are, and which of their words are references.
//
//	layout.go   what is known of the objects of a function
//	parse.go    what a reader declares of them, as text
//	flow.go     where pointers to such objects go in the module
//	calls.go    the same, through calls
//	address.go  offsets that are known, or known but for a multiple of a stride
//	access.go   what the program stores and loads through such pointers
//	infer.go    what that makes of each word
//
// # What is inferred
//
// A pointer that a call of such a function gives is followed through casts, address arithmetic,
// phis, selects, relocates, arguments, results and memory, in no order of time. What is stored or
// loaded through it says what a word is: a reference, where references are stored or loaded; data,
// where anything else is. Zeros say nothing, as they clear both. Allocators are distinguished by
// the number of bytes that a call asks for, through functions of the module that only pass it on:
// a module with one allocator for all has objects of many kinds.
//
// # What is not known
//
// A word that nothing is stored to or loaded from, and one that is both a reference and data, is
// taken for a reference while it holds the address of an object, and for data otherwise. So nothing
// is freed that the program may still use, whatever escapes the inference. What is declared goes
// before all of this; where the program does otherwise, that is said.
package layouts
