// Package regions finds which words of stack objects hold references while a safepoint lists them
// (Statepoints.rst, "Recording On Stack Regions"): explicit spill slots that a front end lists in
// "gc-live", and objects that RewriteStatepointsForGC lists on request.
//
// A record of the stack map has the location of a listed object, not its contents. A collector may
// follow a word only if it holds a reference or null on every path to the safepoint.
//
// # Which words hold references
//
// Words are those of 8 bytes, at multiples of 8. In order of precedence (words.go):
//
//	!statepoint.words !{i64 8, i64 16}   on the alloca: the offsets of the words, in bytes
//	the allocated type                   its pointers of the strategy's reference types, including
//	                                     those in structs, arrays and vectors
//	loads and stores                     of such pointers, where the allocated type has none
//
// # What a word holds
//
// The state of a word is the set of what it may hold (states.go); sets join by union:
//
//	Nothing     nothing was stored since the object was allocated, or its lifetime began
//	Null        null
//	Reference   a reference to the start of an object
//	Derived     a reference to another place in an object
//	Other       bits of another type
//	Stale       a reference from before a safepoint that did not update the word
//
// A store replaces the set, or adds to it if the stored word is not known exactly: at an unknown
// index, through a phi or select. A call that is passed the object's address may store references
// in it. At a safepoint that does not list the object, Reference and Derived become Stale.
//
// A word whose set has only Null and Reference is followed. A word that may hold Nothing and may
// still be read is cleared at the object's allocation (Result.Clear), and is then followed. Other
// words are not followed, with a Problem if the word may still be read.
package regions
