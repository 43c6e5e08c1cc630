package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// received finds out what callees read of the memory that they are passed by value.
type received struct {
	f *flow
	// seen are the visited arguments: one that is passed on to itself is read only if something
	// else reads it.
	seen map[*ir.Arg]bool
	// from and size are the bytes in question.
	from, size int64
}

// readsByval reports whether a call may read some bytes of the memory that it is passed by value as
// argument i. A function outside the module may.
func (f *flow) readsByval(c *Call, i int, from, size int64) bool {
	r := &received{f: f, seen: map[*ir.Arg]bool{}, from: from, size: size}
	return r.call(c, i)
}

// call handles argument i, a pointer to the beginning of the memory.
func (r *received) call(c *Call, i int) bool {
	g, ok := c.Callee.(*ir.Func)
	if !ok || g.IsDeclaration() || i >= len(g.Args) || !g.Args[i].Attrs.Has("byval") {
		return true
	}
	if r.seen[g.Args[i]] {
		return false
	}
	r.seen[g.Args[i]] = true
	return r.uses(g.Args[i], 0)
}

// uses handles the uses of a pointer that is at bytes into the memory.
func (r *received) uses(v ir.Value, at int64) bool {
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		if u.User != nil && r.use(u.User, u.Index(), at) {
			return true
		}
	}
	return false
}

func (r *received) use(in *ir.Instr, operand int, at int64) bool {
	layout := r.f.q.Layout
	switch {
	case in.Op == ir.ICmp, in.Op == ir.Store && operand == 1, isCopy(in) && operand == 1,
		in.Op.IsCall() && speaksOf(in):
		return false
	case in.Op == ir.Load && ir.Sized(in.Type()) && !in.Type().HoldsScalable():
		return r.overlaps(at, int64(layout.StoreSize(in.Type())))
	case operand == 0 && in.Op == ir.GetElementPtr && !in.Type().IsVector():
		off, stride := analysis.Offset(layout, in.ElemType, operands(in)[1:])
		return stride != 0 || r.uses(in, at+off)
	case (in.Op == ir.BitCast || in.Op == ir.Freeze) && operand == 0:
		return r.uses(in, at)
	case isCopy(in) && operand == 2 && !isSet(in):
		n, known := analysis.ConstantIndex(in.Arg(2))
		return !known || r.overlaps(at, n)
	case in.Op.IsCall():
		c := r.f.call(in)
		for i := range c.Args {
			t := byval(c.Attrs(i))
			if &c.Args[i] != in.OperandUse(operand) || t == nil {
				continue
			}
			// The callee's memory begins at these bytes of this one.
			return r.overlaps(at, int64(layout.Size(t))) && (at != 0 || r.call(&c, i))
		}
	}
	return true
}

// overlaps reports whether an access touches the bytes in question.
func (r *received) overlaps(at, bytes int64) bool {
	return at < r.from+r.size && r.from < at+bytes
}
