package legalize

import "statepoint/core/ir"

// histograms are the operations of histograms on the old value and the update.
var histograms = map[string]func(w *writer, old, n ir.Value) ir.Value{
	"add":      func(w *writer, old, n ir.Value) ir.Value { return w.op(ir.Add, old, n) },
	"umax":     func(w *writer, old, n ir.Value) ir.Value { return w.choose(w.compare(ir.UGT, old, n), old, n) },
	"umin":     func(w *writer, old, n ir.Value) ir.Value { return w.choose(w.compare(ir.ULT, old, n), old, n) },
	"uadd.sat": func(w *writer, old, n ir.Value) ir.Value { return addSaturating(w, old, n) },
}

// compress expands the intrinsic that moves the elements selected by a mask to the front: each is
// inserted at the number of selected ones before it, and stays there if it is selected.
func compress(w *writer) {
	v, mask, result := w.in.Arg(0), w.in.Arg(1), w.in.Arg(2)
	at := number(w.m.Types.I32, 0)
	for k := range v.Type().Len {
		bit := elementOf(w, mask, k)
		with := w.add(ir.InsertElement, v.Type(), result, elementOf(w, v, k), at)
		result = w.choose(bit, with, result)
		if k+1 < v.Type().Len {
			at = w.op(ir.Add, at, w.cast(ir.ZExt, bit, w.m.Types.I32))
		}
	}
	w.finish(result)
}

// lastActive expands the intrinsic that returns the last element selected by a mask, or else its
// last argument.
func lastActive(w *writer) {
	v, mask, result := w.in.Arg(0), w.in.Arg(1), w.in.Arg(2)
	for k := range v.Type().Len {
		result = w.choose(elementOf(w, mask, k), elementOf(w, v, k), result)
	}
	w.finish(result)
}

// histogram expands the intrinsics that update memory at each pointer selected by a mask, one at a
// time, so that equal pointers are each counted.
func histogram(w *writer, next func(w *writer, old, n ir.Value) ir.Value) {
	pointers, n, mask := w.in.Arg(0), w.in.Arg(1), w.in.Arg(2)
	for k := range pointers.Type().Len {
		w.when(elementOf(w, mask, k), nil, func() ir.Value {
			p := elementOf(w, pointers, k)
			w.store(next(w, w.load(n.Type(), p), n), p)
			return nil
		})
	}
	w.finish(nil)
}

func addSaturating(w *writer, x, y ir.Value) ir.Value {
	sum := w.op(ir.Add, x, y)
	return w.choose(w.compare(ir.ULT, sum, x), number(x.Type(), -1), sum)
}
