package regions

import "statepoint/core/ir"

// solver finds the states of the words in all blocks.
type solver struct {
	of    *analyzer
	steps [][]step
	ins   [][]*ir.Instr // of the steps
	// in has the states at the start of each block, live whether words may be read after its end.
	in      [][]state
	live    [][]bool
	cleared []bool
}

func (a *analyzer) solve() {
	s := &solver{of: a, cleared: make([]bool, len(a.words))}
	n := len(a.q.CFG.Blocks)
	s.steps, s.ins = make([][]step, n), make([][]*ir.Instr, n)
	for b, block := range a.q.CFG.Blocks {
		for in := block.First(); in != nil; in = in.Next() {
			if st, ok := a.stepOf(in); ok {
				s.steps[b] = append(s.steps[b], st)
				s.ins[b] = append(s.ins[b], in)
			}
		}
	}
	s.liveness()
	s.flow()
	if s.clear() {
		s.flow()
	}
	s.judge()
}

// flow computes the states at the beginning of all blocks.
func (s *solver) flow() {
	c := s.of.q.CFG
	s.in = make([][]state, len(c.Blocks))
	for i := range s.in {
		s.in[i] = make([]state, len(s.of.words))
	}
	for n := range s.of.words {
		s.in[0][n] = nothing
		if s.cleared[n] {
			s.in[0][n] = null
		}
	}
	now := make([]state, len(s.of.words))
	for changed := true; changed; {
		changed = false
		for _, b := range c.RPO {
			copy(now, s.in[b])
			for i := range s.steps[b] {
				s.apply(now, &s.steps[b][i], nil)
			}
			for _, to := range c.Succs[b] {
				for n, set := range now {
					if s.in[to][n]|set != s.in[to][n] {
						s.in[to][n] |= set
						changed = true
					}
				}
			}
		}
	}
}

// apply changes the states by a step. tell, if not nil, is called for words that become unfit.
func (s *solver) apply(now []state, st *step, tell func(n int32, r Reason)) {
	var copied []state
	for i := range st.effects {
		if e := &st.effects[i]; e.kind == copies {
			copied = append(copied, now[e.from])
		}
	}
	if st.isPoint {
		s.pass(now, st, tell)
	}
	for i := range st.effects {
		e := &st.effects[i]
		set := e.set
		switch e.kind {
		case reads:
			continue
		case copies:
			now[e.word], copied = copied[0], copied[1:]
			continue
		case replaces:
			if set == nothing && s.cleared[e.word] {
				set = null
			}
			now[e.word] = set
		case adds:
			if now[e.word] != 0 {
				now[e.word] |= set
			}
		}
		if tell != nil && set&other != 0 {
			tell(e.word, MayBeOther)
		}
		if tell != nil && set&derived != 0 {
			tell(e.word, MayBeDerived)
		}
	}
}

// pass updates the states for a safepoint.
func (s *solver) pass(now []state, st *step, tell func(n int32, r Reason)) {
	for i := range s.of.objects {
		o := &s.of.objects[i]
		listed := false
		for _, n := range st.lists {
			listed = listed || int(n) == i
		}
		for n := o.first; n < o.last; n++ {
			after := now[n].afterPoint(listed && now[n].fit())
			if tell != nil && after&^now[n]&stale != 0 {
				tell(n, MayBeStale)
			}
			now[n] = after
		}
	}
}

// liveness computes which words may still be read.
func (s *solver) liveness() {
	c := s.of.q.CFG
	s.live = make([][]bool, len(c.Blocks))
	for i := range s.live {
		s.live[i] = make([]bool, len(s.of.words))
	}
	now := make([]bool, len(s.of.words))
	for changed := true; changed; {
		changed = false
		for i := len(c.RPO) - 1; i >= 0; i-- {
			b := c.RPO[i]
			copy(now, s.live[b])
			for k := len(s.steps[b]) - 1; k >= 0; k-- {
				s.readBefore(now, &s.steps[b][k])
			}
			for _, from := range c.Preds[b] {
				for n, is := range now {
					if is && !s.live[from][n] {
						s.live[from][n], changed = true, true
					}
				}
			}
		}
	}
}

// readBefore computes what is live before a step from what is live after it.
func (s *solver) readBefore(now []bool, st *step) {
	for i := range st.effects {
		if e := &st.effects[i]; e.kind == replaces || e.kind == copies {
			now[e.word] = false
		}
	}
	for i := range st.effects {
		switch e := &st.effects[i]; e.kind {
		case reads:
			now[e.word] = true
		case copies:
			now[e.from] = true
		}
	}
}

// eachPoint visits the safepoints that list objects, in the order of the text, with the states
// there, and with what is live after each.
func (s *solver) eachPoint(tell func(in *ir.Instr) func(n int32, r Reason),
	visit func(in *ir.Instr, st *step, now []state, live []bool)) {
	now, live := make([]state, len(s.of.words)), make([]bool, len(s.of.words))
	for b := range s.steps {
		if s.of.q.CFG.Position[b] < 0 {
			continue
		}
		after := make([][]bool, len(s.steps[b]))
		copy(live, s.live[b])
		for k := len(s.steps[b]) - 1; k >= 0; k-- {
			if st := &s.steps[b][k]; len(st.lists) > 0 {
				after[k] = append([]bool(nil), live...)
				for i := range st.effects { // the callee also reads after the safepoint
					if e := &st.effects[i]; e.kind == reads {
						after[k][e.word] = true
					}
				}
			}
			s.readBefore(live, &s.steps[b][k])
		}
		copy(now, s.in[b])
		for k := range s.steps[b] {
			st := &s.steps[b][k]
			if len(st.lists) > 0 && visit != nil {
				visit(s.ins[b][k], st, now, after[k])
			}
			var hear func(int32, Reason)
			if tell != nil {
				hear = tell(s.ins[b][k])
			}
			s.apply(now, st, hear)
		}
	}
}

// read reports whether a word may be read.
func (s *solver) read(object int32, n int32, live []bool) bool {
	return live[n] || s.of.objects[object].escaped != nil || s.of.objects[object].recorded
}

// clear finds the words to set to null where their objects are allocated.
func (s *solver) clear() bool {
	found := false
	s.eachPoint(nil, func(_ *ir.Instr, st *step, now []state, live []bool) {
		for _, i := range st.lists {
			o := &s.of.objects[i]
			for n := o.first; n < o.last; n++ {
				if now[n]&nothing != 0 && !s.cleared[n] && s.read(i, n, live) {
					s.cleared[n], found = true, true
				}
			}
		}
	})
	for more := true; more; { // a word that is copied to a cleared word is also cleared
		more = false
		for b := range s.steps {
			for k := range s.steps[b] {
				for _, e := range s.steps[b][k].effects {
					if e.kind == copies && s.cleared[e.word] && !s.cleared[e.from] {
						s.cleared[e.from], more = true, true
					}
				}
			}
		}
	}
	for n, is := range s.cleared {
		if is {
			s.of.res.Clear = append(s.of.res.Clear, s.of.words[n])
		}
	}
	return found
}

// judge finds the words to follow at each safepoint, and the unfit ones.
func (s *solver) judge() {
	by := map[Problem]*ir.Instr{} // by word and reason
	s.eachPoint(func(in *ir.Instr) func(int32, Reason) {
		return func(n int32, r Reason) {
			if key := (Problem{Reason: r, Word: s.of.words[n]}); by[key] == nil {
				by[key] = in
			}
		}
	}, nil)
	s.eachPoint(nil, func(in *ir.Instr, st *step, now []state, live []bool) {
		for _, i := range st.lists {
			o := &s.of.objects[i]
			held := Held{Object: o.alloca}
			for n := o.first; n < o.last; n++ {
				if now[n].fit() {
					held.Words = append(held.Words, s.of.words[n].Offset)
					held.Read = held.Read || s.read(i, n, live)
				} else if s.read(i, n, live) {
					r := reasonOf(now[n])
					s.of.problem(r, s.of.words[n], in, by[Problem{Reason: r, Word: s.of.words[n]}])
				}
			}
			if len(held.Words) > 0 {
				s.of.res.At[in] = append(s.of.res.At[in], held)
			}
		}
	})
}

// reasonOf is the reason why a word with a state is not followed.
func reasonOf(s state) Reason {
	switch {
	case s&stale != 0:
		return MayBeStale
	case s&derived != 0:
		return MayBeDerived
	}
	return MayBeOther
}
