// Package track follows a slot of the frame through the code of a function: which instructions
// stored what it has at a safepoint, and which read what the collector left there.
//
// It looks at finished code: at the instructions as they were emitted, with the slots that their
// operands touch and the ways that the emitter noted (targets of branches, entries of jump tables,
// landing pads). So what it says holds for moves of the allocator, for operands in memory and for
// ends that blocks share alike. It says what may happen on some way through the code, not what
// happens in a run; e2e/judge holds it against runs.
package track
