package bundle

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// laidOut writes a folder with the layout of static and other scripts.
func laidOut(t *testing.T, more map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	files := map[string]string{
		"editor/editor.js": `import { word } from "./word.js"; globalThis.said = word;`,
		"editor/word.js":   `export const word = "hello";`,
		"editor/vim.js":    `import { word } from "@codemirror/state"; globalThis.said = word;`,
		"js/shared/at.js":  `export const at = document.currentScript.src;`,
	}
	for _, name := range Scripts() {
		files["js/"+name] = `import { at } from "./shared/at.js"; globalThis.from = at;`
	}
	maps.Copy(files, more)
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// Each script includes its imports, and the same sources give the same bytes.
func TestPages(t *testing.T) {
	dir, out, again := laidOut(t, nil), t.TempDir(), t.TempDir()
	for _, to := range []string{out, again} {
		if err := Pages(dir, to, true); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]string{"editor.js": "hello", "embed.js": "currentScript",
		"vim.js": "statepoint.shared.state"} {
		first, err := os.ReadFile(filepath.Join(out, name))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(first), want) || strings.Contains(string(first), "import") {
			t.Errorf("%s is not one script with what it imports: %s", name, first)
		}
		if second, _ := os.ReadFile(filepath.Join(again, name)); string(second) != string(first) {
			t.Errorf("%s: the same sources gave other bytes", name)
		}
	}
}

func TestPagesSaysWhatIsMissing(t *testing.T) {
	dir := laidOut(t, map[string]string{"js/embed.js": "\nimport \"nothing\";\n"})
	err := Pages(dir, t.TempDir(), false)
	if err == nil || !strings.Contains(err.Error(), "embed.js:2:8") ||
		!strings.Contains(err.Error(), "npm ci") {
		t.Errorf("got %v", err)
	}
}
