package exploretest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/static/examples"
)

// Examples are the programs of the examples by name.
func Examples(t testing.TB) map[string]string {
	t.Helper()
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, e := range all {
		texts[e.Name] = e.Source
	}
	return texts
}

// Example is the file of one example, with the comments at its head; the name may leave out the
// number before it and the extension.
func Example(t testing.TB, name string) string {
	t.Helper()
	name = strings.TrimSuffix(strings.TrimLeft(name, "0123456789-"), ".ll")
	found, err := filepath.Glob(filepath.Join(Folder(t), "*"+name+".ll"))
	for _, file := range found {
		if strings.TrimLeft(filepath.Base(file), "0123456789-") == name+".ll" {
			var text []byte
			if text, err = os.ReadFile(file); err == nil {
				return string(text)
			}
		}
	}
	t.Fatalf("no example %s: %v", name, err)
	return ""
}

// Folder is the folder of the examples.
func Folder(t testing.TB) string {
	t.Helper()
	at, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		folder := filepath.Join(at, "static", "examples")
		if _, err := os.Stat(folder); err == nil {
			return folder
		}
		if at == filepath.Dir(at) {
			t.Fatal("no folder static/examples above this one")
		}
		at = filepath.Dir(at)
	}
}
