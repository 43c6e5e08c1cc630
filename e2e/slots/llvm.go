package slots

import (
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
)

// Pass is a pass over functions by LLVM's name for it.
type Pass struct {
	Name string
	Run  func(*ir.Module, *ir.Func) error
}

// Apply runs a pass over the functions of a text and returns the module as it is printed. It has to
// be valid.
func (p *Pass) Apply(t testing.TB, text string) string {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "test.ll", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, f := range m.Funcs {
		if err := p.Run(m, f); err != nil {
			t.Fatal(err)
		}
	}
	if list, err := verify.Diagnose(t.Context(), m, nil); err != nil || list.HasErrors() {
		t.Errorf("not valid any more: %v %v", err, list)
	}
	return body(string(printer.AppendModule(nil, m, nil)))
}

// LLVM is the result of running the pass on a text with opt of a release.
func (p *Pass) LLVM(t testing.TB, release int, text string) string {
	t.Helper()
	return body(string(oracle.Run(t, release, []byte(text), "opt", "-S", "-passes="+p.Name)))
}

// AsLLVM compares what the pass makes of random functions with what opt of both releases does,
// names included.
func (p *Pass) AsLLVM(t *testing.T, seed uint64, functions int, o Options) {
	oracle.Needs(t, "opt")
	const each = 20
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		differ := 0
		o.Typed = release == oracle.Typed
		for i := range functions / each {
			text := Module(seed, uint64(i), each, o)
			got, want := p.Apply(t, text), p.LLVM(t, release, text)
			if got != want {
				differ++
				if differ < 4 {
					t.Errorf("seed %d, module %d, LLVM %d: %s", seed, i, release,
						firstDifference(text, got, want))
				}
			}
		}
		t.Logf("seed %d, LLVM %d: %d modules differ", seed, release, differ)
	}
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
