package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/command"
)

// The file that is checked in is what the tool writes now.
func TestCurrent(t *testing.T) {
	root := command.Root(t)
	want, err := generate(filepath.Join(root, source))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(root, target))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s is not current: go run ./e2e/tools/enums", target)
	}
	words, err := withWords(filepath.Join(root, types))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(filepath.Join(root, types)); err != nil || string(got) != words {
		t.Errorf("%s is not current: go run ./e2e/tools/enums (%v)", types, err)
	}
	for _, part := range []string{`"derived"`, `"padding"`, `"intrinsic"`, "export const told = {",
		`/[\u{0}-\u{8}`,
		`  pinMore: "pin-more",`, "  bandOnly: 16,"} {
		if !strings.Contains(want, part) {
			t.Errorf("%s is not among what is generated", part)
		}
	}
}

// Constants that JavaScript could not have are refused.
func TestGenerateRefuses(t *testing.T) {
	for _, text := range []string{
		"package p\nconst A = 1\n",
		"package p\ntype T int\nconst TA, TB T = 1, 2\n",
		"package p\ntype T int\nconst TA T = 1 << 3\n",
		"package p\ntype T int\nconst Other T = 1\n",
		"package p\nconst (",
	} {
		path := filepath.Join(t.TempDir(), "p.go")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if out, err := generate(path); err == nil {
			t.Errorf("%q gives %q", text, out)
		}
	}
}
