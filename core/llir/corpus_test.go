package llir_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/llir"
	"statepoint/core/source"
	"statepoint/e2e/filetest"
	"statepoint/e2e/oracle"
)

// lacks are the typed modules of the reader's corpus that llir does not read, with the cause.
var lacks = map[string]string{
	"found.typed/convention-of-kernels": "a calling convention of debugging information",
	"linkage.typed/resolvers":           "a cast of a resolver",
	"types-all.typed/floats":            "bfloat",
	"constants-all.typed/floats":        "bfloat",
}

// forgets are those that llir reads, but does not print whole.
var forgets = map[string]string{
	"found.typed/alignment-of-results": "the alignment of results",
	"instructions.typed/memory":        "the alignment of cmpxchg",
	"instructions-all.typed/atomics":   "the alignment of cmpxchg and atomicrmw",
}

// TestReadsWhatWePrint hands every typed module of the reader's corpus to llir as we print it, and
// takes it back: what llir prints is the same module to us.
func TestReadsWhatWePrint(t *testing.T) {
	cases := append(filetest.Cases(t, "../irparse/filetests/read"),
		filetest.Cases(t, "../convert/filetests")...)
	unused := map[string]bool{}
	for _, names := range []map[string]string{lacks, forgets} {
		for name := range names {
			unused[name] = true
		}
	}
	for _, c := range cases {
		name := c.ID()
		delete(unused, name)
		if c.Releases[0] != oracle.Typed || strings.HasPrefix(name, "typed-pointers/") {
			continue
		}
		t.Run(name, func(t *testing.T) {
			m, _, err := irparse.Parse(context.Background(), source.NewText(name, c.Text),
				&irparse.Options{Default: ir.LLVM11})
			if err != nil {
				t.Fatal(err)
			}
			m.HeadComments = nil // llir keeps no comments
			there, err := llir.ToLLIR(m)
			if why := lacks[name]; (err != nil) != (why != "") {
				t.Fatalf("expected %q, got %v\n%s", why, err, printer.Module(m))
			}
			if err != nil {
				return
			}
			back, err := llir.FromLLIR(context.Background(), there)
			if err != nil {
				t.Fatal(err)
			}
			if m.Dialect == ir.LLVM36 {
				m.Dialect, back.Dialect = ir.LLVM37, ir.LLVM37
			}
			if got, want := printer.Module(back),
				printer.Module(m); (got != want) != (forgets[name] != "") {
				t.Errorf("there and back\n%s\nis not\n%s", got, want)
			}
		})
	}
	for name := range unused {
		t.Errorf("%s is not a module of the corpus", name)
	}
}
