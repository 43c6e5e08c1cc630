package report

import (
	"slices"
	"sort"
)

// Index indexes a table of links. A large module has a hundred thousand links, and the page indexes
// them between two frames, so the index is a few flat slices rather than maps of slices.
type Index struct {
	links []Link
	// place maps an id to its position in links plus one while ids are dense, as in a compilation
	// and in an excerpt, which has one link of most functions; sparse is for other ids.
	place  []int32
	sparse map[uint32]int32
	// low is the number of links with ids before FirstCall. Ids from there on have no gaps in a
	// compilation, and are few in an excerpt.
	low int
	// children are the links that come from a link, tenants those At a slot or register, parts
	// those In a link, all by position.
	children, tenants, parts adjacency
}

// densest is the number of ids for each link up to which they are dense: a table of so many small
// numbers costs less than a map to make, and much less to ask.
const densest = 64

// adjacency holds, for each position i, the positions to[start[i]:start[i+1]].
type adjacency struct{ start, to []int32 }

func (a *adjacency) of(i int32) []int32 { return a.to[a.start[i]:a.start[i+1]] }

// NewIndex indexes links. It retains the slice, or a sorted copy if it is not sorted by id. If two
// links have the same id, the first counts. Ids in From or At without a link are ignored, and so
// are slots and registers in From: a value loaded from a slot comes from the value stored there.
func NewIndex(links []Link) *Index {
	x := newPlaces(links)
	x.children = x.adjacent(func(l *Link) []uint32 { return l.From }, func(p *Link) bool {
		return !p.Kind.IsPlace()
	})
	x.tenants = x.adjacent(func(l *Link) []uint32 { return l.At }, func(p *Link) bool {
		return p.Kind.IsPlace()
	})
	var in [1]uint32
	x.parts = x.adjacent(func(l *Link) []uint32 {
		in[0] = l.In
		return in[:]
	}, func(*Link) bool { return true })
	return x
}

// newPlaces is NewIndex for callers that only look links up by their ids.
func newPlaces(links []Link) *Index {
	x := &Index{links: links}
	for i := 1; i < len(links); i++ {
		if links[i-1].ID >= links[i].ID {
			x.links = slices.Clone(links)
			sort.SliceStable(x.links, func(i, j int) bool { return x.links[i].ID < x.links[j].ID })
			x.links = slices.CompactFunc(x.links, func(a, b Link) bool { return a.ID == b.ID })
			break
		}
	}
	n := len(x.links)
	x.low = sort.Search(n, func(i int) bool { return x.links[i].ID >= FirstCall })
	if last := x.low - 1; last >= 0 && uint64(x.links[last].ID) <= densest*uint64(n)+1024 {
		x.place = make([]int32, x.links[last].ID+1)
		for i := range x.links[:x.low] {
			x.place[x.links[i].ID] = int32(i) + 1
		}
	} else {
		x.sparse = make(map[uint32]int32, n)
		for i := range x.links {
			x.sparse[x.links[i].ID] = int32(i)
		}
	}
	return x
}

// adjacent reverses the edges from each link to the ids it names.
func (x *Index) adjacent(names func(*Link) []uint32, wanted func(*Link) bool) adjacency {
	n := len(x.links)
	a := adjacency{start: make([]int32, n+1)}
	each := func(f func(named, namer int32)) {
		for i := range x.links {
			for _, id := range names(&x.links[i]) {
				if p := x.position(id); p >= 0 && p != int32(i) && wanted(&x.links[p]) {
					f(p, int32(i))
				}
			}
		}
	}
	each(func(named, _ int32) { a.start[named+1]++ })
	for i := range n {
		a.start[i+1] += a.start[i]
	}
	a.to = make([]int32, a.start[n])
	next := slices.Clone(a.start)
	each(func(named, namer int32) {
		a.to[next[named]] = namer
		next[named]++
	})
	return a
}

// position returns the position of an id in links, or -1.
func (x *Index) position(id uint32) int32 {
	if x.place != nil {
		if uint64(id) < uint64(len(x.place)) {
			return x.place[id] - 1
		}
		if id >= FirstCall {
			return x.call(id)
		}
		return -1
	}
	if i, ok := x.sparse[id]; ok {
		return i
	}
	return -1
}

// call is position for an id from FirstCall on, with a short way for ids without gaps.
func (x *Index) call(id uint32) int32 {
	calls := x.links[x.low:]
	if i := int(id - FirstCall); i < len(calls) && calls[i].ID == id {
		return int32(x.low + i)
	}
	i := sort.Search(len(calls), func(i int) bool { return calls[i].ID >= id })
	if i == len(calls) || calls[i].ID != id {
		return -1
	}
	return int32(x.low + i)
}

// Link returns the link of an id, or nil.
func (x *Index) Link(id uint32) *Link {
	if i := x.position(id); i >= 0 {
		return &x.links[i]
	}
	return nil
}

// Len is the number of links.
func (x *Index) Len() int { return len(x.links) }

// All returns the links in the order of their ids. The index owns the slice.
func (x *Index) All() []Link { return x.links }

// Roots returns the root ids of ids: their ancestors by From that have no From themselves,
// ascending. A slot or register has the roots of the values found there. In a cycle, which only a
// malformed table has, the smallest id is the root.
func (x *Index) Roots(ids []uint32) []uint32 {
	roots := x.roots(ids, nil)
	out := make([]uint32, len(roots))
	for i, p := range roots {
		out[i] = x.links[p].ID
	}
	return out
}

// roots is Roots by position. A link for which stop returns true counts as a root.
func (x *Index) roots(ids []uint32, stop func(*Link) bool) []int32 {
	var work []int32
	for _, id := range ids {
		p := x.position(id)
		if p < 0 {
			continue
		}
		if t := x.tenants.of(p); x.links[p].Kind.IsPlace() && len(t) > 0 {
			work = append(work, t...)
		} else {
			work = append(work, p)
		}
	}
	seen := make(map[int32]bool)
	var roots []int32
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[i] {
			continue
		}
		seen[i] = true
		isRoot := true
		from := x.links[i].From
		if stop != nil && stop(&x.links[i]) {
			from = nil
		}
		for _, f := range from {
			if p := x.position(f); p >= 0 && p != i && !x.links[p].Kind.IsPlace() {
				work = append(work, p)
				isRoot = false
			}
		}
		if isRoot {
			roots = append(roots, i)
		}
	}
	if len(roots) == 0 && len(seen) > 0 {
		least := int32(len(x.links))
		for i := range seen {
			least = min(least, i)
		}
		return []int32{least}
	}
	slices.Sort(roots)
	return roots
}
