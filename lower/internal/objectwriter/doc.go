// Package objectwriter assembles a compiled module into an ELF object.
//
// Sections are in the order in which they first get contents: code, variables, constants, tables.
// Symbols are numbered when they are defined or first named; then the fixups of code and data are
// rewritten from the compiler's symbols to the object's. Everything that depends on that comes
// last: aliases, which need their targets; groups, which need a signature symbol; .eh_frame, whose
// entries are relative to the functions; and directives about symbols in module-level assembly.
//
// # What it refuses
//
// Changes of a frame that call frame information cannot express; the error comes from package
// object. An alias of something not defined here makes no symbol.
package objectwriter
