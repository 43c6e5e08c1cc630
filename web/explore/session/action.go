package session

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap/collect"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// did holds a collector's actions in a step.
type did struct {
	// told counts all actions; moves and the others count by kind.
	told                   uint32
	moves                  []collect.Move
	freed, frames, updated int

	// The actions from number from are kept, as many as an answer shows.
	from uint32
	kept []report.RunEvent

	// show is called after action number at, while the collector is paused.
	at   uint32
	show func(*action)
	// finished is called after the step, before it is undone.
	finished func()

	printed int             // bytes of output before the first action
	visited *collect.Update // by the previous action, if that followed a reference
	freedAt []uint64
	marked  []uint64
	pieces  []collect.Piece
	changed map[uint64]bool // addresses of references that have been updated
}

// action is one action of a collector. At most one of the pointers is set; if none is, object is.
type action struct {
	kind   string
	frame  *collect.Frame
	update *collect.Update
	move   *collect.Move
	field  *collect.Field
	piece  *collect.Piece
	object uint64 // the object marked, freed or worked on
	size   uint64
}

// events collects a collector's events while a step is repeated.
func (s *Session) events() *collect.Events {
	tell := func(a action) {
		if s.recording.did != nil {
			s.recording.did.heard(s, &a)
		}
	}
	return &collect.Events{
		Frame: func(f *collect.Frame) { tell(action{kind: report.ActFrame, frame: f}) },
		Visit: func(p collect.Update) { tell(action{kind: report.ActVisit, update: &p}) },
		Update: func(p collect.Update) {
			if p.Old != p.New {
				tell(action{kind: report.ActUpdate, update: &p})
			}
		},
		Move: func(m collect.Move) { tell(action{kind: report.ActMove, move: &m}) },
		Mark: func(o uint64) { tell(action{kind: report.ActMark, object: o}) },
		Piece: func(x collect.Piece) {
			tell(action{kind: report.ActWork, piece: &x, object: x.Object})
		},
		Field: func(f collect.Field) { tell(action{kind: report.ActField, field: &f}) },
		Free: func(f collect.Free) {
			tell(action{kind: report.ActFree, object: f.Object, size: f.Size})
		},
	}
}

// heard records an action.
func (d *did) heard(s *Session, a *action) {
	if d.told++; d.told == 1 {
		d.printed = len(s.program.Output())
	}
	switch a.kind {
	case report.ActFrame:
		d.frames++
	case report.ActUpdate:
		d.updated++
		d.change(a.update.Place.Addr + 8*uint64(a.update.Word))
	case report.ActField:
		d.change(a.field.Addr)
	case report.ActMove:
		d.moves = append(d.moves, *a.move)
	case report.ActMark:
		d.marked = append(d.marked, a.object)
	case report.ActWork:
		d.pieces = append(d.pieces, *a.piece)
	case report.ActFree:
		d.freed++
		d.freedAt = append(d.freedAt, a.object)
	}
	if d.told >= d.from && len(d.kept) < maxRunEvents {
		d.kept = append(d.kept, s.told(a, d.visited))
	}
	if d.show != nil && d.told == d.at {
		d.show(a)
	}
	d.visited = nil
	if a.kind == report.ActVisit {
		d.visited = a.update
	}
}

// change records that a reference has been updated.
func (d *did) change(addr uint64) {
	if d.show == nil {
		return
	}
	if d.changed == nil {
		d.changed = map[uint64]bool{}
	}
	d.changed[addr] = true
}

// told describes an action. visited is the reference followed by the previous action, or nil.
func (s *Session) told(a *action, visited *collect.Update) report.RunEvent {
	e := report.RunEvent{Kind: a.kind}
	switch {
	case a.frame != nil:
		e.Text, e.IDs = s.foundFrame(a.frame), s.recordID(a.frame)
	case a.update != nil:
		name := ""
		name, e.IDs = s.pointer(a.update)
		if e.Text = explore.UpperFirst(a.update.Sentence(name)); a.kind == report.ActVisit {
			e.Text = s.followed(a.update, name)
		}
	case a.move != nil:
		m := a.move
		e.Text = fmt.Sprintf("Moved the object at 0x%x, %s, to 0x%x: %s", m.From,
			source.Count(int(m.Size), "byte"), m.To, byHow(m.From, m.To))
		if visited != nil {
			name, _ := s.pointer(visited)
			e.Text += ", because " + s.names(visited, name) + " refers to it"
		}
	case a.field != nil:
		f := a.field
		e.Text = fmt.Sprintf("Updated the reference at 0x%x, in an object or a variable: 0x%x → "+
			"0x%x", f.Addr, f.Old, f.New)
	case a.piece != nil:
		e.Text = explore.UpperFirst(a.piece.Sentence(s.program.ThreadName(a.piece.Thread)))
	case a.kind == report.ActMark:
		e.Text = fmt.Sprintf("Marked the object at 0x%x as live", a.object)
		if visited != nil {
			name, _ := s.pointer(visited)
			e.Text += ", because " + s.names(visited, name) + " refers to it"
		}
	default:
		e.Text = fmt.Sprintf("Freed the %s of the object at 0x%x: nothing refers to it",
			source.Count(int(a.size), "byte"), a.object)
	}
	e.Text += "."
	return e
}

// byHow says how far an object has moved.
func byHow(from, to uint64) string {
	if to < from {
		return fmt.Sprintf("by -0x%x", from-to)
	}
	return fmt.Sprintf("by +0x%x", to-from)
}

// foundFrame says how a frame was found and what its description says.
func (s *Session) foundFrame(f *collect.Frame) string {
	text := fmt.Sprintf("Entry 0x%x → ", f.SP)
	if f.ReturnAddress != 0 {
		text = fmt.Sprintf("Return address 0x%x, %s → ", f.ReturnAddress,
			s.program.Symbol(f.ReturnAddress))
	}
	if len(f.Read) == 0 {
		return text + fmt.Sprintf("a frame of %s without a record, and without references",
			source.Count(int(f.Shape.Size), "byte"))
	}
	text += fmt.Sprintf("%s record %d", f.Source, f.Record)
	if r := f.Read[0]; r.Section != "" {
		text += fmt.Sprintf(", bytes 0x%x–0x%x", r.Off, r.Off+r.Len-1)
	}
	return text + ": " + source.Count(len(f.Pairs), "reference")
}

// recordID is the id of a frame's record.
func (s *Session) recordID(f *collect.Frame) []uint32 {
	if f.Source == "stack map" && f.Record < len(s.comp.Lowered().Map.Records) {
		return []uint32{s.comp.Lowered().Map.Records[f.Record].Prov}
	}
	return nil
}

// pointer is the name of a reference in the compiled module, and its location.
func (s *Session) pointer(p *collect.Update) (name string, ids []uint32) {
	if p.Frame.Source != "stack map" || p.Frame.Record >= len(s.comp.Lowered().Map.Records) {
		return "", nil
	}
	rec := &s.comp.Lowered().Map.Records[p.Frame.Record]
	if p.Pair.Number >= len(rec.Locations) {
		return "", nil
	}
	prov := rec.Locations[p.Pair.Number].Prov
	return s.comp.NameOf(prov), []uint32{prov}
}

// names returns the most specific known name of a reference in a frame.
func (s *Session) names(p *collect.Update, name string) string {
	if name == "" {
		return p.Pair.Derived.String()
	}
	return "`" + name + "`"
}

// followed says which reference is followed.
func (s *Session) followed(p *collect.Update, name string) string {
	text := fmt.Sprintf("Follows %s", p.Pair.Derived.String())
	if f := p.Frame; f.ReturnAddress != 0 {
		text += " of " + s.program.Symbol(f.ReturnAddress)
	}
	if name != "" {
		text += ": `" + name + "`"
	} else {
		text += ", which"
	}
	switch d := int64(p.Old - p.OldBase); {
	case d == 0:
		text += fmt.Sprintf(" refers to the object at 0x%x", p.OldBase)
	case d > 0:
		text += fmt.Sprintf(" is %s into the object at 0x%x", source.Count(int(d), "byte"),
			p.OldBase)
	default:
		text += fmt.Sprintf(" is %s before the object at 0x%x", source.Count(int(-d), "byte"),
			p.OldBase)
	}
	if b := p.Pair.Base.String(); b != p.Pair.Derived.String() {
		text += ", its base in " + b
	}
	return text
}
