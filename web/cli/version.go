package cli

import (
	"fmt"
	"io"
	"runtime"

	"statepoint/core/version"
)

// wantsVersion reports whether a command line requests the version, with the options of LLVM's
// tools.
func wantsVersion(args []string) bool {
	return len(args) > 0 && (args[0] == "--version" || args[0] == "-version" ||
		args[0] == "version")
}

// printVersion prints the program's version, its Go version, and the LLVM releases whose IR it
// handles.
func printVersion(w io.Writer) {
	fmt.Fprintf(w, "Statepoint Explorer %s\n", version.Number)
	fmt.Fprintf(w, "  built with %s for %s/%s\n", runtime.Version(), runtime.GOOS, runtime.GOARCH)
	fmt.Fprintf(w, "  reads and writes the IR of LLVM %s, compiles to x86-64 ELF\n", version.LLVM)
}
