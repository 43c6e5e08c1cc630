package layered

import "slices"

// indent is the indentation of a loop, and deepest the nesting depth up to which loops are
// indented, so a deep nest stays within the drawing.
const (
	indent  = 40
	deepest = 6
)

// loops counts the natural loops around each node, including the loop of which it is the header.
// The body of a loop is every node that reaches a back edge without passing the header it leads to;
// if that includes the entry, the header does not dominate the body, and there is no loop.
func (g *graph) loops() {
	g.depth = make([]int, len(g.nodes))
	in := make([][]int, len(g.nodes))
	latches := make([][]int, len(g.nodes)) // where back edges to a header begin
	for i := range g.edges {
		e := &g.edges[i]
		in[e.To] = append(in[e.To], e.From)
		if e.Back {
			latches[e.To] = append(latches[e.To], e.From)
		}
	}
	seen := make([]int, len(g.nodes)) // the header that visited a node last, plus one
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

// inset returns the indentation of a vertex for the loops around it. A joint is aligned with the
// outer end of its edge, so the edge is straight.
func (g *graph) inset(v int) float64 { return indent * float64(min(g.depth[v], deepest)) }
