package session

import (
	"cmp"
	"fmt"
	"sort"

	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"

	emulated "statepoint/lower/run"
	"statepoint/stackmap"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// bottom is the address of the lowest byte of a frame.
func bottom(fn *code.Func, a *emulated.Frame) uint64 {
	return a.CFA - 8 - uint64(fn.Frame.Size+fn.Frame.Copied)
}

// at finds the instruction of a frame: the next one, or in a calling frame, the call.
func (s *Session) at(i int, a *emulated.Frame) (*report.FrameStep, *code.Inst) {
	fn := s.funcs[a.Function]
	if fn == nil || a.Outside {
		return nil, nil
	}
	frame := s.frames[fn.Name]
	if frame == nil {
		all, n := s.comp.Lowered().Funcs, 0
		for &all[n] != fn {
			n++
		}
		of := panes.FrameOf(s.comp, n)
		frame = &of
		s.frames[fn.Name] = frame
	}
	for j := range fn.Insts {
		in := &fn.Insts[j]
		if i == 0 && uint64(in.Offset) == a.Offset ||
			i > 0 && uint64(in.Offset+in.Size) == a.Offset {
			return &frame.Steps[j], in
		}
	}
	return nil, nil
}

// described reports whether the record of a frame's PC describes its slots now: in all calling
// frames, and in the innermost one just after its call has returned.
func (s *Session) described(i int, a *emulated.Frame, before *sight) bool {
	if a.Record < 0 || a.Record >= len(s.comp.Lowered().Map.Records) {
		return false
	}
	if i > 0 {
		return true
	}
	if before == nil {
		return false
	}
	sp := before.cpu.GPR[amd64.RSP-amd64.RAX]
	back, err := s.program.Machine.Mem.Load64(sp)
	return err == nil && back == a.PC && sp+8 == a.SP
}

// frame shows a frame.
func (s *Session) frame(i int, a *emulated.Frame, words *valuer) report.RunFrame {
	f := report.RunFrame{Name: a.Function, Outside: a.Outside, Offset: uint32(a.Offset), SP: a.SP}
	fn := s.funcs[a.Function]
	if i == 0 && a.Outside {
		f.Slots = s.returnOf(a, words)
	}
	if fn == nil || a.Outside {
		return f
	}
	f.ID = uint32(fn.ID)
	described := s.described(i, a, words.before)
	said := map[uint64]*report.RunSlot{}
	var registers []report.RunSlot
	if described {
		rec := &s.comp.Lowered().Map.Records[a.Record]
		f.Record, f.Number = rec.Prov, uint32(a.Record)
		if l := s.comp.Links().Get(provenance.ID(rec.Prov)); l != nil {
			f.Start, f.End = l.Start, l.End
		}
		said, registers = s.said(rec, a, words)
	}
	for j := range fn.Frame.Slots {
		slot := &fn.Frame.Slots[j]
		shown := panes.FrameSlot(s.comp, &fn.Frame, slot)
		at := bottom(fn, a) + uint64(slot.Offset)
		if slot.Base != amd64.NoReg {
			if i == 0 {
				continue // whether RSP has reached it is unknown
			}
			at = a.SP + uint64(slot.Offset)
		}
		if at < a.SP && (slot.Offset >= 0 || a.SP != bottom(fn, a)) {
			continue // not yet allocated, or already released; nor is it in the red zone
		}
		v := report.RunSlot{ID: shown.ID, Place: fmt.Sprintf("[rsp%+d]", int64(at-a.SP)),
			Address: at, Name: shown.Name, Kind: shown.Kind, Category: shown.Category,
			RunValue: words.word(at)}
		further := furtherWords(slot, &v, a.SP, said, words)
		switch slot.Kind {
		case location.SlotReturn:
			v.Means = s.returnsTo(v.Value)
		case location.SlotPadding:
			v.Means = source.Count(int(slot.Size), "byte")
		}
		if r := said[at]; r != nil {
			v.Name, v.Roles, v.Category, v.IDs = r.Name, r.Roles, r.Category, r.IDs
		} else if described && slot.Kind == location.SlotSpill {
			v.Dead, v.Name, v.Category = true, "", report.CategoryNone
		}
		f.Slots = append(append(f.Slots, v), further...)
	}
	sort.SliceStable(f.Slots, func(i, j int) bool {
		return f.Slots[i].Address > f.Slots[j].Address
	})
	f.Slots = append(f.Slots, registers...)
	return f
}

// returnOf returns the only known slot of a called function of the runtime: its return address,
// where a collector's walk begins.
func (s *Session) returnOf(a *emulated.Frame, words *valuer) []report.RunSlot {
	at := a.CFA - 8
	if _, err := s.program.Machine.Mem.Load64(at); err != nil {
		return nil
	}
	v := report.RunSlot{Place: fmt.Sprintf("[rsp%+d]", int64(at-a.SP)), Address: at,
		Kind: location.SlotReturn, RunValue: words.word(at)}
	v.Means = s.returnsTo(v.Value)
	return []report.RunSlot{v}
}

// returnsTo names a return address.
func (s *Session) returnsTo(address uint64) string {
	return cmp.Or(s.program.Named(address), "the end") // of the run, or of a thread
}

// The words of a stack object after the first are shown, too: a reference may hide there. A small
// object is shown whole; of a large one, only those of the first readWords words that point into
// the heap.
const fewWords, readWords = 16, 64

// furtherWords returns the rows of a stack object's words after the first, whose row is first.
func furtherWords(slot *code.Slot, first *report.RunSlot, sp uint64,
	said map[uint64]*report.RunSlot, words *valuer) (rows []report.RunSlot) {
	n := wordsOf(slot)
	for i := 1; i < n; i++ {
		at := first.Address + uint64(8*i)
		v := report.RunSlot{ID: first.ID, Address: at, Kind: first.Kind, Category: first.Category,
			Place: fmt.Sprintf("[rsp%+d]", int64(at-sp)),
			Name:  fmt.Sprintf("%s+%d", first.Name, 8*i), RunValue: words.word(at)}
		if r := said[at]; r != nil {
			v.Name, v.Roles, v.Category, v.IDs = r.Name, r.Roles, r.Category, r.IDs
		} else if slot.Size > 8*fewWords && v.Object == 0 && !v.Stale && !v.Nowhere {
			continue
		}
		rows = append(rows, v)
	}
	return rows
}

// wordsOf is the number of words of a slot that are read: one, except for stack objects.
func wordsOf(slot *code.Slot) int {
	if slot.Kind != location.SlotAlloca {
		return 1
	}
	return int(min(max(slot.Size/8, 1), readWords))
}

// said is what a record says about a frame: memory by address, and registers.
func (s *Session) said(rec *stackmap.Record, a *emulated.Frame,
	words *valuer) (map[uint64]*report.RunSlot, []report.RunSlot) {
	memory := map[uint64]*report.RunSlot{}
	var registers []report.RunSlot
	locations := map[int]*report.MapLocation{}
	all := panes.MapLocations(s.comp, a.Record)
	for i := range all {
		locations[int(all[i].Number)] = &all[i]
	}
	for _, h := range a.Holds {
		l := locations[h.Location]
		if l == nil || h.Role == stackmap.RoleAlloca {
			continue
		}
		slot := report.RunSlot{Place: l.Place, Name: l.Value, Roles: stackmap.Roles(h.Role),
			Category: l.Category, IDs: []uint32{l.ID}, Address: h.Address}
		if h.Register {
			slot.RunValue = words.value(h.Value)
			registers = append(registers, slot)
			continue
		}
		old := memory[h.Address]
		switch {
		case old == nil:
			memory[h.Address] = &slot
		case old.Roles == stackmap.Roles(stackmap.RoleBase) && l.Role == stackmap.RoleDerived:
			if old.IDs = slot.IDs; old.Name != slot.Name {
				old.Name += ", " + slot.Name
			}
		default:
			old.Roles |= slot.Roles
		}
	}
	return memory, registers
}
