package wire

import "statepoint/web/report"

func (e *encoder) graph(g *report.Graph) {
	e.i32(g.Width)
	e.i32(g.Height)
	e.i32(g.Start)
	list(e, g.Functions, func(f *report.GraphFunction) {
		e.u32(f.ID)
		e.str(f.Name)
	})
	list(e, g.Nodes, func(n *report.GraphNode) {
		e.u32(n.ID)
		for _, v := range []int32{n.X, n.Y, n.W, n.H} {
			e.i32(v)
		}
		e.str(n.Label)
		e.str(n.Note)
		e.bool(n.Poll)
		e.bool(n.Statepoint)
		list(e, n.Lines, func(l *report.GraphLine) {
			e.u32(l.ID)
			e.i32(l.Start)
			e.i32(l.End - l.Start)
			e.bool(l.Cut)
		})
	})
	list(e, g.Edges, func(d *report.GraphEdge) {
		e.u32(d.From)
		e.u32(d.To)
		e.str(d.Label)
		e.u8(uint8(d.Kind))
		e.bool(d.Back)
		list(e, d.Points, func(v *int32) { e.i32(*v) })
	})
}

func (d *decoder) graph() *report.Graph {
	g := &report.Graph{Width: d.i32(), Height: d.i32(), Start: d.i32()}
	g.Functions = listOf(d, 2, func(f *report.GraphFunction) {
		*f = report.GraphFunction{ID: d.u32(), Name: d.str()}
	})
	g.Nodes = listOf(d, 10, func(n *report.GraphNode) {
		n.ID = d.u32()
		for _, v := range []*int32{&n.X, &n.Y, &n.W, &n.H} {
			*v = d.i32()
		}
		n.Label, n.Note = d.str(), d.str()
		n.Poll, n.Statepoint = d.bool(), d.bool()
		n.Lines = listOf(d, 4, func(l *report.GraphLine) {
			l.ID, l.Start = d.u32(), d.i32()
			l.End = l.Start + d.i32()
			l.Cut = d.bool()
		})
	})
	g.Edges = listOf(d, 6, func(e *report.GraphEdge) {
		e.From, e.To, e.Label = d.u32(), d.u32(), d.str()
		e.Kind, e.Back = report.EdgeKind(d.u8()), d.bool()
		e.Points = listOf(d, 1, func(v *int32) { *v = d.i32() })
		if len(e.Points)%2 != 0 {
			d.fail()
		}
	})
	return g
}
