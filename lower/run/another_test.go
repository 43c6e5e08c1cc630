package run_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/run"
	"statepoint/static/examples"
)

// changed runs a function on another vendor's processor (machine.ActAsAnother), or on ours, and
// returns its output and result.
func changed(t *testing.T, result *lower.Result, surface *run.Surface, another bool, c *run.Case,
) string {
	t.Helper()
	var out bytes.Buffer
	p, err := run.Load(result.Object, run.Options{Out: &out, Surface: surface, HeapBytes: 1 << 18,
		Code: &result.Module, Stubs: true, Throws: c.Throws,
		Externals: map[string]machine.External{"mix": mix}})
	if err != nil {
		t.Fatal(err)
	}
	values, err := p.Arguments(c.Entry, []string{c.Arguments})
	if err != nil {
		t.Fatal(err)
	}
	if another {
		p.Machine.ActAsAnother(rand.New(rand.NewPCG(*firstSeed, 1)).Uint64)
	}
	if err := p.Call(context.Background(), c.Entry, values); err != nil {
		return fmt.Sprintf("%s%v", &out, err)
	}
	return out.String() + p.Result(c.Entry)
}

// No program depends on what the manuals leave undefined: neither the examples nor the written or
// random programs.
func TestProgramsOnAnotherProcessor(t *testing.T) {
	ran := 0
	same := func(name, text string, c *run.Case) {
		ran++
		result, surface := compile(t, text, "place-safepoints,rewrite-statepoints-for-gc",
			lower.Options{})
		ours := changed(t, result, surface, false, c)
		if theirs := changed(t, result, surface, true, c); theirs != ours {
			t.Errorf("%s (seed %d): %q on another processor, %q on ours", name, *firstSeed, theirs,
				ours)
		}
	}
	list, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range short.Some(list, 4) {
		for line := range strings.Lines(e.Runs) {
			c, err := run.ParseCase(line)
			if err != nil {
				t.Fatal(err)
			}
			same(e.Name, e.Source, &c)
		}
	}
	files, err := filepath.Glob("../../e2e/runtime/programs/*.ll")
	if err != nil {
		t.Fatal(err)
	}
	words := map[string]string{"binary-trees": "4", "exceptions": "20, 4", "hash-table": "50",
		"inline-asm": "3", "json": "1", "n-queens": "5", "threads": "10"}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".ll")
		if w, ok := words[name]; ok {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			same(name, string(text), &run.Case{Entry: "run", Arguments: w})
		}
	}
	for i := range short.Share(uint64(60), 10) {
		seed := *firstSeed + i
		same(fmt.Sprint("program ", seed), gen.Programs([]uint64{seed}, gen.All),
			&run.Case{Entry: gen.Entry(seed)})
	}
	if ran < 12 {
		t.Errorf("only %d programs ran", ran)
	}
}
