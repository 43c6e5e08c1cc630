package passes

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/passes/mem2reg"
)

// slotPromotion is the name of the pass that turns stack slots into values.
const slotPromotion = "mem2reg"

// promoteSlots is the pass mem2reg.
func promoteSlots(ctx context.Context, m *ir.Module, o *Options) (*Explanation, error) {
	budget := newBudget(m, o)
	for _, f := range m.Funcs {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if _, err := mem2reg.Function(m, f, func(added int) error {
			return budget.spend(f, added, "values to merge in phis")
		}); err != nil {
			return nil, err
		}
	}
	return &Explanation{Pass: slotPromotion}, nil
}
