// Package machine emulates an x86-64 processor, far enough to run what this
// compiler emits, in a browser tab as well as natively, one instruction at a
// time and backwards too.
//
// It decodes with golang.org/x/arch/x86/x86asm and not with the compiler's own
// encoding table: a mistake in the table is not mirrored here, so running the
// code is a check of it. A decoded instruction is kept in the page it lies in;
// a loop decodes once.
//
// # State
//
// A [Machine] is a [CPU] (registers, flags) and a [Memory] of 4 KiB pages that
// can be readable, writable and executable. Everything a step changes goes
// through these two, and [Machine.Record] makes each step remember what it
// overwrites, so [Machine.StepBack] restores the state before it exactly.
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
// MMX, AVX, privileged instructions and system calls; of x87, what long double
// does not need. Flags that the manual
// leaves undefined have the values that common processors give them where that
// is known, else zero. Addresses are not checked to be canonical. Code that
// changes itself works, slowly: a write to a page forgets what is decoded there.
package machine
