package passes_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
)

// TestOwnPassJoinsByName runs a pass of this test between two others; the error for a misspelt name
// suggests it.
func TestOwnPassJoinsByName(t *testing.T) {
	var seen []string
	own := pass.Pass{Name: "count-functions", Function: true, About: "counts",
		Run: func(_ context.Context, m *ir.Module, _ *pass.Options) (*pass.Explanation, error) {
			for _, f := range m.Funcs {
				seen = append(seen, f.Name())
			}
			return nil, nil
		}}
	p, err := passes.ParsePipeline("verify,function(count-functions),place-safepoints", own)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	m, _, err := irparse.ParseString(ctx, "in.ll", "define void @f() {\n  ret void\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(ctx, m); err != nil {
		t.Fatal(err)
	}
	if len(p.Passes) != 3 || strings.Join(seen, ",") != "f" {
		t.Errorf("%d passes, saw %q", len(p.Passes), seen)
	}
	if _, err := passes.ParsePipeline("count-function", own); err == nil ||
		!strings.Contains(err.Error(), `did you mean "count-functions"?`) {
		t.Errorf("a wrong name: %v", err)
	}
	if _, err := passes.ParsePipeline("count-functions"); err == nil {
		t.Error("the pass is known to all pipelines")
	}
}
