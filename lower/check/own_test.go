package check_test

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/e2e/short"
	"statepoint/lower"
)

// The number of random programs for each compiler, and the number of tries for each way to damage
// an object.
var (
	programs = flag.Int("programs", 5, "random programs to compile")
	spoils   = flag.Int("spoils", 6, "objects to spoil in each way")
)

// This compiler's output for the examples and random programs has no findings.
func TestOwn(t *testing.T) {
	files, err := filepath.Glob("../../static/examples/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no examples", err)
	}
	sources := map[string][]byte{}
	for _, f := range short.Some(files, 4) {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if !oracle.RootsInMemory(src) && !bytes.Contains(src, []byte("; refused:")) {
			sources[filepath.Base(f)] = src
		}
	}
	for seed := range uint64(*programs) {
		sources[fmt.Sprintf("program %d", seed)] = []byte(gen.Program(seed, gen.Wild))
	}
	var n tally
	for _, name := range slices.Sorted(maps.Keys(sources)) {
		r := open(t, name, lowertest.Rewritten(t, string(sources[name]), lower.Options{}))
		n.add(r)
		for _, f := range r.Findings {
			t.Error(f.String())
		}
		for _, why := range r.Skipped {
			t.Errorf("%s: %s", name, why)
		}
	}
	t.Logf("%+v", n)
	if n.followed < 200 {
		t.Errorf("%+v", n)
	}
}
