package journey

import (
	"cmp"
	"errors"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// Journeys holds the pointers that cross the safepoints of a module: which statepoints list them,
// where the map and the code hold them, and what the passes say about them.
type Journeys struct {
	comp  *explore.Compilation
	index *report.Index
	// crossings are all crossings, in the order of the text.
	crossings []crossing
	// naming are, by id, the indices of the crossings with that id; built by the first call of
	// about.
	naming map[uint32][]int
	// records are, by statepoint, the numbers of its records.
	records map[uint32][]int32
	notes   journeyNotes
	funcs   map[provenance.ID]*codeFlow
	// blocks are the blocks after the passes, by id; built by the first call of ways.
	blocks map[provenance.ID]*ir.Block
	lines  map[uint32]uint32 // of the source, by id
	// lists holds, by location, pointers that it contains although another gives it its name.
	lists map[uint32][]provenance.ID
	// roles are the roles of locations.
	roles map[uint32]stackmap.Role
	// values are what calls return, by call.
	values map[uint32]provenance.ID
	// located caches, by record, where it has pointers.
	located map[*stackmap.Record]map[uint32]located
	// tenants caches, by slot, the pointers in it.
	tenants map[uint32]*tenants
}

// located are the numbers of the first locations of a pointer in a record, as a derived pointer and
// as a base, -1 for none.
type located struct{ derived, base int }

// crossing is a pointer that a statepoint lists, or that is recomputed after it.
type crossing struct {
	f          *ir.Func
	statepoint *ir.Instr
	target     ir.Value
	value      uint32
	base       ir.Value // nil if it is not known
	relocates  []gc.Relocate
	// forOther is set if it is listed as the base of another pointer.
	forOther  bool
	note      *pass.LiveNote
	safepoint *pass.SafepointNote
}

// New finds the pointers that cross the safepoints of a compilation's module.
func New(r *explore.Compilation) (*Journeys, error) {
	if r.Module() == nil || r.Printed() == nil {
		return nil, errors.New("no module: " + r.NotLowered())
	}
	j := &Journeys{comp: r, index: report.NewIndex(r.Outline().Links),
		records: map[uint32][]int32{},
		funcs:   map[provenance.ID]*codeFlow{}, lists: map[uint32][]provenance.ID{},
		roles: map[uint32]stackmap.Role{}, values: map[uint32]provenance.ID{},
		located: map[*stackmap.Record]map[uint32]located{}}
	for i := range r.Outline().Links {
		if l := &r.Outline().Links[i]; l.Call != 0 && l.Purpose != report.PurposeResult {
			j.values[l.Call] = provenance.ID(l.ID)
		}
	}
	if err := j.readNotes(); err != nil {
		return nil, err
	}
	if r.Lowered() != nil {
		for i := range r.Lowered().Links {
			if l := &r.Lowered().Links[i]; len(l.Lists) > 0 {
				j.lists[uint32(l.ID)] = l.Lists
			}
			if l := &r.Lowered().Links[i]; l.Kind == provenance.KindLocation {
				j.roles[uint32(l.ID)] = l.Role
			}
		}
		for i := range r.Lowered().Map.Records {
			if l := r.Links().Get(provenance.ID(r.Lowered().Map.Records[i].Prov)); l != nil {
				for _, call := range l.From {
					j.records[call] = append(j.records[call], int32(i))
				}
			}
		}
	}
	for _, f := range r.Module().Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op.IsCall() && gc.IsStatepoint(in) {
					j.statepoint(f, in)
				}
			}
		}
	}
	return j, nil
}

// statepoint adds the pointers that cross a statepoint: first those relocated or listed, then those
// recomputed.
func (j *Journeys) statepoint(f *ir.Func, in *ir.Instr) {
	sp, err := gc.View(in)
	if err != nil {
		return
	}
	relocates, _ := gc.RelocatesOf(&sp)
	note := j.notes.safepoints[in.ID()]
	first := len(j.crossings)
	add := func(v ir.Value) *crossing {
		for i := first; i < len(j.crossings); i++ {
			if j.crossings[i].value == uint32(v.ID()) {
				return &j.crossings[i]
			}
		}
		j.crossings = append(j.crossings, crossing{f: f, statepoint: in, target: sp.Target,
			value: uint32(v.ID()), safepoint: note})
		return &j.crossings[len(j.crossings)-1]
	}
	for _, live := range sp.Live {
		if v := live.Value; v.ID() != 0 && j.isReference(f, v) {
			add(v)
		}
	}
	for _, rel := range relocates {
		if rel.Derived == nil || rel.Derived.ID() == 0 {
			continue
		}
		c := add(rel.Derived)
		c.relocates, c.base = append(c.relocates, rel), rel.Base
		if n := j.notes.relocated[rel.Call.ID()]; n != nil {
			c.note = n
		}
	}
	for i := range relocates {
		for k := first; k < len(j.crossings); k++ {
			if c := &j.crossings[k]; relocates[i].Base != nil && relocates[i].Base !=
				relocates[i].Derived && c.value == uint32(relocates[i].Base.ID()) {
				c.forOther = true
			}
		}
	}
	if note == nil {
		return
	}
	for i := range note.Live {
		n := &note.Live[i]
		switch {
		case n.Remat:
			j.crossings = append(j.crossings, crossing{f: f, statepoint: in, target: sp.Target,
				value: uint32(n.Value), note: n, safepoint: note})
		case n.Relocate == 0:
			for k := first; k < len(j.crossings); k++ {
				if j.crossings[k].value == uint32(n.Value) {
					j.crossings[k].note = n
				}
			}
		}
	}
}

// isReference reports whether a function's strategy collects what a value points to.
func (j *Journeys) isReference(f *ir.Func, v ir.Value) bool {
	s, err := j.comp.Strategies().Lookup(f.GC)
	return err == nil && s != nil && v.Type().Scalar().IsPointer() &&
		s.IsReference(v.Type().Scalar())
}

// about returns the indices of an id's crossings: for a pointer, one for each safepoint; for a
// call, its code or its record, all pointers there; for a location, the pointer that it describes.
func (j *Journeys) about(id uint32) (list []int) {
	if l := j.index.Link(id); l != nil && l.Kind == provenance.KindLocation && len(l.At) > 0 {
		for i := range j.crossings {
			if j.inLocation(&j.crossings[i], l) {
				list = append(list, i)
			}
		}
		return list
	}
	if j.naming == nil {
		j.nameCrossings()
	}
	for own := range j.index.Own([]uint32{id}) {
		list = append(list, j.naming[own]...)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// nameCrossings records the ids of each crossing.
func (j *Journeys) nameCrossings() {
	j.naming = map[uint32][]int{}
	for i := range j.crossings {
		c := &j.crossings[i]
		name := func(id provenance.ID) { j.naming[uint32(id)] = append(j.naming[uint32(id)], i) }
		name(provenance.ID(c.value))
		name(c.statepoint.ID())
		if c.note != nil {
			name(c.note.Value)
		}
		for k := range c.relocates {
			name(c.relocates[k].Call.ID())
		}
	}
}

// inLocation reports whether a location, or the other one of its pair, describes a pointer at its
// safepoint.
func (j *Journeys) inLocation(c *crossing, l *report.Link) bool {
	pointer := cmp.Or(l.By, l.ID)
	for _, n := range j.records[uint32(c.statepoint.ID())] {
		rec := &j.comp.Lowered().Map.Records[n]
		if at := j.derivedIn(rec, c); rec.Prov == l.In && at >= 0 &&
			rec.Locations[at].Prov == pointer {
			return true
		}
	}
	return false
}

// row fills a row of a journey.
func (j *Journeys) row(c *crossing) report.Crossing {
	out := report.Crossing{Pointer: j.named(c.value), Call: j.callSite(c.statepoint, c.target)}
	if c.note != nil && c.note.Remat {
		out.Again, out.Unlisted = true, "computed again"
		out.After = j.namedAll(c.note.Relocate)
		out.Unwound = j.namedAll(c.note.Unwind)
		return out
	}
	for i := range c.relocates {
		rel := &c.relocates[i]
		to := &out.After
		if rel.Exceptional {
			to = &out.Unwound
		}
		*to = append(*to, j.named(uint32(rel.Call.ID())))
	}
	s, err := j.comp.Strategies().Lookup(c.f.GC)
	out.Same = len(c.relocates) == 0 && err == nil && s != nil && !s.Relocates()
	if c.base != nil {
		out.Base = j.named(uint32(c.base.ID()))
	}
	records := j.records[uint32(c.statepoint.ID())]
	for _, n := range records {
		if j.inRecord(&out, c, n) {
			return out
		}
	}
	switch {
	case j.comp.Lowered() == nil:
		out.Unlisted = "because there is no code: " + j.comp.NotLowered()
	case len(records) == 0:
		out.Unlisted = "since no code reaches the call"
	case len(c.relocates) == 0 && !out.Same:
		out.Unlisted = "since no relocate uses it"
	default:
		out.Unlisted = "since the record has it under another name"
	}
	return out
}

// inRecord fills in what a record says about a pointer, and the code around its call.
func (j *Journeys) inRecord(out *report.Crossing, c *crossing, n int32) bool {
	rec := &j.comp.Lowered().Map.Records[n]
	at := j.derivedIn(rec, c)
	if at < 0 {
		return false
	}
	loc := &rec.Locations[at]
	out.Record, out.RecordNumber, out.Location, out.Number = rec.Prov, uint32(n), loc.Prov,
		uint32(at)
	out.Place = j.placeOf(loc)
	if j.roles[loc.Prov] == stackmap.RoleBase {
		out.Unlisted = "as a base only"
	}
	if s, err := rec.Statepoint(); err == nil {
		for i := range s.Pairs() {
			if base, derived := s.Pair(i); derived == loc {
				out.OwnBase = base.SamePlace(*derived)
				out.BaseLocation, out.BasePlace = base.Prov, j.placeOf(base)
				out.BaseNumber = uint32(at) - 1
			}
		}
	}
	switch {
	case loc.Kind == stackmap.Constant || loc.Kind == stackmap.ConstIndex:
		if out.Constant = loc.String(); loc.Value == 0 {
			out.Constant = "null"
		}
	case loc.Kind == stackmap.Register:
		out.Before = []report.Spot{out.Place}
	default:
		j.inCode(out, c, n)
	}
	return true
}

// derivedIn is the number of a pointer's location in a record, -1 for none. If no relocate uses the
// pointer, the record may have it only as the base of another.
func (j *Journeys) derivedIn(rec *stackmap.Record, c *crossing) int {
	in := j.locatedIn(rec)
	at := -1
	first := func(v uint32) {
		if l, ok := in[v]; ok && l.derived >= 0 && (at < 0 || l.derived < at) {
			at = l.derived
		}
	}
	first(c.value)
	for i := range c.relocates { // copies of a pointer have one location
		for v := c.relocates[i].Derived; v != nil; v = explore.Copied(v) {
			first(uint32(v.ID()))
		}
	}
	if l, ok := in[c.value]; ok && at < 0 && len(c.relocates) == 0 && c.forOther {
		return l.base
	}
	return at
}

// locatedIn says where a record has pointers, by the id of each.
func (j *Journeys) locatedIn(rec *stackmap.Record) map[uint32]located {
	if in := j.located[rec]; in != nil {
		return in
	}
	in := map[uint32]located{}
	rec.Roles(func(n int, role stackmap.Role, _ int) {
		if role != stackmap.RoleBase && role != stackmap.RoleDerived {
			return
		}
		add := func(v uint32) {
			l, ok := in[v]
			if !ok {
				l = located{derived: -1, base: -1}
			}
			if role == stackmap.RoleDerived && l.derived < 0 {
				l.derived = n
			} else if role == stackmap.RoleBase && l.base < 0 {
				l.base = n
			}
			in[v] = l
		}
		id := rec.Locations[n].Prov
		if l := j.comp.Links().Get(provenance.ID(id)); l != nil {
			for _, v := range l.From {
				add(v)
			}
		}
		for _, v := range j.lists[id] {
			add(uint32(v))
		}
	})
	j.located[rec] = in
	return in
}

// placeOf says where a location is.
func (j *Journeys) placeOf(l *stackmap.Location) report.Spot {
	s := report.Spot{Place: l.String()}
	if link := j.comp.Links().Get(provenance.ID(l.Prov)); link != nil && len(link.At) > 0 {
		s.ID = link.At[0]
	}
	return s
}

// callOf returns the first call of a record.
func (j *Journeys) callOf(record int32) *report.CallSite {
	if record < 0 {
		return nil
	}
	l := j.comp.Links().Get(provenance.ID(j.comp.Lowered().Map.Records[record].Prov))
	for i := range j.crossings {
		c := &j.crossings[i]
		if l != nil && slices.Contains(l.From, uint32(c.statepoint.ID())) {
			call := j.callSite(c.statepoint, c.target)
			return &call
		}
	}
	return nil
}

// callSite names a statepoint by its callee.
func (j *Journeys) callSite(in *ir.Instr, target ir.Value) report.CallSite {
	c := report.CallSite{NamedID: report.NamedID{ID: uint32(in.ID()),
		Name: printer.Operand(j.comp.Module(), target)},
		Func: j.named(uint32(in.Func().ID()))}
	if n := j.notes.safepoints[in.ID()]; n != nil {
		c.Poll = j.notes.polls[n.Call] != nil
	}
	for _, root := range j.index.Roots([]uint32{c.ID}) {
		c.Line = cmp.Or(c.Line, j.lineOf(root))
	}
	return c
}

// lineOf returns the source line of an id, 0 for none.
func (j *Journeys) lineOf(id uint32) uint32 {
	if j.lines == nil {
		j.lines = map[uint32]uint32{}
		var at []int32
		var ids []uint32
		for _, m := range j.comp.Outline().Source.Marks {
			if m.Role == report.RoleWhole || m.Role == report.RoleDef {
				at, ids = append(at, m.Start), append(ids, m.ID)
			}
		}
		for i, n := range j.comp.Outline().Source.LineNumbers(at) {
			if j.lines[ids[i]] == 0 {
				j.lines[ids[i]] = uint32(n)
			}
		}
	}
	return j.lines[id]
}

// named returns an id with its name in the compiled module.
func (j *Journeys) named(id uint32) report.NamedID {
	return report.NamedID{ID: id, Name: j.comp.Links().Label(provenance.ID(id))}
}

func (j *Journeys) namedAll(list ...provenance.ID) (out []report.NamedID) {
	for _, id := range list {
		if id != 0 {
			out = append(out, j.named(uint32(id)))
		}
	}
	return out
}
