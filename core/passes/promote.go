package passes

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/options"
	"statepoint/core/passes/internal/sroa"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
)

// promoteSlots runs the pass mem2reg.
func promoteSlots(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	if err := prepare.Promote(ctx, m, o); err != nil {
		return nil, err
	}
	return &pass.Explanation{Pass: options.Mem2Reg}, nil
}

// divideSlotsWith is the pass sroa with LLVM's parameter, which allows or forbids new branches. The
// pass makes none.
func divideSlotsWith(parameter string) pass.Runner {
	switch parameter {
	case "", "modify-cfg", "preserve-cfg":
		return divideSlots
	}
	return nil
}

// divideSlots runs the pass sroa.
func divideSlots(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	layout, err := datalayout.Parse(m.DataLayout)
	if err != nil {
		return nil, err
	}
	budget := pass.NewBudget(m, o)
	for _, f := range m.Funcs {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if o.Skips(f) {
			continue
		}
		if _, err := sroa.Function(m, f, layout, budget.Values(f)); err != nil {
			return nil, err
		}
	}
	return &pass.Explanation{Pass: options.SROA}, nil
}
