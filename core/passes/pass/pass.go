package pass

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/workers"
)

// A Pass changes or checks a module. The names of those in Passes are LLVM's; a program passes its
// own to [ParsePipeline].
type Pass struct {
	Name string
	// Function is set on passes that LLVM runs function by function, which may be in function(…).
	Function bool
	// Ours is set on passes that LLVM does not have.
	Ours bool
	// About says what the pass does, in one clause.
	About string
	// Run does the work. Its explanation may be nil. It records provenance: it sets From of every
	// value derived from others.
	Run func(context.Context, *ir.Module, *Options) (*Explanation, error)
	// Finishes is set if the pass itself calls Options.Finished.
	Finishes bool
	// With returns the Run of a pass whose name has a parameter in angle brackets, nil if the pass
	// has no such parameter.
	With func(parameter string) Runner
	// Parameter is the name of the optional parameter in help; "" for none.
	Parameter string
	// Default is the parameter that LLVM prints for a pass that was given none; "" if it prints
	// none.
	Default string
}

// Runner is the type of Pass.Run.
type Runner = func(context.Context, *ir.Module, *Options) (*Explanation, error)

// A Finisher does what Pipeline.Finished does, for functions that are finished side by side.
type Finisher interface {
	// Prepare is called before the module is shared.
	Prepare()
	// Worker returns a worker that finishes functions in a view of the module.
	Worker(share *ir.Share, view *ir.Module) workers.Worker
}

// FinishAll finishes all functions with bodies, if the options say how.
func FinishAll(m *ir.Module, o *Options) error {
	if o.Finished == nil {
		return nil
	}
	all := m.Definitions()
	if n := workers.Number(o.Workers, len(all)); n > 1 && o.Finisher != nil {
		o.Finisher.Prepare()
		share := ir.NewShare(m)
		defer share.Close()
		return workers.Run(share, all, n, func(view *ir.Module) workers.Worker {
			return o.Finisher.Worker(share, view)
		})
	}
	for _, f := range all {
		if err := o.Finished(f); err != nil {
			return err
		}
	}
	return nil
}
