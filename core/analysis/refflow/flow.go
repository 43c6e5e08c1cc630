package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// flow is the analysis of one function.
type flow struct {
	q      *Query
	fn     *ir.Func
	shapes *shapes
	mem    *memory
	// values are the arguments and instructions by number; first is the index of each one's first
	// scalar in forms and similar slices.
	values []ir.Value
	first  []int32
	// forms are the forms of scalars; a reference has one only if it was made from a copy. may is
	// the same for every scalar that may depend on a reference.
	forms []form
	may   []bool
	// cells are the tracked ranges of memory, and readers the instructions that read each object.
	cells   []cell
	readers [][]*ir.Instr
	loose   bool // every dependence counts, for may
	work    []*ir.Instr
	queued  []bool
	// facts are the numbers of scalars with a form, -1 for others; list has the scalars by number.
	facts []int32
	list  []source
	// aged are the returned scalars that are stale.
	aged map[source]bool
	// points are the safepoints.
	points   []*ir.Instr
	tooLarge bool
	// loops are the function's loops, and collects those with safepoints; nil until they are
	// needed.
	loops    *analysis.Loops
	collects map[*analysis.Loop]bool
}

// Analyze analyses a function.
func Analyze(q *Query) *Result {
	f := newFlow(q)
	res := &Result{}
	if f.hides() && len(f.points) > 0 && f.forming() {
		f.solve(res)
	}
	return res
}

func newFlow(q *Query) *flow {
	f := &flow{q: q, fn: q.CFG.Func, aged: map[source]bool{}}
	f.shapes = &shapes{layout: q.Layout, isRef: q.IsRef, known: map[*ir.Type][]leaf{}}
	f.mem = newMemory(f)
	return f
}

// forming finds the forms of scalars and cells, and reports whether there are any.
func (f *flow) forming() bool {
	f.number()
	f.seed()
	f.findObjects()
	f.classify(true)
	f.may = make([]bool, len(f.forms))
	any := false
	for i := range f.forms {
		f.may[i] = !f.forms[i].none()
		any = any || f.may[i]
		f.forms[i] = form{}
	}
	for i := range f.cells {
		any = any || f.cells[i].opaque || !f.cells[i].form.none()
		f.cells[i].form = form{}
	}
	if !any {
		return false
	}
	f.seed()
	f.classify(false)
	return true
}

// MayHide reports whether a function has anything that can hide a reference, whatever its types.
func MayHide(f *ir.Func) bool {
	for _, a := range f.Args {
		if a.Attrs.Has("byval") {
			return true
		}
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			switch in.Op {
			case ir.PtrToInt, ir.PtrToAddr, ir.AddrSpaceCast, ir.IntToPtr, ir.Alloca:
				return true
			case ir.Store:
				if !ir.IsConstant(in.Operand(0)) && in.Operand(0).Type().IsPointer() {
					return true
				}
			}
		}
	}
	return false
}

// hides finds the safepoints, and reports whether a function has anything that hides a reference.
func (f *flow) hides() bool {
	hides := f.holding()
	for _, a := range f.fn.Args {
		if t := byval(a.Attrs); t != nil && f.shapes.holdsRef(t) {
			hides = true
		}
	}
	for _, n := range f.q.CFG.RPO {
		for in := f.q.CFG.Blocks[n].First(); in != nil; in = in.Next() {
			switch {
			case in.Op.IsCall() && f.q.IsSafepoint(in):
				f.points = append(f.points, in)
			case in.Op == ir.PtrToInt || in.Op == ir.PtrToAddr || in.Op == ir.AddrSpaceCast:
				hides = hides || f.isRef(in.Operand(0).Type().Scalar()) &&
					!ir.IsConstant(in.Operand(0))
			case in.Op == ir.Alloca:
				hides = true
			case in.Op == ir.Store && !ir.IsConstant(in.Operand(0)):
				hides = hides || f.shapes.holdsRef(in.Operand(0).Type()) &&
					!f.isRef(in.Operand(1).Type())
			}
			hides = hides || f.returnsAddress(in)
		}
	}
	return hides
}

// byval is the type of an argument that is passed in memory, nil for any other.
func byval(a *ir.AttrSet) *ir.Type {
	if v, ok := a.Get("byval"); ok && !v.Quoted {
		return v.Type
	}
	return nil
}

// isRef reports whether a type is a reference type.
func (f *flow) isRef(t *ir.Type) bool { return t.IsPointer() && f.q.IsRef(t) }

// call is the call that an instruction makes.
func (f *flow) call(in *ir.Instr) Call {
	if f.q.Call != nil {
		if c, ok := f.q.Call(in); ok {
			return c
		}
	}
	return Call{Callee: in.Callee(), Args: in.Args(), Attrs: in.Call.ParamAttrs}
}

// number numbers values and their scalars.
func (f *flow) number() {
	add := func(v ir.Value, set func(int32)) {
		set(int32(len(f.values)))
		f.values = append(f.values, v)
		f.first = append(f.first, int32(len(f.forms)))
		f.forms = append(f.forms, make([]form, f.shapes.count(v.Type()))...)
	}
	for _, a := range f.fn.Args {
		add(a, a.SetNum)
	}
	for _, n := range f.q.CFG.RPO {
		for in := f.q.CFG.Blocks[n].First(); in != nil; in = in.Next() {
			add(in, in.SetNum)
		}
	}
	f.queued = make([]bool, len(f.values))
}

// slot is the index of a value's first scalar, -1 for a constant or unreachable code.
func (f *flow) slot(v ir.Value) int32 {
	n := int32(-1)
	switch x := v.(type) {
	case *ir.Arg:
		n = x.Num()
	case *ir.Instr:
		n = x.Num()
	default:
		return -1
	}
	if n < 0 || int(n) >= len(f.values) || f.values[n] != v {
		return -1
	}
	return f.first[n]
}

// findObjects finds the tracked memory, and where pointers into it point.
func (f *flow) findObjects() {
	for _, a := range f.fn.Args {
		if t := byval(a.Attrs); t != nil {
			f.mem.add(a, t)
		}
	}
	for _, v := range f.values {
		in, ok := v.(*ir.Instr)
		if !ok {
			continue
		}
		if in.Op == ir.Alloca && !f.isRef(in.Type()) {
			f.mem.add(in, in.ElemType)
		}
		if in.Op == ir.Store && f.isRef(in.Operand(1).Type()) && !ir.IsConstant(in.Operand(0)) &&
			!f.shapes.holdsRef(in.Operand(0).Type()) {
			f.mem.addHeap(in.Operand(1))
		}
		// Variables become objects where they are used.
		for i := range in.NumOps() {
			if g := variableOf(in.Operand(i)); g != nil {
				if p := f.mem.of(in.Operand(i)); p != nil {
					f.mem.use(in.Operand(i), in, i)
				}
			}
		}
	}
	f.mem.follow()
	f.readers = make([][]*ir.Instr, len(f.mem.objects))
	for _, v := range f.values {
		if in, ok := v.(*ir.Instr); ok {
			for _, a := range f.reads(in) {
				for _, at := range f.places(a) {
					f.readers[at.obj] = append(f.readers[at.obj], in)
				}
			}
		}
	}
	for _, a := range f.fn.Args {
		if t := byval(a.Attrs); t != nil {
			f.fill(a, t, func(w write) { f.put(&w, nil) })
		}
	}
}

// reads are the addresses that an instruction reads from.
func (f *flow) reads(in *ir.Instr) []ir.Value {
	switch {
	case in.Op == ir.Load, in.Op == ir.AtomicRMW, in.Op == ir.CmpXchg:
		return []ir.Value{in.Operand(0)}
	case isCopy(in) && !isSet(in):
		return []ir.Value{in.Arg(1)}
	}
	return nil
}

// places are where a pointer may point, without objects whose addresses escape.
func (f *flow) places(v ir.Value) []place {
	p := f.mem.of(v)
	if p == nil {
		return nil
	}
	for _, at := range p.places {
		if f.mem.objects[at.obj].escaped != nil {
			kept := make([]place, 0, len(p.places))
			for _, at := range p.places {
				if f.mem.objects[at.obj].escaped == nil {
					kept = append(kept, at)
				}
			}
			return kept
		}
	}
	return p.places
}
