// Package run runs compiled programs in the emulator, with the runtime of a language that has a
// garbage collector.
//
//	surface.go   what the IR says that the object does not: types, strategies, declared variables
//	program.go   a program in the machine: loading, calling
//	counts.go    what a run did, in figures
//	heap.go      objects and their layout; when the collector runs
//	roots.go     which words of the stopped program are references
//	variables.go the program's variables that are roots, those of threads included
//	sections.go  the sections that say so
//	runtime.go   the runtime interface: rt_alloc, rt_safepoint, rt_print and so on
//	stub.go      what stands in for functions that nothing defines
//	makers.go    those of them that make objects, and what these look like; see package layouts
//	supplied.go  all that the program leaves open and this room supplies
//	choose.go    which collectors can run a program
//	missed_stores.go
//	             stores that the program's barriers should have reported
//	libc*.go     the functions of the C library that programs commonly call
//	throw.go     exceptions, by the unwinding tables
//	threads.go   threads, and how all of them come to safepoints for a collection
//	judge*.go    what the program does that it must not: objects by the places where they have been
//	finding.go   what was found, as data and as text
//	values.go    arguments and results as text, graphs of objects included
//	case.go      a call and its result, as a line
//	history.go   any step of a run, backwards and forwards
//	inspect.go   a stopped program as data: frames, the values of records, objects
//	trace.go     the story of a run as text
//
// RUNTIME.md is the page for people who write programs to be run.
//
// # Why the emulator
//
// The code that runs is the code that was emitted, and the collector finds references through the
// very bytes of the stack map. Nothing of the compiler's knowledge takes part: a record that is
// wrong shows as it would in a real process. In return every step can be inspected, in a browser
// tab too, and no program can harm its host.
//
// # What it refuses
//
// A function that neither the program nor this room defines stops the program, and the message
// names it. So does a collection where the stack cannot be read: a reference that no map names
// would go stale. Steps, memory and heap are bounded; each bound's message says which option raises
// it.
package run
