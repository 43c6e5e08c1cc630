package report

import (
	"fmt"
	"slices"
)

// Step is one item of a why chain.
type Step struct {
	// Text names the item: "%obj", "[rsp+0]", "record 0, location 3",
	// "bytes 0x58–0x63".
	Text string
	// Detail follows it more quietly; may be empty.
	Detail string
	// ID is what the item stands for. Others are ids that could stand here as
	// well; they are counted on the page ("+2") and left out of String.
	ID     uint32
	Others []uint32
	Kind   Kind
}

// Why is how the selected thing got from source to byte.
type Why struct {
	// Category of what was selected.
	Category Category
	Steps    []Step
}

// String writes the chain in one line, as the page shows it:
//
//	%obj → %obj.relocated → [rsp+0] → record 0, location 3: Indirect rsp+0, 8 bytes → bytes 0x58–0x63
func (w Why) String() string {
	s := ""
	for i, st := range w.Steps {
		if i > 0 {
			s += " → "
		}
		s += st.Text
		if st.Detail != "" {
			s += ": " + st.Detail
		}
	}
	return s
}

// Names longer lists than this are cut, and the rest counted.
const whyNames = 2

// Why gives the chain of what is selected, in the order things happen: the
// source value, what the passes made of it, where it is kept, what the stack
// map says of it, and the bytes that say so. A step that has nothing to show is
// left out. Of several locations the selected one is shown, else the first
// where the value is itself a pointer to mend; the others are counted.
func (x *Index) Why(ids []uint32) Why {
	sel := x.Select(ids)
	if len(sel) == 0 {
		return Why{}
	}
	roots := x.Roots(ids)
	var w Why
	picked := x.pick(ids, roots)
	w.Category = x.Link(picked).Category

	group := func(want func(*Link) bool) (out []*Link) {
		for _, l := range sel {
			if k := x.Link(l.ID); want(k) {
				out = append(out, k)
			}
		}
		return out
	}
	isRoot := func(l *Link) bool { return slices.Contains(roots, l.ID) }
	isPicked := func(l *Link) bool { return slices.Contains(ids, l.ID) }

	w.add(group(func(l *Link) bool { return isRoot(l) && l.Kind.IsIR() }), isPicked, "")
	w.add(group(func(l *Link) bool { return !isRoot(l) && l.Kind.IsIR() }), isPicked, "")

	// What the map says comes before places are chosen: the place to show is
	// the one the shown location names.
	places := group(func(l *Link) bool { return l.Kind.IsPlace() })
	machine := group(func(l *Link) bool { return l.Kind == KindMachine })
	// A location that describes a value goes before the record of a call, and
	// that before the constants at the record's head.
	maps := group(func(l *Link) bool { return l.Kind == KindLocation && len(l.At) > 0 })
	if len(maps) == 0 {
		maps = group(func(l *Link) bool { return l.Kind == KindRecord })
	}
	if len(maps) == 0 {
		maps = group(func(l *Link) bool { return l.Kind == KindLocation })
	}
	if f := group(func(l *Link) bool { return l.Kind.IsMap() && isPicked(l) }); len(f) > 0 {
		maps = append(f, slices.DeleteFunc(maps, isPicked)...)
	}
	if len(maps) == 0 {
		maps = group(func(l *Link) bool { return l.Kind == KindField })
	}
	shownAt := func(l *Link) bool {
		return isPicked(l) || len(maps) > 0 && slices.Contains(maps[0].At, l.ID)
	}
	if len(places) > 0 {
		if len(maps) > 0 && len(maps[0].At) > 0 {
			places = slices.DeleteFunc(places, func(l *Link) bool { return !shownAt(l) })
		}
		w.add(places, shownAt, "")
	} else if len(machine) > 0 {
		w.add(machine, isPicked, "")
	}
	if len(maps) > 0 {
		i := max(0, slices.IndexFunc(maps, isPicked))
		m := maps[i]
		st := Step{Text: m.Label, Detail: m.Detail, ID: m.ID, Kind: m.Kind}
		for j, o := range maps {
			if j != i {
				st.Others = append(st.Others, o.ID)
			}
		}
		w.Steps = append(w.Steps, st)
		if m.End > m.Start {
			w.Steps = append(w.Steps, Step{Text: byteRange(m.Start, m.End), ID: m.ID, Kind: m.Kind})
		}
	} else if i := slices.IndexFunc(machine, isPicked); i >= 0 && machine[i].End > machine[i].Start {
		m := machine[i]
		w.Steps = append(w.Steps, Step{Text: "code " + byteRange(m.Start, m.End), ID: m.ID, Kind: m.Kind})
	}
	return w
}

// pick gives the id whose category speaks for a selection: the first one
// selected that has a category, else a root that has.
func (x *Index) pick(ids, roots []uint32) uint32 {
	best := roots[0]
	for _, list := range [][]uint32{roots, ids} {
		for _, id := range slices.Backward(list) {
			if l := x.Link(id); l != nil && l.Category != CategoryNone {
				best = id
			}
		}
	}
	return best
}

// add puts a step on the chain for each link, those preferred first, and counts
// what does not fit.
func (w *Why) add(links []*Link, prefer func(*Link) bool, detail string) {
	if len(links) == 0 {
		return
	}
	slices.SortStableFunc(links, func(a, b *Link) int {
		switch pa, pb := prefer(a), prefer(b); {
		case pa == pb:
			return 0
		case pa:
			return -1
		}
		return 1
	})
	shown := links[:min(len(links), whyNames)]
	slices.SortFunc(shown, func(a, b *Link) int { return int(int64(a.ID) - int64(b.ID)) })
	for _, l := range shown {
		w.Steps = append(w.Steps, Step{Text: l.Label, Detail: detail, ID: l.ID, Kind: l.Kind})
	}
	if rest := links[len(shown):]; len(rest) > 0 {
		last := &w.Steps[len(w.Steps)-1]
		for _, l := range rest {
			last.Others = append(last.Others, l.ID)
		}
	}
}

// byteRange writes a range the way people count bytes, both ends included.
func byteRange(start, end uint32) string {
	if end == start+1 {
		return fmt.Sprintf("byte 0x%02x", start)
	}
	return fmt.Sprintf("bytes 0x%02x–0x%02x", start, end-1)
}
