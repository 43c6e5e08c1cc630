package draw

import (
	"fmt"
	"math"
	"strings"

	"statepoint/web/report"
)

// stretch is a part of an edge: a straight line.
type stretch struct{ from, to spot }

type spot struct{ x, y float64 }

// at returns a point on the stretch, for t from 0 to 1.
func (p *stretch) at(t float64) spot {
	return spot{p.from.x + t*(p.to.x-p.from.x), p.from.y + t*(p.to.y-p.from.y)}
}

// edgeStretches are the lines between points.
func edgeStretches(points []int32) []stretch {
	var out []stretch
	for i := 2; i < len(points); i += 2 {
		out = append(out, stretch{spot{float64(points[i-2]), float64(points[i-1])},
			spot{float64(points[i]), float64(points[i+1])}})
	}
	return out
}

// corner is the maximum distance from a corner at which its rounding begins.
const corner = 7.0

// edgePath writes the lines as an SVG path with round corners.
func edgePath(points []int32) string {
	var b strings.Builder
	fmt.Fprintf(&b, "M%d %d", points[0], points[1])
	ways := edgeStretches(points)
	for i := range ways {
		w := &ways[i]
		if i+1 == len(ways) {
			fmt.Fprintf(&b, "L%.0f %.0f", w.to.x, w.to.y)
			break
		}
		// Each corner may use half of a line.
		next := &ways[i+1]
		before, behind := w.length(), next.length()
		if before == 0 || behind == 0 {
			continue
		}
		r := min(corner, before/2, behind/2)
		a, z := w.at(1-r/before), next.at(r/behind)
		fmt.Fprintf(&b, "L%.1f %.1fQ%.0f %.0f %.1f %.1f", a.x, a.y, w.to.x, w.to.y, z.x, z.y)
	}
	return b.String()
}

func (p *stretch) length() float64 { return math.Hypot(p.to.x-p.from.x, p.to.y-p.from.y) }

// edgeText is the label of an edge, "" for none.
func edgeText(e *report.GraphEdge) string {
	if e.Back {
		return strings.TrimSpace(e.Label + " ↑")
	}
	return e.Label
}

// labelPlace is the start of a label's text, on its baseline.
type labelPlace struct{ x, y float64 }

// Sizes of a label, in pixels.
const (
	labelChar = 6.4
	labelUp   = 9.0 // above the baseline
	labelDown = 3.0
)

// box is a rectangle of the drawing.
type box struct{ x0, y0, x1, y1 float64 }

func (b box) meets(o box) bool { return b.x0 < o.x1 && o.x0 < b.x1 && b.y0 < o.y1 && o.y0 < b.y1 }

// crowd finds the items near a point of the drawing.
type crowd struct{ cells map[[2]int][]crowded }

// crowded is an item that a label should not cover; weight is the penalty for covering it.
type crowded struct {
	box
	weight float64
}

const cellSize = 96

func (c *crowd) cellsOf(b box, f func([2]int)) {
	for x := int(math.Floor(b.x0 / cellSize)); x <= int(math.Floor(b.x1/cellSize)); x++ {
		for y := int(math.Floor(b.y0 / cellSize)); y <= int(math.Floor(b.y1/cellSize)); y++ {
			f([2]int{x, y})
		}
	}
}

func (c *crowd) add(o crowded) {
	c.cellsOf(o.box, func(cell [2]int) { c.cells[cell] = append(c.cells[cell], o) })
}

// cost is the penalty of a label in a box.
func (c *crowd) cost(b box) float64 {
	sum := 0.0
	c.cellsOf(b, func(cell [2]int) {
		for _, o := range c.cells[cell] {
			if o.meets(b) {
				sum += o.weight
			}
		}
	})
	return sum
}

// Penalties for what a label must not cover, and for what it should not.
const (
	onBlock = 1000
	onLabel = 1000
	onEdge  = 10
)

// placeLabels positions the label of each edge: beside its line, as near to its start as there is
// room. Edges without a label come last.
func placeLabels(g *report.Graph) []labelPlace {
	c := &crowd{map[[2]int][]crowded{}}
	for i := range g.Nodes {
		n := &g.Nodes[i]
		c.add(crowded{box{float64(n.X), float64(n.Y), float64(n.X + n.W), float64(n.Y + n.H)},
			onBlock})
	}
	ways := make([][]stretch, len(g.Edges))
	for i := range g.Edges {
		ways[i] = edgeStretches(g.Edges[i].Points)
		for k := range ways[i] {
			w := &ways[i][k]
			dots := min(400, 2+int(math.Abs(w.to.x-w.from.x)+math.Abs(w.to.y-w.from.y))/5)
			for d := range dots + 1 {
				s := w.at(float64(d) / float64(dots))
				c.add(crowded{box{s.x - 1, s.y - 1, s.x + 1, s.y + 1}, onEdge})
			}
		}
	}
	places := make([]labelPlace, len(g.Edges))
	for i := range g.Edges {
		text := edgeText(&g.Edges[i])
		if text == "" {
			continue
		}
		width := labelChar * float64(len([]rune(text)))
		best := math.Inf(1)
		step := 0.0
		for k := range ways[i] {
			for _, t := range []float64{0.1, 0.2, 0.3, 0.42, 0.55, 0.7, 0.85} {
				s := ways[i][k].at(t)
				// To the right of the way, to its left, above and below it.
				for _, p := range []labelPlace{{s.x + 6, s.y + labelUp/2},
					{s.x - 6 - width, s.y + labelUp/2},
					{s.x - width/2, s.y - labelDown - 5}, {s.x - width/2, s.y + labelUp + 6}} {
					b := box{p.x - 1, p.y - labelUp - 1, p.x + width + 1, p.y + labelDown + 1}
					if b.x0 < 0 || b.x1 > float64(g.Width) || b.y0 < 0 || b.y1 > float64(g.Height) {
						continue
					}
					if cost := c.cost(b) + step; cost < best {
						best, places[i] = cost, p
					}
				}
				step++
			}
			if best < onEdge {
				break
			}
		}
		if math.IsInf(best, 1) {
			places[i] = labelPlace{float64(g.Edges[i].Points[0]) + 5,
				float64(g.Edges[i].Points[1]) + 13}
		}
		p := places[i]
		c.add(crowded{box{p.x, p.y - labelUp, p.x + width, p.y + labelDown}, onLabel})
	}
	return places
}
