package layered

import (
	"cmp"
	"slices"
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
	// Edges that lead back and hug the border need a little room beyond their joints.
	top := make([]float64, len(g.layers)) // of each layer
	tall := make([]float64, len(g.layers))
	for v := range g.nodes {
		tall[g.layer[v]] = max(tall[g.layer[v]], g.nodes[v].H)
	}
	y := float64(margin) + channelGap
	for l := range g.layers {
		top[l] = y
		y += tall[l] + layerGap + channelGap*min(8, float64(g.sideways(l)))
	}
	height = y - layerGap + margin + channelGap
	for v := range g.nodes {
		g.nodes[v].X, g.nodes[v].Y = g.x[v]-g.nodes[v].W/2, top[g.layer[v]]
	}
	starts, ends := g.ports()
	for i := range g.edges {
		e := &g.edges[i]
		from, to := &g.nodes[e.From], &g.nodes[e.To]
		a := Point{starts[i], from.Y + from.H}
		b := Point{ends[i], to.Y}
		e.Points = []Point{a}
		js := g.joints[i]
		through := func(j int) { // straight along the whole height of a layer
			l := g.layer[j]
			if e.Back {
				e.Points = append(e.Points, Point{g.x[j], top[l] + tall[l]}, Point{g.x[j], top[l]})
			} else {
				e.Points = append(e.Points, Point{g.x[j], top[l]}, Point{g.x[j], top[l] + tall[l]})
			}
		}
		if e.Back {
			for _, j := range slices.Backward(js) {
				through(j)
			}
		} else {
			// Below a block that is less tall than its layer, the edge goes straight down first.
			if l := top[g.layer[e.From]] + tall[g.layer[e.From]]; a.Y < l {
				e.Points = append(e.Points, Point{a.X, l})
			}
			for _, j := range js {
				through(j)
			}
		}
		e.Points = append(e.Points, b)
	}
	return width, height
}

// sideways counts the edges that leave a layer downwards, or turn below it.
func (g *graph) sideways(l int) int {
	n := 0
	for _, v := range g.layers[l] {
		n += len(g.down[v])
	}
	return n / 2
}

// ports gives each edge a place of its own at the lower border of where it begins and the upper
// border of where it ends, in the order in which the edges go to the sides.
func (g *graph) ports() (starts, ends []float64) {
	starts, ends = make([]float64, len(g.edges)), make([]float64, len(g.edges))
	out, in := make([][]int, len(g.nodes)), make([][]int, len(g.nodes))
	for i := range g.edges {
		out[g.edges[i].From] = append(out[g.edges[i].From], i)
		in[g.edges[i].To] = append(in[g.edges[i].To], i)
	}
	// Where an edge is next, seen from one of its ends.
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
		slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(toward(a), toward(b)) })
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
