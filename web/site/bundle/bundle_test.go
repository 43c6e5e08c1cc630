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
	out := filepath.Join(src, "out.js")
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
