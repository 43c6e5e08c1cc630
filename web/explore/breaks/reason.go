package breaks

import (
	"fmt"
	"slices"

	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/stackmap"
)

// visitsOf returns the visits of collections to one location of a record, or to all of them.
func (r *recording) visitsOf(record, location int) (all []visit) {
	for _, v := range r.visits {
		if v.record == record && (location < 0 || v.location == location) {
			all = append(all, v)
		}
	}
	return all
}

// recordOf returns the number of a statepoint's record, -1 if it has none.
func (r *recording) recordOf(safepoint provenance.ID) int {
	for i := range r.b.Result.Links {
		l := &r.b.Result.Links[i]
		if len(l.From) == 0 || !slices.Contains(l.From, safepoint) {
			continue
		}
		for n := range r.b.Result.Map.Records {
			if provenance.ID(r.b.Result.Map.Records[n].Prov) == l.ID {
				return n
			}
		}
	}
	return -1
}

// recordAt returns the number of the record of a site's safepoint, -1 if it has none.
func (r *recording) recordAt(s *Site) int {
	if s.Kind.OfModule() {
		return r.recordOf(s.Safepoint)
	}
	return s.Record
}

// Reaches reports whether the unbroken run comes to a site: executes its store, or returns from or
// throws out of its safepoint. A byte of the map is not a place in a run.
func (x *Examiner) Reaches(s *Site) bool {
	w := x.whole
	switch s.Kind {
	case FlipByte:
		return false
	case DropBarrier:
		n, _ := w.executed(s.ID)
		return n > 0
	}
	record := w.recordAt(s)
	switch {
	case record < 0:
		return false
	case s.Exceptional:
		return w.thrown(record) > 0
	case s.Kind == SkipRelocate:
		return w.times(record) > 0
	}
	return w.times(record)+w.thrown(record) > 0
}

// called reports whether the run executed the call of a record.
func (r *recording) called(record int) bool {
	after := r.returnAddress(record)
	for n := uint64(1); n <= 15; n++ { // the length of the instruction before
		if r.reached[after-n] > 0 && uint64(r.decode(after-n).inst.Len) == n {
			return true
		}
	}
	return false
}

// times is how often the call of a record returned.
func (r *recording) times(record int) uint64 { return r.reached[r.returnAddress(record)] }

// reason explains why a break could not be noticed in this run, from what the runs did at the site.
func (x *Examiner) reason(e *Explanation, r *recording) string {
	const same = "all accesses to objects, all calls and the result are those of the unbroken " +
		"program"
	w, s := x.whole, &e.Site
	if s.Kind == FlipByte {
		return x.byteReason(s, r) + "; " + same
	}
	if s.Kind == DropBarrier {
		return x.barrierReason(s, r) + "; " + same
	}
	record, location := w.recordAt(s), s.Location
	if s.Kind.OfModule() {
		location = -1
	}
	if record < 0 {
		return "the safepoint has no record in the map; " + same
	}
	n := w.times(record)
	if s.Kind == RemovePoll {
		if n == 0 {
			return "this run does not reach the poll; " + same
		}
		if k := len(r.waits); k > 0 && r.waits[k-1].on && r.ended == nil {
			return fmt.Sprintf("without the poll the run ends at step %d, before another thread "+
				"has waited longer than for the poll; %s", r.history.End(), same)
		}
		return fmt.Sprintf("the poll was passed %s, and other safepoints are near enough: "+
			"the longest way without one stays at %s; %s", times(n), source.Count(w.gap, "step"),
			same)
	}
	left := "returned"
	switch k := w.thrown(record); {
	case s.Exceptional:
		if n, left = k, "threw"; n == 0 {
			return "the call does not throw in this run; " + same
		}
	case s.Kind == SkipRelocate:
	case k > 0:
		n, left = n+k, "returned or threw"
	}
	if n == 0 {
		if !w.called(record) {
			return "this run never makes the call; " + same
		}
		return "the call does not return in this run; " + same
	}
	if s.Kind == LateTransition {
		return fmt.Sprintf("between the call, which returned %s, and the late reset the "+
			"program goes to no object; %s", times(n), same)
	}
	visits := w.visitsOf(record, location)
	if s.Kind == SkipRelocate {
		if l := x.locationOf(record, s.ID); l >= 0 {
			visits = w.visitsOf(record, l)
		}
		visits = onEdge(visits, s.Exceptional)
	}
	moved := 0
	for _, v := range visits {
		if v.old != v.new {
			moved++
		}
	}
	switch {
	case len(visits) == 0:
		when := "the only time"
		if n > 1 {
			when = fmt.Sprintf("of the %s", source.Count(n, "time"))
		}
		return fmt.Sprintf("%s that the call %s, no collection had found an object by this "+
			"pointer: it was null, or none ran; %s", when, left, same)
	case moved == 0:
		return fmt.Sprintf("at %s of a collection the object stayed where it was; %s",
			allOf(len(visits)), same)
	case s.Kind == DropRoot && r.updated(w, record, location):
		return "the same place was updated by another pair of the record, as its base; " + same
	}
	when := fmt.Sprintf("%d of %s", moved, source.Count(len(visits), "visit"))
	if moved == len(visits) {
		when = allOf(moved)
	}
	return fmt.Sprintf("the object moved at %s, and no instruction of the broken program used, "+
		"stored or passed an address that an object had left; %s", when, same)
}

// times formats a count: "once", "3 times".
func times(n uint64) string {
	if n == 1 {
		return "once"
	}
	return source.Count(n, "time")
}

// allOf describes all n visits of collections to a location.
func allOf(n int) string {
	switch n {
	case 1:
		return "the only visit"
	case 2:
		return "both visits"
	}
	return fmt.Sprintf("all %s", source.Count(n, "visit"))
}

// unread explains why a wrong step went unnoticed.
func (x *Examiner) unread(e *Explanation, r *recording) string {
	n, reads := 0, false
	for i := range r.events {
		v := &r.events[i]
		if i >= len(x.whole.events) || !v.same(&x.whole.events[i]) {
			n++
		}
		if v.step == e.First.Step && v.kind == anAccess {
			reads = !r.decoded[v.at].writes
		}
	}
	why := "the result of the first wrong step is unused: no later instruction or collection " +
		"reads it"
	if reads {
		why = "the first wrong step reads the right value by chance, or the value makes no " +
			"difference to the end of the run"
	}
	differ := "differ"
	if n == 1 {
		differ = "differs"
	}
	return fmt.Sprintf("%s; %d of %d accesses and calls %s from the unbroken program's, and "+
		"neither what it prints nor what it returns", why, n, len(r.events), differ)
}

// locationOf returns the number of the location of a relocate's pointer in a record, -1 if it is
// not found.
func (x *Examiner) locationOf(record int, relocate provenance.ID) int {
	found := -1
	pointer := x.pointerOf(relocate)
	rec := &x.whole.b.Result.Map.Records[record]
	rec.Roles(func(n int, role stackmap.Role, _ int) {
		if role != stackmap.RoleDerived || found >= 0 {
			return
		}
		for i := range x.whole.b.Result.Links {
			l := &x.whole.b.Result.Links[i]
			if uint32(l.ID) == rec.Locations[n].Prov && slices.Contains(l.From, pointer) {
				found = n
			}
		}
	})
	return found
}

// byteReason explains what became of a flipped byte.
func (x *Examiner) byteReason(s *Site, r *recording) string {
	name, record := "the byte", -1
	if a := x.whole.b.Result.StackMap.Annotation; a != nil {
		if f := a.At(uint32(s.Offset)); f >= 0 && f < len(a.Fields) {
			name = "`" + a.Path(f) + "`"
			if r := a.Enclosing(f, stackmap.GroupRecord); r >= 0 {
				record = int(a.Fields[r].Index)
			}
		}
	}
	read := false
	for from, n := range r.read {
		read = read || s.Offset-from < uint64(n)
	}
	found := slices.EqualFunc(r.visits, x.whole.visits, func(a, b visit) bool {
		return a.place == b.place && a.old == b.old && a.new == b.new
	})
	switch {
	case x.subject.Run.Tables:
		return "collectors of this run read return address tables and not the stack map, and " +
			"the decoder accepts any value in " + name
	case !read:
		return "no collection of this run read " + name + ", and the decoder accepts any value " +
			"there"
	case found:
		return fmt.Sprintf("collections read the record of %s, and found and updated the same %s: "+
			"%s", name, source.Count(len(r.visits), "reference"), x.independent(record))
	}
	return fmt.Sprintf("collections took something else from %s (%s instead of %d), "+
		"and the program did not use the wrong value", name,
		source.Count(len(r.visits), "reference"),
		len(x.whole.visits))
}

// independent says that nothing in this run depends on a field, although other records may need it.
// n is the number of the record that contains the field, -1 if none does.
func (x *Examiner) independent(n int) string {
	records := x.whole.b.Result.Map.Records
	if n >= 0 && n < len(records) && records[n].Form != stackmap.FormPlain {
		if p, err := records[n].Statepoint(); err == nil && p.Pairs() == 0 {
			return fmt.Sprintf("record %d has none with this value either", n)
		}
	}
	return "in this run none of them depends on that byte"
}

// updated reports whether collections still wrote to the location of a dropped root.
func (r *recording) updated(w *recording, record, location int) bool {
	for _, v := range w.visitsOf(record, location) {
		if v.old == v.new {
			continue
		}
		base := false
		rec := &r.b.Result.Map.Records[record]
		gone := w.b.Result.Map.Records[record].Locations[location]
		rec.Roles(func(n int, role stackmap.Role, _ int) {
			base = base || role == stackmap.RoleBase && rec.Locations[n].SamePlace(gone)
		})
		if !base {
			return false
		}
	}
	return true
}
