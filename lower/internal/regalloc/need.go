package regalloc

// firstNeed is the position at which an interval first needs a register: at its definition by an
// instruction, or at a use.
func (iv *intervals) firstNeed(it *interval) int32 {
	if it.whole && iv.live.values[it.v].kind == defReg {
		return it.start
	}
	for k := it.u0; k < it.u1; k++ {
		if iv.live.uses[k].kind != useAny {
			return iv.live.uses[k].pos
		}
	}
	return never
}

// nextNeed is the next use of an interval that has a register, after a position at the given loop
// depth; uses outside those loops count as far away. It is pos itself if the interval cannot be
// spilled there.
func (iv *intervals) nextNeed(it *interval, pos, depth int32) int32 {
	if it.start > pos || it.start == pos && it.whole || iv.needsRegister(it, pos) {
		return pos
	}
	for k := iv.useFrom(it, pos); k < it.u1; k++ {
		u := &iv.live.uses[k]
		if u.kind == useAny {
			continue
		}
		if u.pos == pos { // can be read from memory, if others need registers
			return pos + 1
		}
		far := int32(0)
		if d := iv.live.f.Blocks[iv.live.instBlock[u.pos>>2]].Depth; d < depth {
			far = (depth - d) << 24
		}
		if u.pos > never/2-far {
			return never / 2
		}
		return u.pos + far
	}
	return never - 1
}

// needsRegister reports whether the instruction at a position needs the interval in a register, not
// in its slot.
func (iv *intervals) needsRegister(it *interval, pos int32) bool {
	for k := iv.useFrom(it, pos); k < it.u1 && iv.live.uses[k].pos == pos; k++ {
		if iv.live.uses[k].kind == useReg {
			return true
		}
	}
	return false
}

// useFrom is the first use of an interval at or after a position.
func (iv *intervals) useFrom(it *interval, pos int32) int32 {
	lo, hi := it.u0, it.u1
	for lo < hi {
		m := (lo + hi) / 2
		if iv.live.uses[m].pos < pos {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return lo
}
