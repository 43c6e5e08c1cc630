package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// The state at a point of the function is four bit sets, each starting at a word boundary:
//
//	stale    the scalars that hold a copy from before a safepoint
//	fresh    the cells that may hold a copy made since
//	old      the cells that may hold a copy from before a safepoint
//	unset    the views through which nothing was stored since a safepoint
//
// All four are may-sets, which join by union.
type state []uint64

// layout of a state, in words.
type sections struct{ fresh, old, unset, words int }

func (s state) has(base, n int) bool { return s[base+n>>6]>>(uint(n)&63)&1 != 0 }
func (s state) set(base, n int)      { s[base+n>>6] |= 1 << (uint(n) & 63) }
func (s state) clear(base, n int)    { s[base+n>>6] &^= 1 << (uint(n) & 63) }

// opKind is what an operation does to the state.
type opKind uint8

const (
	opPoint  opKind = iota // a safepoint
	opDefine               // a scalar is stale if one of its sources is
	opStore                // cells are replaced
	opView                 // a view restarts
)

// op is one operation. An instruction may have several.
type op struct {
	kind opKind
	in   *ir.Instr
	// fact is the scalar defined, or the view.
	fact int32
	// sources are the origins of the defined scalar; old is set if a callee returns it stale.
	sources []origin
	old     bool
	// kills are the cells that are replaced; views are those that are stored through.
	kills, views []int32
	puts         []put
}

// origin is a scalar, by fact, or a cell, which is an origin only while its view is unset.
type origin struct {
	fact, cell, view int32
}

// put is what a store writes to a cell.
type put struct {
	cell int32
	from origin
}

const none = int32(-1)

// solver runs the operations over the blocks.
type solver struct {
	f     *flow
	cfg   *analysis.CFG
	at    sections
	cross []uint64 // the scalars that a safepoint makes stale
	ops   [][]op   // by block
	phis  [][]op
	in    []uint64
	out   []uint64
	keys  map[viewKey]int32
	views []viewKey
	// byInstr are the operations that write memory, by instruction; nil until they are needed.
	byInstr map[*ir.Instr][]*op
}

// viewKey is a part of the memory that a view points to.
type viewKey struct {
	view int32
	at   int64
	size int64
}

// solve numbers facts, builds operations, and finds the states and the stale uses.
func (f *flow) solve(res *Result) {
	f.facts = make([]int32, len(f.forms))
	for n, v := range f.values {
		for i := range f.shapes.count(v.Type()) {
			at := f.first[n] + int32(i)
			f.facts[at] = none
			if !f.forms[at].none() {
				f.facts[at] = int32(len(f.list))
				f.list = append(f.list, source{v: v, leaf: int32(i)})
			}
		}
	}
	s := &solver{f: f, cfg: f.q.CFG, keys: map[viewKey]int32{}}
	s.build()
	words := func(n int) int { return (n + 63) / 64 }
	s.at.fresh = words(len(f.list))
	s.at.old = s.at.fresh + words(len(f.cells))
	s.at.unset = s.at.old + words(len(f.cells))
	s.at.words = s.at.unset + words(len(s.views))
	if f.tooLarge || s.at.words*64*len(s.cfg.Blocks)*2 > MaxState {
		res.TooLarge = true
		return
	}
	s.cross = make([]uint64, s.at.fresh)
	for n, x := range f.list {
		if !f.shapes.of(x.v.Type())[x.leaf].ref {
			state(s.cross).set(0, n)
		}
	}
	s.in = make([]uint64, s.at.words*len(s.cfg.Blocks))
	s.out = make([]uint64, s.at.words*len(s.cfg.Blocks))
	s.run()
	f.report(s, res)
}

func (s *solver) state(all []uint64, b int32) state {
	return all[int(b)*s.at.words : (int(b)+1)*s.at.words]
}

// enter is the state at the beginning of a block, after its phis.
func (s *solver) enter(b int32, to state) {
	for i := range to {
		to[i] = 0
	}
	if b == 0 {
		for n := range s.f.cells {
			if c := &s.f.cells[n]; c.filled() && c.by == nil {
				to.set(s.at.fresh, n)
			}
		}
	}
	for _, p := range s.cfg.Preds[b] {
		for i, w := range s.state(s.out, p) {
			to[i] |= w
		}
	}
	for i := range s.phis[b] {
		o := &s.phis[b][i]
		to.clear(0, int(o.fact))
		for k := range o.in.NumOps() {
			if from := o.sources[k].fact; from >= 0 &&
				s.state(s.out, o.in.Blocks[k].Num()).has(0, int(from)) {
				to.set(0, int(o.fact))
			}
		}
	}
}

// stale reports whether an origin is stale.
func (s *solver) stale(st state, o origin) bool {
	if o.cell >= 0 {
		return st.has(s.at.old, int(o.cell)) && (o.view < 0 || st.has(s.at.unset, int(o.view)))
	}
	return o.fact >= 0 && st.has(0, int(o.fact))
}

// apply runs one operation.
func (s *solver) apply(st state, o *op) {
	switch o.kind {
	case opPoint:
		for i, w := range s.cross {
			st[i] |= w
		}
		for n := s.at.fresh; n < s.at.old; n++ {
			if st[n] != 0 {
				s.age(st, n, o.in)
			}
		}
		for n := s.at.unset; n < s.at.words; n++ {
			st[n] = ^uint64(0)
		}
	case opDefine:
		stale := o.old
		for _, x := range o.sources {
			stale = stale || s.stale(st, x)
		}
		if st.clear(0, int(o.fact)); stale {
			st.set(0, int(o.fact))
		}
	case opStore:
		// The sources are read before the cells are replaced.
		old, fresh := make([]bool, len(o.puts)), make([]bool, len(o.puts))
		for i, p := range o.puts {
			old[i] = s.stale(st, p.from)
			fresh[i] = !old[i]
			if p.from.cell >= 0 {
				fresh[i] = st.has(s.at.fresh, int(p.from.cell))
			}
		}
		for _, n := range o.kills {
			st.clear(s.at.fresh, int(n))
			st.clear(s.at.old, int(n))
		}
		for i, p := range o.puts {
			if old[i] {
				st.set(s.at.old, int(p.cell))
			}
			if fresh[i] {
				st.set(s.at.fresh, int(p.cell))
			}
		}
		for _, n := range o.views {
			st.clear(s.at.unset, int(n))
		}
	case opView:
		st.set(s.at.unset, int(o.fact))
	}
}

// age moves fresh cells in a word of the set to old, except where the collector updates them.
func (s *solver) age(st state, word int, point *ir.Instr) {
	for bit := range 64 {
		if st[word]>>bit&1 == 0 {
			continue
		}
		n := (word-s.at.fresh)*64 + bit
		c := &s.f.cells[n]
		if c.updated {
			continue
		}
		if slot, ok := s.f.mem.objects[c.obj].value.(*ir.Instr); ok && s.f.q.Updated != nil &&
			s.f.q.Updated(point, slot, c.off) {
			continue
		}
		st.set(s.at.old, n)
		st[word] &^= 1 << bit
	}
}

// run finds the states at the ends of all blocks, in rounds over the reverse postorder.
func (s *solver) run() {
	st := make(state, s.at.words)
	dirty := make([]bool, len(s.cfg.Blocks))
	for _, b := range s.cfg.RPO {
		dirty[b] = true
	}
	for again := true; again; {
		again = false
		for _, b := range s.cfg.RPO {
			if !dirty[b] {
				continue
			}
			dirty[b] = false
			s.enter(b, st)
			copy(s.state(s.in, b), st)
			for i := range s.ops[b] {
				s.apply(st, &s.ops[b][i])
			}
			out, changed := s.state(s.out, b), false
			for i, w := range st {
				changed = changed || out[i] != w
			}
			if !changed {
				continue
			}
			copy(out, st)
			for _, t := range s.cfg.Succs[b] {
				dirty[t], again = true, true
			}
		}
	}
}
