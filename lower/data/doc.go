// Package data lays out what a module has beside its code: it chooses sections, for variables and
// for functions, and writes initialisers as bytes with what the linker fills in.
//
// # Sections
//
// A section follows from what is in it (section.go): whether it is written to, begins as zeros,
// needs addresses that a loader writes, belongs to a thread; and from what the text asks for: a
// name, a comdat, a place in llvm.used. What asks for other flags than the first of a name gets
// another section of the name, as in LLVM's objects.
//
// # Initialisers
//
// A constant becomes its bytes in the data layout (initialiser.go). An address becomes a
// relocation, and so does the distance from the variable that is written to another place.
// llvm.global_ctors and llvm.global_dtors become pointers in sections that linkers sort by priority
// (start.go).
//
// # What it refuses
//
// Constant expressions that no relocation of ELF can state, contents in sections without contents,
// comdats of kinds that ELF does not have, variables larger than the address space, and more bytes
// than Options.MaxBytes. Each is a diagnostic at the variable or function.
package data
