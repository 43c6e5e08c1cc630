package run_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"statepoint/lower/run"
	"statepoint/static/examples"
)

// cannotRun are the examples without a `; run:` line, and why.
var cannotRun = map[string]string{
	"doc-on-stack":   "stores where objects of the runtime have their header",
	"doc-patchpoint": "calls an address where nothing is",
	"closure":        "the code of the closure is not part of it",
	"write-barrier":  "the table of cards is the runtime's",

	"card-marking":       "a collector of its own, in e2e/runtime/roots",
	"reference-counting": "a collector of its own",
	"brooks-barrier":     "a collector of its own",
	"snapshot":           "a collector of its own",
}

// Each example that can run behaves as in its `; run:` lines, under every collector and stress.
// References that an example keeps where no collector finds them are listed.
func TestExamplesRun(t *testing.T) {
	// A value that its function does not relocate, as in the document.
	still := map[string]bool{"doc-barriers": true, "doc-base-and-derived": true}
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if why := cannotRun[e.Name]; (e.Runs == "") != (why != "") {
			t.Errorf("%s: runs %q, and cannot: %s", e.Name, e.Runs, why)
		}
		for line := range strings.Lines(e.Runs) {
			c, err := run.ParseCase(line)
			if err != nil {
				t.Errorf("%s: %v", e.Name, err)
				continue
			}
			for _, mode := range modes() {
				if still[e.Name] && mode.Stress.Every > 0 {
					continue
				}
				mode.HeapBytes, mode.Stubs, mode.Throws = 1<<13, true, c.Throws
				var out bytes.Buffer
				mode.Out = &out
				p, err := load(t, e.Source, mode)
				if err != nil {
					t.Fatal(err)
				}
				values, err := p.Arguments(c.Entry, []string{c.Arguments})
				if err == nil {
					err = p.Call(context.Background(), c.Entry, values)
				}
				prints := strings.Join(append(c.Prints, ""), "\n")
				if result := p.Result(c.Entry); err != nil || result != c.Result ||
					out.String() != prints {
					t.Errorf("%s: %s: %s= %s, printed\n%s%v", e.Name, modeName(mode), line, result,
						&out, err)
					break
				}
			}
		}
	}
}

func TestParseCaseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"f":             "expected NAME(ARGUMENTS)",
		"(1) = 2":       "expected NAME(ARGUMENTS)",
		"f(1":           "expected ')'",
		"f(1)":          "no result",
		"f(1) =":        "no result",
		"f(1) more = 2": `unexpected "more"`,
		"f({1) = 2":     "expected '}'",
	} {
		if c, err := run.ParseCase(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %+v, %v, want %q", text, c, err, want)
		}
	}
}
