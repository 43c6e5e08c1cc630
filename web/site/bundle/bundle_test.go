package bundle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestEditor(t *testing.T) {
	src := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(src, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("editor.js", `import { word } from "./word.js"; globalThis.said = word;`)
	write("word.js", `export const word = "hello";`)
	write("vim.js", `import { word } from "@codemirror/state"; globalThis.said = word;`)
	out := filepath.Join(t.TempDir(), "out.js")
	if err := Editor(src, out, true); err != nil {
		t.Fatal(err)
	}
	first, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(first), "hello") || strings.Contains(string(first), "import") {
		t.Errorf("not one script: %s", first)
	}
	if err := Editor(src, out, true); err != nil {
		t.Fatal(err)
	}
	vim, err := os.ReadFile(filepath.Join(filepath.Dir(out), "vim.js"))
	if err != nil || !strings.Contains(string(vim), `statepoint.shared.state`) {
		t.Errorf("vim.js brings its own CodeMirror: %s, %v", vim, err)
	}
	if second, _ := os.ReadFile(out); string(second) != string(first) {
		t.Error("the same sources gave other bytes")
	}
}

func TestEditorSaysWhatIsMissing(t *testing.T) {
	src := t.TempDir()
	if err := os.WriteFile(filepath.Join(src, "editor.js"),
		[]byte("\nimport \"@codemirror/nothing\";\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	err := Editor(src, filepath.Join(src, "out.js"), false)
	if err == nil || !strings.Contains(err.Error(), "editor.js:2:8") ||
		!strings.Contains(err.Error(), "npm ci") {
		t.Errorf("got %v", err)
	}
}

// Copies of an earlier version do not stay beside those of this one.
func TestOldCopiesGo(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a.go", "in/b.go", "in/old.go"} {
		if err := write(filepath.Join(dir, name), []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	if err := removeOthers(dir, map[string][]byte{"a.go": nil, "in/b.go": nil}); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"a.go": true, "in/b.go": true, "in/old.go": false} {
		if _, err := os.Stat(filepath.Join(dir, name)); (err == nil) != want {
			t.Errorf("%s: %v", name, err)
		}
	}
}
