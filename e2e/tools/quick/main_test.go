package main

import (
	"os"
	"path/filepath"
	"testing"

	"statepoint/e2e/command"
)

// The file that is checked in is what the tool writes now.
func TestCurrent(t *testing.T) {
	want, err := generate()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(command.Root(t), target))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s is not current: go run ./e2e/tools/quick", target)
	}
}
