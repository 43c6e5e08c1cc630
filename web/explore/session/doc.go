// Package session shows a run of a compilation's program in the emulator.
//
// Begin loads the program and records its run from the beginning; Show gives any step of the
// recording as data: the call stack with frames named through the records that the stack map in
// memory has, objects, registers, the instruction and its line, what collectors did in the step,
// and a sentence. All of it is read from the machine. The recording goes on as far as it is asked
// for, up to MaxRunSteps.
//
// A program broken on purpose runs as it is broken; break.go compares the run with that of the
// unbroken program and tells who noticed.
package session
