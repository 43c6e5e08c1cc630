package parsers

import (
	"io/fs"
	"strings"
	"testing"
)

// Every file is the parser in one language, and other languages have none.
func TestIn(t *testing.T) {
	for language, begins := range map[string]string{"c": "/* ", "go": "// ", "rust": "//! "} {
		text, err := In(language)
		if err != nil || !strings.HasPrefix(text, begins) ||
			!strings.Contains(text, "llvm_stackmaps") {
			t.Errorf("%s: %v, %.40q", language, err, text)
		}
	}
	if text, err := In("ada"); err == nil || text != "" {
		t.Errorf("Ada: %q, %v", text, err)
	}
	n := 0
	if err := fs.WalkDir(Files, ".", func(_ string, d fs.DirEntry, err error) error {
		if !d.IsDir() {
			n++
		}
		return err
	}); err != nil || n != len(Names) {
		t.Errorf("%d files, %d names: %v", n, len(Names), err)
	}
}
