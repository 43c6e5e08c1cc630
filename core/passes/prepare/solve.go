package prepare

import (
	"statepoint/core/ir"
)

// isReference reports whether a pointer becomes a reference. It is final after solve.
func (p *pointer) isReference() bool {
	s := p.space.find()
	return s.raw == nil && len(s.sites) > 0
}

// refers is isReference for a word's pointer, which may be nil.
func (p *pointer) refers() bool { return p != nil && p.isReference() }

// why returns the reason for the type of a pointer.
func (p *pointer) why() *Reason {
	s := p.space.find()
	switch {
	case s.raw != nil:
		return s.raw
	case len(s.sites) > 0:
		call := s.sites[0]
		return &Reason{Why: Allocated, At: call, Name: call.CalledFunc().Name()}
	}
	return &Reason{Why: Undecided}
}

// solve keeps all classes that cannot be references: those of which a pointer into the middle of an
// object is used where its start is expected, whose words are also data, or that are stored where
// the collector does not look.
func (f *flow) solve(isKept func(v ir.Value, fn *ir.Func) bool, interior bool) {
	for _, fn := range f.m.Funcs {
		f.keepAsked(fn, isKept)
	}
	for _, i := range f.inner {
		if i.keeps(interior) {
			if s := i.is.space.find(); len(s.sites) > 0 {
				f.keep(i.is, i.why)
			}
		}
	}
	held := map[*class][]*contents{}
	var all []*contents
	seen := map[*contents]bool{}
	for _, p := range f.all {
		o := p.to.find()
		if seen[o] {
			continue
		}
		seen[o] = true
		all = append(all, o)
		for _, h := range o.holders {
			s := h.find()
			held[s] = append(held[s], o)
		}
	}
	// Pointers held by a class that stays unchanged may also have to stay.
	for len(all) > 0 {
		o := all[len(all)-1]
		all = all[:len(all)-1]
		unscanned := f.unscanned(o)
		for _, at := range offsets(o.words) {
			w := o.words[at].find()
			if w.is == nil || w.is.space.find().raw != nil {
				continue
			}
			why := w.data
			if why == nil {
				why = unscanned
			}
			if why != nil {
				f.keep(w.is, why)
				all = append(all, held[w.is.space.find()]...)
			}
		}
	}
}

// keeps reports whether a use of the middle of an object keeps its class, for a strategy that finds
// starts or not.
func (i *inside) keeps(interior bool) bool {
	return !interior || i.why.At == nil || storesIt(i.why)
}

// storesIt reports whether a reason is that of a pointer that goes to memory.
func storesIt(r *Reason) bool {
	in, ok := r.At.(*ir.Instr)
	return ok && (in.Op == ir.Store || in.Op == ir.CmpXchg || in.Op == ir.AtomicRMW)
}

// unscanned returns the reason why the collector does not look at objects, nil if it does.
func (f *flow) unscanned(o *contents) *Reason {
	for _, h := range o.holders {
		s := h.find()
		switch {
		case s.raw == nil && len(s.sites) > 0:
		case s.raw == nil && s.seeds&(1<<FromOutside) == 0:
		case s.raw == nil:
			return &Reason{Why: Unscanned, By: &Reason{Why: FromOutside, Name: "code"}}
		default:
			scanned := uint32(1<<OfVariable | 1<<OfFunction)
			if f.lists {
				scanned |= 1 << OnStack
			}
			if s.seeds&^scanned != 0 || len(s.sites) > 0 {
				return &Reason{Why: Unscanned, At: s.raw.At, By: s.raw}
			}
		}
	}
	return nil
}

// keepAsked keeps what options name.
func (f *flow) keepAsked(fn *ir.Func, isKept func(v ir.Value, fn *ir.Func) bool) {
	if isKept == nil {
		return
	}
	all := isKept(nil, fn)
	visit := func(v ir.Value) {
		if all || isKept(v, fn) {
			f.keepAll(f.values[v], &Reason{Why: Asked, At: fn})
		}
	}
	for _, a := range fn.Args {
		visit(a)
	}
	for _, b := range fn.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			visit(in)
		}
	}
	if all {
		f.keepAll(f.results[fn], &Reason{Why: Asked, At: fn})
	}
}
