package regalloc

import (
	"slices"

	"statepoint/lower/mir"
)

// assignSlots gives every family a slot; families that are not alive at the same time, from their first position to their last, share one.
func (a *allocator) assignSlots() {
	f := a.f
	n := len(f.VRegs)
	a.res.SlotOf = resize(a.res.SlotOf, n)
	clear(a.res.SlotOf)
	roots := make([]mir.VReg, 0, 64)
	for v := 1; v < len(a.parent); v++ {
		if a.parent[v] == mir.VReg(v) && a.needsSlot(mir.VReg(v)) {
			roots = append(roots, mir.VReg(v))
		}
	}
	slices.SortStableFunc(roots, func(x, y mir.VReg) int {
		return int(a.familyAt(x).spans[0].from - a.familyAt(y).spans[0].from)
	})
	var free [3][]int32 // free slots of 4, 8 and 16 bytes
	type busy struct{ slot, until int32 }
	var taken []busy
	for _, r := range roots {
		fam := a.familyAt(r)
		from, to := fam.spans[0].from, fam.spans[len(fam.spans)-1].to
		k := 0
		for _, t := range taken {
			if t.until <= from {
				c := sizeClass(a.res.Slots[t.slot].Size)
				free[c] = append(free[c], t.slot)
				continue
			}
			taken[k] = t
			k++
		}
		taken = taken[:k]
		if fam.fixed != 0 {
			fam.slot = a.newSlot(8, fam.fixed)
			continue
		}
		c := sizeClass(fam.size)
		if m := len(free[c]); m > 0 {
			fam.slot = free[c][0]
			free[c] = free[c][1:]
		} else {
			fam.slot = a.newSlot(fam.size, 0)
		}
		taken = append(taken, busy{fam.slot, to})
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

// needsSlot reports whether a family is ever in memory. All are but those of incoming arguments that only ever are where they came.
func (a *allocator) needsSlot(mir.VReg) bool { return true }

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
