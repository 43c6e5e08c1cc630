package passes

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/mem2reg"
	"statepoint/core/passes/sroa"
)

// promoteSlots is the pass mem2reg.
func promoteSlots(ctx context.Context, m *ir.Module, o *Options) (*Explanation, error) {
	budget := newBudget(m, o)
	for _, f := range m.Funcs {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if _, err := mem2reg.Function(m, f, budget.values(f)); err != nil {
			return nil, err
		}
	}
	return &Explanation{Pass: options.Mem2Reg}, nil
}

// divideSlots is the pass sroa.
func divideSlots(ctx context.Context, m *ir.Module, o *Options) (*Explanation, error) {
	layout, err := ir.NewDataLayout(m.DataLayout)
	if err != nil {
		return nil, err
	}
	budget := newBudget(m, o)
	for _, f := range m.Funcs {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if _, err := sroa.Function(m, f, layout, budget.values(f)); err != nil {
			return nil, err
		}
	}
	return &Explanation{Pass: options.SROA}, nil
}
