package session

import (
	"slices"

	emulated "statepoint/lower/run"
	"statepoint/stackmap/collect"
	"statepoint/web/report"
)

// mostObjects bounds the objects examined for one state.
const mostObjects = 100_000

// fields are the offsets of the references in objects, by the object's address.
type fields map[uint64][]uint64

// objects returns the current objects of the heap.
func (s *Session) objects() (all []report.RunObject, at fields, total uint64) {
	at = fields{}
	_ = s.program.Objects(func(object, size uint64, references []emulated.Reference) bool {
		total++
		if len(all) == mostObjects {
			return true
		}
		o := report.RunObject{Address: object, Size: size, Note: s.program.Note(object)}
		for _, r := range references {
			o.References = append(o.References, r.Value)
			at[object] = append(at[object], r.Offset)
		}
		if v, ok := s.program.Plain(object); ok {
			o.Data, o.HasData = int64(v), true
		}
		all = append(all, o)
		return true
	})
	return all, at, total
}

// heap shows the heap, with the objects that the previous step moved.
func (s *Session) heap(state *report.RunState, before *sight, did *did) {
	state.Objects, _, state.Total = s.objects()
	if before == nil || !before.outside {
		return
	}
	was := map[uint64]*report.RunObject{}
	for i := range before.objects {
		was[before.objects[i].Address] = &before.objects[i]
	}
	now := map[uint64]uint64{} // addresses before the step, by current address
	for _, m := range did.moves {
		from, again := now[m.From]
		delete(now, m.From)
		if !again {
			from = m.From
		}
		now[m.To] = from
	}
	for i := range state.Objects {
		o := &state.Objects[i]
		from, moved := now[o.Address]
		switch {
		case moved && from != o.Address:
			o.From = from
		case !moved && was[o.Address] == nil:
			o.New = true
		}
	}
	for to, from := range now {
		if o := was[from]; o != nil && to != from {
			left := *o
			left.To = to
			state.Objects = append(state.Objects, left)
		}
	}
	sortByAddress(state.Objects)
}

// spaces are the parts of the heap, with the number of bytes that the objects of a state take with
// their headers. The gap that a collector leaves below its first object, so that addresses differ,
// is not counted as used.
func (s *Session) spaces(state *report.RunState) []report.RunSpace {
	var all []report.RunSpace
	for _, p := range s.program.Spaces() {
		space := report.RunSpace{Name: p.Name, Start: p.Start, Size: p.Size, Used: p.Used}
		if state.Total <= mostObjects {
			space.Used = 0
			for i := range state.Objects {
				o := &state.Objects[i]
				if o.To != 0 || o.Freed || o.Address-p.Start >= p.Size {
					continue
				}
				if space.First == 0 || o.Address < space.First {
					space.First = o.Address
				}
				if !isSize(o, &p) {
					space.Overwritten = o.Address
					break
				}
				space.Used += p.Takes(o.Size)
			}
		}
		all = append(all, space)
	}
	return all
}

// isSize reports whether an object in its space can have the size in its header.
func isSize(o *report.RunObject, p *collect.Space) bool {
	return o.Size >= 8*uint64(len(o.References)) && o.Size%8 == 0 &&
		o.Size <= p.Size-(o.Address-p.Start)
}

// valuer classifies words.
type valuer struct {
	session *Session
	objects []report.RunObject
	before  *sight
	did     *did
	// spaces are the parts of the heap whose objects are all known; none while a collector works.
	spaces []report.RunSpace
}

// known are the spaces of a state whose objects are all among those of the state.
func known(state *report.RunState) []report.RunSpace {
	if state.Total > mostObjects {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(state.Spaces), func(p report.RunSpace) bool {
		return p.Overwritten != 0
	})
}

// value says what a word points to.
func (v *valuer) value(word uint64) report.RunValue {
	r := report.RunValue{Value: word, Before: word, Stale: v.session.program.Poisoned(word)}
	r.Filler = r.Stale
	i, exact := slices.BinarySearchFunc(v.objects, word, func(o report.RunObject, w uint64) int {
		switch {
		case o.Address < w:
			return -1
		case o.Address > w:
			return 1
		}
		return 0
	})
	if !exact {
		i--
	}
	for ; i >= 0 && word-v.objects[i].Address < v.objects[i].Size; i-- {
		o := &v.objects[i]
		r.Object, r.Stale, r.Freed, r.Filler = o.Address, o.To != 0 || o.Freed, o.Freed, false
		if !r.Stale {
			break
		}
	}
	r.Nowhere = r.Object == 0 && slices.ContainsFunc(v.spaces, func(p report.RunSpace) bool {
		return word-p.Start < p.Size
	})
	return r
}

// word classifies a word of a frame.
func (v *valuer) word(at uint64) report.RunValue {
	word, err := v.session.program.Machine.Mem.Load64(at)
	if err != nil {
		return report.RunValue{}
	}
	r := v.value(word)
	if v.before != nil {
		if was, known := v.before.words[at]; known {
			r.Before, r.Changed = was, was != word
		}
	}
	return r
}

// chooseObjects bounds the objects of a state: of many, it keeps those that frames and registers
// refer to and the objects reachable from these, then others by address. A map then represents all.
func chooseObjects(state *report.RunState) {
	all := state.Objects
	if len(all) <= maxRunObjects {
		return
	}
	at := make(map[uint64]int, len(all))
	for i := range all {
		if all[i].To == 0 {
			at[all[i].Address] = i
		}
	}
	var chosen []int
	seen, held := map[int]bool{}, map[int]bool{}
	add := func(address uint64) {
		if i, ok := at[address]; ok && !seen[i] && len(chosen) < maxRunObjects {
			seen[i] = true
			chosen = append(chosen, i)
		}
	}
	for i := range all {
		if all[i].Light == report.LightNow && !seen[i] {
			seen[i] = true
			chosen = append(chosen, i)
		}
	}
	hold := func(address uint64) {
		if i, ok := at[address]; ok {
			held[i] = true
		}
		add(address)
	}
	for _, f := range state.Frames {
		for _, slot := range f.Slots {
			hold(slot.Object)
		}
	}
	for _, r := range state.Registers {
		hold(r.Object)
	}
	state.Cells = cells(all, held)
	for n := 0; n < len(chosen); n++ {
		for _, to := range all[chosen[n]].References {
			add(to)
		}
	}
	for i := 0; i < len(all) && len(chosen) < maxRunObjects; i++ {
		if !seen[i] {
			seen[i] = true
			chosen = append(chosen, i)
		}
	}
	slices.Sort(chosen)
	out := make([]report.RunObject, len(chosen))
	for i, n := range chosen {
		out[i] = all[n]
	}
	state.Objects = out
}

// maxCells bounds the cells of a map.
const maxCells = 2100

// cells makes a map of many objects. If there are more objects than cells, each cell represents
// several.
func cells(all []report.RunObject, held map[int]bool) []report.RunCell {
	per := (len(all) + maxCells - 1) / maxCells
	out := make([]report.RunCell, 0, (len(all)+per-1)/per)
	for i := range all {
		o := &all[i]
		if i%per == 0 {
			out = append(out, report.RunCell{Address: o.Address})
		}
		c := &out[len(out)-1]
		c.Objects++
		c.Bytes += o.Size
		for look, is := range map[report.RunLook]bool{report.LookNow: o.Light == report.LightNow,
			report.LookHeld: held[i], report.LookMoved: o.From != 0, report.LookLeft: o.To != 0,
			report.LookNew: o.New, report.LookFreed: o.Freed, report.LookMarked: o.Marked,
			report.LookLost: o.Lost} {
			if is {
				c.Look |= look
			}
		}
	}
	return out
}
