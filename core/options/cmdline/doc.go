// Package cmdline reads command lines in the manner of LLVM's tools: one dash or two, = or a
// following word, options and files in any order.
//
//	cmdline.go        reads a line; [Line] gives what it said
//	llvm.go           looks a name up among LLVM's
//	llvm_options.txt  the names, in order, with the tools that have them and whether they take a value
//
// # Why LLVM's names are known
//
// People try a line here that they use with LLVM's tools. An option that this product does not act
// on is accepted with a warning, so that the line works. A name that neither has is refused, with
// the nearest one as a suggestion: it is a slip of the keyboard.
//
// # What it refuses
//
// A pass of LLVM's that is not ours: it would have changed the module, so leaving it out would give
// a wrong answer. A value for a switch that is neither true nor false, and an option without the
// value that it needs. Which options a command has is not decided here: the command says it.
package cmdline
