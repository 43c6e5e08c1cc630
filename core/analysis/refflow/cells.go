package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// cell is a range of an object to which a scalar was stored. It holds, or may hold, a copy of a
// reference in some form.
type cell struct {
	obj         int32
	off, stride int64
	width       uint64 // bits
	form        form
	// typ is the type of the stored value, and ref is set if that is a reference type. opaque is
	// set if unknown bits were stored: they are a reference only if they are read as one.
	typ         *ir.Type
	ref, opaque bool
	// bulk is set if the cell was written by a copy from untracked memory.
	bulk bool
	// by is the first instruction that stored a copy, and the source of that.
	by   *ir.Instr
	from source
	// updated is set if the collector updates the reference here.
	updated bool
}

// source is a scalar of a value, or a cell.
type source struct {
	v    ir.Value
	leaf int32
	cell int32 // one more than its number, 0 for none
}

// Bounds of the cells of a function, and of one object; an object with more is not tracked.
const (
	maxCells      = 1 << 14
	maxCellsOfOne = 1 << 10
)

// cellAt finds or creates the cell at a place.
func (f *flow) cellAt(p place, width uint64) int32 {
	o := &f.mem.objects[p.obj]
	for _, n := range o.cells {
		if c := &f.cells[n]; c.off == p.off && c.stride == p.stride && c.width == width {
			return n
		}
	}
	if len(f.cells) >= maxCells {
		f.tooLarge = true
		return none
	}
	if len(o.cells) >= maxCellsOfOne {
		o.escaped = f.fn.Entry().First()
		return none
	}
	n := int32(len(f.cells))
	f.cells = append(f.cells, cell{obj: p.obj, off: p.off, stride: p.stride, width: width,
		updated: f.isVariable(p.obj) && f.shapes.refAt(o.typ, p.off)})
	o.cells = append(o.cells, n)
	return n
}

// isVariable reports whether an object is a global or thread-local variable.
func (f *flow) isVariable(obj int32) bool {
	_, ok := f.mem.objects[obj].value.(*ir.Global)
	return ok
}

// overlaps reports whether an access of some bytes at a place may touch a cell, and the offset of
// the cell from the access, if both are exact or their strides agree.
func (c *cell) overlaps(p place, bytes int64) (after int64, ok bool) {
	if c.obj != p.obj {
		return 0, false
	}
	size := int64(c.width+7) / 8
	d := c.off - p.off
	if g := analysis.GCD(c.stride, p.stride); g != 0 {
		// The smallest distance between the two, on either side.
		if d %= g; d < 0 {
			d += g
		}
		if d < bytes {
			return d, true
		}
		d -= g
	}
	return d, d < bytes && d+size > 0
}

// covers reports whether an access of some bytes at an exact place replaces all of a cell.
func (c *cell) covers(p place, bytes int64) bool {
	return c.obj == p.obj && c.stride == 0 && p.stride == 0 && p.off <= c.off &&
		c.off+int64(c.width+7)/8 <= p.off+bytes
}

// filled reports whether the content of a cell was there at the function's entry, or was stored by
// a callee that returns its result in memory.
func (c *cell) filled() bool { return c.ref && c.from == source{} && !c.opaque }

// write is what an instruction stores in a cell.
type write struct {
	cell              int32
	form              form
	typ               *ir.Type
	ref, opaque, bulk bool
	from              source
}

// put joins a write with its cell, and reports whether the cell changed.
func (f *flow) put(w *write, by *ir.Instr) bool {
	if w.cell < 0 {
		return false
	}
	c := &f.cells[w.cell]
	joined := c.form.join(w.form)
	news := joined != c.form || w.opaque && !c.opaque || w.bulk && !c.bulk
	if c.by == nil || c.form.none() && !w.form.none() {
		c.by, c.from, c.typ, c.ref = by, w.from, w.typ, w.ref
	}
	c.form, c.opaque, c.bulk = joined, c.opaque || w.opaque, c.bulk || w.bulk
	return news
}

// writes visits an instruction's writes to cells, and creates missing cells. It omits writes of
// neither copies nor unknown bits.
func (f *flow) writes(in *ir.Instr, visit func(write)) {
	switch {
	case in.Op == ir.Store:
		f.stores(in.Operand(0), in.Operand(1), visit)
	case in.Op == ir.AtomicRMW:
		f.stores(in.Operand(1), in.Operand(0), visit)
	case in.Op == ir.CmpXchg:
		f.stores(in.Operand(2), in.Operand(0), visit)
	case isCopy(in) && !isSet(in):
		f.copies(in, visit)
	case in.Op.IsCall() && f.slot(in) >= 0:
		c := f.call(in)
		for i := range c.Args {
			if t := sret(c.Attrs(i)); t != nil {
				f.fill(c.Args[i].Value, t, visit)
			}
		}
	}
}

// sret is the type that a callee returns through an argument, nil for any other argument.
func sret(a *ir.AttrSet) *ir.Type {
	if v, ok := a.Get("sret"); ok && !v.Quoted {
		return v.Type
	}
	return nil
}

// fill visits the references in memory of a type that unanalysed code stored: the caller, or a
// callee that returns its result in memory.
func (f *flow) fill(address ir.Value, t *ir.Type, visit func(write)) {
	for _, at := range f.places(address) {
		for _, l := range f.shapes.of(t) {
			if l.ref && !f.mem.objects[at.obj].heap {
				p := place{at.obj, at.off + int64(l.at/8), at.stride}
				visit(write{cell: f.cellAt(p, l.width), form: whole, typ: l.typ, ref: true})
			}
		}
	}
}

// stores visits the writes of a store.
func (f *flow) stores(v, address ir.Value, visit func(write)) {
	if ir.IsConstant(v) {
		return
	}
	for _, at := range f.places(address) {
		for i, l := range f.shapes.of(v.Type()) {
			if l.at%8 != 0 {
				continue
			}
			x := f.held(v, i)
			bits := x.none() && !l.ref && (l.width == 64 || l.typ.IsPointer())
			if x.none() && !bits || f.mem.objects[at.obj].heap && (x.none() || l.ref) {
				continue
			}
			p := place{at.obj, at.off + int64(l.at/8), at.stride}
			visit(write{cell: f.cellAt(p, l.width), form: x, typ: l.typ, ref: l.ref,
				opaque: bits && f.mem.of(v) == nil, from: source{v: v, leaf: int32(i)}})
		}
	}
}

// copies visits the writes of a copy of memory: the cells that it reads, or, for untracked memory,
// unknown bits.
func (f *flow) copies(in *ir.Instr, visit func(write)) {
	n, known := analysis.ConstantIndex(in.Arg(2))
	from := f.places(in.Arg(1))
	for _, to := range f.places(in.Arg(0)) {
		heap := f.mem.objects[to.obj].heap
		if g := variableOf(in.Arg(1)); len(from) == 0 && !heap && known && n > 0 && n < 1<<20 &&
			(g == nil || !g.Constant) {
			visit(write{cell: f.cellAt(to, uint64(n)*8), opaque: true, bulk: true,
				from: source{v: in.Arg(1)}})
		}
		for _, at := range from {
			for _, k := range append([]int32(nil), f.mem.objects[at.obj].cells...) {
				c := f.cells[k]
				after := c.off - at.off
				if c.form.none() && !c.opaque || heap && (c.ref || c.opaque) ||
					known && (after < 0 ||
						after+int64(c.width+7)/8 > n) {
					continue
				}
				p := place{to.obj, to.off + after, analysis.GCD(analysis.GCD(to.stride, at.stride),
					c.stride)}
				visit(write{cell: f.cellAt(p, c.width), form: c.form, typ: c.typ, ref: c.ref,
					opaque: c.opaque, bulk: c.bulk, from: source{cell: k + 1}})
			}
		}
	}
}

// readAs is the form of the scalar that an access reads from a cell.
func (f *flow) readAs(c *cell, after int64, to leaf) form {
	if c.opaque && to.ref && (after == 0 && c.width == to.width || c.bulk) {
		return whole
	}
	return c.form.shifted(8*after, to.width)
}
