package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// build creates the operations of all blocks.
func (s *solver) build() {
	f := s.f
	s.ops, s.phis = make([][]op, len(s.cfg.Blocks)), make([][]op, len(s.cfg.Blocks))
	point := map[*ir.Instr]bool{}
	for _, in := range f.points {
		point[in] = true
	}
	begins := map[ir.Value][]int32{} // the keys of each view
	s.readKeys(begins)
	for _, b := range s.cfg.RPO {
		for in := s.cfg.Blocks[b].First(); in != nil; in = in.Next() {
			add := func(o op) { s.ops[b] = append(s.ops[b], o) }
			if point[in] {
				add(op{kind: opPoint, in: in})
			}
			if in.Op == ir.Phi {
				s.phi(b, in)
			} else {
				s.define(in, add)
			}
			if n, ok := s.f.mem.number[in]; ok && s.f.mem.objects[n].heap { // another object
				add(op{kind: opStore, in: in, kills: s.f.mem.objects[n].cells})
			}
			for _, n := range begins[in] {
				add(op{kind: opView, in: in, fact: n})
			}
			s.store(in, add)
			if in.Op.IsCall() {
				s.callee(in, add)
			}
		}
	}
}

// fact is the number of the fact for scalar i of a value, none for one that holds no copy.
func (f *flow) fact(v ir.Value, i int) int32 {
	at := f.slot(v)
	if at < 0 || i >= f.shapes.count(v.Type()) {
		return none
	}
	return f.facts[at+int32(i)]
}

func (s *solver) phi(b int32, in *ir.Instr) {
	for i := range s.f.shapes.count(in.Type()) {
		if n := s.f.fact(in, i); n >= 0 {
			o := op{kind: opDefine, in: in, fact: n}
			for k := range in.NumOps() {
				o.sources = append(o.sources, origin{s.f.fact(in.Operand(k), i), none, none})
			}
			s.phis[b] = append(s.phis[b], o)
		}
	}
}

// define creates the operations that define the scalars of an instruction.
func (s *solver) define(in *ir.Instr, add func(op)) {
	for i, l := range s.f.shapes.of(in.Type()) {
		n := s.f.fact(in, i)
		if n < 0 {
			continue
		}
		o := op{kind: opDefine, in: in, fact: n}
		if _, r := s.f.resultOf(in, i); r != nil {
			o.old = r.stale
		}
		s.f.sources(in, i, l, func(from source, _ form) {
			o.sources = append(o.sources, s.origin(from, in, l))
		})
		add(o)
	}
}

// origin converts a source to an origin, which the state uses; l is the part that an instruction
// reads.
func (s *solver) origin(from source, in *ir.Instr, l leaf) origin {
	if from.cell == 0 {
		return origin{s.f.fact(from.v, int(from.leaf)), none, none}
	}
	view := none
	if a := s.f.reads(in); len(a) > 0 {
		if k, ok := s.key(a[0], int64(l.at/8), int64(l.width+7)/8); ok {
			view = s.keys[k]
		}
	}
	return origin{none, from.cell - 1, view}
}

// key is the part of a view that an access through a pointer with several places touches.
func (s *solver) key(address ir.Value, off, size int64) (viewKey, bool) {
	p := s.f.mem.of(address)
	if p == nil || p.view == noView {
		return viewKey{}, false
	}
	return viewKey{p.view, p.at + off, size}, true
}

// readKeys numbers the parts of views that are read, and lists them for each instruction that
// begins a view.
func (s *solver) readKeys(begins map[ir.Value][]int32) {
	owner := map[int32]ir.Value{}
	for v, n := range s.f.mem.views {
		owner[n] = v
	}
	for _, v := range s.f.values {
		in, ok := v.(*ir.Instr)
		if !ok || in.Op != ir.Load && in.Op != ir.AtomicRMW && in.Op != ir.CmpXchg {
			continue
		}
		for i, l := range s.f.shapes.of(in.Type()) {
			if s.f.forms[s.f.slot(in)+int32(i)].none() {
				continue
			}
			k, ok := s.key(in.Operand(0), int64(l.at/8), int64(l.width+7)/8)
			if _, known := s.keys[k]; ok && !known {
				n := int32(len(s.views))
				s.keys[k] = n
				s.views = append(s.views, k)
				begins[owner[k.view]] = append(begins[owner[k.view]], n)
			}
		}
	}
}

// store creates the operation for an instruction's writes to memory.
func (s *solver) store(in *ir.Instr, add func(op)) {
	f := s.f
	o := op{kind: opStore, in: in}
	f.writes(in, func(w write) {
		if w.cell < 0 {
			return
		}
		from := origin{none, none, none}
		switch {
		case w.from.cell != 0:
			from.cell = w.from.cell - 1
		case w.from.v != nil && !w.bulk:
			from.fact = f.fact(w.from.v, int(w.from.leaf))
		}
		o.puts = append(o.puts, put{w.cell, from})
	})
	address, size := s.replaces(in)
	if address == nil {
		if len(o.puts) > 0 {
			add(o)
		}
		return
	}
	for _, at := range f.places(address) {
		p := f.mem.of(address)
		for _, n := range f.mem.objects[at.obj].cells {
			c := &f.cells[n]
			if p.exact() && c.covers(at, size) || s.rewritesAll(in, c, at, size) {
				o.kills = append(o.kills, n)
			}
		}
	}
	if p := f.mem.of(address); p != nil && p.view != noView {
		for n, k := range s.views {
			if k.view == p.view && p.at <= k.at && k.at+k.size <= p.at+size {
				o.views = append(o.views, int32(n))
			}
		}
	}
	if len(o.puts) > 0 || len(o.kills) > 0 || len(o.views) > 0 {
		add(o)
	}
}

// replaces is the address that an instruction always writes to, and the number of bytes.
func (s *solver) replaces(in *ir.Instr) (address ir.Value, size int64) {
	switch {
	case in.Op == ir.Store:
		t := in.Operand(0).Type()
		if !ir.Sized(t) || t.HoldsScalable() {
			return nil, 0
		}
		return in.Operand(1), int64(s.f.q.Layout.StoreSize(t))
	case in.Op == ir.AtomicRMW && in.Mem != nil && in.Mem.RMW == "xchg": // others keep bits
		return in.Operand(0), int64(s.f.q.Layout.StoreSize(in.Type()))
	case isCopy(in):
		if n, known := analysis.ConstantIndex(in.Arg(2)); known {
			return in.Arg(0), n
		}
	case in.Op.IsCall():
		c := s.f.call(in)
		for i := range c.Args {
			if t := sret(c.Attrs(i)); t != nil && ir.Sized(t) {
				return c.Args[i].Value, int64(s.f.q.Layout.Size(t))
			}
		}
	}
	return nil, 0
}

// rewritesAll reports whether a store to one of several places is assumed to reach all of them: one
// in a loop without safepoints, which probably visits all elements of an array.
func (s *solver) rewritesAll(in *ir.Instr, c *cell, at place, size int64) bool {
	if _, ok := c.overlaps(at, size); !ok || at.stride == 0 || c.stride == 0 {
		return false
	}
	f := s.f
	if f.loops == nil {
		f.loops = analysis.NewLoops(s.cfg, analysis.NewDominators(s.cfg))
		f.collects = map[*analysis.Loop]bool{}
		for _, p := range f.points {
			for l := f.loops.Of[p.Parent().Num()]; l != nil && !f.collects[l]; l = l.Parent {
				f.collects[l] = true
			}
		}
	}
	loop := f.loops.Of[in.Parent().Num()]
	return loop != nil && !f.collects[loop]
}

// callee creates the operations for what a call may do to the memory that it gets, and to
// variables.
func (s *solver) callee(in *ir.Instr, add func(op)) {
	f := s.f
	o := op{kind: opStore, in: in}
	if isCopy(in) || speaksOf(in) {
		return
	}
	c := f.call(in)
	for i := range c.Args {
		a := c.Attrs(i)
		p := f.mem.of(c.Args[i].Value)
		if p == nil || a.Has("readonly") || a.Has("readnone") || a.Has("byval") ||
			a.Has("sret") {
			continue
		}
		for _, at := range p.places {
			if !f.mem.objects[at.obj].heap { // of which a callee rarely stores a number again
				o.kills = append(o.kills, f.mem.objects[at.obj].cells...)
			}
		}
	}
	if g, ok := c.Callee.(*ir.Func); ok && !g.IsDeclaration() {
		for i := range f.mem.objects {
			if v, ok := f.mem.objects[i].value.(*ir.Global); ok && f.mem.objects[i].dirty &&
				f.q.Variables.storedBy(v, g) {
				o.kills = append(o.kills, f.mem.objects[i].cells...)
			}
		}
	}
	if len(o.kills) > 0 {
		add(o)
	}
}
