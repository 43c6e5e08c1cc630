package passes_test

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
)

// ours runs a pipeline with options on a text and prints the module.
func ours(t *testing.T, name, text, pipeline string, options ...string) string {
	t.Helper()
	m, _, err := irparse.Parse(context.Background(), source.NewText(name, text), nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	p, err := passes.ParsePipeline(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	p.VerifyEach = true
	for _, o := range options {
		k, v, _ := strings.Cut(strings.TrimLeft(o, "-"), "=")
		if err := p.Options.Set(k, v); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return string(ir.AppendModule(nil, m, nil))
}

// theirs runs LLVM's opt.
func theirs(t *testing.T, release int, text, pipeline string, options ...string) string {
	t.Helper()
	if pipeline == "place-safepoints" {
		return string(oracle.PlaceSafepoints(t, release, []byte(text), options...))
	}
	return string(oracle.Run(t, release, []byte(text), "opt",
		append([]string{"-S", "-passes=" + pipeline}, options...)...))
}

// body drops the lines that only name the module.
func body(s string) string {
	var kept []string
	for _, l := range strings.Split(s, "\n") {
		if !strings.HasPrefix(l, "; ModuleID") && !strings.HasPrefix(l, "source_filename") {
			kept = append(kept, l)
		}
	}
	return strings.TrimSpace(strings.Join(kept, "\n"))
}

// difference shows the first lines in which two texts differ, with the function they are in.
func difference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	where := ""
	for i := 0; i < len(g) || i < len(w); i++ {
		if i < len(g) && i < len(w) && g[i] == w[i] {
			if strings.HasPrefix(g[i], "define") {
				where = g[i]
			}
			continue
		}
		return fmt.Sprintf("in %s\n got: %s\nwant: %s", where,
			strings.Join(g[min(i, len(g)):min(i+4, len(g))], "\n      "),
			strings.Join(w[min(i, len(w)):min(i+4, len(w))], "\n      "))
	}
	return ""
}

func release(typed bool) int {
	if typed {
		return oracle.Typed
	}
	return oracle.Opaque
}

// TestRandomFunctionsWithOptionsAsLLVM does so with options that change what is relocated.
func TestRandomFunctionsWithOptionsAsLLVM(t *testing.T) {
	for _, typed := range []bool{false, true} {
		for seed := range uint64(4) {
			text := randomModule(seed+3000, 40, typed)
			for _, option := range []string{"-rs4gc-clobber-non-live",
				"-spp-rematerialization-threshold=0", "-spp-rematerialization-threshold=20"} {
				want := body(theirs(t, release(typed), text, "rewrite-statepoints-for-gc", option))
				if got := body(ours(t, "random.ll", text, "rewrite-statepoints-for-gc",
					option)); got != want {
					t.Errorf("seed %d, typed %v, %s: %s", seed, typed, option,
						difference(got, want))
				}
			}
		}
	}
}

// TestRandomFunctionsAsLLVM compares the rewriting of random functions with LLVM's, as text.
func TestRandomFunctionsAsLLVM(t *testing.T) {
	const modules, functions = 20, 50
	for _, typed := range []bool{false, true} {
		for seed := range uint64(modules) {
			text := randomModule(seed, functions, typed)
			want := body(theirs(t, release(typed), text, "rewrite-statepoints-for-gc"))
			got := body(ours(t, "random.ll", text, "rewrite-statepoints-for-gc"))
			if got != want {
				if dir := os.Getenv("KEEP"); dir != "" {
					os.WriteFile(fmt.Sprintf("%s/random%d_%v.ll", dir, seed, typed), []byte(text),
						0o644)
				}
				t.Errorf("seed %d, typed %v: %s", seed, typed, difference(got, want))
			}
		}
	}
}
