// Package objectwriter puts a compiled module together as an ELF object.
//
// Sections come in the order in which something first goes to them: code, variables, constants,
// tables. Symbols are numbered as they are defined or first named, and only then are the fixups of
// code and data rewritten from the compiler's symbols to the object's. What depends on that is
// last: aliases, which need what they stand for; groups, which need a symbol to be known by;
// .eh_frame, whose entries count from the functions; and what the module's own assembly says of
// symbols.
//
// # What it refuses
//
// A frame's changes that no call frame information can state; the error is of package object. An
// alias of what is not defined here makes no symbol.
package objectwriter
