// Package irparse reads LLVM assembly (LangRef.rst) into package ir.
//
// It reads every dialect from LLVM 3.6 to 22 with one grammar: where versions differ, what the text
// writes decides. A text that writes `ptr` is read as the newest LLVM reads it, any other as LLVM
// 14 does; the form of its statepoints makes it older still.
//
// The reader is a scanner that hands out tokens as offsets, and a recursive descent over them.
// Before it begins, one quick pass over the text finds the names that are defined at top level, so
// that a use before the definition refers to the right object at once. Inside a function a value
// used early is a placeholder until its definition replaces it, newest use first, so that use lists
// have the order they have in LLVM.
//
// An error does not end the reading: it continues at the next instruction, or the next top-level
// entity. What a wrong definition would have defined is remembered, so that its uses are no errors
// of their own. Every message has a stable code (codes.go) and says what was expected and, where
// something is near, what was probably meant. What LLVM's documents print although LLVM refuses it
// is read with a note.
//
// The parser is put together of parts, one for each subject: types, constants, operands,
// attributes, metadata, globals, functions, instructions, calls, and what older releases wrote
// (parts.go). All share the reader, which has the scanner, the module, and what is reported.
//
// What we do not interpret is kept and printed back: unknown attributes, metadata of unknown kinds,
// summary entries, use-list orders. What is refused is what cannot have been meant, nesting beyond
// any sense, and texts over a limit that can be raised.
package irparse
