// Package prepare is the pass make-references. It turns IR without garbage collection, such as
// clang's or rustc's output, into a program of a collected language: it decides which pointers
// become references, which functions name a collector, and which never reach a safepoint.
//
//	allocators.go  functions that allocate and free
//	library.go     what functions of the C library do with the pointers that they get
//	classes.go     classes of pointers that must have one type, and the contents of their objects
//	places.go      where in an object a pointer points
//	flow.go        the pointers of a module's values; calls.go through calls
//	parts.go       the pointers in structs and arrays
//	types.go       pointers to one type, by clang's !tbaa, where callers are not known
//	uses.go        uses that a reference does not allow
//	pads.go        pointers that cannot be relocated where an exception is caught
//	solve.go       which classes are references, and the reason why others are not
//	decide.go      which functions are collected, and which are leaves
//	reason.go      reasons, as data and in words
//	plan.go        the decisions, for readers; layouts.go the layouts of objects
//	uncollected.go the warning of a module in which nothing is collected
//	apply.go       changes the module; apply_calls.go its calls, apply_variadic.go the results of
//	               variadic functions
//	pass.go        the pass
//
// # What is inferred
//
// The address space of a pointer is part of its type, so references are inferred as types are, by
// unification (B. Steensgaard, Points-to Analysis in Almost Linear Time, POPL 1996): pointers that
// a phi, select, comparison, call, return, load or store joins are one class. The contents of
// objects are distinguished by offset, and repeat where a program indexes. A class becomes
// references if it has a pointer from an allocator and none that cannot be a reference: the address
// of a variable or stack object, a number that becomes a pointer, a result of unknown code, the
// middle of an object where the collector expects its start, memory that the collector does not
// scan. One such pointer keeps the class unchanged, for that reason.
//
// A function that only returns new memory, such as xmalloc, has a separate class at each call, as
// far as the contents of its objects are concerned.
//
// The arguments of callers outside the module, and of functions that main does not reach, are known
// only from the types in clang's !tbaa.
//
// # What it cannot know
//
// A module with main is treated as a whole program. Functions that it only declares, and that are
// not in the C library, are assumed to be prepared as well: they get references, and may collect; a
// warning names them. One that takes only numbers, returns a pointer and has "alloc" in its name is
// assumed to be an allocator. Indices are assumed not to be negative.
package prepare
