package wire

import "statepoint/web/report"

func (c *codec) graph(g *report.Graph) {
	c.i32(&g.Width)
	c.i32(&g.Height)
	c.i32(&g.Start)
	list(c, &g.Functions, func(f *report.GraphFunction) {
		c.u32(&f.ID)
		c.str(&f.Name)
	})
	list(c, &g.Nodes, func(n *report.GraphNode) {
		c.u32(&n.ID)
		c.i32(&n.X)
		c.i32(&n.Y)
		c.i32(&n.W)
		c.i32(&n.H)
		c.str(&n.Label)
		c.str(&n.Note)
		c.bool(&n.Poll)
		c.bool(&n.Statepoint)
		list(c, &n.Lines, func(l *report.GraphLine) {
			c.u32(&l.ID)
			c.i32(&l.Start)
			c.from(l.Start, &l.End)
			c.bool(&l.Cut)
		})
	})
	list(c, &g.Edges, func(d *report.GraphEdge) {
		c.u32(&d.From)
		c.u32(&d.To)
		c.str(&d.Label)
		enum(c, &d.Kind)
		c.bool(&d.Back)
		list(c, &d.Points, c.i32)
		c.must(len(d.Points)%2 == 0)
	})
}
