// Package settings has what a reader may choose of a compilation, as tables, and the
// command lines that do the same in a shell.
//
// The tables name what the compiler has, with LLVM's names; a test of web/explore holds
// them to it. [Commands] says what LLVM's tools and our own command need to be told, and
// where LLVM's differ or cannot do it.
package settings
