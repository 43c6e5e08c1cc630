package report

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"statepoint/core/provenance"
)

// Rail is a reference of a text that a record lists, from its definition to where it is last named
// or crosses a call.
type Rail struct {
	ID       uint32
	Category Category
	// Column is its place beside the text: those that overlap have different ones, from 0.
	Column      int
	First, Last int32 // offsets in the lines where it begins and ends
	Crosses     []int32
	// Idle are the stretches in between that the value is not needed in, as other blocks are.
	Idle []Span
}

// Across is a call of a text with the references that its record lists.
type Across struct {
	At     int32 // the end of the call's line
	Values []uint32
	Record uint32
}

// Rails returns the references of a function that live across its calls, and those calls, as far as
// the text has them; function is 0 for all functions. A reference lives across a call if the stack
// map's record of the call lists it as a pointer to update.
func (d *Doc) Rails(x *Index, function uint32) (rails []Rail, calls []Across) {
	all := x.All()
	crossing := map[uint32][]uint32{} // the references of a record
	results := map[uint32]uint32{}    // what a call returns
	wanted := map[uint32]*named{}
	want := func(ids []uint32) []uint32 {
		for _, id := range ids {
			if wanted[id] == nil {
				wanted[id] = &named{first: -1, line: -1}
			}
		}
		return ids
	}
	for i := range all {
		switch l := &all[i]; {
		case l.Call != 0:
			results[l.Call] = l.ID
		case l.Kind == provenance.KindLocation && l.By == 0 && l.In != 0 &&
			(l.Category == CategoryBase || l.Category == CategoryDerived) &&
			(function == 0 || l.Func == function):
			crossing[l.In] = append(crossing[l.In], want(x.Roots(l.From))...)
		}
	}
	var records []uint32
	called := map[uint32][]uint32{} // the roots of a record's call
	for id := range crossing {
		l := x.Link(id)
		if l == nil {
			continue
		}
		var call []uint32
		for _, root := range x.Roots(l.From) {
			if value := results[root]; value != 0 {
				root = value
			}
			call = append(call, root)
		}
		records = append(records, id)
		called[id] = want(call)
	}
	slices.Sort(records)
	for _, m := range d.Marks {
		if n := wanted[m.ID]; n != nil {
			n.mark(m)
		}
	}
	of := map[uint32]*Rail{}
	for _, record := range records {
		at := int32(-1)
		for _, id := range called[record] {
			if at = wanted[id].line; at >= 0 {
				break
			}
		}
		if at < 0 {
			continue // a poll, which the text does not have
		}
		end := d.endOfLine(at)
		var values []uint32
		for _, id := range crossing[record] {
			if slices.Contains(values, id) {
				continue
			}
			values = append(values, id)
			n := wanted[id]
			if n.first < 0 {
				continue // inserted by a pass
			}
			r := of[id]
			if r == nil {
				r = &Rail{ID: id, First: n.first, Last: n.last}
				if l := x.Link(id); l != nil {
					r.Category = l.Category
				}
				of[id] = r
			}
			r.Crosses = append(r.Crosses, end)
			r.Last = max(r.Last, end)
		}
		calls = append(calls, Across{At: end, Values: values, Record: record})
	}
	flows := newFlows(d, x)
	for id, r := range of {
		if l := x.Link(id); l != nil && l.Func != 0 {
			r.Idle = flows.idle(r, l.Func, wanted[id].uses)
		}
		rails = append(rails, *r)
	}
	sort.Slice(rails, func(i, k int) bool {
		a, b := &rails[i], &rails[k]
		return a.First < b.First || a.First == b.First && a.ID < b.ID
	})
	columns(rails)
	sort.Slice(calls, func(i, k int) bool { return calls[i].At < calls[k].At })
	return rails, calls
}

// named is where a text names an item: the first and last mark, and that of its instruction.
type named struct {
	first, last, line int32
	uses              []int32
}

func (n *named) mark(m Mark) {
	switch m.Role {
	case RoleDef:
		if n.first < 0 {
			n.first, n.last = m.Start, max(n.last, m.Start)
		}
	case RoleUse:
		n.last = max(n.last, m.Start)
		n.uses = append(n.uses, m.Start)
	case RoleWhole:
		n.line = m.Start
	}
	if n.line < 0 && m.Role == RoleDef {
		n.line = m.Start
	}
}

// columns gives rails, sorted by where they begin, the first columns that are free.
func columns(rails []Rail) {
	var ends []int32 // of the last rail of each column
	for i := range rails {
		r := &rails[i]
		r.Column = slices.IndexFunc(ends, func(end int32) bool { return end < r.First })
		if r.Column < 0 {
			r.Column = len(ends)
			ends = append(ends, 0)
		}
		ends[r.Column] = r.Last
	}
}

// endOfLine returns the end of an offset's line.
func (d *Doc) endOfLine(at int32) int32 {
	if n := strings.IndexByte(d.Text[at:], '\n'); n >= 0 {
		return at + int32(n)
	}
	return int32(len(d.Text))
}

// StepLabel numbers a step of one of several findings: 1, 2, 3 of a single finding, A1, A2, B1 of
// several.
func StepLabel(finding, step, findings int) string {
	letters := ""
	for n := finding; findings > 1; n = n/26 - 1 {
		letters = string(rune('A'+n%26)) + letters
		if n < 26 {
			break
		}
	}
	return letters + strconv.Itoa(step+1)
}
