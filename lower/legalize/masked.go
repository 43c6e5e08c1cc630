package legalize

import (
	"strings"

	"statepoint/core/ir"
)

// masked is an access of the elements of a vector for which a mask has ones.
type masked struct {
	vector  *ir.Type
	pointer ir.Value // of the first element, or a vector of one for each
	mask    ir.Value
	stored  ir.Value // nil for a load
	other   ir.Value // of a load: the elements that are not read
	packed  bool     // only the accessed elements are in memory
}

// maskedAccess reads a call of one of the six intrinsics. Up to LLVM 21 the alignment is an
// argument.
func maskedAccess(in *ir.Instr, name string) (a masked, ok bool) {
	n := in.Call.NumArgs
	kind := name[len("llvm.masked."):]
	kind, _, _ = strings.Cut(kind, ".")
	switch kind {
	case "load", "gather", "expandload":
		a.pointer, a.mask, a.other = in.Arg(0), in.Arg(n-2), in.Arg(n-1)
		a.vector = in.Type()
	case "store", "scatter", "compressstore":
		a.stored, a.pointer, a.mask = in.Arg(0), in.Arg(1), in.Arg(n-1)
		a.vector = a.stored.Type()
	default:
		return a, false
	}
	a.packed = kind == "expandload" || kind == "compressstore"
	return a, a.vector.Kind == ir.VectorKind
}

// inBytes reports whether elements of a type are adjacent in memory.
func inBytes(t *ir.Type) bool {
	switch t.Kind {
	case ir.IntegerKind:
		return t.Bits%8 == 0 && t.Bits&(t.Bits-1) == 0
	case ir.PointerKind, ir.FloatKind, ir.DoubleKind, ir.HalfKind, ir.BFloatKind, ir.FP128Kind:
		return true
	}
	return false
}

// expandMasked writes an access of each element in a separate block.
func expandMasked(w *writer, a masked) {
	t := a.vector.Elem
	result := a.other
	next := a.pointer // where the next element of a packed access is
	for k := range a.vector.Len {
		pointer := func() ir.Value {
			switch {
			case a.pointer.Type().Kind == ir.VectorKind:
				return elementOf(w, a.pointer, k)
			case a.packed:
				return next
			}
			return w.address(a.pointer, t, ir.IntConst(w.m.Types.I64, k))
		}
		bit := elementOf(w, a.mask, k)
		if a.stored != nil {
			w.when(bit, nil, func() ir.Value {
				w.store(elementOf(w, a.stored, k), pointer())
				return nil
			})
		} else {
			before := result
			result = w.when(bit, result, func() ir.Value {
				return w.insertElement(before, w.load(t, pointer()), k)
			})
		}
		if a.packed && k+1 < a.vector.Len {
			n := w.cast(ir.ZExt, bit, w.m.Types.I64)
			next = w.address(next, t, n)
		}
	}
	w.finish(result)
}

// elementOf is element k of a vector, a constant if possible.
func elementOf(w *writer, v ir.Value, k uint64) ir.Value {
	if c, ok := v.(*ir.Const); ok {
		switch c.Kind {
		case ir.ConstAggregate:
			return c.Elems[k]
		case ir.ConstSplat:
			return c.Elems[0]
		case ir.ConstZero:
			return ir.Zero(c.Type().Elem)
		}
	}
	return w.element(v, k)
}

// activeLanes expands llvm.get.active.lane.mask: whether base + k, computed without overflow, is
// below n.
func activeLanes(w *writer) {
	base, n, t := w.in.Arg(0), w.in.Arg(1), w.in.Type()
	var result ir.Value = ir.Poison(t)
	for k := range t.Len {
		if bits := base.Type().Bits; bits < 64 && k>>bits != 0 { // base + k is above every n
			result = w.insertElement(result, number(t.Elem, 0), k)
			continue
		}
		at := w.op(ir.Add, base, number(base.Type(), int64(k)))
		in := w.op(ir.And, w.compare(ir.UGE, at, base), w.compare(ir.ULT, at, n))
		result = w.insertElement(result, in, k)
	}
	w.finish(result)
}
