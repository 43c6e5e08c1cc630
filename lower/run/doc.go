// Package run runs compiled programs in the emulator, with the runtime of a language that has a
// garbage collector.
//
//	surface.go    what only the IR knows: types, strategies, declared variables
//	options.go    how a program runs
//	choose.go     which collectors can run a program
//	program.go    a program in the machine: loading, calling
//	start_up.go   what runs before the entry
//	parts.go      the parts of a program and their connections; door.go exposes them to callers
//	counts.go     what a run did, in figures
//
//	heap.go       objects and their layout; heap_objects.go visits them
//	barriers.go   what the barriers of strategies use, and what the collector learns from them
//	reporter.go   reports stores for programs without such barriers
//	missed.go     stores that the program's barriers should have reported
//	roots.go      which words of the stopped program are references
//	variables.go  the program's variables that are roots, those of threads included
//	sections.go   the sections that describe roots
//	safepoint.go  when the collector runs
//	threads.go    threads, and how all of them reach safepoints for a collection
//	companion.go  a thread that collects beside the program
//	worker.go     the thread of a collector that has one, and how it reads the roots of the others
//
//	runtime.go    the runtime interface: rt_alloc, rt_safepoint, rt_print and so on
//	throw.go      exceptions, by the unwinding tables
//	setjmp.go     setjmp and longjmp
//	output.go     what the program prints; package libc has the functions of the C library
//	stub.go       stand-ins for undefined functions
//	allocators.go
//	             functions that allocate, by name or by their attributes
//	makers.go     undefined functions that make objects, and the objects' layouts; see package layouts
//	supplied.go   everything undefined that this package supplies
//
//	stack.go      frames, and the values of their records
//	places.go     names of addresses, points in the program and places of words, for findings
//	judge*.go     errors of the program: objects by the addresses they have had
//	finding.go    findings, as data and as text
//	explain.go    what a fault of the machine means
//	arguments.go  the arguments of a call; values.go, result.go: as text
//	case.go       a call and its result, as a line
//	state.go      any step of a run, backwards and forwards, and what that restores
//	trace.go      the story of a run as text
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
// A call to a function that neither the program nor this package defines stops the program, and the
// message names it. So does a collection where the stack cannot be read: a reference that no map
// names would go stale. Steps, memory and heap are bounded; the message for each bound names the
// option that raises it.
package run
