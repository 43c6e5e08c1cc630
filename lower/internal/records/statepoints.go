package records

import (
	"sort"

	"statepoint/core/gc"
	"statepoint/lower/internal/emit"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// tabled reports whether a strategy chooses return address tables as its format.
func tabled(s gc.Strategy) bool {
	return s != nil && gc.TableName(s) == stackmap.TableSectionName
}

// recordedPoint is a point of the computed map that has a record, by numbers in Out.Roots and
// Out.Map.
type recordedPoint struct {
	function, point int
	record          int32
}

// pointsOf are the safe points of the function in the order of the code. Under a strategy that uses
// statepoints these, and no other calls, are return addresses where the collector may run.
func (m *RootMap) pointsOf(s gc.Strategy) []emit.SafePoint {
	all := m.Emitted.SafePoints()
	if !s.UsesStatepoints() {
		return all
	}
	var points []emit.SafePoint
	for i := range all {
		if all[i].Kind != rootmap.PostCall {
			points = append(points, all[i])
		}
	}
	for _, n := range m.funcRecords() {
		if r := &m.Out.Map.Records[n]; r.Form != stackmap.FormPlain {
			points = append(points, emit.SafePoint{Kind: rootmap.PostCall, Offset: r.Offset,
				Inst: -1, Block: -1})
		}
	}
	sort.SliceStable(points, func(i, j int) bool { return points[i].Offset < points[j].Offset })
	return points
}

// funcRecords are the records of the function emitted last, by offset.
func (m *RootMap) funcRecords() []int32 { return m.Out.Funcs[len(m.Out.Funcs)-1].Records }

// recordAt is the number of the record of a statepoint whose call returns to a point, -1 if there
// is none.
func (m *RootMap) recordAt(p *rootmap.Point) int32 {
	records := m.funcRecords()
	i := sort.Search(len(records), func(i int) bool {
		return m.Out.Map.Records[records[i]].Offset >= p.Offset
	})
	for ; p.Kind == rootmap.PostCall && i < len(records); i++ {
		switch r := &m.Out.Map.Records[records[i]]; {
		case r.Offset != p.Offset:
			return -1
		case r.Form != stackmap.FormPlain:
			return records[i]
		}
	}
	return -1
}

// settle completes the computed map once all code has its place: addresses, and the records of
// statepoints.
func (m *RootMap) settle() {
	out := m.Out
	for i := range out.Roots.Functions {
		f := &out.Roots.Functions[i]
		f.Address = uint64(out.Funcs[f.Number].Offset)
	}
	for _, at := range m.recorded {
		p := &out.Roots.Functions[at.function].Points[at.point]
		p.Record, p.Words = &out.Map.Records[at.record], out.Words[at.record]
	}
}

// Replaces reports whether strategies' own tables have all that the stack map would have, so that
// none is written: as in LLVM, one function that needs the map is enough.
func (m *RootMap) Replaces() bool {
	m.settle()
	described := map[int32]bool{}
	for _, at := range m.recorded {
		f := &m.Out.Roots.Functions[at.function]
		if s, err := m.Strategies.Lookup(f.Strategy); err == nil {
			described[at.record] = completes(s, &f.Points[at.point])
		}
	}
	for i := range m.Out.Map.Records {
		if !described[int32(i)] {
			return false
		}
	}
	return len(m.Out.Map.Records) > 0
}

// completes reports whether the table of a strategy has all that the record of a point has.
func completes(s gc.Strategy, p *rootmap.Point) bool {
	if tabled(s) {
		return rootmap.Bare(p)
	}
	printer, _ := printerOf(s)
	c, ok := printer.(rootmap.Complete)
	return ok && c.Complete(p)
}
