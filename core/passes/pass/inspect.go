package pass

import (
	"context"

	"statepoint/core/findings"
	"statepoint/core/ir"
	"statepoint/core/workers"
)

// Inspect calls check for functions of a module, Options.Workers at a time, and adds what it finds
// in the order of the functions.
func Inspect(ctx context.Context, m *ir.Module, o *Options, functions []*ir.Func,
	found *findings.List, check func(*ir.Func, *findings.List) error) error {
	look := func(f *ir.Func) func() error {
		err := ctx.Err()
		var of findings.List
		if err == nil {
			err = check(f, &of)
		}
		return func() error {
			*found = append(*found, of...)
			return err
		}
	}
	return workers.Inspect(m, functions, o.Workers,
		func(*ir.Module) func(*ir.Func) func() error { return look })
}
