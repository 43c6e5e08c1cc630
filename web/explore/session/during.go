package session

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"sort"
	"strconv"
	"strings"

	"statepoint/stackmap"
	"statepoint/stackmap/collect"
	"statepoint/web/report"
)

// during shows the run in the middle of a step: after some of what the collector does in it.
func (s *Session) during(ctx context.Context, at moment) (*report.RunState, error) {
	state := &report.RunState{Setup: s.call.setup, Astray: s.verdict.astray,
		Hidden: s.verdict.hidden, Marks: s.recording.shownMarks(), Prints: s.recording.prints,
		Complete: s.recording.complete}
	s.choices(state)
	if err := s.recording.history.Seek(ctx, at.step); err != nil {
		return nil, err
	}
	before := s.look()
	heard := &did{at: at.within, from: firstKept(at.within)}
	moves, changed := 0, map[uint64]bool{}
	var references fields
	heard.show = func(a *action) {
		state.Objects, references, state.Total = s.objectsDuring(heard, before)
		s.showAction(state, heard, a, before)
		moves, changed = len(heard.moves), maps.Clone(heard.changed)
	}
	heard.finished = func() {
		s.lost(state.Objects, heard)
		ahead(state, references, heard.moves[moves:], changed)
	}
	if _, err := s.recording.listen(ctx, at.step, heard); err != nil {
		return nil, err
	}
	state.Step, state.End, state.Complete = at.step, s.recording.history.End(), s.recording.complete
	state.Within, state.Actions = at.within, heard.told
	s.keep(state, heard, at.step)
	chooseObjects(state)
	return state, nil
}

// firstKept is the number of the first action listed around another.
func firstKept(around uint32) uint32 {
	return max(around, maxRunEvents/2) - maxRunEvents/2 + 1
}

// keep puts the kept actions into a state.
func (s *Session) keep(state *report.RunState, heard *did, step uint64) {
	state.Events, state.EventsOf, state.EventsAll = heard.kept, step, heard.told
	state.EventsFrom = max(heard.from, 1)
}

// showAction fills a state that has its objects while the collector is paused after an action.
func (s *Session) showAction(state *report.RunState, heard *did, a *action, before *sight) {
	state.Output = string(s.program.Output())
	words := valuer{s, state.Objects, before, heard, nil}
	frames, _ := s.program.Frames()
	s.place(state, frames)
	s.registers(state, &words)
	f := a.of()
	if f == nil && heard.visited != nil {
		f = heard.visited.Frame
	}
	if f != nil {
		s.visited = f.SP
	}
	s.stacks(state, frames, &words)
	s.visited = 0
	state.Spaces = s.spaces(state)
	state.Code = append(s.ownCode(), s.code()...)
	event := s.told(a, heard.visited)
	state.Sentence = event.Text
	s.light(state, a, heard.visited)
	if f == nil {
		return
	}
	if f.Thread != s.program.Machine.Current() {
		frames, _ = s.program.FramesOf(f.Thread)
	}
	for i := range frames {
		if step, _ := s.at(i, &frames[i]); step != nil && i > 0 &&
			frames[i].PC == f.ReturnAddress && frames[i].SP == f.SP {
			state.IDs = append([]uint32{step.ID}, append(s.recordID(f), event.IDs...)...)
			break
		}
	}
}

// of is the frame of an action, nil for none.
func (a *action) of() *collect.Frame {
	switch {
	case a.frame != nil:
		return a.frame
	case a.update != nil:
		return a.update.Frame
	}
	return nil
}

// objectsDuring returns the objects during a collection: the moved ones at their new positions, the
// others unchanged.
func (s *Session) objectsDuring(heard *did, before *sight) ([]report.RunObject, fields, uint64) {
	origin := map[uint64]uint64{} // of moved objects, by current address
	last := map[uint64]uint64{}   // its address before the last move
	for _, m := range heard.moves {
		from, again := origin[m.From]
		if !again {
			from = m.From
		}
		delete(origin, m.From)
		origin[m.To], last[m.To] = from, m.From
	}
	now := map[uint64]uint64{}
	for to, from := range origin {
		now[from] = to
	}
	freed, marked := map[uint64]bool{}, map[uint64]bool{}
	for _, o := range heard.freedAt {
		freed[o] = true
	}
	for _, o := range heard.marked {
		marked[o] = true
	}
	var all []report.RunObject
	at := fields{}
	total := before.total
	for i := range before.objects {
		o := before.objects[i]
		offsets := before.fields[o.Address]
		to, moved := now[o.Address]
		o.Marked = marked[o.Address]
		switch {
		case freed[o.Address]:
			o.Freed = true
			total--
		case moved && to != o.Address:
			left := o
			left.To = to
			all = append(all, left)
			o.Address, o.From = to, last[to]
			fallthrough
		default:
			o.References = slices.Clone(o.References)
			for n := range o.References {
				if v, err := s.program.Machine.Mem.Load64(o.Address + offsets[n]); err == nil {
					o.References[n] = v
				}
			}
		}
		at[o.Address] = offsets
		all = append(all, o)
	}
	sortByAddress(all)
	return all, at, total
}

// sortByAddress orders objects.
func sortByAddress(all []report.RunObject) {
	sort.SliceStable(all, func(i, j int) bool { return all[i].Address < all[j].Address })
}

// lost marks the objects that the collection will not reach.
func (s *Session) lost(shown []report.RunObject, heard *did) {
	after := map[uint64]bool{}
	list, _, total := s.objects()
	if uint64(len(list)) < total {
		return
	}
	for i := range list {
		after[list[i].Address] = true
	}
	moved := map[uint64]bool{}
	for _, m := range heard.moves {
		moved[m.From] = true
		delete(after, m.To)
	}
	for i := range shown {
		o := &shown[i]
		o.Lost = o.To == 0 && o.From == 0 && !moved[o.Address] && !after[o.Address]
	}
}

// ahead handles references that are updated before their objects move, as a sliding collector does.
func ahead(state *report.RunState, references fields, coming []collect.Move,
	changed map[uint64]bool) {
	from := map[uint64]uint64{} // the address of the object that will move there
	for _, m := range coming {
		from[m.To] = m.From
	}
	if len(from) == 0 {
		return
	}
	next := map[uint64]uint64{}
	for to, at := range from {
		next[at] = to
	}
	sizes := map[uint64]uint64{}
	for i := range state.Objects {
		o := &state.Objects[i]
		if o.To != 0 {
			continue
		}
		o.Next, sizes[o.Address] = next[o.Address], o.Size
		for n, to := range o.References {
			if n < 64 && changed[o.Address+references[o.Address][n]] && from[to] != 0 {
				o.Ahead |= 1 << n
			}
		}
	}
	for i := range state.Frames {
		for j := range state.Frames[i].Slots {
			slot := &state.Frames[i].Slots[j]
			if !changed[slot.Address] {
				continue
			}
			for to, at := range from {
				if slot.Value-to < sizes[at] {
					slot.Object, slot.Ahead, slot.Stale = at, true, false
				}
			}
		}
	}
}

// light determines the subject of an action: frame, slot, object and bytes.
func (s *Session) light(state *report.RunState, a *action, visited *collect.Update) {
	object := func(at uint64) {
		for i := range state.Objects {
			if o := &state.Objects[i]; o.Address == at {
				o.Light = report.LightNow
			}
		}
	}
	update := a.update
	if update == nil {
		update = visited
	}
	f := a.of()
	if f == nil && update != nil {
		f = update.Frame
	}
	switch {
	case a.move != nil:
		object(a.move.From)
		object(a.move.To)
	case a.field != nil:
		object(a.field.New)
		for i := range state.Objects {
			if o := &state.Objects[i]; o.To == 0 && a.field.Addr-o.Address < o.Size {
				o.Light = report.LightNow
			}
		}
	case a.update != nil:
		object(a.update.NewBase)
	default:
		object(a.object)
	}
	if f == nil {
		return
	}
	frames := state.Frames
	for i := range state.Threads {
		if t := &state.Threads[i]; t.Number == uint32(f.Thread) && t.Number != state.Thread {
			frames = t.Frames
		}
	}
	for i := range frames {
		fr := &frames[i]
		if a.frame != nil && f.ReturnAddress != 0 {
			for j := range fr.Slots {
				if slot := &fr.Slots[j]; slot.Address == f.SP-8 {
					slot.Light = report.LightNow
				}
			}
		}
		if i == 0 || f.ReturnAddress != 0 && fr.SP != f.SP {
			continue
		}
		if f.ReturnAddress != 0 {
			fr.Light = report.LightNow
		}
		for j := range fr.Slots {
			if slot := &fr.Slots[j]; update != nil && slot.Address != 0 {
				switch slot.Address {
				case update.Place.Addr + 8*uint64(update.Word):
					slot.Light, fr.Light = report.LightNow, report.LightNow
				case s.baseAddr(update, fr):
					slot.Light = report.LightNear
				}
			}
		}
	}
	s.reads(state, f, update)
}

// baseAddr is the address of the base of a reference, if it is in the frame.
func (s *Session) baseAddr(p *collect.Update, f *report.RunFrame) uint64 {
	if b := &p.Pair.Base; b.As.Kind == stackmap.Indirect && b.As.DwarfReg == stackmap.RSP {
		return f.SP + uint64(int64(b.As.Offset))
	}
	return 0
}

// reads are the bytes that describe a frame; those that locate a reference are lit.
func (s *Session) reads(state *report.RunState, f *collect.Frame, update *collect.Update) {
	light := func(off, n uint64, section string) report.RunLight {
		over := func(b collect.Bytes) bool {
			return b.Section == section && b.Len > 0 && off < b.Off+b.Len && b.Off < off+n
		}
		switch {
		case update == nil:
			return report.LightFar
		case over(update.Pair.Derived.Read):
			return report.LightNow
		case over(update.Pair.Base.Read):
			return report.LightNear
		}
		return report.LightFar
	}
	if f.Source == "stack map" && s.comp.Lowered().StackMap.Annotation != nil {
		if len(f.Read) > 0 {
			s.recordRows(state, f.Read[0], light)
		}
		return
	}
	add := func(b collect.Bytes, text string) {
		for i := range state.Reads {
			if r := &state.Reads[i]; r.Section == b.Section && r.Offset == b.Off {
				return
			}
		}
		state.Reads = append(state.Reads, report.RunRead{Section: b.Section, Offset: b.Off,
			Bytes: s.bytesAt(b), Text: text, Light: light(b.Off, b.Len, b.Section)})
	}
	for _, b := range f.Read {
		add(b, "describes the frame")
	}
	for i := range f.Pairs {
		p := &f.Pairs[i]
		add(p.Base.Read, p.Base.String())
		add(p.Derived.Read, p.Derived.String())
	}
}

// recordRows are the rows of a stack map's record.
func (s *Session) recordRows(state *report.RunState, record collect.Bytes,
	light func(off, n uint64, section string) report.RunLight) {
	a := s.comp.Lowered().StackMap.Annotation
	rows := a.Rows(0, len(a.Fields))
	for i := range rows {
		row := &rows[i]
		if uint64(row.Off) < record.Off || uint64(row.Off) >= record.Off+record.Len {
			continue
		}
		var words []string
		for _, word := range []string{a.Label(int(row.Field)), a.Value(int(row.Field)),
			a.Meaning(int(row.Field), s.comp.NameOf)} {
			if word != "" {
				words = append(words, word)
			}
		}
		state.Reads = append(state.Reads, report.RunRead{Section: record.Section,
			Offset: uint64(row.Off), Bytes: fmt.Sprintf("%x", a.Bytes[row.Off:row.Off+row.Len]),
			Text: strings.Join(words, " · "), ID: row.Prov,
			Light: light(uint64(row.Off), uint64(row.Len), record.Section)})
	}
}

// bytesAt returns bytes of a section or of memory in hexadecimal.
func (s *Session) bytesAt(b collect.Bytes) string {
	data := make([]byte, min(b.Len, 64))
	switch {
	case b.Section == "":
		if s.program.Machine.Mem.ReadAt(b.Off, data) != nil {
			return ""
		}
	default:
		if !s.program.SectionBytes(b.Section, b.Off, data) {
			return strconv.FormatUint(b.Len, 10) + " bytes"
		}
	}
	return fmt.Sprintf("% x", data)
}
