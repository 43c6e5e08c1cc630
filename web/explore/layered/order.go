package layered

import (
	"slices"
	"sort"
)

// join gives edges over several layers their joints, and every vertex its neighbours above and
// below.
//
// An edge that leads back has a joint in each layer from that of its upper end to that of its lower
// end, both included, beside the nodes there: it runs around them.
func (g *graph) join() error {
	count := len(g.nodes)
	for i := range g.edges {
		e := &g.edges[i]
		if e.Back {
			count += g.layer[e.From] - g.layer[e.To] + 1
		} else {
			count += g.layer[e.To] - g.layer[e.From] - 1
		}
		if count > maxJoints {
			return tooLarge(count)
		}
	}
	g.width = make([]float64, len(g.nodes), count)
	deepest := 0
	for v := range g.nodes {
		g.width[v] = g.nodes[v].W
		deepest = max(deepest, g.layer[v])
	}
	g.up, g.down = make([][]int, count), make([][]int, count)
	g.joints = make([][]int, len(g.edges))
	link := func(upper, lower int) {
		g.down[upper] = append(g.down[upper], lower)
		g.up[lower] = append(g.up[lower], upper)
	}
	joint := func(layer, depth int) int {
		g.layer = append(g.layer, layer)
		g.depth = append(g.depth, depth)
		g.width = append(g.width, 0)
		return len(g.layer) - 1
	}
	for i := range g.edges {
		e := &g.edges[i]
		top, bottom := e.From, e.To
		first, last := g.layer[top]+1, g.layer[bottom]-1
		if e.Back {
			top, bottom = e.To, e.From
			first, last = g.layer[top], g.layer[bottom]
		}
		before := top
		for l := first; l <= last; l++ {
			v := joint(l, min(g.depth[e.From], g.depth[e.To]))
			g.joints[i] = append(g.joints[i], v)
			if g.layer[before] < l {
				link(before, v)
			}
			before = v
		}
		if g.layer[before] < g.layer[bottom] {
			link(before, bottom)
		}
	}
	g.layers = make([][]int, deepest+1)
	g.firstOrder()
	return nil
}

// firstOrder puts the vertices into their layers in the order of a walk from the entry, those in
// fewer loops first; the joints of a back edge follow the node that they run around.
func (g *graph) firstOrder() {
	beside := make([][]int, len(g.nodes)) // joints that belong beside a node
	for i := range g.edges {
		if e := &g.edges[i]; e.Back {
			js := g.joints[i]
			beside[e.To] = append(beside[e.To], js[0])
			if len(js) > 1 {
				beside[e.From] = append(beside[e.From], js[len(js)-1])
			}
		}
	}
	g.position = make([]int, len(g.layer))
	seen := make([]bool, len(g.layer))
	queue := make([]int, 0, len(g.layer))
	put := func(v int) {
		if !seen[v] {
			seen[v] = true
			g.layers[g.layer[v]] = append(g.layers[g.layer[v]], v)
			queue = append(queue, v)
		}
	}
	visit := func(v int) {
		if seen[v] {
			return
		}
		put(v)
		if v < len(g.nodes) {
			for _, j := range beside[v] {
				put(j)
			}
		}
	}
	for root := range g.layer {
		visit(root)
		for len(queue) > 0 {
			v := queue[0]
			queue = queue[1:]
			below := slices.Clone(g.down[v])
			sort.SliceStable(below, func(i, j int) bool {
				return g.depth[below[i]] < g.depth[below[j]]
			})
			for _, w := range below {
				visit(w)
			}
		}
	}
	g.number()
}

func (g *graph) number() {
	for _, l := range g.layers {
		for i, v := range l {
			g.position[v] = i
		}
	}
}

// sweeps is the number of sweeps of the ordering, down and up together.
const sweeps = 12

// order reorders the layers so that edges cross little.
func (g *graph) order() {
	best, least := g.copyLayers(), g.crossings()
	for s := 0; s < sweeps && least > 0; s++ {
		if s%2 == 0 {
			for l := 1; l < len(g.layers); l++ {
				g.byMedian(l, g.up)
			}
		} else {
			for l := len(g.layers) - 2; l >= 0; l-- {
				g.byMedian(l, g.down)
			}
		}
		if n := g.crossings(); n < least {
			best, least = g.copyLayers(), n
		}
	}
	g.layers = best
	g.number()
}

func (g *graph) copyLayers() [][]int {
	out := make([][]int, len(g.layers))
	for i, l := range g.layers {
		out[i] = slices.Clone(l)
	}
	return out
}

// byMedian orders a layer by the medians of its vertices' neighbours on one side. One without
// neighbours stays where it is.
func (g *graph) byMedian(l int, side [][]int) {
	layer := g.layers[l]
	key := make(map[int]float64, len(layer))
	var at []int
	for i, v := range layer {
		at = at[:0]
		for _, w := range side[v] {
			at = append(at, g.position[w])
		}
		slices.Sort(at)
		switch n := len(at); {
		case n == 0:
			key[v] = float64(i)
		case n%2 == 1:
			key[v] = float64(at[n/2])
		default:
			key[v] = float64(at[n/2-1]+at[n/2]) / 2
		}
	}
	sort.SliceStable(layer, func(i, j int) bool { return key[layer[i]] < key[layer[j]] })
	for i, v := range layer {
		g.position[v] = i
	}
}

// crossings counts the crossings of edges between layers, as inversions, with a tree of counts
// (Barth, Jünger and Mutzel, "Simple and efficient bilayer cross counting", 2002).
func (g *graph) crossings() int {
	total := 0
	var ends []int
	for l := 0; l+1 < len(g.layers); l++ {
		size := len(g.layers[l+1])
		tree := make([]int, size+1)
		seen := 0
		for _, v := range g.layers[l] {
			ends = ends[:0]
			for _, w := range g.down[v] {
				ends = append(ends, g.position[w])
			}
			for _, p := range ends { // those further right, from vertices further left
				total += seen
				for i := p + 1; i > 0; i -= i & -i {
					total -= tree[i]
				}
			}
			for _, p := range ends {
				seen++
				for i := p + 1; i <= size; i += i & -i {
					tree[i]++
				}
			}
		}
	}
	return total
}
