package cli

import (
	"fmt"
	"io"
	"runtime"

	"statepoint/core/version"
)

// wantsVersion reports whether a command line asks for the version, as LLVM's tools are asked.
func wantsVersion(args []string) bool {
	return len(args) > 0 && (args[0] == "--version" || args[0] == "-version" ||
		args[0] == "version")
}

// printVersion says what the program is: its own version, the Go it is built with, and the LLVM it
// speaks.
func printVersion(w io.Writer) {
	fmt.Fprintf(w, "Statepoint Explorer %s\n", version.Number)
	fmt.Fprintf(w, "  built with %s for %s/%s\n", runtime.Version(), runtime.GOOS, runtime.GOARCH)
	fmt.Fprintf(w, "  reads and writes the IR of LLVM %s, compiles to x86-64 ELF\n", version.LLVM)
}
