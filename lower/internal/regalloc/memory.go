package regalloc

import "statepoint/lower/internal/mir"

// memory decides which values are in their slots, and where they are reloaded.
type memory struct {
	live *liveness
	fam  *familySet
	iv   *intervals
	// stored is, by virtual register, set if it is stored in its slot at its definition.
	stored []bool
}

// storeEarly decides which values recorded at several statepoints are stored at their definition
// instead of before each call.
func (m *memory) storeEarly() {
	f := m.live.f
	m.stored = resize(m.stored, len(f.VRegs))
	clear(m.stored)
	for v := 1; v < len(f.VRegs); v++ {
		d := &m.live.values[v]
		if d.slotUses < 2 || d.kind == defMem || d.kind == defNone {
			continue
		}
		var at int64
		for _, u := range m.live.uses[d.u0:d.u1] {
			if u.op < noOperand && f.Operands[u.op].Role == mir.SlotUse {
				at += weight(f.Blocks[m.live.instBlock[u.pos>>2]].Depth)
			}
		}
		if at > weight(f.Blocks[d.block].Depth) {
			m.stored[v] = true
			m.fam.found(mir.VReg(v))
		}
	}
}

// reloadAt finds where to reload an interval that starts in memory: at the first use that needs a
// register, or that benefits from one and is not the only use in its block; never if there is none.
// If the value is live throughout a loop, it is reloaded before the loop.
func (m *memory) reloadAt(it *interval, least int32) int32 {
	for k := it.u0; k < it.u1; k++ {
		u := &m.live.uses[k]
		switch u.kind {
		case useAny:
			continue
		case useRM:
			if u.pos < least {
				continue
			}
			b := m.live.instBlock[u.pos>>2]
			last := k+1 == it.u1 || m.live.instBlock[m.live.uses[k+1].pos>>2] != b
			blocks := m.live.f.Blocks
			if last && blocks[b].Depth <= blocks[m.live.blockAt(it.start)].Depth {
				continue
			}
		}
		return m.earlier(it, max(u.pos, least), least)
	}
	return never
}

// earlier hoists a reload out of the loops throughout which the interval is live, to the end of the
// block before the loop.
func (m *memory) earlier(it *interval, pos, least int32) int32 {
	f := m.live.f
	from := m.live.blockAt(it.start)
	b := m.live.instBlock[pos>>2]
	depth := f.Blocks[b].Depth
	best := pos
	for k := b; k > from; k-- {
		start := m.live.blockFrom[k]
		if start < least || !m.iv.covers(it, start-1) {
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
	if best < pos && m.live.callBetween(best, pos) {
		return pos
	}
	return best
}

// kept reports whether v is in its slot during its whole lifetime.
func (m *memory) kept(v mir.VReg) bool { return m.stored[v] || m.live.values[v].kind == defMem }

// list returns kept for each virtual register, in the given slice.
func (m *memory) list(to []bool) []bool {
	to = resize(to, len(m.live.f.VRegs))
	for v := range to {
		to[v] = v > 0 && m.kept(mir.VReg(v))
	}
	return to
}
