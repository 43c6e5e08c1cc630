package layered

import (
	"sort"
)

// route gives the nodes their final positions and the edges their points, and returns the size of
// the drawing.
func (g *graph) route() (width, height float64) {
	left := 0.0
	for v := range g.x {
		if l := g.x[v] - g.width[v]/2; v == 0 || l < left {
			left = l
		}
	}
	for v := range g.x {
		g.x[v] += margin - left
		width = max(width, g.x[v]+g.width[v]/2+margin)
	}
	starts, ends := g.ports()
	runs := g.runs(starts, ends)
	tracks := make([]int, len(g.layers)+1) // of the gaps above each layer and below the last
	for _, r := range runs {
		if r.from != r.to {
			tracks[r.gap] = max(tracks[r.gap], r.track+1)
		}
	}
	gaps := make([]float64, len(tracks)) // their heights
	for l, n := range tracks {
		least := float64(layerGap)
		if l == 0 || l == len(g.layers) {
			least = margin
		}
		gaps[l] = max(least, float64(channelGap*(n+1)))
	}
	top := make([]float64, len(g.layers)) // of each layer
	tall := make([]float64, len(g.layers))
	for v := range g.nodes {
		tall[g.layer[v]] = max(tall[g.layer[v]], g.nodes[v].H)
	}
	y := 0.0
	for l := range g.layers {
		top[l] = y + gaps[l]
		y = top[l] + tall[l]
	}
	height = y + gaps[len(g.layers)]
	for v := range g.nodes {
		g.nodes[v].X, g.nodes[v].Y = g.x[v]-g.nodes[v].W/2, top[g.layer[v]]
	}
	for i := range g.edges {
		e := &g.edges[i]
		from, to := &g.nodes[e.From], &g.nodes[e.To]
		e.Points = []Point{{starts[i], from.Y + from.H}}
		for ; len(runs) > 0 && runs[0].edge == i; runs = runs[1:] {
			r := runs[0]
			begin := 0.0
			if r.gap > 0 {
				begin = top[r.gap-1] + tall[r.gap-1]
			}
			e.Points = append(e.Points, r.points(begin, gaps[r.gap], tracks[r.gap])...)
		}
		e.Points = append(e.Points, Point{ends[i], to.Y})
	}
	return width, height
}

// ports gives each edge its own position at the lower border of its start and the upper border of
// its end, ordered by the direction in which the edges leave.
func (g *graph) ports() (starts, ends []float64) {
	starts, ends = make([]float64, len(g.edges)), make([]float64, len(g.edges))
	out, in := make([][]int, len(g.nodes)), make([][]int, len(g.nodes))
	for i := range g.edges {
		out[g.edges[i].From] = append(out[g.edges[i].From], i)
		in[g.edges[i].To] = append(in[g.edges[i].To], i)
	}
	// The position of an edge's next vertex, from one of its ends.
	below := func(i int) float64 {
		e, js := &g.edges[i], g.joints[i]
		switch {
		case e.Back:
			return g.x[js[len(js)-1]]
		case len(js) > 0:
			return g.x[js[0]]
		}
		return g.x[e.To]
	}
	above := func(i int) float64 {
		e, js := &g.edges[i], g.joints[i]
		switch {
		case e.Back:
			return g.x[js[0]]
		case len(js) > 0:
			return g.x[js[len(js)-1]]
		}
		return g.x[e.From]
	}
	spread := func(list []int, v int, toward func(int) float64, at []float64) {
		sort.SliceStable(list, func(i, j int) bool { return toward(list[i]) < toward(list[j]) })
		w := g.nodes[v].W
		step := min(w*0.6/float64(len(list)), 36)
		for k, i := range list {
			at[i] = g.x[v] + step*(float64(k)-float64(len(list)-1)/2)
		}
	}
	for v := range g.nodes {
		spread(out[v], v, below, starts)
		spread(in[v], v, above, ends)
	}
	return starts, ends
}
