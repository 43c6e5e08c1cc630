package lowertest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// Statepoints are modules by name after LLVM's RewriteStatepointsForGC: the examples in a folder
// that are written for a release, and random programs with seeds from a given one.
func Statepoints(t testing.TB, folder string, release int, seed uint64,
	programs int) map[string][]byte {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatal("no examples", err)
	}
	all := map[string][]byte{}
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if oracle.Release(src) != release || oracle.RootsInMemory(src) {
			continue
		}
		r := oracle.Exec(oracle.KnownStrategies(src), oracle.Tool(t, release, "opt"),
			"-passes=rewrite-statepoints-for-gc", "-S")
		if r.Err == nil { // LLVM refuses examples of its documents
			all[filepath.Base(f)] = r.Stdout
		}
	}
	for n := range uint64(programs) {
		opt := gen.Wild
		opt.Typed = release == oracle.Typed
		src := gen.Program(seed+n, opt)
		all[fmt.Sprintf("program %d", seed+n)] = oracle.RewriteStatepoints(t, release, []byte(src))
	}
	return all
}

// Rewritten is the object that this compiler makes of a module without statepoints.
func Rewritten(t testing.TB, text string, opts lower.Options) []byte {
	t.Helper()
	m, _, err := irparse.ParseString(context.Background(), "in.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline("rewrite-statepoints-for-gc")
	if err == nil {
		_, err = p.Run(context.Background(), m)
	}
	if err != nil {
		t.Fatal(err)
	}
	res, err := lower.Compile(context.Background(), m, opts)
	if err != nil {
		t.Fatal(err)
	}
	return Object(t, res)
}
