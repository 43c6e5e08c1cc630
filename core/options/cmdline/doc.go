// Package cmdline reads command lines in the manner of LLVM's tools: one dash or two, = or a
// following word, options and files in any order.
//
//	cmdline.go        parses a line into a [Line]
//	llvm.go           looks a name up among LLVM's
//	llvm_options.txt  the names, in order, with the tools that have them and whether they take a value
//
// # Why LLVM's names are known
//
// People try command lines that they use with LLVM's tools. An option of LLVM that is not
// implemented here is accepted with a warning, so that the line works. A name that neither has is
// refused as a typo, with the nearest name as a suggestion.
//
// # What it refuses
//
// An LLVM pass that is not implemented here: it would have changed the module, so omitting it would
// give a wrong result. A value other than true or false for a switch, and an option without its
// required value. Each command decides which options it has.
package cmdline
