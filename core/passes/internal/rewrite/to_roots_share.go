package rewrite

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/provenance"
)

// maxShared is the largest number of roots in a function for which sharing is tried, since each
// pair is compared.
const maxShared = 1 << 13

// shareRoots merges the roots of bases that are never needed at the same time. Both bases are
// stored to the merged root; at a call it holds the one stored last, which is also the one read
// afterwards.
func (c *rootConverter) shareRoots() {
	var slots []*ir.Instr
	for _, base := range c.order {
		slots = append(slots, c.roots[base]...)
	}
	n := len(slots)
	if n < 2 || n > maxShared {
		return
	}
	apart := rootConflicts(c.f, slots)
	words := (n + 63) / 64
	// with has, for each remaining slot, the slots that conflict with those merged into it.
	with := map[int][]uint64{}
	for i, slot := range slots {
		mine := apart[i*words : (i+1)*words]
		into := -1
		for k := range i {
			if with[k] != nil && slots[k].ElemType == slot.ElemType &&
				with[k][i>>6]>>(uint(i)&63)&1 == 0 {
				into = k
				break
			}
		}
		if into < 0 {
			with[i] = mine
			continue
		}
		for w, bits := range mine {
			with[into][w] |= bits
		}
		c.share(slots[into], slot)
	}
}

// rootConflicts computes which slots must not be merged: two slots conflict if one is stored to
// while the other's value is still needed. It is a bit matrix with a row for each slot.
func rootConflicts(f *ir.Func, slots []*ir.Instr) []uint64 {
	n := len(slots)
	words := (n + 63) / 64
	apart := make([]uint64, n*words)
	number := make(map[*ir.Instr]int, n)
	for i, slot := range slots {
		number[slot] = i
	}
	s := analysis.NewSlots(f, slots)
	s.Each(func(in *ir.Instr, live func(int) bool) {
		slot, access := s.Access(in)
		if access != analysis.SlotWrite {
			return
		}
		i := number[slot]
		for k := range n {
			if k != i && live(k) {
				apart[i*words+k>>6] |= 1 << (uint(k) & 63)
				apart[k*words+i>>6] |= 1 << (uint(i) & 63)
			}
		}
	})
	return apart
}

// share replaces one slot by another.
func (c *rootConverter) share(into, slot *ir.Instr) {
	into.SetFrom(append(append([]provenance.ID(nil), into.From()...), slot.From()...)...)
	for u := ir.FirstUse(slot); u != nil; u = ir.FirstUse(slot) {
		switch user := u.User; user.Op {
		case ir.Load, ir.Store:
			u.Set(into)
		default:
			for use := ir.FirstUse(user); use != nil; use = ir.FirstUse(user) {
				use.User.Erase() // the declaration under a cast
			}
			user.Erase()
		}
	}
	slot.Erase()
	c.why.Figures.Roots--
}
