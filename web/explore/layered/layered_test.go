package layered

import (
	"math/rand/v2"
	"reflect"
	"testing"
)

func boxes(n int) []Node {
	nodes := make([]Node, n)
	for i := range nodes {
		nodes[i] = Node{W: 100, H: 40}
	}
	return nodes
}

func TestDiamondWithLoop(t *testing.T) {
	nodes := boxes(4)
	edges := []Edge{{From: 0, To: 1}, {From: 0, To: 2}, {From: 1, To: 3}, {From: 2, To: 3},
		{From: 3, To: 0}}
	if _, _, err := Layout(nodes, edges); err != nil {
		t.Fatal(err)
	}
	for v, layer := range []int{0, 1, 1, 2} {
		if nodes[v].Layer != layer {
			t.Errorf("node %d is in layer %d, want %d", v, nodes[v].Layer, layer)
		}
	}
	for i, back := range []bool{false, false, false, false, true} {
		if edges[i].Back != back {
			t.Errorf("edge %d: back is %v", i, edges[i].Back)
		}
	}
	if d := nodes[0].X - nodes[3].X; d < -12 || d > 12 {
		t.Errorf("the ends of a diamond stand %v apart", d)
	}
}

// A loop is indented relative to the blocks before and after it; its exit is to the left of its
// body, and a nested loop is indented twice.
func TestLoopsStandIn(t *testing.T) {
	// entry, outer header, inner header (its own latch), outer latch, exit
	nodes := boxes(5)
	edges := []Edge{{From: 0, To: 1}, {From: 1, To: 2}, {From: 1, To: 4}, {From: 2, To: 2},
		{From: 2, To: 3}, {From: 3, To: 1}}
	if _, _, err := Layout(nodes, edges); err != nil {
		t.Fatal(err)
	}
	for _, pair := range [][2]int{{1, 0}, {2, 3}, {2, 4}, {3, 4}} {
		if in, out := nodes[pair[0]].X, nodes[pair[1]].X; in < out+indent/2 {
			t.Errorf("node %d stands at %v, node %d at %v", pair[0], in, pair[1], out)
		}
	}
	// A cycle with two entries has no header, so nothing is indented.
	nodes = boxes(3)
	g := &graph{nodes: nodes, edges: []Edge{{From: 0, To: 1}, {From: 0, To: 2}, {From: 1, To: 2},
		{From: 2, To: 1}}}
	g.rank()
	g.loops()
	if !reflect.DeepEqual(g.depth, []int{0, 0, 0}) {
		t.Errorf("a circle with two ways in has loops of depth %v", g.depth)
	}
}

// For three blocks that lead crosswise to three, the layout finds the order without crossings.
func TestCrossings(t *testing.T) {
	nodes := boxes(7)
	edges := []Edge{{From: 0, To: 1}, {From: 0, To: 2}, {From: 0, To: 3}, {From: 1, To: 6},
		{From: 2, To: 5}, {From: 3, To: 4}}
	g := &graph{nodes: nodes, edges: edges}
	g.rank()
	g.loops()
	if err := g.join(); err != nil {
		t.Fatal(err)
	}
	g.order()
	if n := g.crossings(); n != 0 {
		t.Errorf("%d crossings", n)
	}
}

// In any graph, blocks do not touch, layers go downwards, edges begin and end at the borders of
// their blocks and pass through no block, and the layout is deterministic.
func TestRandomGraphs(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 7))
		n := 1 + rng.IntN(24)
		nodes := make([]Node, n)
		for i := range nodes {
			nodes[i] = Node{W: float64(40 + rng.IntN(300)), H: float64(20 + rng.IntN(200))}
		}
		var edges []Edge
		for v := range n {
			for range rng.IntN(4) {
				edges = append(edges, Edge{From: v, To: rng.IntN(n)})
			}
		}
		again, edgesAgain := append([]Node(nil), nodes...), append([]Edge(nil), edges...)
		w, h, err := Layout(nodes, edges)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := Layout(again, edgesAgain); err != nil || !reflect.DeepEqual(nodes, again) ||
			!reflect.DeepEqual(edges, edgesAgain) {
			t.Fatalf("seed %d: another layout the second time", seed)
		}
		for i := range nodes {
			a := &nodes[i]
			if a.X < 0 || a.Y < 0 || a.X+a.W > w || a.Y+a.H > h {
				t.Fatalf("seed %d: node %d is outside", seed, i)
			}
			for j := range nodes[:i] {
				b := &nodes[j]
				if a.X < b.X+b.W+1 && b.X < a.X+a.W+1 && a.Y < b.Y+b.H+1 && b.Y < a.Y+a.H+1 {
					t.Fatalf("seed %d: nodes %d and %d touch", seed, i, j)
				}
			}
		}
		for i := range edges {
			e := &edges[i]
			from, to := &nodes[e.From], &nodes[e.To]
			first, last := e.Points[0], e.Points[len(e.Points)-1]
			if first.Y != from.Y+from.H || first.X < from.X || first.X > from.X+from.W ||
				last.Y != to.Y || last.X < to.X || last.X > to.X+to.W {
				t.Fatalf("seed %d: edge %d does not join its blocks", seed, i)
			}
			if !e.Back && nodes[e.To].Layer <= nodes[e.From].Layer {
				t.Fatalf("seed %d: edge %d leads up", seed, i)
			}
			// A vertical piece along a layer passes through no block.
			for k := 1; k < len(e.Points); k++ {
				p, q := e.Points[k-1], e.Points[k]
				if p.X < 0 || p.X > w || p.Y < 0 || p.Y > h {
					t.Fatalf("seed %d: edge %d leaves the drawing", seed, i)
				}
				if p.X != q.X && p.Y != q.Y {
					t.Fatalf("seed %d: edge %d runs askew", seed, i)
				}
				if p.X != q.X {
					continue
				}
				low, high := min(p.Y, q.Y), max(p.Y, q.Y)
				for j := range nodes {
					b := &nodes[j]
					if p.X > b.X && p.X < b.X+b.W && high > b.Y+1 && low < b.Y+b.H-1 {
						t.Fatalf("seed %d: edge %d runs through node %d", seed, i, j)
					}
				}
			}
		}
	}
}

// A long ladder is laid out, and a graph beyond the limit is rejected.
func TestLargeGraphs(t *testing.T) {
	const n = 3000
	nodes := boxes(n)
	var edges []Edge
	for v := 0; v+1 < n; v++ {
		edges = append(edges, Edge{From: v, To: v + 1})
		if v%3 == 0 && v+2 < n {
			edges = append(edges, Edge{From: v, To: v + 2})
		}
	}
	if _, _, err := Layout(nodes, edges); err != nil {
		t.Error(err)
	}
	for v := range n {
		edges = append(edges, Edge{From: v, To: n - 1})
	}
	if _, _, err := Layout(nodes, edges); err == nil {
		t.Error("no complaint of a graph with millions of bends")
	}
}
