package rewrite_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
	"statepoint/e2e/passtest"
)

// prints runs a pipeline and returns the output of its passes.
func prints(t *testing.T, text, pipeline string, options ...string) string {
	t.Helper()
	m, _, err := irparse.Parse(context.Background(), source.NewText("prints.ll", text), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range options {
		if err := p.Options.Set(strings.TrimPrefix(o, "-"), ""); err != nil {
			t.Fatal(err)
		}
	}
	var said strings.Builder
	p.After = func(_ *pass.Pass, _ *ir.Module, why *pass.Explanation) error {
		said.WriteString(why.Report)
		return nil
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	return said.String()
}

// TestPrintsAsLLVM compares the output of the printing options exactly: live sets, bases before and
// after missing bases become live, and the safepoint verifier's findings.
func TestPrintsAsLLVM(t *testing.T) {
	const rewrite, check = "rewrite-statepoints-for-gc", "verify<safepoint-ir>"
	for _, typed := range []bool{false, true} {
		for seed := range uint64(4) {
			text := passtest.RandomModule(seed+5000, 30, typed)
			for _, c := range []struct {
				pipeline string
				options  []string
			}{
				{rewrite, []string{"-spp-print-liveset"}},
				{rewrite, []string{"-spp-print-liveset-size"}},
				{rewrite, []string{"-spp-print-base-pointers"}},
				{rewrite, []string{"-spp-print-liveset", "-spp-print-liveset-size", "-spp-print-base-pointers"}},
				{rewrite + "," + check, []string{"-safepoint-ir-verifier-print-only"}},
			} {
				r := oracle.Exec([]byte(text), oracle.Tool(t, passtest.Release(typed), "opt"),
					append([]string{"-disable-output", "-passes=" + c.pipeline}, c.options...)...)
				if r.Err != nil || len(r.Stderr) == 0 {
					t.Fatalf("opt: %v\n%s", r.Err, r.Stderr)
				}
				if got, want := prints(t, text, c.pipeline, c.options...),
					string(r.Stderr); got != want {
					t.Errorf("seed %d, typed %v, %s: %s", seed, typed, c.options,
						passtest.Difference(got, want))
				}
			}
		}
	}
}
