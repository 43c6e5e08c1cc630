package report

import (
	"cmp"
	"slices"
)

// Index finds its way about a table of links.
type Index struct {
	links    []Link
	pos      map[uint32]int32 // id → position in links
	children map[uint32][]uint32
	tenants  map[uint32][]uint32 // place → what is At it
}

// NewIndex indexes links, in any order. It keeps a sorted copy of the slice;
// of two links with one id the first stands. Ids named in From or At that have
// no link are ignored.
func NewIndex(links []Link) *Index {
	x := &Index{
		links:    slices.Clone(links),
		pos:      make(map[uint32]int32, len(links)),
		children: make(map[uint32][]uint32),
		tenants:  make(map[uint32][]uint32),
	}
	slices.SortStableFunc(x.links, func(a, b Link) int { return cmp.Compare(a.ID, b.ID) })
	x.links = slices.CompactFunc(x.links, func(a, b Link) bool { return a.ID == b.ID })
	for i := range x.links {
		x.pos[x.links[i].ID] = int32(i)
	}
	for i := range x.links {
		l := &x.links[i]
		for _, f := range l.From {
			if _, ok := x.pos[f]; ok && f != l.ID {
				x.children[f] = append(x.children[f], l.ID)
			}
		}
		for _, p := range l.At {
			if q := x.Link(p); q != nil && q.Kind.IsPlace() && p != l.ID {
				x.tenants[p] = append(x.tenants[p], l.ID)
			}
		}
	}
	return x
}

// Link gives the link of an id, or nil.
func (x *Index) Link(id uint32) *Link {
	if i, ok := x.pos[id]; ok {
		return &x.links[i]
	}
	return nil
}

// Len is the number of links.
func (x *Index) Len() int { return len(x.links) }

// Roots gives the ids that everything in ids comes from in the end: ancestors
// by From that come from nothing themselves, ascending. A place has the roots
// of the values found there. Of a cycle, which nothing should make but a
// hostile table may, the smallest id stands as the root.
func (x *Index) Roots(ids []uint32) []uint32 {
	seen := make(map[uint32]bool)
	roots := make(map[uint32]bool)
	var work []uint32
	for _, id := range ids {
		l := x.Link(id)
		if l == nil {
			continue
		}
		if l.Kind.IsPlace() && len(x.tenants[id]) > 0 {
			work = append(work, x.tenants[id]...)
			continue
		}
		work = append(work, id)
	}
	reached := slices.Clone(work)
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[id] {
			continue
		}
		seen[id] = true
		up := 0
		for _, f := range x.Link(id).From {
			if _, ok := x.pos[f]; ok && f != id {
				work = append(work, f)
				up++
			}
		}
		if up == 0 {
			roots[id] = true
		}
	}
	if len(roots) == 0 && len(reached) > 0 {
		least := reached[0]
		for id := range seen {
			least = min(least, id)
		}
		roots[least] = true
	}
	return sortedKeys(roots)
}

func sortedKeys[V any](m map[uint32]V) []uint32 {
	out := make([]uint32, 0, len(m))
	for id := range m {
		out = append(out, id)
	}
	slices.Sort(out)
	return out
}

// All gives the links in the order of their ids. The slice is the index's own.
func (x *Index) All() []Link { return x.links }
