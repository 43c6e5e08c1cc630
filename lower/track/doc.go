// Package track follows a stack slot through the code of a function: which instructions stored its
// value at a safepoint, and which read the value that the collector left there.
//
// It analyses finished code: the emitted instructions, with the slots that their operands access
// and the edges that the emitter recorded (branch targets, jump table entries, landing pads). The
// result thus covers the allocator's moves, memory operands and shared block ends alike. It says
// what may happen on some path, not what happens in a run; e2e/judge compares it with runs.
package track
