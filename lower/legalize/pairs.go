package legalize

import "statepoint/core/ir"

// isPairOf reports whether an intrinsic returns two results for each element of a vector, or for a
// 16-bit float, for which the C library has no function.
func isPairOf(in *ir.Instr) bool {
	t := in.Arg(0).Type()
	if in.Type().Kind != ir.StructKind || !scalarOf(t).IsFloat() || t.Kind != ir.VectorKind &&
		!isHalf(t) {
		return false
	}
	for _, f := range in.Type().Fields { // LLVM's verifier lets others pass
		if f.Kind != t.Kind && (f.Kind == ir.VectorKind || t.Kind == ir.VectorKind) ||
			f.Len != t.Len {
			return false
		}
	}
	return true
}

// pairs expands llvm.frexp, modf and sincos on vectors element by element, and on half through
// float.
func pairs(w *writer, word string) {
	x, t := w.in.Arg(0), w.in.Type()
	results := [2]ir.Value{ir.Poison(t.Fields[0]), ir.Poison(t.Fields[1])}
	if x.Type().Kind != ir.VectorKind {
		results[0], results[1] = pairOf(w, word, x, t.Fields[0], t.Fields[1])
	} else {
		for k := range x.Type().Len {
			a, b := pairOf(w, word, elementOf(w, x, k), t.Fields[0].Elem, t.Fields[1].Elem)
			results[0], results[1] = w.insertElement(results[0], a, k),
				w.insertElement(results[1], b, k)
		}
	}
	w.finish(w.aggregate(t, results[:]))
}

// pairOf is the intrinsic's result for one number.
func pairOf(w *writer, word string, x ir.Value, first, second *ir.Type) (a, b ir.Value) {
	narrow := x.Type()
	if isHalf(narrow) {
		x = w.cast(ir.FPExt, x, w.m.Types.Float)
	}
	fields := [2]*ir.Type{first, second}
	for i := range fields {
		if isHalf(fields[i]) {
			fields[i] = x.Type()
		}
	}
	of := []*ir.Type{x.Type()}
	if word == "frexp" {
		of = append(of, second)
	}
	both := w.call(word, w.m.Types.Struct(fields[:], false), of, x)
	var results [2]ir.Value
	for i, want := range [2]*ir.Type{first, second} {
		in := w.add(ir.ExtractValue, fields[i], both)
		in.SetIndices([]int32{int32(i)})
		results[i] = in
		if want != fields[i] {
			results[i] = w.cast(ir.FPTrunc, in, want)
		}
	}
	return results[0], results[1]
}
