// Package object holds relocatable x86-64 objects as plain data and writes and
// reads them as ELF64 files (System V gABI, "Object Files"; System V psABI for
// x86-64).
//
// An [Object] is a list of sections and a list of symbols. Symbols are numbered
// as amd64.Sym, and a section's relocations are amd64.Fixup values, so what the
// encoder hands out goes in as it is. The same data feeds the emulator's
// loader, without a file in between.
//
// # Writing
//
// [Object.Layout] checks the object, orders the symbols as ELF wants them and
// encodes the tables; [Layout.WriteTo] writes. The contents of sections are
// written from where they lie and are never copied, so that a stack map of tens
// of megabytes costs one write. The same object gives the same bytes: section
// order is the caller's, symbols keep the caller's order within local and
// global, no time or name of a machine goes in.
//
// Relocations against local symbols are written against their section, as
// LLVM's assembler does it, since a linker may discard local names; symbols
// marked Private leave no name at all. Undefined symbols that nothing refers to
// are left out. [Object.ResolveLocal] goes further and patches PC-relative
// references within one section that no linker could change.
//
// # Call frames
//
// [EHFrame] builds .eh_frame (DWARF 5, section 6.4; LSB, "Exception Frames"):
// one CIE for each personality routine, one FDE for each function.
//
// # Reading
//
// [Read] reads a relocatable object or an executable back into an Object: what
// a reader of stack maps needs, written apart from the writer and without
// debug/elf, which would weigh on the WebAssembly build.
//
// # What it refuses
//
// Overlapping definitions of a global name, references outside a section, and
// relocations of types other than those of amd64.Reloc when it writes.
package object
