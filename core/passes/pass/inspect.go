package pass

import (
	"context"

	"statepoint/core/findings"
	"statepoint/core/ir"
	"statepoint/core/workers"
)

// Check checks a function that nothing changes meanwhile.
type Check func(f *ir.Func, found *findings.List) error

// Inspect makes checks of functions of a module, Options.Workers at a time, and adds what they find
// in the order of the functions.
func Inspect(ctx context.Context, m *ir.Module, o *Options, functions []*ir.Func,
	found *findings.List, checks ...Check) error {
	return workers.Inspect(m, functions, o.Workers, func(*ir.Module) func(*ir.Func) func() error {
		var of findings.List // of one function after the other
		var err error
		join := func() error {
			*found = append(*found, of...)
			return err
		}
		return func(f *ir.Func) func() error {
			if of, err = nil, ctx.Err(); f.Unread != nil {
				return join // was checked when it was read
			}
			for i := 0; i < len(checks) && err == nil; i++ {
				err = checks[i](f, &of)
			}
			return join
		}
	})
}
