package llir_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/llir"
	"statepoint/core/source"
)

// lacks are the typed modules of the reader's corpus that llir does not read, with the cause.
var lacks = map[string]string{
	"typed-found/convention-of-kernels.ll": "a calling convention of debugging information",
	"typed-linkage/resolvers.ll":           "a cast of a resolver",
	"typed-types-all/floats.ll":            "bfloat",
	"typed-constants-all/floats.ll":        "bfloat",
}

// forgets are those that llir reads, but does not print whole.
var forgets = map[string]string{
	"typed-found/alignment-of-results.ll": "the alignment of results",
	"typed-instructions/memory.ll":        "the alignment of cmpxchg",
	"typed-instructions-all/atomics.ll":   "the alignment of cmpxchg and atomicrmw",
}

// TestReadsWhatWePrint hands every typed module of the reader's corpus to llir as we print it, and takes it back: what llir prints is the same
// module to us.
func TestReadsWhatWePrint(t *testing.T) {
	paths, err := filepath.Glob("../irparse/testdata/typed-*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no corpus: %v", err)
	}
	paths = append(paths, "../irparse/testdata/docs-statepoints.txtar", "../convert/testdata/forms.txtar")
	unused := map[string]bool{}
	for _, names := range []map[string]string{lacks, forgets} {
		for name := range names {
			unused[name] = true
		}
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range txtar.Parse(data).Files {
			name := strings.TrimSuffix(filepath.Base(path), ".txtar") + "/" + f.Name
			delete(unused, name)
			if name == "forms/15" {
				continue // of opaque pointers
			}
			t.Run(name, func(t *testing.T) {
				m, _, err := irparse.Parse(context.Background(), source.NewText(f.Name, string(f.Data)), &irparse.Options{Default: ir.LLVM11})
				if err != nil {
					t.Fatal(err)
				}
				m.HeadComments = nil // llir keeps no comments
				there, err := llir.ToLLIR(m)
				if why := lacks[name]; (err != nil) != (why != "") {
					t.Fatalf("expected %q, got %v\n%s", why, err, m)
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
				if got, want := back.String(), m.String(); (got != want) != (forgets[name] != "") {
					t.Errorf("there and back\n%s\nis not\n%s", got, want)
				}
			})
		}
	}
	for name := range unused {
		t.Errorf("%s is no module of the corpus", name)
	}
}
