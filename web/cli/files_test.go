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

// Code never replaces the IR that it is compiled from.
func TestOutputIsNotTheSource(t *testing.T) {
	name := filepath.Join(t.TempDir(), "f.ll")
	const text = "define void @f() {\n  ret void\n}\n"
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"compile", name, "-o", name},
		{"llc", name, "-o", name}, {"llc", "-filetype=obj", name, "-o", name}} {
		_, stderr, status := runCommand("", args...)
		if status != 1 || !strings.Contains(stderr, "would replace the IR that is compiled") {
			t.Errorf("%q: status %d, %s", args, status, stderr)
		}
	}
	if now, err := os.ReadFile(name); err != nil || string(now) != text {
		t.Errorf("%s, %v", now, err)
	}
}
