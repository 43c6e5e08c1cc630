package regalloc

import "statepoint/lower/internal/mir"

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

// nextNeed is how far away the next use of an interval that has a register is, seen from a position
// at the given loop depth: see distance. It is pos itself if the interval cannot be spilled there.
func (iv *intervals) nextNeed(it *interval, pos, depth int32) int32 {
	if it.start > pos || it.start == pos && it.whole || iv.needsRegister(it, pos) {
		return pos
	}
	return iv.distance(it, pos, depth)
}

// copied and outside are what distance adds for a use that copies the value, and for each loop
// that ends before a use.
const (
	copied  = 1 << 23
	outside = 1 << 24
)

// distance is the position of the next use of an interval after pos, whose loop depth is given. A
// use counts as further away if a register matters less there: a copy, which may read memory or be
// unnecessary in the end, and a use outside the loops around pos. One earlier in the loop comes in
// its next iteration.
func (iv *intervals) distance(it *interval, pos, depth int32) int32 {
	next := int32(never - 1)
	for k := iv.useFrom(it, pos); k < it.u1 && iv.live.uses[k].pos < next; k++ {
		u := &iv.live.uses[k]
		far := max(0, depth-iv.live.f.Blocks[iv.live.instBlock[u.pos>>2]].Depth) * outside
		switch {
		case u.kind == useAny:
			if u.op != noOperand && iv.live.f.Operands[u.op].Role == mir.SlotUse {
				continue // memory is what it needs
			}
			far += copied
		case u.pos == pos: // can be read from memory, if others need registers
			return pos + 1
		}
		if u.pos > never/2-far {
			far = never/2 - u.pos
		}
		next = min(next, u.pos+far)
	}
	return min(next, iv.live.nextTime(&iv.live.values[it.v], pos))
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
