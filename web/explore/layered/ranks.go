package layered

// rank finds back edges, and the layer of each node: the length of the longest path to it along the
// other edges.
func (g *graph) rank() {
	n := len(g.nodes)
	g.layer = make([]int, n)
	out := make([][]int, n) // edges by where they begin
	in := make([]int, n)
	for i := range g.edges {
		out[g.edges[i].From] = append(out[g.edges[i].From], i)
	}
	const (
		unseen = iota
		open   // on the current path of the search
		done
	)
	state := make([]uint8, n)
	next := make([]int, n)
	var stack, finished []int
	for root := range n {
		if state[root] != unseen {
			continue
		}
		stack = append(stack[:0], root)
		state[root] = open
		for len(stack) > 0 {
			v := stack[len(stack)-1]
			if next[v] == len(out[v]) {
				state[v] = done
				finished = append(finished, v)
				stack = stack[:len(stack)-1]
				continue
			}
			e := &g.edges[out[v][next[v]]]
			next[v]++
			switch state[e.To] {
			case open:
				e.Back = true
			case unseen:
				state[e.To] = open
				stack = append(stack, e.To)
			}
		}
	}
	// In reverse postorder, every node comes after all its forward predecessors.
	for i := n - 1; i >= 0; i-- {
		v := finished[i]
		for _, j := range out[v] {
			if e := &g.edges[j]; !e.Back {
				g.layer[e.To] = max(g.layer[e.To], g.layer[v]+1)
				in[e.To]++
			}
		}
	}
	// A node without predecessors goes just above its successors, not to the top.
	for v := 1; v < n; v++ {
		if in[v] > 0 {
			continue
		}
		least := -1
		for _, j := range out[v] {
			if e := &g.edges[j]; !e.Back && (least < 0 || g.layer[e.To]-1 < least) {
				least = g.layer[e.To] - 1
			}
		}
		g.layer[v] = max(least, 0)
	}
	for v := range n {
		g.nodes[v].Layer = g.layer[v]
	}
}
