package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"statepoint/core/process"
	"statepoint/core/source"
	"statepoint/lower/run"
	"statepoint/web/check"
)

// command is one subcommand: its purpose, the function that runs it, and additions to its help.
type command struct {
	name, args, about string
	run               func(c *cli, args []string) error
	options           []string // by name, see core/options
	more              string
}

// cli is where a command reads and writes; tests give it buffers.
type cli struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	// sized, if not nil, gets the size of the input in bytes before it is parsed; 0 for a pipe.
	sized    func(text int)
	warnings warnings
	// aborts is -llvm-aborts: the command aborts where LLVM's tools do.
	aborts bool
}

const llvmFlags = "Options of LLVM's tool without an effect here are accepted with a warning; " +
	"one dash or two, = or a space, in any order."

var commands = []command{
	{"serve", "[--port N] [--site DIR] [--lessons DIR [--only]] [--no-offline]",
		"serve the explorer on loopback",
		(*cli).serve, serveOptions, ""},
	{"site", "[--site DIR] [--lessons DIR [--only]] [--no-offline] -o DIR",
		"write the static site", (*cli).site,
		siteOptions, ""},
	{"compile", "FILE [-o OUT.o] [--passes LIST] [--json]",
		"compile IR to an object with a stack map",
		(*cli).compile, compileOptions,
		"Without --passes it runs " + defaultPasses +
			"; without -o the object is written beside FILE.\n  It says on " +
			"standard error what barriers and polls leave to the run-time library."},
	{"opt", "[LLVM's flags] [FILE]", "run passes over IR, as LLVM's opt does", (*cli).opt,
		optOptions, llvmFlags},
	{"llc", "[LLVM's flags] [FILE]",
		"lower IR to assembly or an object, as LLVM's llc does", (*cli).llc, llcOptions, llvmFlags},
	{"run", "FILE.ll | FILE.o… [options] [-- ARGUMENT…]",
		"run a program in the emulator, under a collector", (*cli).run, runOptions,
		"Without --passes it runs " + defaultPasses + ", and calls main.\n  " +
			"Objects of any compiler are linked, with the same runtime, and run unchanged; so\n  " +
			"is an executable or a shared object, with its dynamic relocations applied.\n  " +
			"Arguments are integers, or text for objects. `statepoint help runtime` has their\n  " +
			"syntax, the functions that programs can call, such as rt_alloc, and the breaks."},
	{"worlds", "FILE [--entry NAME] [-- ARGUMENT…]",
		"compare a program on a shadow stack, with a map of roots, and with statepoints",
		(*cli).worlds, worldsOptions,
		"Code, map and frames in bytes, and the instructions that a call executes in the " +
			"emulator: the one named,\n  else that of the file's `; run:` line, else an invented " +
			"one."},
	{"explain", "[CODE… | FILE [%VALUE…]]",
		"explain a message's code, or where references are across each safepoint, and why",
		(*cli).explain, explainOptions,
		"Without arguments it lists the codes; with a file alone it explains all its references."},
	{"embed", "FILE [-o OUT.html] [--page] | DOCUMENT.md [-o OUT.md] | --check DIR [SOURCES…]",
		"write the four panes as HTML for a document, without WebAssembly", (*cli).embed,
		embedOptions,
		"In a Markdown document it fills the blocks ```llvm statepoint [OPTION…]. With --check " +
			"it fails if a fragment differs from what it would generate now, from files in DIR " +
			"or SOURCES."},
	{"lessons", "check DIR|FILE.zip | do DIR [--once] | new DIR/TRACK/LESSON | schema",
		"verify that lessons of a folder or zip can be solved, check your own programs for " +
			"lessons, or create a new one",
		(*cli).lessons, lessonsOptions,
		"A lesson's solution must pass its checks, its start must fail one, and the claims of " +
			"its text must hold.\n  The checks must refuse wrong programs that are made of the " +
			"solution. `statepoint help checks` has\n  every check and question by example. With " +
			"do, DIR gets the programs with which the lessons begin,\n  those of the site or of " +
			"--lessons; each is checked when it is saved, or once with --once."},
	{"check", "FILE [--json]",
		"verify the stack maps of an object against its code, without IR", (*cli).check,
		checkOptions,
		"FILE is as for stackmap. A finding has the record, the error, the instructions that " +
			"prove it,\n  and the assumptions:\n" +
			checkCodes()},
	{"stackmap", "FILE [--function NAME | --address ADDRESS] [--json] | --c-header | " +
		"--reader LANGUAGE",
		"show the stack maps and tables of roots of an object of any compiler", (*cli).stackmap,
		stackmapOptions,
		"FILE is an ELF, Mach-O or COFF object, an executable or shared object, an archive, the\n" +
			"  bytes of a section of stack maps, assembly that llc wrote for ELF (.s), or - for\n" +
			"  standard input. In a relocatable object addresses are offsets in its code."},
}

// Main runs a command line without the program's name, such as os.Args[1:], and returns the exit
// status.
func Main(args []string) int {
	c := &cli{stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr}
	if len(args) > 0 {
		c.sized = process.ForCommand(args[0])
	}
	status := c.main(args)
	if status == abortStatus && c.aborts {
		abort()
	}
	return status
}

// Exit statuses besides 0, 1 after an error, and the status of a program that ran.
const (
	// unsoundStatus is the status of a run with an unsound read or write.
	unsoundStatus = 3
	// abortStatus is the status of an abort, as shells show it.
	abortStatus = 128 + 6
)

// main runs a command line and returns the exit status: 0, 1 after an error, or one of those above.
func (c *cli) main(args []string) int {
	if len(args) == 2 && args[0] == "help" && args[1] == "runtime" {
		fmt.Fprint(c.stdout, run.Page)
		return 0
	}
	if len(args) == 2 && args[0] == "help" && args[1] == "checks" {
		fmt.Fprint(c.stdout, check.Page())
		return 0
	}
	if len(args) == 2 && args[0] == "help" {
		args = []string{args[1], "-h"}
	}
	if len(args) == 0 || args[0] == "help" || wantsHelp(args[:1]) {
		c.usage(c.stdout)
		return 0
	}
	if wantsVersion(args) {
		printVersion(c.stdout)
		return 0
	}
	for _, cmd := range commands {
		switch {
		case cmd.name != args[0]:
		case wantsVersion(args[1:]) && args[1] != "version": // version may be a file
			printVersion(c.stdout)
			return 0
		case wantsHelp(args[1:]):
			cmd.help(c.stdout)
			return 0
		default:
			return c.report(c.guarded(cmd, args[1:]))
		}
	}
	fmt.Fprintf(c.stderr, "statepoint: error: unknown command %q\n", args[0])
	if near := source.Nearest(args[0], commandNames()); near != "" {
		fmt.Fprintf(c.stderr, "  did you mean `%s`?\n", near)
	}
	c.usage(c.stderr)
	return 1
}

// guarded runs a command and turns a panic into an error that says how to reproduce it.
func (c *cli) guarded(cmd command, args []string) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf(
				"internal error: %v\n%s\nThe input and this command line reproduce it: "+
					"statepoint %s %q", r, debug.Stack(), cmd.name, args)
		}
	}()
	return cmd.run(c, args)
}

// report prints an error and returns the exit status. Diagnostics already carry their file, line
// and column.
func (c *cli) report(err error) int {
	if err == nil {
		err = c.flush()
	}
	if err == nil {
		return 0
	}
	var status exitStatus
	if errors.As(err, &status) {
		c.printWarnings()
		return int(status)
	}
	c.printError(err)
	var fatal *aborted
	if errors.As(err, &fatal) && c.aborts {
		return abortStatus
	}
	return 1
}

// printError prints an error after the gathered warnings; diagnostics print among those of their
// text.
func (c *cli) printError(err error) {
	if several, ok := err.(interface{ Unwrap() []error }); ok {
		for _, err := range several.Unwrap() {
			c.printError(err)
		}
		return
	}
	var list *source.List
	if errors.As(err, &list) {
		c.warn(list)
		c.printWarnings()
		return
	}
	c.printWarnings()
	fmt.Fprintf(c.stderr, "statepoint: error: %v\n", err)
}

func (c *cli) usage(w io.Writer) {
	fmt.Fprintln(w,
		"Statepoint Explorer: LLVM IR with garbage-collected pointers, from source to stack map.")
	fmt.Fprintln(w)
	for _, cmd := range commands {
		fmt.Fprintf(w, "  statepoint %s %s\n      %s\n", cmd.name, cmd.args, cmd.about)
	}
	fmt.Fprintln(w)
	fmt.Fprintln(w,
		"statepoint COMMAND -h explains a command and its options, statepoint help runtime the "+
			"functions that programs can call, statepoint help checks the checks of lessons; "+
			"statepoint --version prints the version.")
	fmt.Fprintf(w, "Exit status: 0; 1 after an error; for run, the program's own, or %d after an "+
		"unsound read\nor write. Warnings are errors with -Werror, and omitted with "+
		"-Wno-CODE.\n", unsoundStatus)
}

func commandNames() []string {
	var names []string
	for _, cmd := range commands {
		names = append(names, cmd.name)
	}
	return names
}
