// Package object holds relocatable x86-64 objects as plain data and writes and
// reads them as ELF64 files (System V gABI, "Object Files"; System V psABI for
// x86-64).
//
// An [Object] is a list of sections and a list of symbols. Symbols are numbered as amd64.Sym, and a
// section's relocations are amd64.Fixup values, so the encoder's output is used unchanged. The
// emulator's loader takes the same data directly, without a file in between.
//
// # Writing
//
// [Object.Layout] checks the object, orders the symbols as ELF requires and encodes the tables;
// [Layout.WriteTo] writes the file. Section contents are written in place and never copied, so a
// stack map of tens of megabytes costs one write. Output is deterministic: sections keep the
// caller's order, symbols keep it among local and among global symbols, and the file contains no
// timestamp or host name.
//
// Relocations against local symbols are written against their section, as LLVM's assembler does,
// since a linker may discard local names; symbols marked Private have no name in the file.
// Undefined symbols without references are omitted. [Object.ResolveLocal] goes further and resolves
// PC-relative references within one section, which no linker can change.
//
// # Call frames
//
// [EHFrame] builds .eh_frame (DWARF 5, section 6.4; LSB, "Exception Frames"):
// one CIE for each personality routine, one FDE for each function.
//
// # Reading
//
// [Read] reads a relocatable object back into an Object, for the emulator to load, and executables
// and shared objects, with their segments and dynamic relocations. It shares no code with the
// writer, and does without debug/elf, which would enlarge the WebAssembly build. Package image
// reads the objects of other formats and machines.
//
// # What it refuses
//
// Duplicate definitions of a global name, references outside a section and, when writing,
// relocation types that amd64.Reloc does not name.
package object
