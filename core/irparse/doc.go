// Package irparse reads LLVM assembly (LangRef.rst) into package ir.
//
// It reads every dialect from LLVM 3.6 to 22 with one grammar: where releases differ, the text
// decides. A text with `ptr` is read as by the newest LLVM, any other as by LLVM 14; the form of
// its statepoints may show an older release.
//
// The reader is a scanner (internal/scan), which returns tokens as offsets, and a recursive-
// descent parser. Before it, a quick pass over the text finds the names defined at top level, so a
// use before the definition refers to the right object at once. In a function, a value that is
// used before its definition is a placeholder; the definition replaces it, newest use first, so
// use lists have the same order as in LLVM.
//
// With several workers, the bodies of functions are read side by side after all else (beside.go). A
// text in which that might differ from reading it in its order is read in its order: any with a
// message, and any in which what a body needs is not settled by then.
//
// After an error, reading continues at the next instruction or top-level entity. The name that a
// wrong definition would have defined is recorded, so its uses are not further errors. Every
// message has a stable code (codes.go), says what was expected, and has a suggestion if there is a
// similar name. Forms that LLVM's documents print although LLVM refuses them are accepted with a
// note.
//
// The parser consists of parts, one for each subject: types, constants, operands, attributes,
// metadata, globals, functions, instructions, calls, and the forms of older releases (parts.go).
// All share the reader, which has the scanner, the module and the messages.
//
// Uninterpreted parts are kept and printed back: unknown attributes, metadata of unknown kinds,
// summary entries, use-list orders. Refused are texts that cannot be right, excessive nesting, and
// texts above a limit that can be raised.
package irparse
