// Package asmwriter writes a compiled module as assembly text, for an assembler ([Write]) and as
// rows for a screen ([Rows]).
//
// It reads only the plain data of package code: the text shows what was compiled, and is not
// another way to compile it. llvm-mc and the GNU assembler turn it into the same sections as
// objectwriter, which tests check. Stack maps and return address tables are written field by field,
// from the encoder's annotations.
//
// If the module's target has Mach-O objects, as macOS does, the text is for those: macho.go has the
// differences. Its directives describe frames up to the end of the prologue, as LLVM's do there.
//
// # What it refuses
//
// Nothing; but it needs Options.Detail, without which the instructions are not kept. For Mach-O,
// thread-local variables and ifuncs are written as for ELF, which its assemblers do not accept.
package asmwriter
