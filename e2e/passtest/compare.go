package passtest

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
)

// Parse reads a module that has to be right.
func Parse(t *testing.T, text string) *ir.Module {
	t.Helper()
	m, _, err := irparse.Parse(context.Background(), source.NewText("test.ll", text), nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return m
}

// Ours runs a pipeline with options on a text and prints the module.
func Ours(t *testing.T, name, text, pipeline string, args ...string) string {
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
	for _, o := range args {
		k, v, _ := strings.Cut(strings.TrimLeft(o, "-"), "=")
		if err := p.Options.Set(k, v); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return string(printer.AppendModule(nil, m, nil))
}

// Theirs runs LLVM's opt.
func Theirs(t *testing.T, release int, text, pipeline string, args ...string) string {
	t.Helper()
	if pipeline == options.PlaceSafepoints {
		return string(oracle.PlaceSafepoints(t, release, []byte(text), args...))
	}
	return string(oracle.Run(t, release, []byte(text), "opt",
		append([]string{"-S", "-passes=" + pipeline}, args...)...))
}

// Body drops the lines that only name the module.
func Body(s string) string {
	var kept []string
	for _, l := range strings.Split(s, "\n") {
		if !strings.HasPrefix(l, "; ModuleID") && !strings.HasPrefix(l, "source_filename") {
			kept = append(kept, l)
		}
	}
	return strings.TrimSpace(strings.Join(kept, "\n"))
}

// Difference shows the first lines in which two texts differ, with the function they are in.
func Difference(got, want string) string {
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

// Release is a release of LLVM with typed pointers, or with ptr.
func Release(typed bool) int {
	if typed {
		return oracle.Typed
	}
	return oracle.Opaque
}

// SafepointReport is the output of our verifier for a module with
// -safepoint-ir-verifier-print-only, and the number of violations.
func SafepointReport(t *testing.T, text string) (string, int) {
	t.Helper()
	p, err := passes.ParsePipeline("function(verify<safepoint-ir>)")
	if err != nil {
		t.Fatal(err)
	}
	p.Options.PrintOnly = true
	report, n := "", 0
	p.After = func(_ *pass.Pass, _ *ir.Module, why *pass.Explanation) error {
		report, n = why.Report, len(why.Violations)
		return nil
	}
	if _, err := p.Run(context.Background(), Parse(t, text)); err != nil {
		t.Fatal(err)
	}
	return report, n
}
