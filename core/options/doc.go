// Package options is the table of all options: what each is called, which values it takes, its
// default, what it does, and whether LLVM has it too.
//
//	options.go  what a row says, and how rows are found
//	table.go    the rows
//
// # Why one table
//
// Passes take names and defaults from it, the page its panel, the command its command lines and
// their help. An option that each of them described for itself could mean two things. So an option
// is added here, and then where it acts: in the options of core/passes, or in the command that has
// it. A test of each fails while one side is missing.
//
// # Why it is data only
//
// The page's program links this package and must not link the compiler. A row therefore holds no
// function: where a value is kept is the business of the package that heeds it.
//
// # What it refuses
//
// Nothing: it reads no values. [statepoint/core/options/cmdline] reads command lines, and
// pass.Options.Set the values of passes.
package options
