package panes

import (
	"fmt"

	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// record writes a stack map record under its call: a line for the record, with anything unusual
// about it, and a line for each deopt value, pair and alloca.
func (w *asmWriter) record(id provenance.ID) {
	if w.comp.Request().Covered {
		w.begin(report.ColumnUnder, w.column())
		w.b.WriteString("the record is hidden until you answer")
		w.class(report.ClassRecord)
		w.end("")
		return
	}
	n := w.number[id]
	rec := &w.res.Map.Records[n]
	s, err := rec.Statepoint()
	w.recordHead(id, n, rec)
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
		w.location("", derived, base)
	}
	for i := range s.Allocas {
		w.object(n, &s.Allocas[i])
	}
}

// recordHead writes the line of a record: its number and address, what is unusual about it, and its
// pointers, or how many there are.
func (w *asmWriter) recordHead(id provenance.ID, n int, rec *stackmap.Record) {
	w.begin(report.ColumnUnder, w.column())
	w.write(fmt.Sprintf("record %d at 0x%x", n, rec.Offset), id, report.RoleDef)
	if s, err := rec.Statepoint(); err != nil {
		fmt.Fprintf(&w.b, "  %s", source.Count(len(rec.Locations), "value"))
	} else {
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
		w.summary(&s)
	}
	w.recordLine(id)
}

// mostNamed is the number of pointers of a record that its line names; more are counted.
const mostNamed = 2

// summary names the pointers of a statepoint, each with where it is, or counts them, and counts
// what else there is.
func (w *asmWriter) summary(s *stackmap.Statepoint) {
	pairs := s.Pairs()
	if pairs > mostNamed {
		w.b.WriteString("  " + source.Count(pairs, "pointer"))
	} else {
		for i := range pairs {
			base, derived := s.Pair(i)
			w.b.WriteString("  ")
			w.nameAndPlace(derived)
			if !base.SamePlace(*derived) {
				w.b.WriteString(" inside ")
				w.nameAndPlace(base)
			}
		}
	}
	for _, more := range []struct {
		n    int
		what string
	}{{len(s.Deopt), "deopt value"}, {len(s.Allocas), "stack object"}} {
		if more.n > 0 {
			w.b.WriteString("  " + source.Count(more.n, more.what))
		}
	}
}

// location writes one line of a record: the location's role, the value's name, where it is, if it
// is a pointer its base, and where the map says so.
func (w *asmWriter) location(purpose string, l, base *stackmap.Location) {
	w.begin(report.ColumnUnder, w.column()+2)
	if purpose != "" {
		w.b.WriteString(purpose + " ")
	}
	w.nameAndPlace(l)
	bytes := w.mapBytes(l)
	switch {
	case base != nil && base.SamePlace(*l):
		w.b.WriteString(", its own base")
	case base != nil:
		w.b.WriteString(", base ")
		w.nameAndPlace(base)
	}
	if bytes != "" {
		if base != nil {
			bytes = w.mapBytes(base) + " and " + bytes
		}
		w.b.WriteString(", map " + bytes)
	}
	w.detailLine(provenance.ID(l.Prov))
}

// mapBytes is the offset of a location in the map, "" if the object has another table.
func (w *asmWriter) mapBytes(l *stackmap.Location) string {
	link := w.comp.Links().Get(provenance.ID(l.Prov))
	if link == nil || link.Kind != provenance.KindLocation || link.End == 0 || w.res.MapReplaced {
		return ""
	}
	return fmt.Sprintf("0x%x", link.Start)
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
	w.detailLine(provenance.ID(l.Prov))
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

// detailLine ends a line that the line of the record has in short.
func (w *asmWriter) detailLine(id provenance.ID) {
	w.class(report.ClassDetail)
	w.recordLine(id)
}
