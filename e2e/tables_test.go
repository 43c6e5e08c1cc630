package e2e

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// wantTree is what the program of runtime/tables prints: 1,001 trees of 1,023 nodes, of which one
// is counted node by node. How often roots are seen depends on when the heap is full, which is the
// same for all.
const wantTree = "1024023 nodes, 1024023 allocations, "

// TestTablesDriveCollectors runs a program of a million allocations under mark and sweep, with its
// roots in the shadow stack, in the document's maps, in OCaml's table, and in ours.
func TestTablesDriveCollectors(t *testing.T) {
	oracle.Needs(t, "gcc")
	dir := filepath.Join("runtime", "tables")
	text, err := os.ReadFile(filepath.Join(dir, "tree.ll"))
	if err != nil {
		t.Fatal(err)
	}
	var first string
	for _, c := range []struct{ strategy, reader string }{
		{"shadow-stack", "chain.c"}, {"gcmap", "gcmap.c"}, {"ocaml", "ocaml.c"},
		{"address-table", "address.c"},
	} {
		ir := strings.ReplaceAll(string(text), "STRATEGY", c.strategy)
		run := func(name string, object []byte) string {
			o := oracle.File(t, name+".o", object)
			program := filepath.Join(t.TempDir(), name)
			cmd := exec.Command("gcc", "-O1", "-fno-omit-frame-pointer",
				"-fno-optimize-sibling-calls",
				"-Wall", "-Werror", "-no-pie", "-I"+filepath.Join("..", "stackmap", "capi"), "-o",
				program, filepath.Join(dir, "tree.c"),
				filepath.Join(dir, c.reader), o)
			if b, err := cmd.CombinedOutput(); err != nil {
				t.Fatalf("%s: gcc: %v\n%s", name, err, b)
			}
			out, err := exec.Command(program).CombinedOutput()
			if err != nil {
				t.Errorf("%s: %v\n%s", name, err, out)
			}
			return string(out)
		}
		got := run(c.strategy, treeObject(t, ir))
		if !strings.HasPrefix(got, wantTree) {
			t.Errorf("%s: %swant %s…", c.strategy, got, wantTree)
		}
		if first == "" {
			first = got
		}
		if got != first {
			t.Errorf("%s: %sthe shadow stack: %s", c.strategy, got, first)
		}
		if !gc.KnownToLLVM(c.strategy) {
			continue
		}
		in := oracle.File(t, "tree.ll", []byte(ir)) // which gives the module its name
		llc := exec.Command(oracle.Tool(t, oracle.Opaque, "llc"), "-filetype=obj", "-o", "tree.o",
			"tree.ll")
		llc.Dir = filepath.Dir(in)
		if b, err := llc.CombinedOutput(); err != nil {
			t.Fatalf("llc: %v\n%s", err, b)
		}
		object, err := os.ReadFile(filepath.Join(llc.Dir, "tree.o"))
		if err != nil {
			t.Fatal(err)
		}
		if theirs := run("llvm", object); theirs != got {
			t.Errorf("%s: %sllc's program: %s", c.strategy, got, theirs)
		}
	}
}

// treeObject compiles the program.
func treeObject(t *testing.T, text string) []byte {
	t.Helper()
	m, _, err := irparse.Parse(context.Background(), source.NewText("tree.ll", text), nil)
	if err != nil {
		t.Fatal(err)
	}
	res, err := lower.Compile(context.Background(), m, lower.Options{Checked: true})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if _, err := res.Object.WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	return []byte(b.String())
}
