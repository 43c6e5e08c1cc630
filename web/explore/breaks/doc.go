// Package breaks breaks compiled programs on purpose, runs them beside the unbroken program, and
// reports what noticed the break, where the first wrong step is, and how the break led there.
//
//	site.go     what can be broken, and where: a Site is plain data with a key as text
//	module.go   breaks of the module that is compiled: relocates, polls, leaves, transitions
//	barrier.go  write barriers, and the effects of dropping one
//	stackmap.go breaks of the stack map: roots, bytes
//	tables.go   the same for return address tables
//	build.go    compiles a program whole and broken
//	beside.go   breaks that only another thread can notice
//	record.go   a run as events: accesses to objects, calls, results
//	meaning.go  words as meanings, equal in two runs whose addresses differ
//	output.go   what the program prints, apart from calls of stubs
//	examine.go  comparison of the two runs
//	astray.go   stale addresses in the unbroken program, and accesses to no object
//	reason.go   why a break went unnoticed
//	leaving.go  calls that return, and calls that throw
//	way.go      from the first wrong step back to where its value was made
//	follow.go   the source of a word that an instruction uses
//	explain.go  the result, as claims with locations, and as sentences
//
// # What is wrong
//
// Two runs of one program are equal if they mean the same: they access the same words of the same
// objects, call the same functions with the same arguments, print the same output and return the
// same result. Addresses differ, since objects that a broken map does not name are not moved; so
// words are compared as meanings: an object's number and an offset into it. The first step whose
// meaning differs is the first wrong step. An access to memory that a collection has vacated is
// wrong by itself: on a processor, a collector that protects this memory traps it.
//
// # Who notices
//
// Before the run: the IR verifier and the safepoint verifier. When the program is loaded: the
// decoder of the map. At a safepoint: the collector, which refuses an impossible map, and the heap
// verifier, which runs before and after each collection. At an access: the machine. In another
// thread: one that requests a collection and waits for a removed poll, or does not wait because a
// flag says it need not; breaks of these kinds run beside such a thread. At the end: the comparison
// of output and result. If none of these noticed anything, the two records are equal from beginning
// to end, which proves that nothing in this run could notice; the reason is then derived from what
// the run did at the site.
package breaks
