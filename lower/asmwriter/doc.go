// Package asmwriter writes a compiled module as assembly text, for an assembler ([Write]) and as
// rows for a screen ([Rows]).
//
// It reads the plain data of package code and nothing else: the text says what was compiled, and is
// not another way to compile it. llvm-mc and the GNU assembler make the same sections of it as
// objectwriter does, which tests hold. Stack maps and return address tables are written field by
// field, from the encoder's own notes.
//
// # What it refuses
//
// Nothing; but it needs Options.Detail, without which the instructions are not kept.
package asmwriter
