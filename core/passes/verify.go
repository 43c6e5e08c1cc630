package passes

import (
	"context"

	"statepoint/core/ir"
)

// verifyIR is the pass verify.
func verifyIR(_ context.Context, m *ir.Module, _ *Options) (*Explanation, error) {
	if err := ir.VerifyError(m, nil); err != nil {
		return nil, err
	}
	return &Explanation{Pass: "verify"}, nil
}
func verifySafepoints(_ context.Context, m *ir.Module, _ *Options) (*Explanation, error) {
	return &Explanation{Pass: "verify<safepoint-ir>"}, nil
}
