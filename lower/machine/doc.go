// Package machine emulates an x86-64 processor, far enough to run what this
// compiler emits, in a browser tab as well as natively, one instruction at a
// time and backwards too.
//
// It decodes with golang.org/x/arch/x86/x86asm and not with the compiler's own
// encoding table: a mistake in the table is not mirrored here, so running the
// code is a check of it. A decoded instruction is kept in the page it lies in;
// a loop decodes once.
//
// Each common instruction has a function of its own that executes it and names the next, as long
// as the pages it touches are at hand ([Machine.Run], [History]); a comparison and the jump after
// it have one together, and flags are computed only where they are read. Everything unusual goes
// the slower way, which is also that of [Machine.Step]. The tests hold both ways against a
// processor.
//
// # State
//
// A [Machine] is a [CPU] (registers, flags) for each thread, a [Memory] of 4 KiB pages that can be
// readable, writable and executable, and a scheduler. What acts on the program from outside and
// keeps something in Go, as a collector or an output does, is a [State] of the machine.
// [Machine.Snapshot] takes all of it together, and [Machine.Restore] brings it back. A snapshot
// shares pages with the machine until they are written to.
//
// # Time
//
// A [History] runs the machine and can go to any step of the run. It takes snapshots on the way,
// at distances that double whenever they take too much memory, and comes to a step by running from
// the last snapshot before it. A journal of every step would be exact too, but costs more to write
// than the steps themselves, and most of it is never read: a run is deterministic, so a snapshot
// and the number of steps after it say the same. Around a step that was sought there are closer
// snapshots, so that going back step by step is quick. What is searched backwards (the last write
// of a value, the call of a function) is found by running the way again, window by window from the
// end. Where the run does not repeat, since an External keeps state that it did not report, the
// History stops with an error instead of showing another run: it holds the registers at a step
// against those it had when that step was left last.
//
// # Threads
//
// [Machine.Spawn] makes a thread with a stack and thread-local storage of its own. A [Schedule]
// interleaves them, by chance from a seed or at chosen instructions; an External makes its thread
// wait with [Machine.Wait]. One instruction is executed at a time and every write is seen by all
// threads at once, so what only a weaker memory order shows does not show here.
//
// # Addresses
//
// A [Shadow] watches a range of memory, as a collected heap, and can follow the addresses in it
// through registers and memory (shadow.go; shadow_step.go has the instructions, shadow_vector.go
// those on vectors). It costs nothing where there is none: the quick functions do not know of it,
// and are not used where words are followed.
//
// # Frames
//
// An [Unwinder] reads the unwinding tables of loaded images as a C runtime does: .eh_frame for the
// frames and the registers of each, .gcc_except_table for where an exception lands. It shares
// nothing with what wrote them.
//
// # The world outside
//
// [Machine.Load] places an object's sections in memory and applies its relocations. A
// function the object does not define is an [External]: a Go function that runs
// when the processor arrives at its address, reads its arguments from the
// registers and returns to the caller. A collector is such a function. Calls of
// undefined functions without one stop the machine with a fault that names them.
// Variables outside of the object are put into memory by [Machine.AddData], or
// are given an address by [Machine.Define], before it is loaded.
//
// # Bounds
//
// Steps and memory are bounded by [Limits], and running stops when its context
// does. A bound that is reached, and every access or instruction that a
// processor would refuse, is a [*Fault] that says where, what and, for a bound,
// its value and how to raise it. Faults are precise: registers and flags are as
// before the instruction.
//
// # What it refuses
//
// MMX, AVX, privileged instructions and system calls; of x87, what long double does not need; of
// unwinding tables, DWARF expressions. What manuals leave open, and what differs between
// processors, is in openTable, with the choice made here. Addresses are not checked to be
// canonical. Code that changes itself works, slowly: a write to a page forgets what is decoded
// there.
package machine
