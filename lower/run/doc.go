// Package run runs compiled programs in the emulator, with the runtime of a language that has a
// garbage collector.
//
//	surface.go   what only the IR knows: types, strategies, declared variables
//	program.go   a program in the machine: loading, calling
//	counts.go    what a run did, in figures
//	heap.go      objects and their layout; when the collector runs
//	roots.go     which words of the stopped program are references
//	variables.go the program's variables that are roots, those of threads included
//	sections.go  the sections that describe roots
//	runtime.go   the runtime interface: rt_alloc, rt_safepoint, rt_print and so on
//	stub.go      stand-ins for undefined functions
//	makers.go    undefined functions that make objects, and the objects' layouts; see package layouts
//	supplied.go  everything undefined that this package supplies
//	choose.go    which collectors can run a program
//	missed_stores.go
//	             stores that the program's barriers should have reported
//	libc*.go     the functions of the C library that programs commonly call
//	throw.go     exceptions, by the unwinding tables
//	threads.go   threads, and how all of them reach safepoints for a collection
//	worker.go    the thread of a collector that has one, and how it reads the roots of the others
//	judge*.go    errors of the program: objects by the addresses they have had
//	finding.go   findings, as data and as text
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
// The emulator runs the emitted code, and the collector finds references through the bytes of the
// stack map. It uses nothing else that the compiler knows, so a wrong record shows as it would in a
// real process. In return every step can be inspected, in a browser tab too, and no program can
// harm its host.
//
// # What it refuses
//
// A call of a function that neither the program nor this package defines stops the program, and the
// message names it. So does a collection where the stack cannot be read: a reference that no map
// names would go stale. Steps, memory and heap are bounded; the message for each bound names the
// option that raises it.
package run
