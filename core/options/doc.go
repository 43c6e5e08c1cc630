// Package options is the table of all options: the name of each, its values, its default, its
// effect, and whether LLVM also has it.
//
//	options.go  the columns of a row, and how rows are found
//	table.go    the rows
//
// # Why one table
//
// Passes read names and defaults from it, the page its panel, and the command its command lines and
// help. If each described options separately, one option could mean two things. So an option is
// added here, and then where it takes effect: in the options of core/passes, or in the command that
// has it. Tests fail while either side is missing.
//
// # Why it is only data
//
// The page's program links this package and must not link the compiler. A row therefore has no
// function: the package that uses a value decides where to store it.
//
// # What it refuses
//
// Nothing: it parses no values. [statepoint/core/options/cmdline] reads command lines, and
// pass.Options.Set the values of passes.
package options
