package passes

import (
	"context"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/core/verify"
)

// verifyIR is the pass verify.
func verifyIR(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	strategies := o.Strategies
	if strategies == nil {
		strategies = gc.NewRegistry()
	}
	problems, err := verify.Module(ctx, m, &verify.Options{Strategies: strategies})
	for _, p := range problems {
		if p.Severity == source.Error {
			return nil, &pass.Unsupported{Code: p.Code, Span: p.Span, Message: p.String(),
				Notes: p.Notes}
		}
	}
	return &pass.Explanation{Pass: options.Verify}, err
}
