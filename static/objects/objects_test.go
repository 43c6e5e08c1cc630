package objects_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/static/objects"
)

// Each object is what llc makes of its text.
func TestObjects(t *testing.T) {
	names, contents, err := objects.All()
	if err != nil || len(names) != 4 {
		t.Fatal(names, err)
	}
	for i, name := range names {
		text, err := os.ReadFile(strings.TrimSuffix(name, ".o") + ".ll")
		if err != nil {
			t.Fatal(err)
		}
		if made := oracle.Run(t, oracle.Opaque, text, "llc", "-O2", "-filetype=obj",
			"-mtriple=x86_64-linux-gnu"); !bytes.Equal(made, contents[i]) {
			t.Errorf("llc makes another object than %s", name)
		}
	}
}
