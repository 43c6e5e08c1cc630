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
// [Source] that finds the references in frames. There are four ways in which a compiler says where
// they are. Three of them are a [Map] by return address, for [Walk] to go up the stack with:
// [StackMap] (a section of stack maps, of any version), [Tables] (return address tables, which
// also say where registers were saved), and [RootMaps] (the tables of roots of LLVM's document, of
// OCaml and of Erlang). The fourth, [ShadowStack], is a list that the program itself keeps.
// [Several] joins sources for programs whose functions have different strategies.
//
// A source says of each reference where it is, what it points into, and which bytes said so:
// enough for a screen to light them, and for an error or a sentence ([Update.Sentence]) to name
// frame, record and slot. Where it cannot read a frame, no collection takes place.
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
// A [Collector] is made by [New] by its name. Each is one file that is to be read beside its
// paper:
//
//	semispace     Cheney 1970           copies everything that lives, at every collection
//	mark-compact  LISP 2, Knuth 2.5-33  slides everything that lives to one end
//	mark-sweep    McCarthy 1960         moves nothing
//	generational  Ungar 1984            copies young objects; cards (Wilson and Moher 1989)
//	refcount      Deutsch, Bobrow 1976  deferred counts; a trace finds circles
//	incremental   Dijkstra and others   marks in slices; the barrier makes white objects grey
//	              1978
//
// The last three must be told of stores into objects ([NeedsBarrier]), but for those that come
// before the first safepoint after the object was made: compilers fill new objects by plain
// stores. None needs a barrier for loads. Functions whose strategy lets objects stay ([Strategy])
// have references into the middle of objects, without a base; collectors that move nothing keep
// what those point into, the others refuse.
//
// # Layouts
//
// What objects look like is a [Layout]: [Runtime] is what compiled programs agree upon with their
// runtime, and those of allocators that programs bring along ([Shape]); [Header] a small one for
// programs that have none of their own, [Callbacks] any other. A word of which it is not known
// whether it is a reference ([Doubtful]) is one while it holds the address of an object. A
// collector that wants a word of its own for each object (where it will go, how many refer to it)
// has it before what the layout puts there.
//
// # State
//
// All that a collector knows between two calls is in the program's memory, in the range that it
// was given: the pointer that bumps, free lists, mark bits, cards, counts, colours, totals.
// Whoever puts memory back, puts the collector back; and its own notes can be looked at like
// everything else in memory. The errors of memory are kept until a call ends (heap.go), so that
// the collectors read like their papers. Room that objects have left is filled with [Poison], and
// no more than that: a collection costs what is used of a heap, not what the heap could hold.
//
// # Finding mistakes
//
// [Verify] looks at a heap as a whole, and shares no notes with the collector but where objects
// begin. [Stress] does so before and after a step; with Config.Stress everything that can move
// goes to where it was not before, and room that was used is used again as late as can be, so that
// what a missed reference points at stays poison for long. The tests hold every collector against
// a naive model of reachability (model_test.go).
//
// # What it refuses
//
// Weak references and finalizers. And it moves nothing while the program runs: its caller stops
// the program and says where.
package collect
