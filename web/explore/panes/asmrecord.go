package panes

import (
	"fmt"

	"statepoint/core/provenance"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// record writes a stack map record under its call: a line for the record, with anything unusual
// about it, and a line for each deopt value, pair and alloca.
func (w *asmWriter) record(id provenance.ID) {
	if w.comp.Request().Covered {
		w.begin(report.ColumnUnder, w.column())
		w.b.WriteString("the record is covered")
		w.class(report.ClassRecord)
		w.end("")
		return
	}
	n := w.number[id]
	rec := &w.res.Map.Records[n]
	w.recordHead(id, n, rec)
	s, err := rec.Statepoint()
	if err != nil { // a stackmap or patchpoint
		for i := range rec.Locations {
			w.location("value", &rec.Locations[i], nil)
		}
		return
	}
	for i := range s.Deopt {
		w.location("deopt", &s.Deopt[i], nil)
	}
	for i := range s.Pairs() {
		base, derived := s.Pair(i)
		if base.SamePlace(*derived) {
			base = nil
		}
		w.location("", derived, base)
	}
	for i := range s.Allocas {
		w.object(n, &s.Allocas[i])
	}
}

func (w *asmWriter) recordHead(id provenance.ID, n int, rec *stackmap.Record) {
	w.begin(report.ColumnUnder, w.column())
	w.write(fmt.Sprintf("record %d at 0x%x", n, rec.Offset), id, report.RoleDef)
	if s, err := rec.Statepoint(); err == nil {
		if rec.ID != stackmap.DefaultStatepointID {
			fmt.Fprintf(&w.b, ", id %d", rec.ID)
		}
		if s.CallingConv != 0 {
			fmt.Fprintf(&w.b, ", %s", stackmap.CallingConvName(s.CallingConv))
		}
		if s.Flags != 0 {
			fmt.Fprintf(&w.b, ", flags %d", s.Flags)
		}
		if len(s.Deopt)+s.Pairs()+len(s.Allocas) == 0 {
			w.b.WriteString(": nothing is recorded")
		}
	}
	w.recordLine(id)
}

// location writes one line of a record: the location's role, the value's name, where it is, and the
// base's location if that differs.
func (w *asmWriter) location(purpose string, l, base *stackmap.Location) {
	w.begin(report.ColumnUnder, w.column()+2)
	if purpose != "" {
		w.b.WriteString(purpose + " ")
	}
	w.nameAndPlace(l)
	if base != nil {
		w.b.WriteString(", base ")
		w.nameAndPlace(base)
	}
	w.recordLine(provenance.ID(l.Prov))
}

// object writes the line of a stack object, with the words of it that hold references.
func (w *asmWriter) object(record int, l *stackmap.Location) {
	w.begin(report.ColumnUnder, w.column()+2)
	w.b.WriteString("stack object ")
	w.nameAndPlace(l)
	for i, word := range w.res.WordsOf(int32(record), l) {
		if i == 0 {
			w.b.WriteString(", references in")
		}
		w.b.WriteString(" " + word.String())
	}
	w.recordLine(provenance.ID(l.Prov))
}

func (w *asmWriter) nameAndPlace(l *stackmap.Location) {
	link := w.comp.Links().Get(provenance.ID(l.Prov))
	if link != nil {
		for i, id := range link.From { // several if blocks share their ends
			if i > 0 {
				w.b.WriteString("or ")
			}
			w.write(w.comp.Links().Label(provenance.ID(id)), provenance.ID(id), report.RoleUse)
			w.b.WriteByte(' ')
		}
	}
	var place provenance.ID
	if link != nil && len(link.At) > 0 {
		place = provenance.ID(link.At[0])
	}
	w.write(l.Text(w.comp.RegisterName), place, report.RolePlace)
}

func (w *asmWriter) recordLine(id provenance.ID) {
	w.mark(w.line, id, report.RoleWhole)
	w.class(report.ClassRecord)
	w.end("")
}
