package irparse_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
)

// The corpus is testdata/*.txtar: archives of modules, each of which shows one feature of the language. Archives named typed-… are for
// LLVM 14, ptr-… for LLVM 22, docs-… for no LLVM: what older documents print. A module whose first comment begins with "; differs:" is one that we print otherwise than LLVM, for the reason
// that follows; "; differs for good:" says that opt makes something else of our text, too.

type corpusFile struct {
	name    string
	data    []byte
	release int
	// differs is why our text is not LLVM's, "" if it is; forGood says that it means something else to LLVM, too.
	differs string
	forGood bool
}

func corpus(t testing.TB, pattern string) []corpusFile {
	t.Helper()
	archives, err := filepath.Glob(filepath.Join("testdata", pattern))
	if err != nil || len(archives) == 0 {
		t.Fatalf("no archives %s: %v", pattern, err)
	}
	var out []corpusFile
	for _, path := range archives {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		release := oracle.Opaque
		if strings.HasPrefix(filepath.Base(path), "typed-") {
			release = oracle.Typed
		}
		for _, f := range txtar.Parse(data).Files {
			c := corpusFile{name: strings.TrimSuffix(filepath.Base(path), ".txtar") + "/" + f.Name, data: f.Data, release: release}
			if rest, ok := strings.CutPrefix(string(f.Data), "; differs:"); ok {
				c.differs, _, _ = strings.Cut(strings.TrimSpace(rest), "\n")
			} else if rest, ok := strings.CutPrefix(string(f.Data), "; differs for good:"); ok {
				c.differs, _, _ = strings.Cut(strings.TrimSpace(rest), "\n")
				c.forGood = true
			}
			out = append(out, c)
		}
	}
	return out
}

// read parses a corpus file, which must have no errors and break no rule.
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

var likeOpt = &ir.PrintOptions{ModuleID: "<stdin>"}

// TestCorpusPrintsAsLLVM compares our text with opt's own, and what opt makes of the two where they differ.
func TestCorpusPrintsAsLLVM(t *testing.T) {
	same, all := 0, 0
	for _, c := range append(corpus(t, "typed-*.txtar"), corpus(t, "ptr-*.txtar")...) {
		all++
		if c.differs == "" {
			same++
		}
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got := ir.AppendModule(nil, c.read(t, c.data), likeOpt)
			want := oracle.Run(t, c.release, c.data, "opt", "-S")
			if bytes.Equal(got, want) {
				if c.differs != "" {
					t.Errorf("prints as LLVM does, but says it differs: %s", c.differs)
				}
				return
			}
			if c.differs == "" {
				t.Errorf("not as opt -S prints it\n%s", firstDifference(string(got), string(want)))
			}
			if c.forGood {
				return
			}
			if again := oracle.Run(t, c.release, got, "opt", "-S"); !bytes.Equal(again, want) {
				t.Errorf("opt -S makes something else of our text\n%s", firstDifference(string(again), string(want)))
			}
		})
	}
	t.Logf("%d modules, %d of them printed exactly as LLVM does", all, same)
	if same*100 < all*95 {
		t.Errorf("only %d of %d modules are printed as LLVM does", same, all)
	}
}

// TestPrintedTextIsStable reads back what we print; the second text must be the first.
func TestPrintedTextIsStable(t *testing.T) {
	for _, c := range corpus(t, "*.txtar") {
		if strings.HasPrefix(c.name, "ptr-uselist/") {
			continue // the directives are followed but not printed, so reading again gives the order of the text
		}
		t.Run(c.name, func(t *testing.T) {
			for _, opts := range []*ir.PrintOptions{nil, likeOpt} {
				first := ir.AppendModule(nil, c.read(t, c.data), opts)
				second := ir.AppendModule(nil, c.read(t, first), opts)
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
