package irparse_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/verify"
	"statepoint/e2e/filetest"
	"statepoint/e2e/oracle"
)

// The corpus is the cases of filetests/read, each of which shows one feature of the language.

type corpusFile struct {
	name    string
	data    []byte
	release int
}

func corpus(t testing.TB) []corpusFile {
	t.Helper()
	var out []corpusFile
	for _, c := range filetest.Cases(t, "filetests/read") {
		out = append(out, corpusFile{c.ID(), []byte(c.Text), c.Releases[0]})
	}
	return out
}

// read parses a corpus file, which must have no errors and be valid.
func (c *corpusFile) read(t testing.TB, data []byte) *ir.Module {
	t.Helper()
	opts := &irparse.Options{}
	if c.release == oracle.Typed {
		opts.Default = ir.LLVM11
	}
	m, _, err := irparse.Parse(context.Background(), newText(string(data)), opts)
	if err != nil {
		t.Fatalf("%v\n%s", err.Error(), data)
	}
	broken, err := verify.Module(context.Background(), m, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range broken {
		t.Errorf("%s %s", p.Code, p.String())
	}
	return m
}

var likeOpt = &printer.Options{ModuleID: "<stdin>"}

// TestPrintedTextIsStable parses the printed text; printing again must give the same text.
func TestPrintedTextIsStable(t *testing.T) {
	for _, c := range corpus(t) {
		if strings.HasPrefix(c.name, "uselist/") {
			// the directives are applied but not printed, so parsing again gives the order of the
			// text
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			for _, opts := range []*printer.Options{nil, likeOpt} {
				first := printer.AppendModule(nil, c.read(t, c.data), opts)
				second := printer.AppendModule(nil, c.read(t, first), opts)
				if !bytes.Equal(first, second) {
					t.Errorf("printed twice\n%s", firstDifference(string(first), string(second)))
				}
			}
		})
	}
}

// firstDifference shows the first line in which two texts differ, with those around it.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		if i < len(g) && i < len(w) && g[i] == w[i] {
			continue
		}
		show := func(lines []string) string {
			return strings.Join(lines[min(len(lines), max(0, i-2)):min(len(lines), i+4)], "\n")
		}
		return "got\n" + show(g) + "\nwant\n" + show(w)
	}
	return "no difference"
}
