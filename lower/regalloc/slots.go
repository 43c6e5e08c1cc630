package regalloc

import (
	"slices"

	"statepoint/lower/mir"
)

// assignSlots gives every family a slot; families that are not alive at the same time, from their
// first position to their last, share one.
func (a *allocator) assignSlots() {
	f := a.f
	n := len(f.VRegs)
	a.res.SlotOf = resize(a.res.SlotOf, n)
	clear(a.res.SlotOf)
	roots := make([]mir.VReg, 0, 64)
	for v := 1; v < len(a.parent); v++ {
		if a.parent[v] == mir.VReg(v) {
			roots = append(roots, mir.VReg(v))
		}
	}
	slices.SortStableFunc(roots, func(x, y mir.VReg) int {
		return int(a.familyAt(x).spans[0].from - a.familyAt(y).spans[0].from)
	})
	var free [3][]int32 // free slots of 4, 8 and 16 bytes
	var taken busyHeap
	for _, r := range roots {
		fam := a.familyAt(r)
		from, to := fam.spans[0].from, fam.spans[len(fam.spans)-1].to
		for len(taken) > 0 && taken[0].until <= from {
			slot := taken.pop()
			c := sizeClass(a.res.Slots[slot].Size)
			free[c] = append(free[c], slot)
		}
		if fam.fixed != 0 {
			fam.slot = a.newSlot(max(8, fam.size), fam.fixed)
			continue
		}
		c := sizeClass(fam.size)
		if m := len(free[c]); m > 0 {
			fam.slot = free[c][m-1]
			free[c] = free[c][:m-1]
		} else {
			fam.slot = a.newSlot(fam.size, 0)
		}
		taken.push(busy{fam.slot, to})
	}
	for v := 1; v < len(a.parent); v++ {
		r := a.rootOf(mir.VReg(v))
		if r == 0 {
			continue
		}
		if fam := a.familyAt(r); fam.slot >= 0 {
			a.res.SlotOf[v] = fam.slot + 1
			s := &a.res.Slots[fam.slot]
			s.Members = append(s.Members, mir.VReg(v))
		}
	}
}

// busy is a slot that is taken until a position.
type busy struct{ slot, until int32 }

// busyHeap has the slot that is free first at the front.
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

func (a *allocator) newSlot(size uint8, incoming int32) int32 {
	n := len(a.res.Slots)
	if n < cap(a.res.Slots) {
		a.res.Slots = a.res.Slots[:n+1]
		a.res.Slots[n] = Slot{Size: size, Incoming: incoming, Members: a.res.Slots[n].Members[:0]}
	} else {
		a.res.Slots = append(a.res.Slots, Slot{Size: size, Incoming: incoming})
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
