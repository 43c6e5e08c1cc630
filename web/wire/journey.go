package wire

import "statepoint/web/report"

func (c *codec) journey(j *report.Journey) {
	c.u32(&j.ID)
	c.str(&j.Name)
	enum(c, &j.Category)
	list(c, &j.Rows, c.crossing)
	c.str(&j.Absent)
	c.u32(&j.More)
	list(c, &j.Reasons, func(r *report.Reason) {
		c.str(&r.About)
		list(c, &r.Parts, func(p *report.Part) {
			c.str(&p.Text)
			c.u32(&p.ID)
			c.bool(&p.Code)
			c.bool(&p.Quiet)
		})
	})
	list(c, &j.Bases.Nodes, func(n *report.BaseNode) {
		c.namedID(&n.NamedID)
		enum(c, &n.Category)
		c.i32(&n.Column)
		c.i32(&n.Row)
	})
	list(c, &j.Bases.Edges, func(g *report.BaseEdge) {
		c.i32(&g.From)
		c.i32(&g.To)
		c.str(&g.Label)
		c.bool(&g.Inside)
	})
	c.str(&j.Drawing)
	list(c, &j.Ways, c.numbers)
	c.numbers(&j.Blocks)
}

func (c *codec) crossing(x *report.Crossing) {
	c.namedID(&x.Pointer)
	c.callSite(&x.Call)
	list(c, &x.Before, c.spot)
	list(c, &x.Stores, c.spot)
	list(c, &x.Since, c.spot)
	c.bool(&x.Incoming)
	c.u32(&x.Record)
	c.u32(&x.RecordNumber)
	c.u32(&x.Location)
	c.u32(&x.Number)
	c.u32(&x.BaseLocation)
	c.u32(&x.BaseNumber)
	c.spot(&x.Place)
	c.spot(&x.BasePlace)
	c.namedID(&x.Base)
	c.bool(&x.OwnBase)
	c.str(&x.Constant)
	list(c, &x.Reads, c.spot)
	list(c, &x.Until, c.callSite)
	c.bool(&x.Ends)
	list(c, &x.After, c.namedID)
	list(c, &x.Unwound, c.namedID)
	c.bool(&x.Again)
	c.str(&x.Unlisted)
	c.bool(&x.Same)
}

func (c *codec) callSite(s *report.CallSite) {
	c.namedID(&s.NamedID)
	c.u32(&s.Line)
	c.bool(&s.Poll)
	c.namedID(&s.Func)
}

func (c *codec) spot(s *report.Spot) {
	c.u32(&s.ID)
	c.str(&s.Place)
	c.u32(&s.Inst)
	c.u32(&s.Address)
}

func (c *codec) namedID(n *report.NamedID) {
	c.u32(&n.ID)
	c.str(&n.Name)
}
