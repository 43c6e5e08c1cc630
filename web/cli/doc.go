// Package cli is the native command, statepoint: the pipeline of the browser tab, for a shell. Each
// subcommand is a file that reads flags, calls the packages that do the work, and writes what they
// return. [Main] is the entry point.
//
//	command.go   the subcommands; errors and exit statuses
//	flags.go     options, by the table of core/options; help.go shows it
//	io.go        files, standard input and output
//	load.go      from a file to a module that is verified
//	passes.go    pipelines; warnings.go prints their findings, once, sorted by place
//	lowering.go  options of the code generator
//	compile.go, opt.go, llc.go, run.go, worlds.go, explain.go, embed.go, lessons.go, stackmap.go,
//	serve.go, site.go
//
// The command prints what the page shows of a program: both call the same packages, and
// agree_test.go verifies that they agree.
package cli
