package links

import (
	"slices"
	"sort"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// slots are the slots of a function's frame.
type slots struct {
	frame *code.Frame
	// ids are the ids of the allocator's slots, then of the frame objects, 0 for an object without
	// one, then of all others.
	ids []provenance.ID
	// order are the indices of the slots in frame, by offset.
	order []int32
	// used marks, by index in frame, the slots that an instruction or a record names.
	used []bool
}

// use records that a record names a slot, by its index in ids, and returns its id, or none for any
// other number.
func (s *slots) use(slot int) []provenance.ID {
	if slot < 0 || slot >= len(s.ids) {
		return nil
	}
	id := s.ids[slot]
	s.used[id-s.frame.Slots[0].ID] = true // ids are in sequence
	return []provenance.ID{id}
}

// Begin reads a function that has been selected, and describes the slots of its frame. Instructions
// with ids above given were created by lowering; standsFor returns the relocate whose register
// another one shares.
func (l *Links) Begin(f *ir.Func, given provenance.ID, standsFor func(*ir.Instr) *ir.Instr,
	frame *code.Frame, alloc *regalloc.Result) {
	layout := &l.em.Frame
	frame.Saved = append([]amd64.Reg(nil), layout.Saved...)
	l.slots.frame, l.slots.ids = frame, l.slots.ids[:0]
	if l.brief = l.Only != nil && l.Only != f; l.brief {
		l.Skip(l.countSlots(alloc))
		return
	}
	if l.values.fill(f, given, standsFor); l.TextOnly {
		return
	}
	if !l.CodeOnly { // a link for each location, of which a long function has many
		l.out.Links = slices.Grow(l.out.Links, len(l.mf.Recorded))
	}
	add := func(s code.Slot) {
		s.ID = l.m.IDs.Next()
		frame.Slots = append(frame.Slots, s)
		l.slots.ids = append(l.slots.ids, s.ID)
	}
	for i := range alloc.Slots {
		s := &alloc.Slots[i]
		slot := code.Slot{Kind: location.SlotSpill, Offset: layout.Slots[i], Size: int64(s.Size)}
		if s.Incoming != 0 {
			slot.Kind = location.SlotIncoming
		}
		for _, v := range s.Members {
			if alloc.InMemory[v] {
				for _, id := range l.values.all(l.mf.VRegs[v].Value) {
					slot.Holds = mir.AddID(slot.Holds, id)
				}
			}
		}
		add(slot)
	}
	for i := range l.mf.Objects {
		o := &l.mf.Objects[i]
		slot := code.Slot{Kind: location.SlotAlloca, Offset: layout.Objects[i], Size: int64(o.Size),
			Holds: l.values.all(o.Value)}
		if layout.Realigned(slot.Offset) { // its distance from the others is known only at run time
			l.slots.ids = append(l.slots.ids, 0)
			slot.Base, slot.Offset = layout.At(slot.Offset)
			frame.Aligned = append(frame.Aligned, slot)
			continue
		}
		if o.Incoming != 0 {
			slot.Kind = location.SlotIncoming
		}
		add(slot)
	}
	for i, r := range layout.Saved {
		add(code.Slot{Kind: location.SlotSaved, Offset: layout.SavedAt(i), Size: 8, Reg: r,
			Name: r.String()})
	}
	for i, r := range layout.SavedXMM {
		add(code.Slot{Kind: location.SlotSaved, Offset: layout.XMMAt + 16*int64(i), Size: 16,
			Reg: r, Name: r.String()})
	}
	if l.mf.OutArgs > 0 {
		s := code.Slot{Kind: location.SlotOutgoing, Size: int64(l.mf.OutArgs)}
		if layout.Dynamic {
			s.Base = amd64.RSP
		}
		add(s)
	}
	add(code.Slot{Kind: location.SlotReturn, Offset: layout.Size, Size: 8})
	l.slots.sort()
	l.slots.used = append(l.slots.used[:0], make([]bool, len(frame.Slots))...)
}

// countSlots is the number of slots to which Begin gives ids.
func (l *Links) countSlots(alloc *regalloc.Result) int {
	layout := &l.em.Frame
	n := len(alloc.Slots) + len(layout.Saved) + len(layout.SavedXMM) + 1
	for _, at := range layout.Objects[:len(l.mf.Objects)] {
		if !layout.Realigned(at) {
			n++
		}
	}
	if l.mf.OutArgs > 0 {
		n++
	}
	return n
}

// sort orders the slots by their offsets.
func (s *slots) sort() {
	f := s.frame
	s.order = s.order[:0]
	for k := range f.Slots {
		s.order = append(s.order, int32(k))
	}
	sort.SliceStable(s.order, func(i, j int) bool {
		return f.Slots[s.order[i]].Offset < f.Slots[s.order[j]].Offset
	})
}

// gaps gives the bytes of a frame, below the return address, that no slot takes.
func (s *slots) gaps() (gaps []code.Slot) {
	s.sort()
	f, at := s.frame, int64(0)
	for _, k := range s.order {
		x := &f.Slots[k]
		if x.Base != amd64.NoReg {
			continue
		}
		if x.Offset > at && at < f.Size {
			gaps = append(gaps, code.Slot{Kind: location.SlotPadding, Offset: at,
				Size: min(x.Offset, f.Size) - at})
		}
		at = max(at, x.Offset+x.Size)
	}
	return gaps
}

// linkSlots finds what each slot holds, once the instructions are known, and names and links it.
func (l *Links) linkSlots(cf *code.Func) {
	f := &cf.Frame
	first := f.Slots[0].ID // they have consecutive ids
	for i := range cf.Insts {
		in := &cf.Insts[i]
		for _, at := range in.At {
			k := at - first
			l.slots.used[k] = true
			if in.Note == code.NoteSpill {
				for _, id := range in.Values {
					f.Slots[k].Holds = mir.AddID(f.Slots[k].Holds, id)
				}
			}
		}
	}
	used := f.Slots[:0]
	for k, s := range f.Slots {
		if s.Kind == location.SlotSpill && !l.slots.used[k] {
			continue // the allocator reserved it for a value that then stayed in registers
		}
		if s.Name == "" {
			var names strings.Builder
			for k, id := range s.Holds {
				if k > 0 {
					names.WriteString(", ")
				}
				names.WriteString(l.names.Of(id))
			}
			s.Name = names.String()
		}
		l.out.Links = append(l.out.Links, code.Link{ID: s.ID, Kind: provenance.KindSlot,
			From: s.Holds,
			Func: l.number(), Label: "[" + f.PlaceText(&s) + "]"})
		used = append(used, s)
	}
	f.Slots = used
	f.Slots = append(f.Slots, l.slots.gaps()...)
}

// slotsOf are the slots that an instruction names.
func (l *Links) slotsOf(em *emit.Emitted) []provenance.ID {
	var at []provenance.ID
	all := l.slots.frame.Slots
	base, delta := l.em.Frame.Base()
	for i := range em.Inst.Args {
		a := &em.Inst.Args[i]
		if a.Kind != amd64.KindMem || a.Reg != base && a.Reg != amd64.RSP {
			continue
		}
		from := a.Val - em.Pushed
		if a.Reg == base {
			from -= delta
		}
		k, _ := slices.BinarySearchFunc(l.slots.order, from, func(k int32, from int64) int {
			if s := &all[k]; s.Offset+max(s.Size, 1) <= from {
				return -1
			}
			return 1
		})
		if k == len(l.slots.order) {
			continue
		}
		s := &all[l.slots.order[k]]
		outgoing := s.Kind == location.SlotOutgoing
		if s.Offset <= from && (a.Reg == base || outgoing) {
			at = mir.AddID(at, s.ID)
		}
	}
	return at
}
