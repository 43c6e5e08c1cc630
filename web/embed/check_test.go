package embed

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/source"
)

// If several files have the same name, the one beside the document is used. A fragment that names
// no file, or a missing block, is an error at its line.
func TestCheck(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755),
			os.WriteFile(file, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	fragment := func(words, text string) string {
		return head + words + "\">" + text + foot + "\n"
	}
	render := func(text *source.Text, block *Block, words []string) (string, error) {
		name, body := filepath.Base(text.Name), text.Data
		if block != nil {
			name, body = name+"#1", block.Text
		}
		return fragment(strings.Join(append([]string{name}, words...), " "),
			strings.TrimSpace(body)), nil
	}
	write("a/f.ll", "one")
	write("b/f.ll", "two")
	write("m.md", "```llvm statepoint\nthree\n```\n")
	write("a/f.html", "<p>\n"+fragment("f.ll -x=1", "one")+fragment("m.md#1", "three"))
	write("b/f.HTM", fragment("f.ll", "two"))
	if n, err := Check(dir, nil, render); err != nil || n != (Checked{3, 3}) {
		t.Errorf("%+v, %v", n, err)
	}
	for text, want := range map[string]string{
		fragment("f.ll", "one"): "the fragment of f.ll is stale",
		fragment("", "one"):     "does not name its source",
		fragment("m.md#2", "x"): "has no block 2",
		fragment("n.ll", "x"):   "n.ll, the source of the fragment, does not exist",
	} {
		write("b/g.html", "<p>\n"+text)
		if _, err := Check(dir, nil, render); err == nil ||
			!strings.Contains(err.Error(), "g.html:2: ") || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	write("b/g.html", "")
	write("c/f.html", fragment("f.ll", "one"))
	if _, err := Check(dir, nil, render); err == nil ||
		!strings.Contains(err.Error(), "there are several files f.ll: ") {
		t.Errorf("a name of two files: %v", err)
	}
	if _, err := Check(filepath.Join(dir, "b"), nil, render); err != nil {
		t.Error(err)
	}
}
