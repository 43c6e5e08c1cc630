package verify

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// Diagnose is Module with its problems as diagnostics about the text the module was read from. The
// error is nil if the module is valid; otherwise it is the list itself, or the reason why the check
// is incomplete.
func Diagnose(ctx context.Context, m *ir.Module, opts *Options) (*source.List, error) {
	problems, err := Module(ctx, m, opts)
	list := Diagnostics(m, problems)
	if err == nil {
		err = list.Err()
	}
	return list, err
}

// Diagnostics converts problems found in a module to diagnostics.
func Diagnostics(m *ir.Module, problems []diag.Problem) *source.List {
	list := source.NewList(m.Text)
	for i := range problems {
		d := problems[i].Diagnostic()
		if m.Text != nil {
			d.Span = problems[i].Locate(m.Text)
		}
		list.Add(d)
	}
	return list
}
