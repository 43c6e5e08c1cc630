// Package data lays out a module's data: it chooses sections, for variables and for functions, and
// writes initialisers as bytes and relocations.
//
// # Sections
//
// The section depends on the contents (section.go): whether they are writable, zero-initialised,
// need load-time relocations, or are thread-local; and on what the module specifies: a name, a
// comdat, membership in llvm.used. A variable that needs other flags than the first one in a
// section of that name gets another section of the same name, as in LLVM's objects.
//
// # Initialisers
//
// A constant becomes its bytes in the data layout (initialiser.go). An address becomes a
// relocation, and so does the distance from the variable itself to another symbol.
// llvm.global_ctors and llvm.global_dtors become pointers in sections that linkers sort by priority
// (start.go).
//
// # What it refuses
//
// Constant expressions that no ELF relocation can express, contents in sections without contents,
// comdats of kinds that ELF does not have, variables larger than the address space, and more bytes
// than Options.MaxBytes. Each is a diagnostic at the variable or function.
package data
