package lowertest

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// Link links objects and C sources into a program and returns its path.
func Link(t testing.TB, dir, name string, files ...string) string {
	t.Helper()
	oracle.Needs(t, "gcc")
	out := filepath.Join(dir, name)
	cmd := exec.Command("gcc", append(append([]string{"-O0", "-w", "-o", out}, files...), "-lm",
		"-latomic", "-Wl,--as-needed", "-lstdc++")...)
	if b, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("gcc: %v\n%s", err, b)
	}
	return out
}

func Write(t testing.TB, path string, b []byte) string {
	t.Helper()
	if err := os.WriteFile(path, b, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func Output(t testing.TB, program string, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	cmd := exec.Command(program, args...)
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s: %v\n%s", filepath.Base(program), err, errs.String())
	}
	return out.String()
}

// SameOutput compiles a module with this package and with llc, links both with the same C file and
// compares what they print.
func SameOutput(t *testing.T, text, c, options string) {
	t.Helper()
	dir := t.TempDir()
	res := Compile(t, text, lower.Options{})
	ours := Write(t, filepath.Join(dir, "ours.o"), Object(t, res))
	args := []string{"-relocation-model=pic"}
	if options != "" {
		args = append(args, options)
	}
	theirs := Write(t, filepath.Join(dir, "theirs.o"),
		oracle.Object(t, oracle.Opaque, []byte(text), args...))
	main := Write(t, filepath.Join(dir, "main.c"), []byte(c))
	got := Output(t, Link(t, dir, "ours", main, ours))
	want := Output(t, Link(t, dir, "theirs", main, theirs))
	if got == want {
		return
	}
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	last := ""
	for i := range min(len(g), len(w)) {
		// One line for each function, whose name precedes the first colon or space.
		if name, _, _ := strings.Cut(g[i], ":"); g[i] != w[i] && name != last {
			last = name
			t.Errorf("line %d: got %q, llc's program prints %q", i+1, g[i], w[i])
		}
	}
	if t.Failed() {
		t.FailNow()
	}
	t.Fatalf("got %d lines, want %d", len(g), len(w))
}

// LinkCXX is link for C++ sources.
func LinkCXX(t testing.TB, dir, name string, files ...string) string {
	t.Helper()
	oracle.Needs(t, "g++")
	exe := filepath.Join(dir, name)
	if b, err := exec.Command("g++", append([]string{"-w", "-o", exe},
		files...)...).CombinedOutput(); err != nil {
		t.Fatalf("g++: %v\n%s", err, b)
	}
	return exe
}
