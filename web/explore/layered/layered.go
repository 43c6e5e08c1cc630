package layered

import (
	"fmt"

	"statepoint/core/source"
)

// Distances of the drawing, in pixels.
const (
	margin     = 24 // around everything
	nodeGap    = 28 // between neighbours of a layer
	jointGap   = 16 // between a joint and its neighbours
	layerGap   = 44 // between layers
	channelGap = 11 // between the heights of two edges that run sideways
)

// maxJoints bounds the blocks and joints of a graph that can be laid out.
const maxJoints = 60_000

// Node is a block. Its size is given, its position (of the upper left corner) is found.
type Node struct {
	W, H float64
	X, Y float64
	// Layer is the block's layer from the top, counted from 0.
	Layer int
}

// Edge is a way from one block to another, by their indices. Layout finds the points it is drawn
// through, from the border of From to that of To, and whether it leads back.
type Edge struct {
	From, To int
	Back     bool
	Points   []Point
}

// Point is a point of the drawing.
type Point struct{ X, Y float64 }

// Layout finds the positions of nodes, of which the first is the entry, and the ways of edges, and
// returns the size of the drawing. It is an error if the graph is too large to be drawn in any
// useful way.
func Layout(nodes []Node, edges []Edge) (width, height float64, err error) {
	g := &graph{nodes: nodes, edges: edges}
	g.rank()
	g.loops()
	if err := g.join(); err != nil {
		return 0, 0, err
	}
	g.order()
	g.place()
	width, height = g.route()
	return width, height, nil
}

// graph is a layout on its way. Vertices are the nodes, by their indices, and behind them the
// joints.
type graph struct {
	nodes []Node
	edges []Edge
	// layer is that of each vertex, width how much room it takes across.
	layer []int
	width []float64
	// depth is the number of loops around each vertex.
	depth []int
	// layers are the vertices of each layer in their order, position their places in it.
	layers   [][]int
	position []int
	// up and down are the neighbours of each vertex in the layers above and below.
	up, down [][]int
	// joints are those of each edge, from the upper to the lower layer.
	joints [][]int
	// x is the middle of each vertex.
	x []float64
}

func (g *graph) isJoint(v int) bool { return v >= len(g.nodes) }

// gap is the distance that two neighbours of a layer keep.
func (g *graph) gap(a, b int) float64 {
	if g.isJoint(a) || g.isJoint(b) {
		return jointGap
	}
	return nodeGap
}

func tooLarge(n int) error {
	return fmt.Errorf("the graph is too large to be drawn: %s and bends, the limit is %d",
		source.Count(n, "block"),
		maxJoints)
}
