package run

import (
	"context"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/lower/run/layouts"
)

// inferred is the layout of the objects of undefined functions, inferred from how a module uses
// them.
func inferred(m *ir.Module, known *gc.Registry, s *Surface) []layouts.Object {
	layout, err := datalayout.Parse(datalayout.OfTarget(target))
	if err != nil {
		layout, _ = datalayout.Parse("")
	}
	supplied := map[string]bool{}
	for _, n := range s.Needs {
		supplied[n.Name] = true
	}
	used := map[*ir.Func]bool{}
	makes := func(f *ir.Func) bool {
		if is, ok := used[f]; ok {
			return is
		}
		used[f] = f.IsDeclaration() && f.FuncType.Result().IsPointer() &&
			!f.IsIntrinsic() && library()[f.Name()] == nil &&
			!supplied[f.Name()] && ir.FirstUse(f) != nil
		return used[f]
	}
	return layouts.Infer(context.Background(), m, layout, layouts.Rules{
		Word: pointers(m, known), Makes: makes, SizeOf: told})
}

// pointers classifies a pointer for the strategies of a module: a reference, data, or either if
// roots are declared and the type does not decide.
func pointers(m *ir.Module, known *gc.Registry) func(*ir.Type) layouts.Word {
	statepoints, declared := false, false
	for _, s := range strategiesOf(m, known) {
		statepoints = statepoints || s.UsesStatepoints()
		declared = declared || !s.UsesStatepoints()
	}
	isReference := references(m, known)
	return func(t *ir.Type) layouts.Word {
		switch {
		case isReference(t), !statepoints && t.AddrSpace == conventional:
			return layouts.Reference
		case declared:
			return layouts.Mixed
		}
		return layouts.Data
	}
}

// holdsPointers reports whether a type contains pointers.
func holdsPointers(t *ir.Type) bool {
	return t.Holds(func(t *ir.Type) bool { return t.Scalar().Kind == ir.PointerKind })
}
