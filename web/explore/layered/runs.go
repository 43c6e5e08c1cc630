package layered

import (
	"slices"
	"sort"
)

// A run is a horizontal part of an edge, between two layers.
type run struct {
	edge     int
	gap      int // the gap above the layer with this number
	from, to float64
	track    int // its height in the gap, counted from the top
}

// points returns the corners of a run in a gap that begins at the given height.
func (r *run) points(begin, height float64, tracks int) []Point {
	if r.from == r.to {
		return nil
	}
	y := begin + height*float64(r.track+1)/float64(tracks+1)
	return []Point{{r.from, y}, {r.to, y}}
}

// runs returns the runs of all edges, each edge's in order, on tracks such that no two overlapping
// runs share one.
func (g *graph) runs(starts, ends []float64) []*run {
	var all []*run
	for i := range g.edges {
		e, js := &g.edges[i], g.joints[i]
		at := starts[i]
		add := func(gap int, to float64) {
			all = append(all, &run{edge: i, gap: gap, from: at, to: to})
			at = to
		}
		if !e.Back {
			gap := g.layer[e.From] + 1
			for _, j := range js {
				add(gap, g.x[j])
				gap++
			}
			add(gap, ends[i])
			continue
		}
		gap := g.layer[e.From] + 1
		for _, j := range slices.Backward(js) {
			add(gap, g.x[j])
			gap--
		}
		add(gap, ends[i])
	}
	g.tracks(all)
	return all
}

// tracks gives each run the highest possible track. Among runs in one direction, those that begin
// further in that direction are above, so they do not cross.
func (g *graph) tracks(all []*run) {
	order := slices.Clone(all)
	right := func(r *run) bool { return r.to > r.from }
	sort.SliceStable(order, func(i, j int) bool {
		a, b := order[i], order[j]
		switch {
		case a.gap != b.gap:
			return a.gap < b.gap
		case right(a) != right(b):
			return right(a)
		case right(a):
			return a.from > b.from
		}
		return a.from < b.from
	})
	var placed []*run // of the current gap
	for _, r := range order {
		if r.from == r.to {
			continue
		}
		if len(placed) > 0 && placed[0].gap != r.gap {
			placed = placed[:0]
		}
		low, high := min(r.from, r.to)-jointGap/2, max(r.from, r.to)+jointGap/2
		for _, o := range placed {
			if min(o.from, o.to) < high && low < max(o.from, o.to) {
				r.track = max(r.track, o.track+1)
			}
		}
		placed = append(placed, r)
	}
}
