package main

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
)

// llvmReleases are the releases of LLVM whose IR the command reads and writes.
const llvmReleases = "3.6 to 22"

// wantsVersion reports whether a command line asks for the version, as LLVM's tools are asked.
func wantsVersion(args []string) bool {
	return len(args) > 0 && (args[0] == "--version" || args[0] == "-version" || args[0] == "version")
}

// printVersion says what the program is made of: its own version, of a build of a tagged
// module or of a checkout, the Go it is built with, and the LLVM it speaks.
func printVersion(w io.Writer) {
	fmt.Fprintf(w, "Statepoint Explorer %s\n", moduleVersion())
	fmt.Fprintf(w, "  built with %s for %s/%s\n", runtime.Version(), runtime.GOOS, runtime.GOARCH)
	fmt.Fprintf(w, "  reads and writes the IR of LLVM %s, compiles to x86-64 ELF\n", llvmReleases)
}

// moduleVersion is the version that the build recorded: of a tag, or of a commit.
func moduleVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}
