// Package collect implements garbage collectors that find their roots from compiler-emitted tables:
// they read the emitted bytes, walk the frames of a stopped program, move its objects and update
// its references. They exist to validate maps, and to show what goes wrong when a map is incorrect.
//
// The program is anything accessible through [stackmap.Memory] and [stackmap.Registers]: an
// emulated machine, or an array in a test.
//
// # Roots
//
// A [Stopped] program consists of its threads, the words outside the heap that hold references, and
// a [Source] that finds the references in frames. A compiler can describe them in four ways. Three
// are a [Map] keyed by return address, with which [Walk] unwinds the stack: [StackMap] (a section
// of stack maps, of any version), [Tables] (return address tables, which also record where
// registers are saved), and [RootMaps] (the root tables of LLVM's document, of OCaml and of
// Erlang). The fourth, [ShadowStack], is a list that the program itself maintains. [Several]
// combines sources for programs whose functions have different strategies.
//
// For each reference a source reports its location, the object it points into, and the bytes that
// describe it: enough for a user interface to highlight them, and for an error or a sentence
// ([Update.Sentence]) to name frame, record and slot. If it cannot read a frame, no collection
// takes place.
//
// # Order
//
// Each pair of a record consists of a base and a derived pointer, and in most pairs both are the
// same slot. If pairs were processed one at a time, the second could subtract a base that the first
// has updated from a derived pointer that has not been updated yet. So the collector first reads
// the whole stopped program: every pair's base and the distance from it to the derived pointer.
// Then it forwards the bases, and only then does it write. Two pairs that would write different
// pointers to one location are an error, as is a base that is not the start of an object: the map
// is wrong.
//
// # Collectors
//
// [New] makes a [Collector] by name. A caller's own implements the same interface;
// [Stopped.Update] reads and updates the references in frames for it. Each of ours is one file,
// meant to be read alongside its paper:
//
//	semispace     Cheney 1970           copies every live object, at every collection
//	mark-compact  LISP 2, Knuth 2.5-33  slides every live object to one end
//	mark-sweep    McCarthy 1960         moves nothing
//	generational  Ungar 1984            copies young objects; cards (Wilson and Moher 1989)
//	refcount      Deutsch, Bobrow 1976  deferred counts; a trace finds cycles
//	incremental   Dijkstra and others   marks in slices; the barrier makes white objects grey
//	              1978
//	concurrent    Doligez, Gonthier     marks and sweeps on a thread of its own; the barrier keeps
//	              1994; Yuasa 1990      a snapshot
//
// The last four need a write barrier ([NeedsBarrier]), except for stores before the first
// safepoint after the object was allocated: compilers initialize new objects with plain stores.
// All have a bitmap of the starts of objects, so a base in a frame may be an interior pointer where
// the function's strategy says so ([Strategy]); elsewhere it is an error.
// None needs a read barrier. A [Worker] also works between two instructions of the program, and
// reads the roots of each thread at a safepoint of that thread.
//
// Functions whose strategy keeps objects in place ([Strategy]) have interior pointers without a
// base; non-moving collectors keep the objects that those point into, the others refuse.
//
// # Layouts
//
// A [Layout] describes objects: [Runtime] is the layout that compiled programs share with their
// runtime, including the layouts of allocators that programs supply themselves ([Shape]); [Header]
// is a small one for programs without their own, [Callbacks] any other. A word that may or may not
// be a reference ([Doubtful]) counts as one while it holds the address of an object. A collector
// that needs a word per object (its forwarding address, its reference count) puts it before the
// layout's prefix.
//
// # State
//
// Between calls a collector keeps all its state in the program's memory, in the range that it was
// given: the bump pointer, free lists, mark bits, cards, counts, colours, totals. So restoring
// memory restores the collector, and its metadata can be inspected like any other memory. Memory
// errors are deferred until a call ends (heap.go), so that the collectors read like their papers.
// Only space that objects have vacated is filled with [Poison]: the cost of a collection depends on
// the used part of the heap, not on its capacity.
//
// # Finding mistakes
//
// [Verify] checks a whole heap, and shares only the starts of objects with the collector. [Stress]
// does so before and after a step; with Config.Stress every movable object moves to a different
// address, and freed space is reused as late as possible, so that a missed reference points at
// poison for a long time. The tests compare every collector with a naive model of reachability
// (model_test.go).
//
// # What it refuses
//
// Weak references and finalizers. Nor does it move anything while the program runs: for that the
// caller stops the program and supplies its position.
package collect
