package legalize

import "statepoint/core/ir"

// atomicExpansion is the expansion of an atomicrmw that has neither an instruction nor a function
// of the runtime library: a cmpxchg loop, as in LLVM's atomic-expand. It is nil for one that needs
// no expansion.
func atomicExpansion(in *ir.Instr) func(*writer) {
	if in.Mem == nil {
		return nil
	}
	t, op := in.Operand(1).Type(), in.Mem.RMW
	size, ok := sizeOf(t)
	if !ok || t.Kind == ir.PointerKind {
		return nil
	}
	isInteger := t.Kind == ir.IntegerKind
	direct := size <= 64 && isInteger // by instructions
	switch {
	case in.Mem.Align != 0 && uint32(in.Mem.Align)*8 < size || size > 128:
		direct = op == "xchg" && isInteger
	case size == 128 && isInteger || t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind:
		switch op {
		case "xchg", "add", "sub", "and", "or", "xor", "nand", "fadd", "fsub":
			direct = true
		}
	}
	if direct {
		return nil
	}
	return func(w *writer) {
		word := w.m.Types.Int(size)
		exchangeLoop(w, word, func(x, v ir.Value) ir.Value { return updated(w, op, word, x, v) })
	}
}

// sizeOf is the number of bits of a scalar type or of a vector of floating-point numbers; false for
// a type that atomicrmw does not allow.
func sizeOf(t *ir.Type) (uint32, bool) {
	n := uint32(1)
	if t.Kind == ir.VectorKind {
		n, t = uint32(t.Len), t.Elem
		if !t.IsFloat() {
			return 0, false
		}
	}
	switch t.Kind {
	case ir.HalfKind, ir.BFloatKind:
		n *= 16
	case ir.FloatKind:
		n *= 32
	case ir.DoubleKind, ir.PointerKind:
		n *= 64
	case ir.FP128Kind:
		n *= 128
	case ir.IntegerKind:
		n *= t.Bits
	default:
		return 0, false
	}
	return n, n >= 8 && n&(n-1) == 0
}

// atomicAccess is the expansion of an atomic load or store of 128 bits other than an integer, nil
// for accesses that stay.
func atomicAccess(in *ir.Instr) func(*writer) {
	t := in.Type()
	if in.Op == ir.Store {
		t = in.Operand(0).Type()
	}
	if in.Flags&ir.Atomic == 0 || t.IsInt(128) || !isWide128(t) {
		return nil
	}
	return func(w *writer) {
		word, p := w.m.Types.Int(128), w.in.Operand(w.in.NumOps()-1)
		to := w.m.PointerTo(word, p.Type().AddrSpace)
		var operands []ir.Value
		result := word
		if in.Op == ir.Store {
			operands = append(operands, asBits(w, in.Operand(0), word))
			result = w.m.Types.Void
		}
		access := w.add(in.Op, result, append(operands, w.cast(ir.BitCast, p, to))...)
		access.Flags, access.Mem = in.Flags, in.Mem
		if in.Op == ir.Store {
			w.finish(nil)
			return
		}
		w.finish(fromBits(w, access, t))
	}
}

// isWide128 reports whether a type is fp128 or a vector of 128 bits.
func isWide128(t *ir.Type) bool {
	switch {
	case t.Kind == ir.FP128Kind:
		return true
	case t.Kind != ir.VectorKind || t.Scalable:
		return false
	case t.Elem.Kind == ir.PointerKind:
		return t.Len == 2
	case t.Elem.Kind == ir.IntegerKind:
		return t.Len*uint64(t.Elem.Bits) == 128
	}
	n, ok := sizeOf(t)
	return ok && n == 128
}

// asBits and fromBits are casts between a type and an integer of its size; pointers in vectors
// become integers first.
func asBits(w *writer, v ir.Value, word *ir.Type) ir.Value {
	if t := v.Type(); t.Kind == ir.VectorKind && t.Elem.Kind == ir.PointerKind {
		v = w.cast(ir.PtrToInt, v, w.m.Types.Vector(t.Len, w.m.Types.I64, false))
	}
	return w.cast(ir.BitCast, v, word)
}

func fromBits(w *writer, v ir.Value, t *ir.Type) ir.Value {
	if t.Kind == ir.VectorKind && t.Elem.Kind == ir.PointerKind {
		v = w.cast(ir.BitCast, v, w.m.Types.Vector(t.Len, w.m.Types.I64, false))
		return w.cast(ir.IntToPtr, v, t)
	}
	return w.cast(ir.BitCast, v, t)
}

// exchangeLoop writes a loop that recomputes the new value until no other thread has changed the
// memory meanwhile.
func exchangeLoop(w *writer, word *ir.Type, next func(x, v ir.Value) ir.Value) {
	rmw := w.in
	p, v, t := rmw.Operand(0), rmw.Operand(1), rmw.Type()
	to := w.m.PointerTo(word, p.Type().AddrSpace)
	place := w.cast(ir.BitCast, p, to)
	first := w.add(ir.Load, word, place)
	first.Flags |= ir.Volatile
	before, loop, after, in := openLoop(w)
	old := w.phi(loop, word)
	made := w.cast(ir.BitCast, next(w.cast(ir.BitCast, old, t), v), word)
	pair := w.add(ir.CmpXchg, w.m.Types.Struct([]*ir.Type{word, w.m.Types.I1}, false), place, old,
		made)
	pair.Flags = rmw.Flags & ir.Volatile
	failure := rmw.Mem.Ordering
	switch failure {
	case "release":
		failure = "monotonic"
	case "acq_rel":
		failure = "acquire"
	}
	pair.Mem = &ir.MemInfo{Align: rmw.Mem.Align, Ordering: rmw.Mem.Ordering,
		FailureOrdering: failure, SyncScope: rmw.Mem.SyncScope}
	seen, done := w.add(ir.ExtractValue, word, pair), w.add(ir.ExtractValue, w.m.Types.I1, pair)
	seen.SetIndices([]int32{0})
	done.SetIndices([]int32{1})
	w.in.SetOperands(done, after, loop)
	old.AddIncoming(first, before)
	old.AddIncoming(seen, loop)
	w.in = in
	w.finish(w.cast(ir.BitCast, seen, t))
}

// updated is the new value that an operation of atomicrmw computes from the old one.
func updated(w *writer, op string, word *ir.Type, x, v ir.Value) ir.Value {
	t := x.Type()
	if f, ok := folds[op]; ok {
		return w.op(f, x, v)
	}
	switch op {
	case "xchg":
		return v
	case "sub":
		return w.op(ir.Sub, x, v)
	case "nand":
		return w.op(ir.Xor, w.op(ir.And, x, v), number(t, -1))
	case "fsub":
		return w.op(ir.FSub, x, v)
	case "fmax":
		return otherThanNaN(w, x, v, w.choose(compareFloat(w, ir.FOGT, x, v), x, v))
	case "fmin":
		return otherThanNaN(w, x, v, w.choose(compareFloat(w, ir.FOLT, x, v), x, v))
	case "fmaximum":
		return ordered(w, word, ir.FOGT, ir.And, x, v)
	case "fminimum":
		return ordered(w, word, ir.FOLT, ir.Or, x, v)
	case "max":
		return w.choose(w.compare(ir.SGT, x, v), x, v)
	case "min":
		return w.choose(w.compare(ir.SLT, x, v), x, v)
	case "umax":
		return w.choose(w.compare(ir.UGT, x, v), x, v)
	case "umin":
		return w.choose(w.compare(ir.ULT, x, v), x, v)
	case "uinc_wrap":
		return w.choose(w.compare(ir.UGE, x, v), number(t, 0), w.op(ir.Add, x, number(t, 1)))
	case "udec_wrap":
		wraps := w.op(ir.Or, w.compare(ir.EQ, x, number(t, 0)), w.compare(ir.UGT, x, v))
		return w.choose(wraps, v, w.op(ir.Sub, x, number(t, 1)))
	case "usub_cond":
		return w.choose(w.compare(ir.UGE, x, v), w.op(ir.Sub, x, v), x)
	}
	return w.choose(w.compare(ir.UGE, x, v), w.op(ir.Sub, x, v), number(t, 0)) // usub_sat
}

func compareFloat(w *writer, p ir.Pred, x, y ir.Value) ir.Value {
	t := w.m.Types.I1
	if v := x.Type(); v.Kind == ir.VectorKind {
		t = w.m.Types.Vector(v.Len, t, false)
	}
	in := w.add(ir.FCmp, t, x, y)
	in.Pred = p
	return in
}

// otherThanNaN is r, unless one of two numbers is a NaN; then it is the other number.
func otherThanNaN(w *writer, x, y, r ir.Value) ir.Value {
	r = w.choose(compareFloat(w, ir.FUNO, y, y), x, r)
	return w.choose(compareFloat(w, ir.FUNO, x, x), y, r)
}

// ordered is the number that comes first, where -0 is less than 0, or a NaN if either is one. For
// equal numbers the bits are combined.
func ordered(w *writer, word *ir.Type, first ir.Pred, join ir.Opcode, x, y ir.Value) ir.Value {
	equal := w.cast(ir.BitCast, w.op(join, w.cast(ir.BitCast, x, word),
		w.cast(ir.BitCast, y, word)), x.Type())
	r := w.choose(compareFloat(w, first, y, x), y, equal)
	r = w.choose(compareFloat(w, first, x, y), x, r)
	return w.choose(compareFloat(w, ir.FUNO, x, y), w.op(ir.FAdd, x, y), r)
}
