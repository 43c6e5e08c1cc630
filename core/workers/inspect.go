package workers

import "statepoint/core/ir"

// Inspect looks at functions of a module that nothing changes meanwhile, up to n at a time. view
// makes a look for a view of the module: it examines a function and returns what to do with the
// outcome, which is done in the order of the functions. An error from that ends the inspection. A
// look may examine size functions before the first outcome is used.
func Inspect(m *ir.Module, functions []*ir.Func, n, size int,
	view func(*ir.Module) func(*ir.Func) func() error) error {
	if n = Number(n, len(functions)); n == 1 {
		look := view(m)
		for _, f := range functions {
			if err := look(f)(); err != nil {
				return err
			}
		}
		return nil
	}
	share := ir.NewReading(m)
	defer share.Close()
	return RunGroups(share, functions, n, size, func(m *ir.Module) Worker {
		return &inspector{look: view(m)}
	})
}

// inspector is a worker that looks at functions.
type inspector struct {
	look func(*ir.Func) func() error
	rest []func() error // of functions that are not joined yet
}

// Work looks at a function.
func (i *inspector) Work(f *ir.Func) { i.rest = append(i.rest, i.look(f)) }

// Join does what the look returned.
func (i *inspector) Join(*ir.Func) error {
	rest := i.rest[0]
	i.rest = i.rest[1:]
	return rest()
}
