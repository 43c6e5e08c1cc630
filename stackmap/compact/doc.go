// Package compact writes and reads the smallest of the formats here: a map of the references in
// frames at half the size of a return address table. COMPACT.md, beside package stackmap, describes
// it byte by byte.
//
// # Why so
//
// A stack map names every pointer twice, as base and as derived pointer, in 12 bytes each, and
// repeats for every record what many records share. Here a reference that is its own base is one
// bit. What can be live at a return address is a descriptor, and those that are equal are written
// once for all functions; the frame's size and saved registers, which differ more, are written once
// for each function. Return addresses are differences from the one before.
//
// The price is time: to find a return address a reader passes over functions, then adds up
// differences. A return address table (TABLE.md) is larger and needs neither.
//
// # What it says
//
// All that a collector needs, and deopt operands. It has no ids, no flags and no addresses of stack
// objects; the words of these objects that hold references are words like any other.
//
// # What it refuses
//
// References in registers that calls do not keep, and in memory that is not counted from the
// frame's own register.
package compact
