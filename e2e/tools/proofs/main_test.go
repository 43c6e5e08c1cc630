package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"statepoint/e2e/command"
	"statepoint/e2e/oracle"
)

// patch is the part of a version in which two releases of the same LLVM may differ.
var patch = regexp.MustCompile(`(LLVM: +"\d+)[0-9.]*"`)

// LLVM makes of each example what the file says, which the page shows.
func TestCurrent(t *testing.T) {
	oracle.Needs(t, "opt")
	want, err := generate()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(command.Root(t), target))
	if err != nil {
		t.Fatal(err)
	}
	if patch.ReplaceAllString(string(got), `$1"`) != patch.ReplaceAllString(want, `$1"`) {
		t.Errorf("%s is not current: go run ./e2e/tools/proofs", target)
	}
}

// A record that says something else is noticed, and code of another length.
func TestDifferencesAreSeen(t *testing.T) {
	got := firstDifference([]string{"a", "b"}, []string{"a", "c"})
	if got != "here  b\nLLVM  c" {
		t.Errorf("got %q", got)
	}
	d := bare("; ModuleID = 'x'\nsource_filename = \"x\"\n\na:  ; preds = %b\n" +
		"  ret void\n")
	if len(d) != 2 ||
		d[0] != "a:" || d[1] != "  ret void" {
		t.Errorf("bare gives %q", d)
	}
}
