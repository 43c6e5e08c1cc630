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
	channelGap = 11 // between the heights of two horizontal runs
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

// Edge is an edge between blocks, given by their indices. Layout finds its points, from the border
// of From to that of To, and whether it is a back edge.
type Edge struct {
	From, To int
	Back     bool
	Points   []Point
}

// Point is a point of the drawing.
type Point struct{ X, Y float64 }

// Layout finds the positions of nodes, the first of which is the entry, and the routes of edges,
// and returns the size of the drawing. It fails if the graph is too large for a useful drawing.
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

// graph is a layout in progress. Vertices are the nodes, by their indices, followed by the joints.
type graph struct {
	nodes []Node
	edges []Edge
	// layer is the layer of each vertex, width its width.
	layer []int
	width []float64
	// depth is the number of loops around each vertex.
	depth []int
	// layers are the vertices of each layer in order, position their indices in it.
	layers   [][]int
	position []int
	// up and down list the neighbours of each vertex in the layers above and below.
	up, down [][]int
	// joints lists the joints of each edge, from the upper to the lower layer.
	joints [][]int
	// x is the middle of each vertex.
	x []float64
}

func (g *graph) isJoint(v int) bool { return v >= len(g.nodes) }

// gap returns the distance between two neighbours in a layer.
func (g *graph) gap(a, b int) float64 {
	if g.isJoint(a) || g.isJoint(b) {
		return jointGap
	}
	return nodeGap
}

func tooLarge(n int) error {
	return fmt.Errorf("the graph is too large to draw: %s and bends, the limit is %d",
		source.Count(n, "block"),
		maxJoints)
}
