package regalloc

import (
	"sort"

	"statepoint/lower/internal/mir"
)

// slotTable assigns stack slots to families.
type slotTable struct {
	live  *liveness
	fam   *familySet
	slots []Slot
	// of is, by virtual register, one more than the slot that holds it, 0 for none.
	of []int32
}

// assign gives every family a slot; families that are not live at the same time, from their
// first position to their last, share one.
func (s *slotTable) assign() {
	f := s.live.f
	n := len(f.VRegs)
	s.slots = s.slots[:0]
	s.of = resize(s.of, n)
	clear(s.of)
	roots := make([]mir.VReg, 0, 64)
	for v := 1; v < len(s.fam.parent); v++ {
		if s.fam.parent[v] == mir.VReg(v) {
			roots = append(roots, mir.VReg(v))
		}
	}
	sort.SliceStable(roots, func(i, j int) bool {
		return s.fam.at(roots[i]).spans[0].from < s.fam.at(roots[j]).spans[0].from
	})
	var free [3][]int32 // free slots of 4, 8 and 16 bytes
	var taken busyHeap
	for _, r := range roots {
		fam := s.fam.at(r)
		from, to := fam.spans[0].from, fam.spans[len(fam.spans)-1].to
		for len(taken) > 0 && taken[0].until <= from {
			slot := taken.pop()
			c := sizeClass(s.slots[slot].Size)
			free[c] = append(free[c], slot)
		}
		if fam.fixed != 0 {
			fam.slot = s.add(max(8, fam.size), fam.fixed)
			continue
		}
		c := sizeClass(fam.size)
		if m := len(free[c]); m > 0 {
			fam.slot = free[c][m-1]
			free[c] = free[c][:m-1]
		} else {
			fam.slot = s.add(fam.size, 0)
		}
		taken.push(busy{fam.slot, to})
	}
	for v := 1; v < len(s.fam.parent); v++ {
		r := s.fam.root(mir.VReg(v))
		if r == 0 {
			continue
		}
		if fam := s.fam.at(r); fam.slot >= 0 {
			s.of[v] = fam.slot + 1
			slot := &s.slots[fam.slot]
			slot.Members = append(slot.Members, mir.VReg(v))
		}
	}
}

// busy is a slot that is occupied until a position.
type busy struct{ slot, until int32 }

// busyHeap has the slot that becomes free first at the front.
type busyHeap []busy

func (h busyHeap) less(i, j int) bool {
	return h[i].until < h[j].until || h[i].until == h[j].until && h[i].slot < h[j].slot
}

func (h *busyHeap) push(b busy) {
	*h = append(*h, b)
	for k := len(*h) - 1; k > 0; {
		p := (k - 1) / 2
		if !h.less(k, p) {
			break
		}
		(*h)[k], (*h)[p] = (*h)[p], (*h)[k]
		k = p
	}
}

func (h *busyHeap) pop() int32 {
	top := (*h)[0].slot
	n := len(*h) - 1
	(*h)[0] = (*h)[n]
	*h = (*h)[:n]
	for k := 0; ; {
		c := 2*k + 1
		if c >= n {
			break
		}
		if c+1 < n && h.less(c+1, c) {
			c++
		}
		if !h.less(c, k) {
			break
		}
		(*h)[k], (*h)[c] = (*h)[c], (*h)[k]
		k = c
	}
	return top
}

// add makes a slot.
func (s *slotTable) add(size uint8, incoming int32) int32 {
	n := len(s.slots)
	if n < cap(s.slots) {
		s.slots = s.slots[:n+1]
		s.slots[n] = Slot{Size: size, Incoming: incoming, Members: s.slots[n].Members[:0]}
	} else {
		s.slots = append(s.slots, Slot{Size: size, Incoming: incoming})
	}
	return int32(n)
}

func sizeClass(size uint8) int {
	switch size {
	case 4:
		return 0
	case 8:
		return 1
	}
	return 2
}
