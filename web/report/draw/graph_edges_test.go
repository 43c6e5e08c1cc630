package draw

import (
	"testing"

	"statepoint/web/report"
)

// Labels stand on no block, on no other label and on no edge, however close the
// edges leave.
func TestLabelsStandFree(t *testing.T) {
	g := &report.Graph{Width: 700, Height: 400}
	g.Nodes = []report.GraphNode{
		{ID: 1, X: 250, Y: 20, W: 200, H: 60}, {ID: 2, X: 10, Y: 140, W: 300, H: 80},
		{ID: 3, X: 340, Y: 140, W: 300, H: 80}, {ID: 4, X: 200, Y: 300, W: 260, H: 80},
	}
	g.Edges = []report.GraphEdge{
		{From: 1, To: 2, Label: "true", Points: []int32{332, 80, 332, 101, 160, 101, 160, 140}},
		{From: 1, To: 3, Label: "false", Points: []int32{368, 80, 368, 101, 490, 101, 490, 140}},
		{From: 1, To: 4, Label: "default", Points: []int32{350, 80, 350, 119, 325, 119, 325, 260, 330, 260, 330, 300}},
		{From: 4, To: 2, Label: "12, 13, …", Back: true, Points: []int32{330, 380, 330, 391, 5, 391, 5, 119, 150, 119, 150, 140}},
	}
	places := placeLabels(g)
	var labels []box
	for i, p := range places {
		b := box{p.x, p.y - labelUp, p.x + labelChar*float64(len([]rune(edgeText(&g.Edges[i])))),
			p.y + labelDown}
		for k, n := range g.Nodes {
			if b.meets(box{float64(n.X), float64(n.Y), float64(n.X + n.W), float64(n.Y + n.H)}) {
				t.Errorf("label %d stands on block %d", i, k)
			}
		}
		for k, o := range labels {
			if b.meets(o) {
				t.Errorf("label %d stands on label %d", i, k)
			}
		}
		for k := range g.Edges {
			for _, w := range edgeStretches(g.Edges[k].Points) {
				for d := range 101 {
					if s := w.at(float64(d) / 100); b.meets(box{s.x, s.y, s.x + 0.01, s.y + 0.01}) {
						t.Errorf("label %d stands on edge %d", i, k)
						break
					}
				}
			}
		}
		labels = append(labels, b)
	}
}
