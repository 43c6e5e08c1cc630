// Package compact writes and reads the smallest of the formats here: a map of the references in
// frames at half the size of a return address table. COMPACT.md, beside package stackmap, describes
// it byte by byte.
//
// # Design
//
// A stack map names every pointer twice, as base and as derived pointer, in 12 bytes each, and
// repeats for every record what many records share. Here a reference that is its own base is one
// bit. A descriptor says what is live at a return address, and equal descriptors are written once
// for all functions; the frame's size and saved registers, which differ more, are written once for
// each function. Each return address is the difference from the previous one.
//
// The price is time: to find a return address, a reader skips functions, then adds up differences.
// A return address table (TABLE.md) is larger and needs neither.
//
// # Contents
//
// The table has all that a collector needs, and deopt operands. It has no ids, no flags and no
// addresses of stack objects; the words of these objects that hold references are words like any
// other.
//
// # What it refuses
//
// References in caller-saved registers, and in memory that is not relative to the frame's own
// register.
package compact
