package e2e

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/filetest"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// lowered runs passes on a module and compiles it, after converting it to a dialect; "" leaves it
// unchanged. The output of passes, which is in today's form, is converted as well.
func lowered(t testing.TB, name string, src []byte, dialect string, names ...string) *lower.Result {
	t.Helper()
	m, _, err := irparse.ParseString(context.Background(), name, string(src))
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.NewPipeline(names...)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	if dialect != "" {
		to, err := ir.ParseDialect(dialect)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := convert.Dialect(context.Background(), m, to, nil); err != nil {
			t.Fatal(err)
		}
	}
	r, err := lower.Compile(context.Background(), m, lower.Options{})
	if err != nil {
		t.Fatalf("%s in the dialect of %q: %v\n%s", name, dialect, err, printer.Module(m))
	}
	return r
}

// sameCode checks that two compilations have the same code and stack map, byte for byte.
func sameCode(t testing.TB, what string, got, want *lower.Result) {
	t.Helper()
	if !bytes.Equal(got.Text, want.Text) {
		t.Errorf("%s: the code is not the same", what)
	}
	if !bytes.Equal(got.StackMap.Bytes, want.StackMap.Bytes) {
		t.Errorf("%s: the stack map means\n%s\nnot\n%s", what, meaning(t, got.StackMap.Bytes),
			meaning(t, want.StackMap.Bytes))
	}
}

// TestConvertedExamplesCompileTheSame checks that a module compiles to the same code and stack map
// in every dialect.
func TestConvertedExamplesCompileTheSame(t *testing.T) {
	for name, path := range examples(t) {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		want := lowered(t, name, src, "", "place-safepoints", "rewrite-statepoints-for-gc")
		if (len(want.Map.Records) == 0) != oracle.RootsInMemory(src) {
			t.Errorf("%s has no records", name)
		}
		for _, dialect := range []string{"3.7", "3.8", "11", "15"} {
			sameCode(t, name+" in the dialect of "+dialect,
				lowered(t, name, src, dialect, "place-safepoints", "rewrite-statepoints-for-gc"),
				want)
		}
	}
}

// TestFormsCompileTheSame compiles one module in the statepoints of every dialect, each unchanged
// and converted to each other.
func TestFormsCompileTheSame(t *testing.T) {
	f, err := filetest.ReadFile("../core/convert/filetests/one-module-in-every-dialect.ll")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]byte{}
	for _, c := range f.Cases {
		all[c.Name] = []byte(c.Text)
	}
	want := lowered(t, "15", all["15"], "")
	for _, from := range ir.DialectNames {
		for _, to := range append([]string{""}, ir.DialectNames...) {
			sameCode(t, from+" converted to "+to, lowered(t, from, all[from], to), want)
		}
	}
}

// TestConvertedProgramsCompileTheSame checks the same of random programs.
func TestConvertedProgramsCompileTheSame(t *testing.T) {
	for seed := uint64(1); seed <= 12; seed++ {
		for _, opt := range []gen.Options{gen.All,
			{Typed: true, Select: true, Divide: true, Switch: true}} {
			name := fmt.Sprintf("seed %d, typed %t", seed, opt.Typed)
			src := []byte(gen.Program(seed, opt))
			want := lowered(t, name, src, "", "place-safepoints", "rewrite-statepoints-for-gc")
			for _, dialect := range []string{"3.8", "11", "15"} {
				sameCode(t, name+" in the dialect of "+dialect,
					lowered(t, name, src, dialect, "place-safepoints",
						"rewrite-statepoints-for-gc"), want)
			}
		}
	}
}
