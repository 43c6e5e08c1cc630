package journey

import (
	"slices"

	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/web/report"
)

// mostNodes bounds the drawing of definitions; a larger one is left out.
const mostNodes = 12

// drawBase draws how the base of a pointer was found: inputs on the left, the pointer and its base
// on the right.
func (j *Journeys) drawBase(g *report.BaseGraph, n *pass.LiveNote) {
	d := baseDrawing{journeys: j, g: g}
	switch b := j.notes.bases[n.Base]; {
	case b != nil:
		d.merge(b, n)
	case n.Base != n.Value:
		for i := len(n.Chain) - 1; i > 0; i-- {
			from, to := d.node(n.Chain[i], 0), d.node(n.Chain[i-1], 0)
			d.edge(from, to, "", false)
		}
		for i := range g.Nodes {
			g.Nodes[i].Row, g.Nodes[i].Column = 0, int32(i)
		}
	}
	if len(g.Nodes) > mostNodes {
		*g = report.BaseGraph{}
	}
}

type baseDrawing struct {
	journeys *Journeys
	g        *report.BaseGraph
}

// merge draws a merge and the bases beside it, with the inputs of both on the left.
func (d *baseDrawing) merge(b *pass.BaseNote, n *pass.LiveNote) {
	base, value := d.node(b.Base, 1), d.node(b.Value, 1)
	for _, in := range b.Inputs {
		if in.Base == 0 || in.Base == b.Base { // around a loop
			continue
		}
		d.edge(d.node(in.Base, 0), base, "", false)
	}
	for _, in := range b.Inputs {
		from := in.Base // the sentence names what is derived from it on the way
		if from == b.Base {
			from = 0
		}
		if from != 0 && in.Value != b.Value {
			d.edge(d.node(from, 0), value, "", false)
		}
	}
	if n.Value != b.Base && n.Value != b.Value { // derived from the merge
		d.edge(value, d.node(n.Value, 2), "", false)
	}
	if b.Base != b.Value {
		d.edge(value, base, "inside", true)
	}
}

// node returns the number of a pointer's node.
func (d *baseDrawing) node(id provenance.ID, column int32) int32 {
	if i := slices.IndexFunc(d.g.Nodes, func(n report.BaseNode) bool {
		return n.ID == uint32(id)
	}); i >= 0 {
		return int32(i)
	}
	node := report.BaseNode{NamedID: report.NamedID{ID: uint32(id),
		Name: d.journeys.comp.Links().SourceLabel(id)},
		Column: column}
	if l := d.journeys.comp.Links().Get(id); l != nil {
		node.Category = l.Category
	}
	for _, o := range d.g.Nodes {
		if o.Column == column {
			node.Row = max(node.Row, o.Row+1)
		}
	}
	d.g.Nodes = append(d.g.Nodes, node)
	return int32(len(d.g.Nodes) - 1)
}

func (d *baseDrawing) edge(from, to int32, label string, inside bool) {
	e := report.BaseEdge{From: from, To: to, Label: label, Inside: inside}
	if from != to && !slices.Contains(d.g.Edges, e) {
		d.g.Edges = append(d.g.Edges, e)
	}
}
