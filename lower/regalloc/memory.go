package regalloc

import (
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// storeEarly decides which values recorded at several statepoints are stored at their definition
// and not before each of the calls.
func (a *allocator) storeEarly() {
	f := a.f
	for v := 1; v < len(f.VRegs); v++ {
		d := &a.values[v]
		if d.slotUses < 2 || d.kind == defMem || d.kind == defNone {
			continue
		}
		var at int64
		for _, u := range a.uses[d.u0:d.u1] {
			if u.op < noOperand && f.Operands[u.op].Role == mir.SlotUse {
				at += weight(f.Blocks[a.instBlock[u.pos>>2]].Depth)
			}
		}
		if at > weight(f.Blocks[d.block].Depth) {
			a.stored[v] = true
			a.found(mir.VReg(v))
		}
	}
}

// inMemory puts interval i in its slot up to where a register is needed, from position least on;
// the rest is queued.
func (a *allocator) inMemory(i, least int32) {
	it := &a.intervals[i]
	it.mem = true
	if a.values[it.v].kind != defMem && !a.stored[it.v] {
		a.stored[it.v] = true
	}
	at := a.reloadAt(it, max(least, it.start+1))
	if at == never {
		return
	}
	if at <= it.start {
		a.fail("v%d must be in memory and in a register at %d", it.v, it.start)
		return
	}
	a.push(a.split(i, at))
}

// reloadAt finds where an interval that starts in memory goes to a register: at the first use that
// needs one, or that could use one and is not alone in its block; never if there is none. In a loop
// that the value lives through, that is before the loop.
func (a *allocator) reloadAt(it *interval, least int32) int32 {
	for k := it.u0; k < it.u1; k++ {
		u := &a.uses[k]
		switch u.kind {
		case useAny:
			continue
		case useRM:
			if u.pos < least {
				continue
			}
			if k+1 == it.u1 || a.instBlock[a.uses[k+1].pos>>2] != a.instBlock[u.pos>>2] {
				if a.f.Blocks[a.instBlock[u.pos>>2]].Depth <= a.f.Blocks[a.blockAt(
					it.start)].Depth {
					continue
				}
			}
		}
		return a.earlier(it, max(u.pos, least), least)
	}
	return never
}

// earlier moves the place of a reload out of loops that the interval lives through: to the end of
// the block before the loop.
func (a *allocator) earlier(it *interval, pos, least int32) int32 {
	f := a.f
	from := a.blockAt(it.start)
	b := a.instBlock[pos>>2]
	depth := f.Blocks[b].Depth
	best := pos
	for k := b; k > from; k-- {
		start := a.blockFrom[k]
		if start < least || !a.covers(it, start-1) {
			break
		}
		if d := f.Blocks[k-1].Depth; d < depth {
			depth = d
			best = start
		}
		if k < b-16 {
			break
		}
	}
	if best < pos && a.callBetween(best, pos) {
		return pos
	}
	return best
}

// callBetween reports whether there is a call from one position to another.
func (a *allocator) callBetween(from, to int32) bool {
	i, _ := slices.BinarySearch(a.calls, from)
	return i < len(a.calls) && a.calls[i] < to
}

// blockAt is the block of a position.
func (a *allocator) blockAt(pos int32) int32 {
	return a.instBlock[min(int(pos>>2), len(a.instBlock)-1)]
}

// covers reports whether a position is in one of the interval's spans.
func (a *allocator) covers(it *interval, pos int32) bool {
	for _, s := range a.spans[it.r0:it.r1] {
		if pos < s.from {
			return false
		}
		if pos < s.to {
			return true
		}
	}
	return false
}

// split ends interval i at pos and returns what is left, which begins there or, if pos is in a
// hole, where the hole ends.
func (a *allocator) split(i, pos int32) int32 {
	j := int32(len(a.intervals))
	a.intervals = append(a.intervals, interval{})
	it, rest := &a.intervals[i], &a.intervals[j]
	*rest = *it
	rest.reg, rest.mem, rest.whole = amd64.NoReg, false, false
	// coversFrom may have dropped spans that lie before the scan but after pos.
	d := &a.values[it.v]
	lo, hi := d.r0, it.r1
	for lo < hi {
		m := (lo + hi) / 2
		if a.spans[m].to <= pos {
			lo = m + 1
		} else {
			hi = m
		}
	}
	r := lo
	rest.r0 = r
	rest.start = max(pos, a.spans[r].from)
	it.r1 = r
	it.end = pos
	if a.spans[r].from < pos {
		it.r1 = r + 1
	} else {
		it.end = a.spans[r-1].to
	}
	u := a.useFrom(it, pos)
	rest.u0 = u
	it.u1 = u
	it.next = j
	return j
}

// splitPos is the last position not after pos at which a value can change places.
func splitPos(pos int32) int32 {
	if pos&3 > 1 {
		return pos&^3 + 1
	}
	return pos
}
