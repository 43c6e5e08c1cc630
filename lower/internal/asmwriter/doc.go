// Package asmwriter writes a compiled module as assembly text, for an assembler ([Write]) and as
// rows for a screen ([Rows]).
//
// It reads the plain data of package code and nothing else: the text says what was compiled, and is
// not another way to compile it. llvm-mc and the GNU assembler make the same sections of it as
// objectwriter does, as tests check. Stack maps and return address tables are written field by
// field, from the encoder's own notes.
//
// Where the module's target has Mach-O objects, as macOS has, the text is for those: macho.go has
// what differs. Its directives describe frames up to the end of the prologue, as LLVM's do there.
//
// # What it refuses
//
// Nothing; but it needs Options.Detail, without which the instructions are not kept. Thread-local
// variables and functions that are chosen at the start are written for Mach-O as ELF has them,
// which its assemblers do not read.
package asmwriter
