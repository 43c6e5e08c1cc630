package pass

import (
	"context"

	"statepoint/core/ir"
)

// A Pass changes or checks a module. The names of those in Passes are LLVM's; a program passes its
// own to [ParsePipeline].
type Pass struct {
	Name string
	// Function is set on passes that LLVM runs function by function, which may stand in
	// function(…).
	Function bool
	// About says what the pass does, in one clause.
	About string
	// Run does the work. Its explanation may be nil. It records provenance: it sets From of every
	// value derived from others.
	Run func(context.Context, *ir.Module, *Options) (*Explanation, error)
	// Finishes is set if the pass itself calls Options.Finished.
	Finishes bool
	// With returns the Run of a pass whose name has a parameter in angle brackets.
	With func(parameter string) Runner
	// Parameter is the name of the optional parameter in help; "" for none.
	Parameter string
}

// Runner is the type of Pass.Run.
type Runner = func(context.Context, *ir.Module, *Options) (*Explanation, error)

// FinishAll calls finished, unless it is nil, for all functions with bodies.
func FinishAll(m *ir.Module, finished func(*ir.Func) error) error {
	if finished == nil {
		return nil
	}
	for _, f := range m.Funcs {
		if f.IsDeclaration() {
			continue
		}
		if err := finished(f); err != nil {
			return err
		}
	}
	return nil
}
