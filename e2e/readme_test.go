package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestReadmeSnippetCompiles checks the Go of README.md, with the imports that its comments name and
// something for what it leaves out.
func TestReadmeSnippetCompiles(t *testing.T) {
	readme, err := os.ReadFile(filepath.Join("..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(readme), "```go\n")
	snippet, _, closed := strings.Cut(rest, "```")
	if !found || !closed {
		t.Fatal("README.md has no block of Go")
	}
	program := `package main

import (
	"context"
	"fmt"
	"os"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/lower"
)

func main() {
	text, file := "", os.Stdout
	` + strings.ReplaceAll(snippet, "{ … }", "{ _ = record.ID }") + `
	fmt.Println(err)
}
`
	path := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(path, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "vet", path)
	build.Dir = ".."
	if out, err := build.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s\n%s", err, out, program)
	}
}
