// Package stackmap reads, writes, explains and uses LLVM stack maps: the section that tells a
// collector, for each return address, where every live pointer is.
//
// # The format
//
// A section holds one or more concatenated maps. Each map consists of a header, the functions, a
// pool of 64-bit constants, and the records. A record describes one code position and lists
// locations: a register, memory at register + offset (Indirect), the address register + offset
// itself (Direct), a constant that fits 32 bits, or a constant in the pool. There are three
// versions:
//
//	version  LLVM        function entry             location
//	1        3.5 to 3.9  address, stack size        8 bytes, size in 8 bits
//	2        4.0         and a count of records     8 bytes, size in 8 bits
//	3        5 and later and a count of records     12 bytes, size in 16 bits, padded to 8 after the last
//
// Version 1 does not say which function a record belongs to. Every function has at least one
// record, records are in function order, and offsets increase within a function. So if the offsets
// of a map with n functions decrease exactly n-1 times, each record can be assigned to its
// function; otherwise the Records of its functions are UnknownCount.
//
// The bytes do not say what a record's locations are for either. A statepoint's locations are the
// calling convention, the flags, the number of deopt locations, the deopt locations, (base,
// derived) pairs, and allocas; in LLVM 3.6 they begin with the number of deopt locations. Form
// tells these apart: the code that makes a record sets it, and the decoder infers it from the
// record's shape.
//
// # Bytes that explain themselves
//
// The encoder writes each field through one writer, which optionally records the range, kind, value
// and provenance of each field. The Annotation is that record, not a second reading of the bytes,
// so it always matches the encoder's intent. The decoder, which shares no format code with the
// encoder, records the same for sections written by other compilers; tests compare the two.
//
// Fields form a tree, stored parents first. Every byte, including padding and reserved bytes,
// belongs to exactly one leaf. A field takes 32 bytes and holds no text: paths, values and meanings
// are computed on demand. Rows groups leaves into display lines, and Text lays those out with spans
// that map ranges of the text to fields, so a user interface can link text to fields without
// parsing the text.
//
// Provenance ids belong to the caller and are copied unchanged to fields, rows and spans.
//
// # Using a map
//
// Index finds the record of a return address. Walker walks the frames from there, and Frame
// resolves locations. Both access the program only through Memory and Registers, so it may be an
// array in a test, an emulator's memory, or a process. Package collect builds collectors on top of
// them.
//
// # The return address table
//
// A collector needs fast lookup by return address in a compact form. Table provides that in a
// separate section: NewTable builds it from a map, EncodeTable writes it through the same recorder
// as the map's encoder, and DecodeTable reads it. TABLE.md describes the bytes, and package capi
// has a C header that reads them.
//
// Package compact has a format that is smaller still, which a strategy may choose instead of the
// stack map; COMPACT.md describes its bytes.
//
// # What is refused
//
// The encoder fails on a map that contradicts itself: counts that do not add up, an index outside
// the pool, a size that the version cannot hold. More than 65,535 locations in one record are not
// an error: like LLVM, Encode writes an invalid record instead, and lists it in Dropped. The
// decoder fails, naming offset and field, on unknown versions and kinds, on record counts that do
// not add up, and on counts that exceed the section, before allocating for them. Like LLVM's own
// reader it accepts reserved bytes that are not zero; their meaning then says that zeros were
// expected.
//
// Addresses are x86-64 addresses: 8 bytes, little-endian, with the DWARF register numbers of its
// ABI.
package stackmap
