// Package settings has tables of a compilation's options, and the equivalent command lines.
//
// The tables list what the compiler supports, by LLVM's names; a test of web/explore checks them.
// [Commands] returns the command lines for LLVM's tools and for our own command, and notes where
// LLVM's differ or cannot do it.
package settings
