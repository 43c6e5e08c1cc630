package passes_test

import (
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/e2e/passtest"
)

// TestRewritingKeepsBaseRules checks the output of RewriteStatepointsForGC on random programs with
// -verify-bases.
func TestRewritingKeepsBaseRules(t *testing.T) {
	for seed := range uint64(10) {
		text := gen.Programs([]uint64{3*seed + 1, 3*seed + 2, 3*seed + 3}, gen.All)
		m, _, err := irparse.ParseString(t.Context(), "random.ll", text)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		p, err := passes.ParsePipeline("rewrite-statepoints-for-gc,verify")
		if err != nil {
			t.Fatal(err)
		}
		p.Options.VerifyBases = true
		if _, err := p.Run(t.Context(), m); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

// TestRewrittenTextKeepsBaseRules does so for functions with arbitrary control flow, whose deopt
// operands are derived pointers, too; the module is printed and read again in between.
func TestRewrittenTextKeepsBaseRules(t *testing.T) {
	for seed := range uint64(12) {
		for name, text := range map[string]string{
			"module": passtest.RandomModule(seed, 40, seed%2 == 1),
			"wild":   passtest.RandomWild(seed, 40, seed%2 == 1),
		} {
			m := passtest.Parse(t, text)
			p, err := passes.ParsePipeline("rewrite-statepoints-for-gc")
			if err != nil {
				t.Fatal(err)
			}
			p.Options.DeoptBases = true
			if _, err := p.Run(t.Context(), m); err != nil {
				continue // what the pass refuses is tested elsewhere
			}
			check, err := passes.ParsePipeline("verify")
			if err != nil {
				t.Fatal(err)
			}
			check.Options.VerifyBases = true
			if _, err := check.Run(t.Context(), passtest.Parse(t, printer.Module(m))); err != nil {
				t.Errorf("seed %d, %s: %v", seed, name, err)
			}
		}
	}
}
