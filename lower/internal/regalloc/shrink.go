package regalloc

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// shrinker spills intervals whose registers cost more than they save. The scan visits the blocks in
// order: a value in a register at the end of one is in it at the start of the next, so every other
// edge into that block must load it, whether it is used there or not. In a loop with many paths, as
// in an interpreter, such loads can dominate.
//
// The alternative for an interval is memory except in the blocks that use it, each of which loads
// it, into the same register: that is free from the interval's start to its end, so nothing else
// moves. A value that has not been in memory so far must be stored as well.
type shrinker struct {
	live  *liveness
	iv    *intervals
	mem   *memory
	freq  *frequencies // computed when first needed
	track track
}

// run shrinks all values that are in more than one register or slot.
func (s *shrinker) run() {
	s.freq.of = s.freq.of[:0]
	for v := 1; v < len(s.live.f.VRegs); v++ {
		first := s.iv.first[v]
		if first < 0 || s.iv.all[first].next < 0 {
			continue
		}
		s.shrinkValue(mir.VReg(v), first)
	}
}

// shrinkValue shrinks the intervals of one value: all of them, if that pays, else one by one.
func (s *shrinker) shrinkValue(v mir.VReg, first int32) {
	var all []int32 // those in registers for more than one block
	for i := first; i >= 0; i = s.iv.all[i].next {
		if it := &s.iv.all[i]; !it.mem && s.live.blockAt(it.start) != s.live.blockAt(it.end-1) {
			all = append(all, i)
		}
	}
	if len(all) == 0 {
		return
	}
	if len(s.freq.of) == 0 {
		s.freq.find()
	}
	s.track.follow(first)
	var inMemory, inRegister int64
	for _, i := range all {
		inMemory += s.loads(i)
		inRegister += s.costInRegister(i)
	}
	if inMemory+s.storeCost(v) < inRegister {
		for _, i := range all {
			s.unload(i)
		}
		return
	}
	for _, i := range all {
		if s.loads(i)+s.loadsBehind(i)+s.storeCost(v) < s.costInRegister(i) {
			s.unload(i)
			s.track.follow(first)
		}
	}
}

// storeCost is how often a value must be stored that is not yet in its slot anywhere.
func (s *shrinker) storeCost(v mir.VReg) int64 {
	if s.mem.kept(v) {
		return 0
	}
	return s.freq.of[s.live.values[v].block]
}

// entered calls f for each edge into a block that begins within interval i while its value is live.
func (s *shrinker) entered(i int32, f func(from, to int32)) {
	it := &s.iv.all[i]
	d := &s.live.values[it.v]
	for _, r := range s.live.spans[d.r0:d.r1] {
		if r.to <= it.start {
			continue
		}
		if r.from >= it.end {
			return
		}
		for b := s.live.blockAt(max(r.from, it.start)); int(b) < len(s.live.f.Blocks) &&
			s.live.blockFrom[b] < min(r.to, it.end); b++ {
			start := s.live.blockFrom[b]
			if start < max(r.from, it.start) || start == d.def {
				continue
			}
			for _, p := range s.live.f.Preds(&s.live.f.Blocks[b]) {
				f(p, b)
			}
		}
	}
}

// costInRegister is how often the interval's register is loaded on edges into it.
func (s *shrinker) costInRegister(i int32) (cost int64) {
	it := &s.iv.all[i]
	if !it.whole && s.live.blockFrom[s.live.blockAt(it.start)] != it.start {
		cost = s.freq.of[s.live.blockAt(it.start)]
	}
	place := s.iv.locOf(it)
	s.entered(i, func(from, to int32) {
		if end := s.live.blockFrom[from+1] - 1; !it.inside(end) && s.track.at(end) != place {
			cost += s.freq.edge(from, to)
		}
	})
	return cost
}

// loads is how often the value is loaded if each block that uses it does so itself.
func (s *shrinker) loads(i int32) (cost int64) {
	it := &s.iv.all[i]
	s.groups(i, func(from, to int32) {
		b := s.live.blockAt(from)
		if it.whole && b == s.live.values[it.v].block {
			return // still in the register from the definition
		}
		if s.live.blockFrom[b] == from {
			for _, p := range s.live.f.Preds(&s.live.f.Blocks[b]) {
				cost += s.freq.edge(p, b)
			}
			return
		}
		cost += s.freq.of[b]
	})
	return cost
}

// loadsBehind is how often the value is then loaded on outgoing edges, where its next interval is
// in a register.
func (s *shrinker) loadsBehind(i int32) (cost int64) {
	it := &s.iv.all[i]
	if it.next >= 0 {
		if after := &s.iv.all[it.next]; !after.mem && after.start == it.end &&
			s.live.blockFrom[s.live.blockAt(it.end)] != it.end {
			cost += s.freq.of[s.live.blockAt(it.end)]
		}
	}
	for _, j := range s.track.list {
		if j == i || s.iv.all[j].mem {
			continue
		}
		s.entered(j, func(from, to int32) {
			if it.inside(s.live.blockFrom[from+1] - 1) {
				cost += s.freq.edge(from, to)
			}
		})
	}
	return cost
}

// groups calls f for the range of an interval's uses in each block, from the first to the last for
// which a register pays, and for the one right after the definition.
func (s *shrinker) groups(i int32, f func(from, to int32)) {
	it := &s.iv.all[i]
	u0, u1 := it.u0, it.u1
	if it.whole {
		last := it.start
		for u0 < u1 && s.live.instBlock[s.live.uses[u0].pos>>2] == s.live.values[it.v].block {
			last = s.live.uses[u0].pos
			u0++
		}
		f(it.start, last+1)
	}
	for u0 < u1 {
		b := s.live.instBlock[s.live.uses[u0].pos>>2]
		end := u0
		needs, first, last := 0, int32(-1), int32(-1)
		for ; end < u1 && s.live.instBlock[s.live.uses[end].pos>>2] == b; end++ {
			u := &s.live.uses[end]
			if u.kind == useAny && first < 0 {
				continue // from memory as well
			}
			if first < 0 {
				first = u.pos
			}
			last = u.pos
			needs++
			if u.kind == useReg {
				needs++
			}
		}
		if needs > 1 { // a single use from memory is as good
			f(first, last+1)
		}
		u0 = end
	}
}

// unload spills an interval except for its groups.
func (s *shrinker) unload(i int32) {
	if v := s.iv.all[i].v; !s.mem.kept(v) {
		s.mem.stored[v] = true
	}
	type part struct{ from, to int32 }
	var parts []part
	s.groups(i, func(from, to int32) { parts = append(parts, part{from, to}) })
	reg := s.iv.all[i].reg
	rest := i // values that are not in memory yet
	s.iv.all[i].reg = amd64.NoReg
	for _, p := range parts {
		if p.from > s.iv.all[rest].start {
			s.iv.all[rest].mem = true
			rest = s.iv.split(rest, p.from)
		}
		s.iv.all[rest].mem, s.iv.all[rest].reg = false, reg
		if p.to >= s.iv.all[rest].end {
			return
		}
		rest = s.iv.split(rest, p.to)
		s.iv.all[rest].reg = amd64.NoReg
	}
	s.iv.all[rest].mem = true
}
