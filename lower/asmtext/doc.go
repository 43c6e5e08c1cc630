// Package asmtext reads AT&T assembly text and gives instructions of lower/amd64.
//
// # What it is for
//
// Inline assembly: [Expand] puts the operands of a call into its template, in the
// template language of LLVM's IR (LangRef, "Inline Assembler Expressions"), and
// [Parse] reads what comes out. Parse knows nothing of templates and serves
// any text.
//
// # One table
//
// There is no list of instructions here. The mnemonics are the spellings that
// lower/amd64 prints with, read backwards: with and without the letter of
// the width, and each condition by all of its names. What a mnemonic may mean is
// tried with the operands at hand, and the first form of the instruction table that
// accepts them, with the registers in the sizes they are written in, is the
// instruction. So whatever the printer writes is read back as the same
// bytes, a new line of the table needs nothing here, and what the table lacks is
// an error that names it. A few names that assemblers know besides are in
// alias.go.
//
// # A statement
//
// Statements end at a newline or a semicolon; # and // begin comments. A statement
// may have labels before it: numbers, for branches to 1b and 1f, and names that
// begin with .L, both of which are local to the text. Data is written with .byte,
// .short, .long, .quad, .ascii and .zero, and .p2align puts nops. A prefix that stands alone, as in
// "lock; incl", is the byte it is.
//
// # Places that are not known yet
//
// A frame is laid out after the text has been read, and a symbol may have a name that no
// assembler can read. Text may therefore hold marks for them, made by [FrameMark]
// and [SymbolMark], instead of an address: what is read then says in
// [Item].Frame which frame object its memory operand is, and the operand's
// displacement counts from the object.
//
// # What it refuses
//
// Intel syntax, macros, sections, symbols that other code could see, memory
// addressed by 32-bit registers, and all instructions that lower/amd64 cannot
// encode. Every error is an [*Error] with the line and the statement. No text makes
// it panic.
package asmtext
