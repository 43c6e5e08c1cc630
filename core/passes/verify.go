package passes

import (
	"context"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/internal/rewrite"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/core/verify"
)

// verifyIR runs the pass verify.
func verifyIR(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	strategies := o.Strategies
	if strategies == nil {
		strategies = gc.NewRegistry()
	}
	why := &pass.Explanation{Pass: options.Verify}
	problems, err := verify.Module(ctx, m, &verify.Options{Strategies: strategies})
	for _, p := range problems {
		if p.Code == pass.CodeUnknownGC {
			why.Findings.Warn(p.Diagnostic())
			continue
		}
		if p.Severity == source.Error {
			return nil, &pass.Unsupported{Code: p.Code, Span: p.Span, Message: p.String(),
				Notes: p.Notes}
		}
	}
	if err == nil && o.VerifyBases {
		err = verifyBases(m, o)
	}
	return why, err
}

// verifyBases reports the first wrong base operand as an error, with the number of others.
func verifyBases(m *ir.Module, o *pass.Options) error {
	wrong, err := rewrite.VerifyBases(m, o)
	if err != nil || len(wrong) == 0 {
		return err
	}
	first := wrong[0]
	if n := len(wrong) - 1; n > 0 {
		first.Notes = append(first.Notes, "the module has "+source.Count(n,
			"other wrong base operand"))
	}
	return &pass.Unsupported{Code: first.Code, Span: first.Span, Message: first.Message,
		Notes: first.Notes}
}
