package expand

import "statepoint/core/ir"

// call is a call of an intrinsic, whose name is made of its parts: the types for which the suffixes
// of its name stand come after the word.
func (w *writer) call(word string, t *ir.Type, of []*ir.Type, args ...ir.Value) ir.Value {
	name := []byte("llvm." + word)
	for _, o := range of {
		name = ir.AppendMangled(append(name, '.'), o)
	}
	f := w.m.Func(string(name))
	if f == nil {
		var params []*ir.Type
		for _, a := range args {
			params = append(params, a.Type())
		}
		ft := w.m.Types.Func(t, params, false)
		f = w.m.NewFunc(string(name), ft, w.m.PointerTo(ft, 0))
	}
	in := w.add(ir.Call, t, append([]ir.Value{f}, args...)...)
	in.Call = &ir.CallInfo{FuncType: f.FuncType, NumArgs: len(args)}
	return in
}

// splat is an integer constant of a type, in every lane of a vector.
func splat(t *ir.Type, n int64) ir.Value {
	if t.Kind != ir.VectorKind {
		return number(t, n)
	}
	return ir.NewConst(t, ir.ConstSplat, number(t.Elem, n))
}
