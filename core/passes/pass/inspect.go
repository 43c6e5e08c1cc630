package pass

import (
	"context"

	"statepoint/core/findings"
	"statepoint/core/ir"
	"statepoint/core/workers"
)

// Check checks a function that nothing changes meanwhile.
type Check func(f *ir.Func, found *findings.List) error

// groupSize is the number of functions that are checked between joins.
const groupSize = 32

func nothing() error { return nil }

// Inspect makes checks of functions of a module, Options.Workers at a time, and adds what they find
// in the order of the functions. Those that are not read were checked when they were.
func Inspect(ctx context.Context, m *ir.Module, o *Options, functions []*ir.Func,
	found *findings.List, checks ...Check) error {
	look := func(f *ir.Func) func() error {
		err := ctx.Err()
		if err == nil && f.Unread != nil {
			return nothing
		}
		var of findings.List
		for i := 0; i < len(checks) && err == nil; i++ {
			err = checks[i](f, &of)
		}
		if len(of) == 0 && err == nil {
			return nothing
		}
		return func() error {
			*found = append(*found, of...)
			return err
		}
	}
	return workers.Inspect(m, functions, o.Workers, groupSize,
		func(*ir.Module) func(*ir.Func) func() error { return look })
}
