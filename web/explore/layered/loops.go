package layered

import "slices"

// indent is how far a loop stands in from what is around it, and deepest the number of loops
// around each other up to which that is done, so that a deep nest does not walk off the drawing.
const (
	indent  = 40
	deepest = 6
)

// loops finds how many natural loops are around each node, its own included where it is the header
// of one. The body of a loop is what reaches an edge back without passing the header that this
// leads to; where the entry is among that, the header does not dominate it, and it is no loop.
func (g *graph) loops() {
	g.depth = make([]int, len(g.nodes))
	in := make([][]int, len(g.nodes))
	latches := make([][]int, len(g.nodes)) // where edges back to a header begin
	for i := range g.edges {
		e := &g.edges[i]
		in[e.To] = append(in[e.To], e.From)
		if e.Back {
			latches[e.To] = append(latches[e.To], e.From)
		}
	}
	seen := make([]int, len(g.nodes)) // the header that has met a node last, plus one
	for header, stack := range latches {
		if len(stack) == 0 {
			continue
		}
		body := []int{header}
		seen[header] = header + 1
		for len(stack) > 0 {
			v := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if seen[v] != header+1 {
				seen[v] = header + 1
				body = append(body, v)
				stack = append(stack, in[v]...)
			}
		}
		if header != 0 && slices.Contains(body, 0) {
			continue
		}
		for _, v := range body {
			g.depth[v]++
		}
	}
}

// inset is how far a vertex stands in for the loops around it. A joint stands with the outer end of
// its edge, so that the edge is straight.
func (g *graph) inset(v int) float64 { return indent * float64(min(g.depth[v], deepest)) }
