// Package session shows a run of a compilation's program in the emulator.
//
// Begin loads the program and records its run from the beginning; Show returns any step of the
// recording as data: the call stack with frames described by the records of the stack map in
// memory, objects, registers, the instruction and its line, what the collector did in the step, and
// a sentence. All of it is read from the machine. The recording is extended on demand, up to
// MaxRunSteps.
//
// A program broken on purpose runs with the break; break.go compares the run with that of the
// unbroken program and reports what detected the break.
package session
