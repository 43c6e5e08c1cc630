package regalloc

import (
	"math"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// interval is a part of a virtual register's lifetime during which it stays in one register or
// slot.
type interval struct {
	v          mir.VReg
	start, end int32
	r0, r1     int32 // spans that reach into it
	u0, u1     int32 // uses in it
	next       int32 // the piece that follows, -1 for none
	reg        amd64.Reg
	mem        bool // in its slot
	whole      bool // begins at the definition
}

const never = math.MaxInt32

// intervals are the intervals of all values, initially one per value.
type intervals struct {
	live *liveness
	fail *failure
	all  []interval
	// first is, by virtual register, its first interval, -1 for none.
	first []int32
}

// reset removes all intervals.
func (iv *intervals) reset() {
	iv.all = iv.all[:0]
	iv.first = resize(iv.first, len(iv.live.f.VRegs))
	for i := range iv.first {
		iv.first[i] = -1
	}
}

// whole creates the interval of a value's whole lifetime.
func (iv *intervals) whole(v mir.VReg) int32 {
	d := &iv.live.values[v]
	i := int32(len(iv.all))
	iv.all = append(iv.all, interval{v: v, start: d.def, end: iv.live.spans[d.r1-1].to,
		r0: d.r0, r1: d.r1, u0: d.u0, u1: d.u1, next: -1, whole: true})
	iv.first[v] = i
	return i
}

// inside reports whether a position is in an interval.
func (it *interval) inside(pos int32) bool { return it.start <= pos && pos < it.end }

// firstHit is the first position from it.start on at which the interval meets one of the
// instructions at the given positions, each of which takes its registers from p+1 to p+3; never if
// there is none.
func (iv *intervals) firstHit(it *interval, list []int32) int32 {
	if len(list) == 0 || list[0] >= it.end {
		return never
	}
	for r := it.r0; r < it.r1 && len(list) > 0; r++ {
		from, to := max(iv.live.spans[r].from, it.start), min(iv.live.spans[r].to, it.end)
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

// meet is the first position at which two intervals are both live, never if there is none.
func (iv *intervals) meet(x, y *interval) int32 {
	i, j := x.r0, y.r0
	for i < x.r1 && j < y.r1 {
		f1, t1 := max(iv.live.spans[i].from, x.start), min(iv.live.spans[i].to, x.end)
		f2, t2 := max(iv.live.spans[j].from, y.start), min(iv.live.spans[j].to, y.end)
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

// covers reports whether a position is in one of the interval's spans.
func (iv *intervals) covers(it *interval, pos int32) bool {
	for _, s := range iv.live.spans[it.r0:it.r1] {
		if pos < s.from {
			return false
		}
		if pos < s.to {
			return true
		}
	}
	return false
}

// coversFrom is covers for ascending positions: it drops spans before pos.
func (iv *intervals) coversFrom(it *interval, pos int32) bool {
	for it.r0 < it.r1-1 && iv.live.spans[it.r0].to <= pos {
		it.r0++
	}
	s := iv.live.spans[it.r0]
	return s.from <= pos && pos < s.to
}

// split ends interval i at pos and returns the rest, which begins there or, if pos is in a hole, at
// the end of the hole.
func (iv *intervals) split(i, pos int32) int32 {
	j := int32(len(iv.all))
	iv.all = append(iv.all, interval{})
	it, rest := &iv.all[i], &iv.all[j]
	*rest = *it
	rest.reg, rest.mem, rest.whole = amd64.NoReg, false, false
	// coversFrom may have dropped spans before the scan position but after pos.
	d := &iv.live.values[it.v]
	lo, hi := d.r0, it.r1
	for lo < hi {
		m := (lo + hi) / 2
		if iv.live.spans[m].to <= pos {
			lo = m + 1
		} else {
			hi = m
		}
	}
	r := lo
	rest.r0 = r
	rest.start = max(pos, iv.live.spans[r].from)
	it.r1 = r
	it.end = pos
	if iv.live.spans[r].from < pos {
		it.r1 = r + 1
	} else {
		it.end = iv.live.spans[r-1].to
	}
	u := iv.useFrom(it, pos)
	rest.u0 = u
	it.u1 = u
	it.next = j
	return j
}

// splitPos is the last position, at most pos, at which a value can move to another register or
// slot.
func splitPos(pos int32) int32 {
	if pos&3 > 1 {
		return pos&^3 + 1
	}
	return pos
}
