package passes_test

import (
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
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
