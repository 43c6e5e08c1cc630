// Package dwarf has the names of DWARF (version 5, section 7, and LLVM's extensions) that metadata
// uses: lists of all that are valid (names.go), and those of the numbers that LLVM prints by name
// (numbers.go).
package dwarf
