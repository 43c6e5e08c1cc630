package refflow

import "statepoint/core/ir"

// maxRoots bounds the definitions that are visited to find the objects of an address.
const maxRoots = 64

// roots are what the addresses in a scalar point into: arguments, results of calls, and for each
// load the object that it loads from. They are incomplete if unknown is set.
type roots struct {
	f       *flow
	seen    map[source]bool
	found   map[root]bool
	unknown bool
}

// root is a value that is the start of an object, or one that is loaded from it.
type root struct {
	of     ir.Value
	loaded bool
}

// apart reports whether scalar i of two values is computed from references to objects that are
// certainly not known to be the same: their distance changes when the collector moves them.
func (f *flow) apart(a, b ir.Value, i int) bool {
	if f.q.Interior {
		return false
	}
	x, y := f.rootsOf(a, i), f.rootsOf(b, i)
	if x.unknown || y.unknown {
		return false
	}
	for r := range x.found {
		if y.found[r] {
			return false
		}
	}
	return true
}

func (f *flow) rootsOf(v ir.Value, i int) *roots {
	r := &roots{f: f, seen: map[source]bool{}, found: map[root]bool{}}
	r.visit(source{v: v, leaf: int32(i)}, 0)
	return r
}

// visit adds the roots of a scalar; loads is the number of loads between it and the address.
func (r *roots) visit(x source, loads int) {
	if x.cell != 0 || len(r.seen) > maxRoots || loads > 1 {
		r.unknown = true
		return
	}
	if r.seen[x] {
		return
	}
	r.seen[x] = true
	switch x.v.(type) {
	case *ir.Const:
		return
	case *ir.Func: // one that returns an address of its own
		r.unknown = true
		return
	}
	in, ok := x.v.(*ir.Instr)
	l := r.f.shapes.of(x.v.Type())
	if int(x.leaf) >= len(l) || ok && r.f.slot(in) < 0 {
		r.unknown = true
		return
	}
	if !l[x.leaf].ref {
		if ok {
			r.f.sources(in, int(x.leaf), l[x.leaf], func(y source, _ form) { r.visit(y, loads) })
		}
		return
	}
	if !ok {
		r.found[root{x.v, loads > 0}] = true
		return
	}
	r.reference(in, x.leaf, loads)
}

// reference adds the roots of a reference that an instruction defines.
func (r *roots) reference(in *ir.Instr, leaf int32, loads int) {
	step := func(v ir.Value) { r.visit(source{v: v, leaf: leaf}, loads) }
	relocated := ir.Value(nil)
	if in.Op.IsCall() && r.f.q.Relocated != nil {
		relocated = r.f.q.Relocated(in)
	}
	switch {
	case relocated != nil:
		step(relocated)
	case in.Op == ir.GetElementPtr, in.Op == ir.BitCast, in.Op == ir.Freeze:
		step(in.Operand(0))
	case in.Op == ir.Phi:
		for k := range in.NumOps() {
			step(in.Operand(k))
		}
	case in.Op == ir.Select:
		step(in.Operand(1))
		step(in.Operand(2))
	case in.Op == ir.Load && r.f.isRef(in.Operand(0).Type()):
		r.visit(source{v: in.Operand(0)}, loads+1)
	case in.Op.IsCall() && r.f.q.IsSafepoint(in):
		r.found[root{in, loads > 0}] = true // a leaf may return a pointer into its argument
	default:
		r.unknown = true
	}
}
