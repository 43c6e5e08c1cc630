package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFilesOfCommands gives the commands that read programs no file, a folder, two files and an
// unknown option: the error for each says what is wrong.
func TestFilesOfCommands(t *testing.T) {
	dir := t.TempDir()
	one, two := filepath.Join(dir, "one.ll"), filepath.Join(dir, "two.ll")
	missing := filepath.Join(dir, "missing.ll")
	for _, name := range []string{one, two} {
		if err := os.WriteFile(name, []byte(liveAcrossCall), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, command := range []string{"compile", "opt -S", "llc", "run", "worlds", "explain",
		"embed", "stackmap"} {
		for _, c := range []struct{ args, says string }{
			{missing, "missing.ll: no such file"}, {dir, "is a directory"},
			{"--bogus " + one, "unknown option --bogus"},
			{one + " " + two, "two.ll|one file|one object file"},
		} {
			out, said, status := runCommand("", strings.Fields(command+" "+c.args)...)
			first, _, _ := strings.Cut(said, "\n")
			named := false
			for says := range strings.SplitSeq(c.says, "|") {
				named = named || strings.Contains(first, says)
			}
			if status != 1 || out != "" || !named ||
				!strings.HasPrefix(first, "statepoint: error: ") {
				t.Errorf("%s %s: status %d, %q, %q", command, c.args, status, out, said)
			}
		}
	}
	for _, command := range []string{"opt -S -", "llc - -o -", "compile - -o -", "embed - -o -",
		"explain -", "worlds -"} {
		out, said, status := runCommand(liveAcrossCall, strings.Fields(command)...)
		if status != 0 || out == "" {
			t.Errorf("%s: status %d, %q", command, status, said)
		}
	}
}
