package sroa_test

import (
	"flag"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes/sroa"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
	"statepoint/e2e/short"
	"statepoint/e2e/slots"
)

var (
	functions = flag.Int("sroa.functions", 1000,
		"how many functions of each release TestRandomFunctionsAsLLVM splits")
	seed = flag.Uint64("sroa.seed", 1, "the seed of TestRandomFunctionsAsLLVM")
)

// split is a module after sroa as our printer prints it.
func split(t *testing.T, text string) string {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "test.ll", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	layout, err := ir.NewDataLayout(m.DataLayout)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs {
		if _, err := sroa.Function(m, f, layout, func(int) error { return nil }); err != nil {
			t.Fatal(err)
		}
	}
	if list, err := verify.Diagnose(t.Context(), m, nil); err != nil || list.HasErrors() {
		t.Errorf("not valid any more: %v %v", err, list)
	}
	return string(ir.AppendModule(nil, m, nil))
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

// TestRandomFunctionsAsLLVM splits slots of random functions and compares the text, names
// included, with that of both releases of LLVM.
func TestRandomFunctionsAsLLVM(t *testing.T) {
	oracle.Needs(t, "opt")
	const each = 20
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		differ := 0
		for i := range short.Share(*functions, 10) / each {
			text := slots.Module(*seed, uint64(i), each,
				slots.Options{Typed: release == oracle.Typed, Aggregates: true,
					Reachable: true})
			want := body(string(oracle.Run(t, release, []byte(text), "opt", "-S",
				"-passes=sroa")))
			got := body(split(t, text))
			if got != want {
				differ++
				if differ < 4 {
					t.Errorf("seed %d, module %d, LLVM %d: %s", *seed, i, release,
						firstDifference(text, got, want))
				}
			}
		}
		t.Logf("seed %d, LLVM %d: %d modules differ", *seed, release, differ)
	}
}

// firstDifference is the first function in which two modules differ, with its source.
func firstDifference(text, got, want string) string {
	g, w := strings.Split(got, "\ndefine "), strings.Split(want, "\ndefine ")
	s := strings.Split(text, "\ndefine ")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return "\nsource: " + s[min(i, len(s)-1)] + "\ngot: " + g[i] + "\nwant: " + w[i]
		}
	}
	return "other length"
}
