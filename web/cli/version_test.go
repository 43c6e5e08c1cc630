package cli

import (
	"regexp"
	"runtime"
	"strings"
	"testing"
)

// TestVersion requests the version with the options of LLVM's tools, from the command and from the
// subcommands that replace those tools.
func TestVersion(t *testing.T) {
	form := regexp.MustCompile(
		`^Statepoint Explorer \d+\.\d+\.\d+\n  built with (\S+) for \S+/\S+\n  .*LLVM 3\.6 to 22, .*x86-64.*\n$`)
	for _, args := range []string{"--version", "-version", "version", "llc --version",
		"opt -version", "compile --version"} {
		out, stderr, status := runCommand("", strings.Fields(args)...)
		m := form.FindStringSubmatch(out)
		if status != 0 || stderr != "" || m == nil || m[1] != runtime.Version() {
			t.Errorf("%s: status %d\n%s%s", args, status, out, stderr)
		}
	}
}
