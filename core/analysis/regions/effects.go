package regions

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// stepOf returns the step of an instruction; false if it has no effect on words.
func (a *analyzer) stepOf(in *ir.Instr) (s step, ok bool) {
	e := effects{of: a, step: &s, in: in}
	switch in.Op {
	case ir.Load:
		e.access(in.Operand(0), in.Type(), nil)
	case ir.Store:
		e.access(in.Operand(1), in.Operand(0).Type(), in.Operand(0))
	case ir.AtomicRMW, ir.CmpXchg:
		t := in.Operand(1).Type()
		e.access(in.Operand(0), t, nil)
		stored := in.Operand(in.NumOps() - 1)
		e.uncertain = in.Op == ir.CmpXchg || in.Mem == nil || in.Mem.RMW != "xchg"
		e.access(in.Operand(0), t, stored)
	default:
		if in.Op.IsCall() {
			e.call()
		}
	}
	return s, s.isPoint || len(s.effects) > 0
}

// effects collects the effects of one instruction.
type effects struct {
	of   *analyzer
	step *step
	in   *ir.Instr
	// uncertain is set if the write may not happen.
	uncertain bool
}

func (e *effects) add(k kind, word int32, set state) {
	if k == replaces && e.uncertain {
		k = adds
	}
	e.step.effects = append(e.step.effects, effect{kind: k, word: word, set: set})
}

// access handles a load, or a store of a value.
func (e *effects) access(pointer ir.Value, t *ir.Type, v ir.Value) {
	at := e.of.addr.of[pointer]
	if len(at) == 0 && v != nil {
		e.strange(v)
	}
	if t.HoldsScalable() || !ir.Sized(t) && !t.IsPointer() {
		return
	}
	size := int64(e.of.q.Layout.StoreSize(t))
	for _, to := range at {
		if v == nil {
			e.each(to, size, func(n int32, _ bool, _ int64) { e.add(reads, n, 0) })
			continue
		}
		parts := map[int64]state{}
		e.parts(t, v, 0, parts)
		e.each(to, size, func(n int32, certain bool, from int64) {
			if certain {
				set, ok := parts[from]
				if !ok {
					set = e.bits(t, v, from)
				}
				e.add(replaces, n, set)
				return
			}
			set := state(0)
			if len(parts) == 0 || to.stride%8 != 0 && len(parts)*8 != int(size) {
				set = other
			}
			for _, part := range parts {
				set |= part
			}
			e.add(adds, n, set)
		})
	}
}

// each visits the words that an access of some bytes may touch. certain is set if it always touches
// the word, which is then at from bytes into the accessed value.
func (e *effects) each(to address, size int64, visit func(n int32, certain bool, from int64)) {
	o := &e.of.objects[to.object]
	for n := o.first; n < o.last; n++ {
		off := e.of.words[n].Offset
		if to.stride == 0 {
			if off < to.off+size && to.off < off+8 {
				visit(n, !to.maybe, off-to.off)
			}
			continue
		}
		// The access touches the word if a multiple of the stride is in a range of size+7 bytes.
		if first := mod(off+7-to.off, to.stride); first < size+7 {
			visit(n, false, 0)
		}
	}
}

func mod(a, b int64) int64 {
	if b < 0 {
		b = -b
	}
	if a %= b; a < 0 {
		a += b
	}
	return a
}

// parts are the references in a stored value by offset.
func (e *effects) parts(t *ir.Type, v ir.Value, at int64, parts map[int64]state) {
	c, isConst := v.(*ir.Const)
	elements := isConst && c.Kind == ir.ConstAggregate && len(c.Elems) > 0
	switch {
	case elements && t.Kind == ir.StructKind:
		for i, f := range t.Fields {
			e.parts(f, c.Elems[i], at+int64(e.of.q.Layout.FieldOffset(t, i)), parts)
		}
	case elements && t.Elem != nil && t.Elem.IsPointer():
		for i, x := range c.Elems {
			e.parts(t.Elem, x, at+int64(i)*8, parts)
		}
	default:
		set := e.held(v)
		e.of.references(t, at, func(off int64, _ *ir.Type) { parts[off] = set })
	}
}

// held is what a word holds after a store of references.
func (e *effects) held(v ir.Value) state {
	c, isConst := v.(*ir.Const)
	switch {
	case isConst && c.IsZeroValue():
		return null
	case isConst && (c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison):
		return other // any bits from a register
	case e.of.q.Derived != nil && e.of.q.Derived(v):
		return derived
	}
	return reference
}

// bits is what a word holds after a store of a value without a reference there.
func (e *effects) bits(t *ir.Type, v ir.Value, from int64) state {
	c, isConst := v.(*ir.Const)
	switch {
	case isConst && c.IsZeroValue() && from >= 0 && from+8 <= int64(e.of.q.Layout.StoreSize(t)):
		return null
	}
	return other
}

// strange handles a store to an untracked address, which may be in an object whose address escaped.
func (e *effects) strange(v ir.Value) {
	if v != nil && !e.of.holds(v.Type()) {
		return
	}
	for i := range e.of.objects {
		if o := &e.of.objects[i]; o.escaped != nil {
			for n := o.first; n < o.last; n++ {
				e.add(adds, n, reference)
			}
		}
	}
}

// call handles a call: a safepoint, one that is passed addresses, or an intrinsic.
func (e *effects) call() {
	in := e.in
	switch {
	case in.IsIntrinsic("llvm.lifetime.start"), in.IsIntrinsic("llvm.lifetime.end"):
		for _, at := range e.of.addr.of[in.Arg(in.Call.NumArgs-1)] {
			if at.stride != 0 || at.maybe {
				continue
			}
			o := &e.of.objects[at.object]
			if in.IsIntrinsic("llvm.lifetime.start") {
				e.begins(o.alloca)
			}
			for n := o.first; n < o.last; n++ {
				e.add(replaces, n, nothing)
			}
		}
		return
	case isMemory(in):
		e.memory()
		return
	case isMarker(in):
		return
	}
	if e.of.q.IsSafepoint(in) {
		e.step.isPoint = true
		if p := e.of.points[in]; p != nil {
			e.step.lists = p.lists
		}
	}
	args, attrs := e.of.q.Call(in)
	for i := range args {
		for _, at := range e.of.addr.of[args[i].Value] {
			o, a := &e.of.objects[at.object], attrs(i)
			fills := a.Has("sret") && at.stride == 0 && !at.maybe && at.off == 0 &&
				in.Op != ir.Invoke
			for n := o.first; n < o.last; n++ {
				switch {
				case fills:
					e.add(replaces, n, reference)
				case a.Has("byval"), a.Has("readonly"):
					e.add(reads, n, 0)
				case a.Has("writeonly"):
					e.add(adds, n, reference)
				case !a.Has("readnone"):
					e.add(reads, n, 0)
					e.add(adds, n, reference)
				}
			}
		}
	}
	e.strange(nil)
}

// begins records the start of an object's lifetime.
func (e *effects) begins(alloca *ir.Instr) {
	for _, in := range e.of.res.Starts[alloca] {
		if in == e.in {
			return
		}
	}
	e.of.res.Starts[alloca] = append(e.of.res.Starts[alloca], e.in)
}

// memory handles a call that copies or sets memory.
func (e *effects) memory() {
	in := e.in
	size, known := analysis.ConstantIndex(in.Arg(2))
	if !known {
		size = 1 << 31
	}
	set := reference // the types of the copied memory are trusted
	var from []address
	if isSet(in) {
		set = other
		if c, ok := in.Arg(1).(*ir.Const); ok && c.IsZeroValue() {
			set = null
		}
	} else {
		from = e.of.addr.of[in.Arg(1)]
		for _, at := range from {
			e.each(at, size, func(n int32, _ bool, _ int64) { e.add(reads, n, 0) })
		}
	}
	for _, to := range e.of.addr.of[in.Arg(0)] {
		e.each(to, size, func(n int32, certain bool, at int64) {
			whole := at >= 0 && at+8 <= size
			switch {
			case !known || !certain:
				e.add(adds, n, set)
			case !whole:
				e.add(replaces, n, other)
			case len(from) == 1 && from[0].stride == 0 && !from[0].maybe:
				e.copy(n, from[0].object, from[0].off+at)
			default:
				e.add(replaces, n, set)
			}
		})
	}
}

// copy handles one word of a copy between objects.
func (e *effects) copy(to, object int32, off int64) {
	o := &e.of.objects[object]
	for n := o.first; n < o.last; n++ {
		if e.of.words[n].Offset == off {
			e.step.effects = append(e.step.effects, effect{kind: copies, word: to, from: n})
			return
		}
	}
	e.add(replaces, to, other)
}
