package cli

import (
	"regexp"
	"runtime"
	"strings"
	"testing"
)

// TestVersion asks for the version as LLVM's tools are asked, of the command and of what stands
// for LLVM's tools.
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
