package regalloc

import (
	"slices"

	"statepoint/lower/amd64"
)

// freeUntil fills s.until: for each register of the class, the position up to which it is free for
// interval i.
func (s *scanner) freeUntil(i int32, regs []amd64.Reg) {
	it := &s.iv.all[i]
	call := s.iv.firstHit(it, s.live.calls[s.callAt:])
	for k, r := range regs {
		s.until[r] = never
		if k < numCallerSaved || r.IsXMM() {
			s.until[r] = call
		}
		if s.active[r] >= 0 {
			s.until[r] = 0
			continue
		}
		if s.live.needed>>r&1 != 0 {
			s.until[r] = min(s.until[r], s.firstFixed(it, r))
		}
	}
	if it.whole {
		// In SSA form two values interfere only if one is live where the other is defined; a value
		// in a hole was defined earlier and is not live here.
		return
	}
	for _, j := range s.inactive {
		other := &s.iv.all[j]
		if other.reg.IsXMM() != regs[0].IsXMM() {
			continue
		}
		if m := s.iv.meet(it, other); m < s.until[other.reg] {
			s.until[other.reg] = m
		}
	}
}

// firstFixed is the first position at which an interval meets an instruction that needs register r,
// unless it only reads the interval's own value there; never if there is none.
func (s *scanner) firstFixed(it *interval, r amd64.Reg) int32 {
	list := s.live.fixed[r]
	for k := s.cursor[r]; k < len(list); k++ {
		hit := s.iv.firstHit(it, list[k:])
		if hit == never || r != amd64.RCX {
			return hit
		}
		n, _ := slices.BinarySearch(list[k:], hit&^3)
		if k += n; s.live.counts[k] != it.v {
			return hit
		}
	}
	return never
}

// tryFree assigns interval i a register that is free for all of it or for its beginning.
func (s *scanner) tryFree(i int32) bool {
	it := &s.iv.all[i]
	regs := s.regs.of(s.live.f.VRegs[it.v].Class)
	s.freeUntil(i, regs)
	var hints [4]amd64.Reg
	wanted := s.hints.of(it, hints[:0])
	for _, h := range wanted {
		if s.hints.crossing[it.v] && it.whole && !CalleeSaved(h) && regs[0].IsGPR() {
			continue
		}
		if s.until[h] >= it.end && h.IsXMM() == regs[0].IsXMM() &&
			(!CalleeSaved(h) || s.used&(1<<h) != 0) {
			s.take(i, h)
			return true
		}
	}
	best, found := amd64.NoReg, int32(0)
	if s.hints.crossing[it.v] && it.whole && regs[0].IsGPR() {
		for _, r := range regs[numCallerSaved:] {
			if s.until[r] >= it.end {
				s.take(i, r)
				return true
			}
		}
		if s.displace(i, regs[numCallerSaved:]) {
			return true
		}
	}
	if heir := s.hints.heir(it); heir.v != 0 {
		// the result that overwrites the value should not have to move
		for _, r := range regs {
			if s.until[r] >= it.end && (!CalleeSaved(r) || s.used&(1<<r) != 0) &&
				s.firstFixed(&heir, r) == never {
				s.take(i, r)
				return true
			}
		}
	}
	for _, r := range regs {
		if s.until[r] >= it.end {
			s.take(i, r)
			return true
		}
		if s.until[r] > found {
			best, found = r, s.until[r]
		}
	}
	pos := splitPos(found)
	if best == amd64.NoReg || pos <= it.start {
		return false
	}
	// Prefer a hint that is free for as long.
	for _, h := range wanted {
		if h.IsXMM() == regs[0].IsXMM() && splitPos(s.until[h]) == pos {
			best = h
		}
	}
	if !s.worth(it, pos) {
		return false
	}
	rest := s.iv.split(i, pos)
	s.take(i, best)
	s.queue.push(rest)
	return true
}

// displace gives interval i, which lives across a call, the callee-saved register of a value that
// can be in memory until i ends, or as long as the loop lasts: a value that only calls receive is
// as well there, and i would be saved before the call and restored after it.
func (s *scanner) displace(i int32, regs []amd64.Reg) bool {
	it := &s.iv.all[i]
	depth := s.live.f.Blocks[s.live.blockAt(it.start)].Depth
	best, score := amd64.NoReg, max(s.iv.distance(it, it.start, depth), it.start+copied-1)
	for _, r := range regs {
		j := s.active[r]
		if j < 0 {
			continue
		}
		if s.firstFixed(it, r) != never {
			continue
		}
		if n := s.iv.nextNeed(&s.iv.all[j], it.start, depth); n > score {
			best, score = r, n
		}
	}
	if best == amd64.NoReg {
		return false
	}
	s.evict(best, i)
	s.take(i, best)
	return true
}

// worth reports whether there is a use before pos that benefits from a register: if not, the
// interval may as well stay in memory.
func (s *scanner) worth(it *interval, pos int32) bool {
	if it.whole && s.live.values[it.v].kind == defReg {
		return true
	}
	return it.u0 < it.u1 && s.live.uses[it.u0].pos < pos
}

func (s *scanner) take(i int32, r amd64.Reg) {
	it := &s.iv.all[i]
	it.reg = r
	s.occupy(r, i)
	if CalleeSaved(r) {
		s.used |= 1 << r
	}
}

// blocked assigns interval i the register whose next use is farthest away, or spills i itself if
// all are needed sooner.
func (s *scanner) blocked(i int32) {
	it := &s.iv.all[i]
	regs := s.regs.of(s.live.f.VRegs[it.v].Class)
	firstUse := s.iv.firstNeed(it)
	call := s.iv.firstHit(it, s.live.calls[s.callAt:])
	var limit [amd64.NumRegs]int32 // where a fixed use ends a register's being available
	depth := s.live.f.Blocks[s.live.blockAt(it.start)].Depth
	for k, r := range regs {
		limit[r], s.until[r] = never, never
		if k < numCallerSaved || r.IsXMM() {
			limit[r] = call
		}
		limit[r] = min(limit[r], s.firstFixed(it, r))
		if j := s.active[r]; j >= 0 {
			s.until[r] = s.iv.nextNeed(&s.iv.all[j], it.start, depth)
		}
	}
	for _, j := range s.inactive {
		other := &s.iv.all[j]
		if other.reg.IsXMM() == regs[0].IsXMM() && s.iv.meet(it, other) != never {
			s.until[other.reg] = min(s.until[other.reg], s.iv.nextNeed(other, it.start, depth))
		}
	}
	best, score := amd64.NoReg, int32(-1)
	for _, r := range regs {
		if splitPos(limit[r]) <= it.start && limit[r] < it.end {
			continue
		}
		if n := min(s.until[r], limit[r]); n > score {
			best, score = r, n
		}
	}
	needNow := firstUse <= it.start
	if !needNow && (best == amd64.NoReg || score <= s.iv.distance(it, it.start, depth)) {
		s.inMemory(i, 0)
		return
	}
	if best == amd64.NoReg || score <= it.start {
		if !(it.whole && s.live.values[it.v].kind == defReg) && firstUse == it.start &&
			!s.iv.needsRegister(it, it.start) {
			s.inMemory(i, it.start+1)
			return
		}
		s.fail.failf("no register for v%d at %d", it.v, it.start)
		return
	}
	if limit[best] < it.end {
		s.queue.push(s.iv.split(i, splitPos(limit[best])))
	}
	s.evict(best, i)
	s.take(i, best)
}

// evict takes register r away from the intervals that hold it where interval i lives.
func (s *scanner) evict(r amd64.Reg, i int32) {
	pos := s.iv.all[i].start
	if j := s.active[r]; j >= 0 {
		s.vacate(r)
		s.spillFrom(j, pos)
	}
	n := 0
	for _, j := range s.inactive {
		if s.iv.all[j].reg == r && s.iv.meet(&s.iv.all[i], &s.iv.all[j]) != never {
			s.spillFrom(j, pos)
			continue
		}
		s.inactive[n] = j
		n++
	}
	s.inactive = s.inactive[:n]
}

// spillFrom spills interval j at a position. The register is freed right after the preceding use,
// since spilling costs nothing: if a loop begins in between, the value is then already in memory
// there, and need not be reloaded on the back edge.
func (s *scanner) spillFrom(j, pos int32) {
	it := &s.iv.all[j]
	k := s.iv.useFrom(it, pos)
	from := it.start + 1
	switch {
	case k > it.u0:
		from = max(from, s.live.uses[k-1].pos+1)
	case !it.whole:
		it.reg = amd64.NoReg
		s.inMemory(j, pos)
		return
	}
	s.inMemory(s.iv.split(j, min(from, pos)), pos)
}

// inMemory assigns interval i to its slot up to where a register is needed, from position least on,
// and queues the rest.
func (s *scanner) inMemory(i, least int32) {
	it := &s.iv.all[i]
	it.mem = true
	if s.live.values[it.v].kind != defMem && !s.mem.stored[it.v] {
		s.mem.stored[it.v] = true
	}
	at := s.mem.reloadAt(it, max(least, it.start+1))
	if at == never {
		return
	}
	if at <= it.start {
		s.fail.failf("v%d must be in memory and in a register at %d", it.v, it.start)
		return
	}
	s.queue.push(s.iv.split(i, at))
}
