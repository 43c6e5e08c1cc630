// Package asmtext parses assembly text into instructions of lower/amd64.
//
// # Purpose
//
// Inline assembly, and files (below). [Expand] substitutes a call's operands into its template,
// which is in the template language of LLVM IR (LangRef, "Inline Assembler Expressions"), and
// [Parse] reads the result. Parse knows nothing about templates and accepts any assembly text.
//
// # One table
//
// There is no list of instructions here. The mnemonics are the spellings that lower/amd64 prints,
// in reverse: with and without the width suffix, and with every name of each condition. Parse tries
// each meaning of a mnemonic with the given operands and picks the first form in the instruction
// table that accepts them, with the registers in the sizes they are written in. So the printer's
// output always reads back as the same bytes, a new line in the table needs no change here, and an
// instruction that the table lacks is an error that names it. alias.go adds a few names that
// assemblers also accept.
//
// # A statement
//
// Statements end at a newline or a semicolon; # and // begin comments. Labels may precede a
// statement: numbers, for branches to 1b and 1f, and names that begin with .L, both of which are
// local to the text. Data is written with .byte, .short, .long, .quad, .ascii and .zero, and
// .p2align emits nops. A separate prefix, as in "lock; incl", is emitted as its byte.
//
// # Addresses not known yet
//
// The frame is laid out after the text has been read, and a symbol's name may not be valid in
// assembly. So in place of such an address the text may contain a mark made by [FrameMark] or
// [SymbolMark]. For a frame mark, [Item].Frame tells which frame object the memory operand is in,
// and the operand's displacement is relative to the object.
//
// # Files
//
// [Reader] reads the statements of a file for package assembly: there every name is a symbol, a
// difference of two symbols is a value, and operands may be in Intel syntax, whose mnemonics are
// those that lower/amd64 prints, and whose sizes of memory choose among the forms of the table.
//
// # What it refuses
//
// Intel syntax in inline assembly, macros, and instructions that lower/amd64 cannot encode; in
// inline assembly also sections and symbols visible to other code. Every error of Parse is an
// [*Error] with the line and the statement. No input causes a panic.
package asmtext
