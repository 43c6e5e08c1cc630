// Package assembly reads the assembly that llc writes for x86-64 and ELF, and makes the same object
// as LLVM's assembler. So everything that reads objects (stack maps, code, data, unwinding tables)
// can also read assembly.
//
//	assemble.go  a text, statement by statement
//	directive.go, symbols.go, sections.go, cfi.go
//	             the directives, by what they are about
//	fragment.go  the contents of a section before its layout
//	layout.go    the lengths of branches, alignments and numbers
//	resolve.go   addresses, as bytes or relocations
//	finish.go    the object
//
// # Instructions
//
// Package asmtext reads them, in AT&T and Intel syntax, with the table of lower/amd64. A branch to
// a symbol starts in its two-byte form and grows if the target is in another section, global, or
// too far away, as in LLVM's assembler; branches, alignments and LEB128 numbers only grow, so the
// layout terminates. After 100 rounds all branches that can grow do, which is always correct.
//
// # What is omitted
//
// The directives .loc and .file write no line table, and .ident and .addrsig no section: nothing
// here reads those. Other debugging sections are data, and are assembled.
//
// # What it refuses
//
// Everything else, named in an error with line and column: macros, conditions, .org, .reloc,
// sections of Mach-O and COFF, other processors' instructions, and those that lower/amd64's table
// lacks, AVX above all.
package assembly
