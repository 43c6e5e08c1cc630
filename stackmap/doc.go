// Package stackmap reads, writes, explains and uses LLVM stack maps: the section that tells a
// collector, for each return address, where every live pointer is.
//
// # The format
//
// A section is one map or several, one behind the other, each of them a header, the functions, a
// pool of 64-bit constants, and records. A record belongs to one place in the code and lists
// locations: a register, memory at register + offset (Indirect), the address register + offset
// itself (Direct), a constant that fits 32 bits, or one of the pool. There are three versions:
//
//	version  LLVM        function entry             location
//	1        3.5 to 3.9  address, stack size        8 bytes, size in 8 bits
//	2        4.0         and a count of records     8 bytes, size in 8 bits
//	3        5 and later and a count of records     12 bytes, size in 16 bits, padded to 8 behind the last
//
// Version 1 does not say whose a record is. Functions have a record at least, in order, and offsets
// rise within one, so a map of which the offsets fall once less than it has functions can be
// divided; otherwise the records of its functions are UnknownCount.
//
// What a record's locations are for is not in the bytes either. A statepoint's begin with calling
// convention, flags and the number of deopt locations, then come those, then (base, derived) pairs,
// then allocas; those of LLVM 3.6 begin with the number. Form says which it is: known by who makes
// the record, inferred from its shape by the decoder.
//
// # Bytes that explain themselves
//
// The encoder writes each field through one writer that notes, if asked to, range, kind, value and
// provenance of what it writes. The Annotation is that note and not a second reading of the bytes,
// so it cannot be wrong about what was meant. The decoder, which shares no code with the encoder
// that knows the format, keeps the same kind of note for sections that others wrote; tests hold the
// two against each other.
//
// Fields form a tree, laid out parents first. Every byte belongs to one leaf, padding and reserved
// bytes included. A field is 32 bytes and holds no text: paths, values and meanings are made when
// they are asked for. Rows groups leaves into the lines people read, and Text lays those out with
// spans that say which field each stretch shows, so that a screen links text to fields without
// reading the text.
//
// Provenance ids are the caller's. They come back on fields, rows and spans as they were given.
//
// # Using a map
//
// Index finds the record of a return address. Walker goes from there through the frames, and Frame
// finds the places of locations. Both know the program only as Memory and Registers, so it may be a
// test's array, an emulator's memory, or a process. Package collect has collectors on top of that.
//
// # The return address table
//
// What a collector wants of the map, it wants by return address, at once, and small. Table is that,
// as a section of its own: NewTable makes it of a map, EncodeTable writes it through the same
// recorder as the map's encoder, DecodeTable reads it. TABLE.md describes the bytes, and package
// capi has a header that reads them in C.
//
// # What is refused
//
// The encoder fails on a map that contradicts itself: counts that do not add up, an index outside
// of the pool, a size that the version cannot hold. More than 65,535 locations in one record are
// not an error, since LLVM writes an invalid record in its place and so does Encode, which lists it
// in Dropped. The decoder fails, naming offset and field, on versions and kinds it does not know,
// on counts beyond the section's end, before making room for them, and on record counts that do not
// add up. It reads reserved bytes without objection, as LLVM's own reader does; their meaning then
// says that zeros were expected.
//
// Addresses are of x86-64: 8 bytes, little-endian, with the DWARF register numbers of its ABI.
package stackmap
