// Package breaks breaks compiled programs on purpose, runs them beside the unbroken program, and
// says who noticed what, where the first wrong step is, and how the break led there.
//
//	site.go     what can be broken, and where: a Site is plain data with a key as text
//	module.go   breaks of the module that is compiled: relocates, polls, leaves, transitions
//	barrier.go  write barriers, and what comes of dropping one
//	stackmap.go breaks of the stack map: roots and bytes
//	tables.go   the same in return address tables
//	build.go    compiles a program whole and broken
//	beside.go   breaks that another thread notices, and how they run
//	record.go   a run as what it means: accesses to objects, calls, results
//	meaning.go  words as meanings, the same in two runs that have other addresses
//	examine.go  the two runs beside each other
//	astray.go   what following addresses finds in the unbroken program, and accesses to no object
//	reason.go   why a break went unnoticed
//	leaving.go  calls that return, and calls that throw
//	way.go      from the first wrong step back to where its value was made
//	follow.go   where an instruction takes a word from
//	explain.go  what was found, as claims with places, and as sentences
//
// # What is wrong
//
// Two runs of one program are the same if they mean the same: they go to the same words of the same
// objects, call the same functions with the same arguments, print the same and return the same.
// Addresses differ, since objects that a broken map does not name stay where they are; so words are
// compared as meanings, an object's number and a distance into it. The first step whose meaning
// differs is the first wrong step. A step that goes through an address where a collection has left
// nothing is wrong by itself: on a processor, a collector that protects what it leaves traps it.
//
// # Who notices
//
// Before the run: the verifier of IR, and the verifier of safepoints. When the program is loaded:
// the decoder of the map. At a safepoint: the collector, which refuses a map that cannot be true,
// and the verifier of the heap, which looks before and after each collection. At an access: the
// machine. A thread that wants to collect, and waits for a poll that was taken out, or does not
// wait where a flag says that it need not: breaks of these kinds run beside one. At the end: who
// compares what was printed and returned. If nobody did, the two records are equal from beginning
// to end, which proves that nothing in this run could notice; the reason is then told from what
// the run did at the site.
package breaks
