package regalloc

import (
	"statepoint/lower/amd64"
)

// firstHit is the first position from it.start on at which the interval meets one of the
// instructions at the given positions, each of which takes its registers from p+1 to p+3; never if
// there is none.
func (a *allocator) firstHit(it *interval, list []int32) int32 {
	if len(list) == 0 || list[0] >= it.end {
		return never
	}
	for r := it.r0; r < it.r1 && len(list) > 0; r++ {
		from, to := max(a.spans[r].from, it.start), min(a.spans[r].to, it.end)
		if from >= to {
			continue
		}
		lo, hi := 0, len(list)
		if list[0]+3 > from {
			hi = 0
		}
		for lo < hi {
			m := (lo + hi) / 2
			if list[m]+3 <= from {
				lo = m + 1
			} else {
				hi = m
			}
		}
		list = list[lo:]
		if len(list) > 0 && list[0]+1 < to {
			return max(from, list[0]+1)
		}
	}
	return never
}

// meet is the first position at which two intervals are both alive, never if there is none.
func (a *allocator) meet(x, y *interval) int32 {
	i, j := x.r0, y.r0
	for i < x.r1 && j < y.r1 {
		f1, t1 := max(a.spans[i].from, x.start), min(a.spans[i].to, x.end)
		f2, t2 := max(a.spans[j].from, y.start), min(a.spans[j].to, y.end)
		switch {
		case t1 <= f2 || t1 <= f1:
			i++
		case t2 <= f1 || t2 <= f2:
			j++
		default:
			return max(f1, f2)
		}
	}
	return never
}

// freeUntil fills a.until: for each register of the class, the position up to which interval i
// could have it.
func (a *allocator) freeUntil(i int32, regs []amd64.Reg) {
	it := &a.intervals[i]
	call := a.firstHit(it, a.calls[a.callAt:])
	for k, r := range regs {
		a.until[r] = never
		if k < numCallerSaved || r.IsXMM() {
			a.until[r] = call
		}
		if a.active[r] >= 0 {
			a.until[r] = 0
			continue
		}
		if l := a.fixed[r]; a.cursor[r] < len(l) {
			a.until[r] = min(a.until[r], a.firstHit(it, l[a.cursor[r]:]))
		}
	}
	if it.whole {
		// In SSA form two values meet only if one is alive where the other is defined; what is in a
		// hole now was defined before and is not alive here.
		return
	}
	for _, j := range a.inactive {
		other := &a.intervals[j]
		if other.reg.IsXMM() != regs[0].IsXMM() {
			continue
		}
		if m := a.meet(it, other); m < a.until[other.reg] {
			a.until[other.reg] = m
		}
	}
}

// tryFree gives interval i a register that is free for all or the beginning of it.
func (a *allocator) tryFree(i int32) bool {
	it := &a.intervals[i]
	regs := a.order(a.f.VRegs[it.v].Class)
	a.freeUntil(i, regs)
	var hints [4]amd64.Reg
	wanted := a.hints(it, hints[:0])
	for _, h := range wanted {
		if a.crossing[it.v] && it.whole && !CalleeSaved(h) && regs[0].IsGPR() {
			continue
		}
		if a.until[h] >= it.end && h.IsXMM() == regs[0].IsXMM() &&
			(!CalleeSaved(h) || a.res.Used&(1<<h) != 0) {
			a.take(i, h)
			return true
		}
	}
	best, found := amd64.NoReg, int32(0)
	if a.crossing[it.v] && it.whole && regs[0].IsGPR() {
		for _, r := range regs[numCallerSaved:] {
			if a.until[r] >= it.end {
				a.take(i, r)
				return true
			}
		}
	}
	for _, r := range regs {
		if a.until[r] >= it.end {
			a.take(i, r)
			return true
		}
		if a.until[r] > found {
			best, found = r, a.until[r]
		}
	}
	pos := splitPos(found)
	if best == amd64.NoReg || pos <= it.start {
		return false
	}
	// A hint that lasts as long is better.
	for _, h := range wanted {
		if h.IsXMM() == regs[0].IsXMM() && splitPos(a.until[h]) == pos {
			best = h
		}
	}
	if !a.worth(it, pos) {
		return false
	}
	rest := a.split(i, pos)
	a.take(i, best)
	a.push(rest)
	return true
}

// worth reports whether a register until pos serves a use: if there is none, the interval may as
// well stay in memory.
func (a *allocator) worth(it *interval, pos int32) bool {
	if it.whole && a.values[it.v].kind == defReg {
		return true
	}
	return it.u0 < it.u1 && a.uses[it.u0].pos < pos
}

func (a *allocator) take(i int32, r amd64.Reg) {
	it := &a.intervals[i]
	it.reg = r
	a.active[r] = i
	if CalleeSaved(r) {
		a.res.Used |= 1 << r
	}
}

// blocked gives interval i the register whose holder needs it last, or puts i itself into memory if
// all need theirs sooner.
func (a *allocator) blocked(i int32) {
	it := &a.intervals[i]
	regs := a.order(a.f.VRegs[it.v].Class)
	firstUse := a.firstNeed(it)
	call := a.firstHit(it, a.calls[a.callAt:])
	var limit [amd64.NumRegs]int32 // where a fixed use ends a register's being available
	depth := a.f.Blocks[a.blockAt(it.start)].Depth
	for k, r := range regs {
		limit[r], a.until[r] = never, never
		if k < numCallerSaved || r.IsXMM() {
			limit[r] = call
		}
		if l := a.fixed[r]; a.cursor[r] < len(l) {
			limit[r] = min(limit[r], a.firstHit(it, l[a.cursor[r]:]))
		}
		if j := a.active[r]; j >= 0 {
			a.until[r] = a.nextNeed(&a.intervals[j], it.start, depth)
		}
	}
	for _, j := range a.inactive {
		other := &a.intervals[j]
		if other.reg.IsXMM() == regs[0].IsXMM() && a.meet(it, other) != never {
			a.until[other.reg] = min(a.until[other.reg], a.nextNeed(other, it.start, depth))
		}
	}
	best, score := amd64.NoReg, int32(-1)
	for _, r := range regs {
		if splitPos(limit[r]) <= it.start && limit[r] < it.end {
			continue
		}
		if n := min(a.until[r], limit[r]); n > score {
			best, score = r, n
		}
	}
	needNow := firstUse <= it.start
	if !needNow && (best == amd64.NoReg || score <= firstUse) {
		a.inMemory(i, 0)
		return
	}
	if best == amd64.NoReg || score <= it.start {
		if !(it.whole && a.values[it.v].kind == defReg) && firstUse == it.start &&
			!a.needsRegister(it, it.start) {
			a.inMemory(i, it.start+1)
			return
		}
		a.fail("no register for v%d at %d", it.v, it.start)
		return
	}
	if limit[best] < it.end {
		a.push(a.split(i, splitPos(limit[best])))
	}
	a.evict(best, i)
	a.take(i, best)
}

// firstNeed is where an interval first needs a register: at its definition by an instruction, or at
// a use.
func (a *allocator) firstNeed(it *interval) int32 {
	if it.whole && a.values[it.v].kind == defReg {
		return it.start
	}
	for k := it.u0; k < it.u1; k++ {
		if a.uses[k].kind != useAny {
			return a.uses[k].pos
		}
	}
	return never
}

// nextNeed is where an interval that holds a register is used next, from a position in so many
// loops on; uses outside those loops count as far away. It is pos itself if the interval cannot
// give its register up there.
func (a *allocator) nextNeed(it *interval, pos, depth int32) int32 {
	if it.start > pos || it.start == pos && it.whole || a.needsRegister(it, pos) {
		return pos
	}
	for k := a.useFrom(it, pos); k < it.u1; k++ {
		u := &a.uses[k]
		if u.kind == useAny {
			continue
		}
		if u.pos == pos { // the instruction can have it from memory, if others must have registers
			return pos + 1
		}
		far := int32(0)
		if d := a.f.Blocks[a.instBlock[u.pos>>2]].Depth; d < depth {
			far = (depth - d) << 24
		}
		if u.pos > never/2-far {
			return never / 2
		}
		return u.pos + far
	}
	return never - 1
}

// needsRegister reports whether the instruction at a position uses an interval's register in a way
// for which its slot will not do.
func (a *allocator) needsRegister(it *interval, pos int32) bool {
	for k := a.useFrom(it, pos); k < it.u1 && a.uses[k].pos == pos; k++ {
		if a.uses[k].kind == useReg {
			return true
		}
	}
	return false
}

// useFrom is the first use of an interval at or after a position.
func (a *allocator) useFrom(it *interval, pos int32) int32 {
	lo, hi := it.u0, it.u1
	for lo < hi {
		m := (lo + hi) / 2
		if a.uses[m].pos < pos {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return lo
}

// evict takes register r away from whoever holds it where interval i lives.
func (a *allocator) evict(r amd64.Reg, i int32) {
	pos := a.intervals[i].start
	if j := a.active[r]; j >= 0 {
		a.active[r] = -1
		a.spillFrom(j, pos)
	}
	n := 0
	for _, j := range a.inactive {
		if a.intervals[j].reg == r && a.meet(&a.intervals[i], &a.intervals[j]) != never {
			a.spillFrom(j, pos)
			continue
		}
		a.inactive[n] = j
		n++
	}
	a.inactive = a.inactive[:n]
}

// spillFrom takes the register of interval j away at a position. The register is given up right
// after its last use before, since going to memory costs nothing: where a loop begins in between,
// the value then is in memory there already and need not be loaded on the way back.
func (a *allocator) spillFrom(j, pos int32) {
	it := &a.intervals[j]
	k := a.useFrom(it, pos)
	from := it.start + 1
	switch {
	case k > it.u0:
		from = max(from, a.uses[k-1].pos+1)
	case !it.whole:
		it.reg = amd64.NoReg
		a.inMemory(j, pos)
		return
	}
	a.inMemory(a.split(j, min(from, pos)), pos)
}
