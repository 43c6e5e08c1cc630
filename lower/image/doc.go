// Package image reads what any compiler, assembler or linker made: ELF, Mach-O, COFF and PE files,
// archives of them, and the bytes of a section of stack maps. It reads for people and for package
// check; package object remains what the compiler writes and the emulator loads.
//
//	image.go     what an image is: sections, symbols, where each is
//	open.go      which format a file has
//	archive.go   members of ar archives
//	elf.go, macho.go, coff.go
//	             one format each, over the standard library's debug/elf, debug/macho and debug/pe
//	fixup.go     relocations, applied as a linker or loader does
//	machine.go   processors: the names of their registers, their instructions as text
//	instruction.go
//	             instructions with what readers of frames ask of them, in three spellings
//	maps.go      stack maps, return address tables and tables of roots
//	roots.go     tables of roots in the formats of runtimes
//
// # Addresses
//
// Sections of a relocatable file have no addresses, so this package gives them some: code comes
// first, from 0 on, so that in a file with one section of code the addresses are the offsets that
// disassemblers show. Then it applies the relocations. From there on an object is read as an
// executable is: a table of addresses, a jump table, an unwinding table holds addresses. A symbol
// that nothing defines gets an address after all sections, of which there is no memory.
//
// A linked file keeps its addresses. Its dynamic relocations are applied as a loader does that puts
// it where it was linked for.
//
// # Damage
//
// Open fails if a file has no sections to speak of. Everything beyond that is reported beside the
// result, in Image.Problems or StackMaps.Err: a symbol table that lies outside of the file, a map
// that is cut off. What was read before it is there.
//
// # What it refuses
//
// Thin archives, import libraries and bigobj COFF, each by name. Of machines other than x86-64 and
// AArch64 it reads the map, relocates only whole addresses and decodes no instructions. Chained
// fixups of linked Mach-O files are not applied.
package image
