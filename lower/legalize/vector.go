package legalize

import (
	"sync"

	"statepoint/core/ir"
)

// vectorExpansions are intrinsics on vectors that become operations on their elements.
var vectorExpansions = sync.OnceValue(func() map[string]func(*writer) {
	all := map[string]func(*writer){
		"experimental.cttz.elts":                  firstSet,
		"vp.cttz.elts":                            firstSet,
		"experimental.vector.match":               matchLanes,
		"vector.partial.reduce.add":               func(w *writer) { partialReduce(w, ir.Add) },
		"experimental.vector.partial.reduce.add":  func(w *writer) { partialReduce(w, ir.Add) },
		"vector.partial.reduce.fadd":              func(w *writer) { partialReduce(w, ir.FAdd) },
		"vector.reduce.fmax":                      func(w *writer) { foldLanes(w, "maxnum") },
		"vector.reduce.fmin":                      func(w *writer) { foldLanes(w, "minnum") },
		"experimental.vector.deinterleave2":       func(w *writer) { deinterleave(w, 2) },
		"experimental.vector.compress":            compress,
		"experimental.vector.extract.last.active": lastActive,
	}
	for n := uint64(2); n <= 8; n++ {
		digit := string(rune('0' + n))
		if n > 2 {
			all["vector.interleave"+digit] = func(w *writer) { interleave(w, n) }
		}
		all["vector.deinterleave"+digit] = func(w *writer) { deinterleave(w, n) }
	}
	for word, op := range histograms {
		all["experimental.vector.histogram."+word] = func(w *writer) { histogram(w, op) }
	}
	return all
})

// fitsVectors reports whether an intrinsic of vectorExpansions has supported types; LLVM's verifier
// accepts others.
func fitsVectors(in *ir.Instr, name string) bool {
	v := in.Arg(0).Type()
	if v.Kind != ir.VectorKind {
		return false
	}
	switch name {
	case "experimental.cttz.elts", "vp.cttz.elts":
		return in.Type().Kind == ir.IntegerKind && v.Elem.Kind == ir.IntegerKind
	case "vector.partial.reduce.add", "experimental.vector.partial.reduce.add":
		return v.Elem.Kind == ir.IntegerKind && in.Arg(1).Type().Elem == v.Elem
	case "experimental.vector.histogram.add", "experimental.vector.histogram.umax",
		"experimental.vector.histogram.umin", "experimental.vector.histogram.uadd.sat":
		n := in.Arg(1).Type()
		return v.Elem.Kind == ir.PointerKind && n.Kind == ir.IntegerKind && inBytes(n)
	case "vector.reduce.fmax", "vector.reduce.fmin":
		return isHalf(v.Elem)
	case "vector.partial.reduce.fadd":
		return v.Elem.IsFloat() && in.Arg(1).Type().Elem == v.Elem
	}
	return true
}

// firstSet expands the intrinsics that find the first element that is not zero: from the last one
// down, each nonzero element overrides those after it. With a mask and a length, excluded elements
// count as zero, and the result is the length if there is none.
func firstSet(w *writer) {
	in := w.in
	v, t := in.Arg(0), in.Type()
	n := v.Type().Len
	var result ir.Value = number(t, int64(n))
	var active []ir.Value
	if in.Call.NumArgs == 4 {
		active = activeLanesOf(w, in.Arg(2), in.Arg(3))
		result = w.cast(resizing(w, in.Arg(3).Type(), t), in.Arg(3), t)
	}
	for k := n; k > 0; k-- {
		e := elementOf(w, v, k-1)
		set := w.compare(ir.NE, e, ir.Zero(e.Type()))
		if active != nil {
			set = w.op(ir.And, set, active[k-1])
		}
		result = w.choose(set, number(t, int64(k-1)), result)
	}
	w.finish(result)
}

// resizing is the conversion between two unsigned integers.
func resizing(w *writer, from, to *ir.Type) ir.Opcode {
	if from.Bits > to.Bits {
		return ir.Trunc
	}
	return ir.ZExt
}

// matchLanes expands llvm.experimental.vector.match: whether an element is among those of the
// second vector.
func matchLanes(w *writer) {
	x, set, mask := w.in.Arg(0), w.in.Arg(1), w.in.Arg(2)
	var result ir.Value = ir.Poison(w.in.Type())
	for k := range x.Type().Len {
		var found ir.Value = number(w.m.Types.I1, 0)
		for j := range set.Type().Len {
			found = w.op(ir.Or, found, w.compare(ir.EQ, elementOf(w, x, k), elementOf(w, set, j)))
		}
		result = w.insertElement(result, w.op(ir.And, found, elementOf(w, mask, k)), k)
	}
	w.finish(result)
}

// partialReduce expands the intrinsics that add a longer vector to a shorter one, any element to
// any.
func partialReduce(w *writer, op ir.Opcode) {
	sum, part := w.in.Arg(0), w.in.Arg(1)
	n := sum.Type().Len
	var result ir.Value = ir.Poison(w.in.Type())
	for k := range n {
		e := elementOf(w, sum, k)
		for j := k; j < part.Type().Len; j += n {
			e = w.op(op, e, elementOf(w, part, j))
		}
		result = w.insertElement(result, e, k)
	}
	w.finish(result)
}

// interleave expands llvm.vector.interleaveN: the first elements of all vectors, then the second
// ones.
func interleave(w *writer, n uint64) {
	var result ir.Value = ir.Poison(w.in.Type())
	for k := range w.in.Type().Len {
		result = w.insertElement(result, elementOf(w, w.in.Arg(int(k%n)), k/n), k)
	}
	w.finish(result)
}

// deinterleave is the inverse: result j has every n-th element starting with the j-th.
func deinterleave(w *writer, n uint64) {
	t := w.in.Type()
	var result ir.Value = ir.Poison(t)
	for j := range n {
		part := t.Fields[j]
		var v ir.Value = ir.Poison(part)
		for k := range part.Len {
			v = w.insertElement(v, elementOf(w, w.in.Arg(0), k*n+j), k)
		}
		r := w.add(ir.InsertValue, t, result, v)
		r.SetIndices([]int32{int32(j)})
		result = r
	}
	w.finish(result)
}

// fitsInteger reports whether an intrinsic is on integers of supported widths.
func fitsInteger(in *ir.Instr) bool {
	t := in.Type()
	return scalarOf(t).Kind == ir.IntegerKind && scalarOf(t).Bits <= mostBits
}

// foldLanes joins all elements of a vector by an intrinsic on two of them.
func foldLanes(w *writer, word string) {
	v := w.in.Arg(0)
	sum := elementOf(w, v, 0)
	for k := uint64(1); k < v.Type().Len; k++ {
		sum = w.call(word, sum.Type(), []*ir.Type{sum.Type()}, sum, elementOf(w, v, k))
	}
	w.finish(sum)
}
