package report

import (
	"fmt"
	"slices"
	"sort"

	"statepoint/core/provenance"
)

// Step is one item of a why chain.
type Step struct {
	// Text names the item: "%obj", "[rsp+0]", "record 0, location 3",
	// "bytes 0x58–0x63"; Of is the text that the name is of.
	Text string
	Of   Text
	// Detail follows it, muted; may be empty.
	Detail string
	// ID is the item's id. Others are alternative ids; the page counts them ("+2") and lists them
	// on request, and String omits them.
	ID     uint32
	Others []uint32
	Kind   provenance.Kind
}

// Name returns Text with the word for its text, such as "%3 rw".
func (s *Step) Name() string { return nameOf(s.Text, s.Of) }

// Why explains how the selected thing got from source to byte.
type Why struct {
	// Category of what was selected, and Word for it.
	Category Category
	Word     string
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
		s += st.Name()
		if st.Detail != "" {
			s += ": " + st.Detail
		}
	}
	return s
}

// Longer lists of names than this are shortened, and the rest counted.
const whyNames = 2

// Why returns the chain of a selection, in order: the source value, its form after the passes, its
// slots and registers, its stack map locations, and their bytes. Empty steps are omitted.
//
// The chain keeps to what is selected itself: a pointer, not the base that was
// found for it, though both light. Of several locations it shows the selected
// one, else the one by which the selected relocate was found, else one that is
// for the selected value itself, else the first; the others are counted.
func (x *Index) Why(ids []uint32) Why {
	sel := x.Select(ids)
	if len(sel) == 0 {
		return Why{}
	}
	roots := x.Roots(ids)
	var w Why
	picked := x.Link(x.pick(ids, roots))
	w.Category, w.Word = picked.Category, picked.Word()
	c := whyChain{index: x, why: &w, ids: ids, own: x.Own(ids), line: x.line(ids)}

	group := func(want func(*Link) bool) (out []*Link) {
		for _, l := range sel {
			k := x.Link(l.ID)
			if (l.Strength > Place || k.Kind.IsPlace()) && want(k) {
				out = append(out, k)
			}
		}
		return out
	}
	isRoot := func(l *Link) bool { return slices.Contains(roots, l.ID) }
	ir := func(root bool) []*Link {
		return group(func(l *Link) bool {
			return isRoot(l) == root && l.Kind.IsIR() && !c.isCallOf(l)
		})
	}
	c.add(ir(true), c.isPicked, whyNames)
	c.add(ir(false), func(l *Link) bool { return c.isPicked(l) || c.isFoundBy(l) }, whyNames)

	// The map's location is chosen before the slot or register: the one shown is the one that the
	// location names.
	maps := c.maps(group)
	var shown *Link
	if len(maps) > 0 {
		shown = maps[0]
	}
	places := group(func(l *Link) bool {
		return l.Kind.IsPlace() &&
			(c.isPicked(l) || c.holdsOwn(l))
	})
	shownAt := func(l *Link) bool {
		return c.isPicked(l) || shown != nil &&
			slices.Contains(shown.At, l.ID)
	}
	machine := group(func(l *Link) bool { return l.Kind == provenance.KindMachine })
	switch {
	case len(places) == 0:
		c.addMachine(machine)
	case shown != nil && len(shown.At) > 0:
		c.add(slices.DeleteFunc(places, func(l *Link) bool { return !shownAt(l) }), shownAt,
			whyNames)
	default:
		c.add(places, shownAt, whyNames)
	}
	if shown != nil {
		st := Step{Text: shown.Label, Detail: shown.Detail, ID: shown.ID, Kind: shown.Kind}
		for _, o := range maps[1:] {
			st.Others = append(st.Others, o.ID)
		}
		w.Steps = append(w.Steps, st)
		if shown.End > shown.Start {
			w.Steps = append(w.Steps, Step{Text: byteRange(shown.Start, shown.End), ID: shown.ID,
				Kind: shown.Kind})
		}
	} else if i := slices.IndexFunc(machine, c.isPicked); i >= 0 &&
		machine[i].End > machine[i].Start {
		m := machine[i]
		st := Step{Text: "code " + byteRange(m.Start, m.End), ID: m.ID, Kind: m.Kind}
		if f := x.Link(m.Func); f != nil {
			st.Detail = "of " + f.Label
		}
		w.Steps = append(w.Steps, st)
	}
	return w
}

// whyChain builds a chain.
type whyChain struct {
	index *Index
	why   *Why
	ids   []uint32
	own   map[uint32]bool
	// line has the ancestors and descendants of ids, no siblings.
	line map[uint32]bool
	// holding are the ids of the slots and registers that hold something of own; nil until needed.
	holding map[uint32]bool
}

func (c *whyChain) isPicked(l *Link) bool { return slices.Contains(c.ids, l.ID) }
func (c *whyChain) isOwn(l *Link) bool    { return c.own[l.ID] }

// line returns ids with all their ancestors and descendants.
func (x *Index) line(ids []uint32) map[uint32]bool {
	line := make(map[uint32]bool)
	for _, next := range []func(int32) []int32{
		x.children.of,
		func(i int32) (up []int32) {
			for _, id := range x.links[i].From {
				if p := x.position(id); p >= 0 {
					up = append(up, p)
				}
			}
			return up
		},
	} {
		seen := make(map[int32]bool)
		var work []int32
		for _, id := range ids {
			if p := x.position(id); p >= 0 {
				work = append(work, p)
			}
		}
		for len(work) > 0 {
			i := work[len(work)-1]
			work = work[:len(work)-1]
			if !seen[i] {
				seen[i], line[x.links[i].ID] = true, true
				work = append(work, next(i)...)
			}
		}
	}
	return line
}

// Own returns the ids with the same identity as ids: their origins and descendants, as far as these
// are the same pointer or call. A base comes from the pointer it was found for but is a different
// pointer, and copies are separate.
func (x *Index) Own(ids []uint32) map[uint32]bool {
	own, written := make(map[uint32]bool), x.written(ids)
	seen := make(map[int32]bool)
	work := x.ownRoots(ids)
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[i] {
			continue
		}
		seen[i] = true
		own[x.links[i].ID] = true
		for _, child := range x.children.of(i) {
			if l := &x.links[child]; l.Purpose != PurposeBase && (written || !l.Copy) {
				work = append(work, child)
			}
		}
	}
	for _, id := range ids {
		own[id] = true
	}
	return own
}

// ownRoots are the links from which Own descends.
func (x *Index) ownRoots(ids []uint32) []int32 {
	return x.roots(ids, func(l *Link) bool { return l.Purpose == PurposeBase || l.Copy })
}

// LeastOwn returns for each of some ids the smallest id with the same identity, as defined by Own.
// Descendants of the same single root are examined once.
func (x *Index) LeastOwn(ids []uint32) []uint32 {
	type from struct {
		root    int32
		written bool
	}
	known := map[from]uint32{}
	least := make([]uint32, len(ids))
	for i, id := range ids {
		one := ids[i : i+1]
		least[i] = id
		roots := x.ownRoots(one)
		var k from
		if len(roots) == 1 {
			k = from{roots[0], x.written(one)}
			if l, ok := known[k]; ok {
				least[i] = min(id, l)
				continue
			}
		}
		for own := range x.Own(one) {
			least[i] = min(least[i], own)
		}
		if len(roots) == 1 {
			known[k] = least[i]
		}
	}
	return least
}

// holdsOwn reports whether a slot or register holds something of the chain's own. It examines the
// own ids rather than the slot, which may hold thousands of values over time.
func (c *whyChain) holdsOwn(place *Link) bool {
	if c.holding == nil {
		c.holding = map[uint32]bool{}
		for id := range c.own {
			l := c.index.Link(id)
			if l == nil {
				continue
			}
			for _, at := range l.At {
				if at != id {
					c.holding[at] = true
				}
			}
		}
	}
	return c.holding[place.ID]
}

// maps returns the entries of the map, the one to show first. A location that describes a value
// precedes the record of a call, which precedes the constants at the record's head. There is none
// if all belong to something else, such as the base.
func (c *whyChain) maps(group func(func(*Link) bool) []*Link) []*Link {
	var all []*Link
	for _, want := range []func(*Link) bool{
		func(l *Link) bool {
			return l.Kind == provenance.KindLocation && len(l.At) > 0 &&
				c.isOwn(l)
		},
		func(l *Link) bool { return l.Kind == provenance.KindRecord && c.isOwn(l) },
		func(l *Link) bool { return l.Kind == provenance.KindLocation && c.isOwn(l) },
		func(l *Link) bool { return l.Kind == provenance.KindField && c.isOwn(l) },
	} {
		if all = group(want); len(all) > 0 {
			break
		}
	}
	picked := group(func(l *Link) bool { return l.Kind.IsMap() && c.isPicked(l) })
	if len(all) == 0 && len(picked) == 0 {
		return nil
	}
	near := slices.Clone(c.ids)
	for _, id := range c.ids {
		if l := c.index.Link(id); l != nil && !l.Kind.IsPlace() {
			near = append(near, l.From...)
		}
	}
	// In a pair, the location that a collector updates comes first; the base's location refers to
	// it.
	first := func(l *Link) int {
		base := 0
		if l.By != 0 {
			base = 1
		}
		switch {
		case c.isPicked(l):
			return 0
		case c.isBy(l, c.ids):
			return 1
		case isFor(l, c.ids):
			return 2 + base
		case c.isBy(l, near):
			return 4
		case isFor(l, near):
			return 5 + base
		}
		return 7 + base
	}
	// All lit ones are counted, the others after them.
	rest := group(func(l *Link) bool { return l.Kind == provenance.KindLocation && len(l.At) > 0 })
	out := slices.Concat(picked, all, rest)
	sort.SliceStable(out, func(i, j int) bool { return first(out[i]) < first(out[j]) })
	seen := make(map[*Link]bool, len(out))
	return slices.DeleteFunc(out, func(l *Link) bool {
		had := seen[l]
		seen[l] = true
		return had
	})
}

// isBy reports whether a location is the one by which a relocate of ids was found.
func (c *whyChain) isBy(l *Link, ids []uint32) bool {
	return slices.ContainsFunc(ids, func(id uint32) bool {
		k := c.index.Link(id)
		return k != nil && k.By == l.ID
	})
}

// isFor reports whether a link comes directly from one of ids.
func isFor(l *Link, ids []uint32) bool {
	return slices.ContainsFunc(l.From, func(id uint32) bool { return slices.Contains(ids, id) })
}

// pick returns the id whose category represents a selection: the first selected one with a
// category, else a root with one.
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

// isCallOf reports whether a link belongs to the call that returns the selected value, which is a
// different item.
func (c *whyChain) isCallOf(l *Link) bool { return l.Kind == provenance.KindCall && !c.isOwn(l) }

// isFoundBy reports whether a selected location is the one by which a relocate is found.
func (c *whyChain) isFoundBy(l *Link) bool {
	return l.By != 0 && c.isOwn(l) && slices.ContainsFunc(c.ids, func(id uint32) bool {
		k := c.index.Link(id)
		return k != nil && k.Kind == provenance.KindLocation && (l.By == id || l.By == k.By)
	})
}

// addMachine adds the machine instructions to the chain: for a call, the call instruction, before
// those that prepare it.
func (c *whyChain) addMachine(links []*Link) {
	calls := func(l *Link) bool { return l.Calls && c.isOwn(l) }
	if !slices.ContainsFunc(links, c.isPicked) && slices.ContainsFunc(links, calls) {
		c.add(links, calls, 1)
		return
	}
	c.add(links, c.isPicked, whyNames)
}

// add appends a step for at most the given number of links, preferred ones first, and counts those
// that do not fit or belong to something else.
func (c *whyChain) add(links []*Link, prefer func(*Link) bool, most int) {
	if len(links) == 0 {
		return
	}
	rank := func(l *Link) int {
		switch {
		case prefer(l):
			return 0
		case c.line[l.ID] && c.isOwn(l):
			return 1
		case c.isOwn(l):
			return 2
		}
		return 3
	}
	sort.SliceStable(links, func(i, j int) bool { return rank(links[i]) < rank(links[j]) })
	n := min(len(links), most)
	for n > 1 && rank(links[n-1]) > max(1, rank(links[0])) {
		n--
	}
	shown := slices.Clone(links[:n])
	sort.Slice(shown, func(i, j int) bool { return shown[i].ID < shown[j].ID })
	for _, l := range shown {
		c.why.Steps = append(c.why.Steps, Step{Text: l.Label, Of: l.Text, ID: l.ID, Kind: l.Kind})
		if l.After != "" {
			c.why.Steps = append(c.why.Steps,
				Step{Text: l.After, Of: TextRewritten, ID: l.ID, Kind: l.Kind})
		}
	}
	if rest := links[n:]; len(rest) > 0 {
		last := &c.why.Steps[len(c.why.Steps)-1]
		for _, l := range rest {
			last.Others = append(last.Others, l.ID)
		}
	}
}

// Bytes is the step of a chain for the bytes of a link.
func (l *Link) Bytes() Step { return Step{Text: byteRange(l.Start, l.End), ID: l.ID, Kind: l.Kind} }

// byteRange formats a range of bytes, both ends included.
func byteRange(start, end uint32) string {
	if end == start+1 {
		return fmt.Sprintf("byte 0x%02x", start)
	}
	return fmt.Sprintf("bytes 0x%02x–0x%02x", start, end-1)
}
