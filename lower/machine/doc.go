// Package machine emulates an x86-64 processor to the extent needed to run this compiler's code, in
// a browser or natively, one instruction at a time, forward and backward.
//
// It decodes with golang.org/x/arch/x86/x86asm instead of the compiler's encoding table, so running
// the code checks that table. Decoded instructions are cached in their page; a loop is decoded
// once.
//
// Each common instruction has a quick function that executes it and returns the next one, while the
// pages it accesses are in a small cache ([Machine.Run], [History]); a comparison and the jump
// after it share one function, and flags are computed only when they are read. Other cases take the
// slower path of [Machine.Step]. The tests compare both paths with a processor.
//
// # State
//
// A [Machine] is a [Processor], a [Scheduler] and functions outside the program. The processor
// executes instructions on a [CPU] (registers, flags) and a [Memory] of 4 KiB pages that can be
// readable, writable and executable; the scheduler has a CPU for each thread. An outside part with
// state in Go, such as a collector or an output, is a [State] of the machine. [Machine.Snapshot]
// saves all of it, and [Machine.Restore] restores it. A snapshot shares pages with the machine
// until they are written to.
//
// # Time
//
// A [History] runs the machine and can go to any step of the run. It takes snapshots during the
// run, at intervals that double whenever they take too much memory, and reaches a step by running
// from the last snapshot before it. A log of every step would cost more to write than the steps
// themselves, and a run is deterministic, so a snapshot and the number of steps after it have the
// same information. There are denser snapshots around a step that was sought, so stepping back is
// fast. A backward search (for the last write of a value, or the call to a function) runs the
// program again, window by window from the end. If the run does not repeat, because an External has
// state that it did not report, the History stops with an error instead of showing a different run:
// it compares the registers at a step with those when the step was last left.
//
// # Threads
//
// [Machine.Spawn] creates a thread with its own stack and thread-local storage. A [Schedule]
// interleaves threads, at random from a seed or at chosen instructions; an External makes its
// thread wait with [Scheduler.Wait]. One instruction is executed at a time and every write is seen
// by all threads at once, so effects of weaker memory orders do not appear.
//
// # Addresses
//
// A [Shadow] watches a range of memory, such as a collected heap, and can track addresses in it
// through registers and memory (shadow.go; shadow_step.go has the instructions, shadow_vector.go
// those on vectors). Without a Shadow this costs nothing: the quick functions do not support it,
// and are not used while words are tracked.
//
// # Frames
//
// An [Unwinder] reads the unwinding tables of loaded images as a C runtime does: .eh_frame for the
// frames and the registers of each, .gcc_except_table for landing pads. It shares no code with the
// writer of these tables.
//
// # The world outside
//
// [Machine.Load] places an object's sections in memory and applies its relocations. A function that
// the object does not define is an [External]: a Go function that runs when the processor reaches
// its address, reads its arguments from the registers and returns to the caller. A collector is
// such a function. Calls to undefined functions without one stop the machine with a fault that
// names them. Variables outside of the object are added by [Machine.AddData], or get an address by
// [Machine.Define], before it is loaded.
//
// # Bounds
//
// Steps and memory are bounded by [Limits], and a run stops when its context is cancelled.
// Exceeding a bound, and every access or instruction that a processor would refuse, is a [*Fault]
// with the position, the kind and, for a bound, its value and how to raise it. Faults are precise:
// registers and flags are as before the instruction.
//
// # What it refuses
//
// MMX, AVX, privileged instructions and system calls; x87 instructions that LLVM does not select;
// DWARF expressions in unwinding tables. Behaviour that manuals leave undefined, or that
// differs between processors, is listed in openTable, with the choice made here. Addresses are not
// checked to be canonical. Self-modifying code works, slowly: a write to a page drops its decoded
// instructions.
package machine
