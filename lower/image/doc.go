// Package image reads the output of any compiler, assembler or linker: ELF, Mach-O, COFF and PE
// files, archives of them, the bytes of a section of stack maps, and assembly text, which package
// assembly first turns into an object. It serves people and package check; the objects that the
// compiler writes and the emulator loads are package object's.
//
//	image.go     images: sections, symbols and their addresses
//	open.go      detection of a file's format
//	archive.go   members of ar archives
//	elf.go, macho.go, coff.go
//	             one format each, over the standard library's debug/elf, debug/macho and debug/pe
//	macho_linked.go
//	             chained fixups and function starts of linked Mach-O files
//	unnamed.go   functions that a stripped file lists without names
//	without.go    why a file has no map, or no code
//	unknown.go    files that are not read, by what they are
//	merged.go    stack maps that a linker has merged into other sections
//	fixup.go     relocations, applied as by a linker or loader
//	machine.go   processors: the names of their registers, their instructions as text
//	instruction.go
//	             instructions with the properties that readers of frames need, in three syntaxes
//	maps.go      stack maps, return address tables and tables of roots
//	roots.go     tables of roots in the formats of runtimes
//
// # Addresses
//
// Sections of a relocatable file have no addresses, so this package assigns them: code comes first,
// from 0, so in a file with one section of code the addresses are the offsets that disassemblers
// show. Then it applies the relocations. After that an object is read like an executable: tables of
// addresses, jump tables and unwinding tables hold addresses. An undefined symbol gets an address
// after all sections, without memory.
//
// A linked file keeps its addresses. Its dynamic relocations are applied as if it were loaded at
// the address for which it was linked.
//
// # Damage
//
// Open fails if a file has no usable sections. Any further damage is reported with the result, in
// Image.Problems or StackMaps.Err: a symbol table outside the file, a truncated map. The result has
// the parts before it.
//
// # What it refuses
//
// Bitcode, WebAssembly, thin archives, import libraries and bigobj COFF, and program
// databases, each by name. Files with intermediate code or debug
// information only are read, and WithoutCode says so. For machines other than x86-64 and
// AArch64 it reads the map, relocates only whole addresses and decodes no instructions. Chained
// fixups of 32-bit files and of kernels are not applied.
package image
