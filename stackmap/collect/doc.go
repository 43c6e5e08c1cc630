// Package collect has collectors that find their roots with what a compiler emitted for them: they
// read the very bytes, walk the frames of a stopped program, move its objects and update its
// references. They exist to prove maps right, and to show what goes wrong when one is not.
//
// The program is whatever can be reached through [stackmap.Memory] and [stackmap.Registers]: an
// emulated machine, or an array in a test.
//
// # Roots
//
// A [Stopped] program is its threads, the words outside of the heap that hold references, and a
// [Source] that finds the references in frames. [Walk] goes up the stack and asks a [Map] about
// each return address; [StackMap] is one. A source says of each reference where it is, what it
// points into, and which bytes said so: enough for a screen to light them, and for an error or a
// sentence ([Patch.Sentence]) to name frame, record and slot.
//
// # Order
//
// A pair of a record is a base and a derived pointer, and in most pairs both are the same slot.
// Were pairs handled one by one, a base updated in the first would be subtracted from a derived
// pointer not updated yet in the second. So the stopped program is read whole: every pair's base
// and its distance to the derived pointer. Then bases are forwarded, and only then is anything
// written. Two pairs that would write different pointers to one place are an error, as is a base
// that is no object's start: the map lies.
//
// # Collectors
//
// A [Collector] is made by [New] by its name. What objects look like is a [Layout]: [Runtime] is
// what compiled programs agree upon with their runtime, [Header] a small one for programs that have
// none of their own.
//
// All that a collector knows between two calls is in the program's memory, in the range that it was
// given: the pointer that bumps, bits that say where objects begin, totals. Whoever puts memory
// back, puts the collector back; and its own notes can be looked at like everything else in memory.
// The errors of memory are kept until a call ends (see heap.go), so that the collectors read like
// their papers. Room that objects have left is filled with [Poison], and no more than that: a
// collection costs what is used of a heap, not what the heap could hold.
//
// # What it refuses
//
// Weak references and finalizers. And it moves nothing while the program runs: its caller stops the
// program and says where.
package collect
