package objects_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/check"
	"statepoint/lower/image"
	"statepoint/static/objects"
)

// Each object is what llc makes of its text, and the check finds the one mistake that its lesson is
// about, at the instruction that the lesson's answer names.
func TestObjects(t *testing.T) {
	want := map[string]string{"stale-copy.o": "main+0x25", "wrong-base.o": "sum+0x12"}
	names, contents, err := objects.All()
	if err != nil || len(names) != len(want) {
		t.Fatal(names, err)
	}
	for i, name := range names {
		text, err := os.ReadFile(strings.TrimSuffix(name, ".o") + ".ll")
		if err != nil {
			t.Fatal(err)
		}
		made := oracle.Run(t, oracle.Opaque, text, "llc", "-O2", "-filetype=obj",
			"-mtriple=x86_64-linux-gnu")
		if !bytes.Equal(made, contents[i]) {
			t.Errorf("llc makes another object than %s", name)
		}
		images, err := image.Open(name, contents[i])
		if err != nil {
			t.Fatal(err)
		}
		found := check.Check(images[0]).Findings
		if len(found) != 1 {
			t.Errorf("%s: %d findings", name, len(found))
			continue
		}
		in := found[0].Instructions
		if last := in[len(in)-1].Place; last != want[name] {
			t.Errorf("%s: the last instruction of the finding is %s", name, last)
		}
	}
}
