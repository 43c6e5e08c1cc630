package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/roots"
	"statepoint/e2e/oracle"
)

// The shadow stack asks nothing of a code generator (LLVM 2.8: it "works even with the interpreter
// and C backends", which LLVM 3.1 removed): LLVM compiles what our passes made of a program to
// WebAssembly, whose stack no collector can read, with pointers of 4 bytes, and all cells move at
// every allocation.
func TestShadowStackOnAnotherMachine(t *testing.T) {
	folder := filepath.Join("testdata", "shadow-stack")
	text, err := os.ReadFile(filepath.Join(folder, "list.ll"))
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := irparse.ParseString(t.Context(), "list.ll",
		"target triple = \"wasm32\"\ntarget datalayout = "+
			"\"e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20\"\n"+
			string(text))
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.NewPipeline(roots.LoweringPasses()...)
	if err == nil {
		_, err = p.Run(t.Context(), m)
	}
	if err != nil {
		t.Fatal(err)
	}
	object := oracle.File(t, "list.o", oracle.Run(t, oracle.Opaque, []byte(printer.Module(m)),
		"llc", "-mtriple=wasm32", "-filetype=obj"))
	linked := filepath.Join(t.TempDir(), "list.wasm")
	oracle.Run(t, oracle.Opaque, nil, "wasm-ld", "--no-entry", "--allow-undefined", "--export=run",
		"--export=llvm_gc_root_chain", "-o", linked, object)
	collector := filepath.Join(folder, "collect.mjs")
	if _, err := os.Stat(collector); err != nil {
		t.Fatal(err) // which also makes it an input of the test
	}
	r := oracle.Exec(nil, "node", collector, linked, "40")
	const want = "820: 80 collections, 2380 cells moved, list 0\n"
	if r.Err != nil || string(r.Stdout) != want {
		t.Errorf("%v, printed\n%s%s\nwant\n%s", r.Err, r.Stdout, r.Stderr, want)
	}
}
