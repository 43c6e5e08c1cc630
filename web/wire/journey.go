package wire

import "statepoint/web/report"

func (e *encoder) numbers(s []uint32) { list(e, s, func(id *uint32) { e.u32(*id) }) }

func (d *decoder) numbers() []uint32 {
	return listOf(d, 1, func(id *uint32) { *id = d.u32() })
}

func (e *encoder) journey(j *report.Journey) {
	e.u32(j.ID)
	e.str(j.Name)
	e.u8(uint8(j.Category))
	list(e, j.Rows, e.crossing)
	e.str(j.Absent)
	e.u32(j.More)
	list(e, j.Reasons, func(r *report.Reason) {
		e.str(r.About)
		list(e, r.Parts, func(p *report.Part) {
			e.str(p.Text)
			e.u32(p.ID)
			e.bool(p.Code)
			e.bool(p.Quiet)
		})
	})
	list(e, j.Bases.Nodes, func(n *report.BaseNode) {
		e.namedID(&n.NamedID)
		e.u8(uint8(n.Category))
		e.i32(n.Column)
		e.i32(n.Row)
	})
	list(e, j.Bases.Edges, func(g *report.BaseEdge) {
		e.i32(g.From)
		e.i32(g.To)
		e.str(g.Label)
		e.bool(g.Inside)
	})
	e.str(j.Drawing)
	list(e, j.Ways, func(w *[]uint32) { e.numbers(*w) })
	e.numbers(j.Blocks)
}

func (d *decoder) journey(j *report.Journey) {
	j.ID, j.Name, j.Category = d.u32(), d.str(), report.Category(d.u8())
	j.Rows = listOf(d, 20, d.crossing)
	j.Absent, j.More = d.str(), d.u32()
	j.Reasons = listOf(d, 2, func(r *report.Reason) {
		r.About = d.str()
		r.Parts = listOf(d, 4, func(p *report.Part) {
			p.Text, p.ID, p.Code, p.Quiet = d.str(), d.u32(), d.bool(), d.bool()
		})
	})
	j.Bases.Nodes = listOf(d, 5, func(n *report.BaseNode) {
		d.namedID(&n.NamedID)
		n.Category, n.Column, n.Row = report.Category(d.u8()), d.i32(), d.i32()
	})
	j.Bases.Edges = listOf(d, 4, func(g *report.BaseEdge) {
		g.From, g.To, g.Label, g.Inside = d.i32(), d.i32(), d.str(), d.bool()
	})
	j.Drawing = d.str()
	j.Ways = listOf(d, 1, func(w *[]uint32) { *w = d.numbers() })
	j.Blocks = d.numbers()
}

func (e *encoder) namedID(n *report.NamedID) {
	e.u32(n.ID)
	e.str(n.Name)
}

func (d *decoder) namedID(n *report.NamedID) { n.ID, n.Name = d.u32(), d.str() }

func (e *encoder) spot(s *report.Spot) {
	e.u32(s.ID)
	e.str(s.Place)
	e.u32(s.Inst)
	e.u32(s.Address)
}

func (d *decoder) spot(s *report.Spot) {
	s.ID, s.Place, s.Inst, s.Address = d.u32(), d.str(), d.u32(), d.u32()
}

func (e *encoder) callSite(c *report.CallSite) {
	e.namedID(&c.NamedID)
	e.u32(c.Line)
	e.bool(c.Poll)
	e.namedID(&c.Func)
}

func (d *decoder) callSite(c *report.CallSite) {
	d.namedID(&c.NamedID)
	c.Line, c.Poll = d.u32(), d.bool()
	d.namedID(&c.Func)
}

func (e *encoder) crossing(c *report.Crossing) {
	e.namedID(&c.Pointer)
	e.callSite(&c.Call)
	list(e, c.Before, e.spot)
	list(e, c.Stores, e.spot)
	list(e, c.Since, e.spot)
	e.bool(c.Incoming)
	for _, n := range []uint32{c.Record, c.RecordNumber, c.Location, c.Number, c.BaseLocation,
		c.BaseNumber} {
		e.u32(n)
	}
	e.spot(&c.Place)
	e.spot(&c.BasePlace)
	e.namedID(&c.Base)
	e.bool(c.OwnBase)
	e.str(c.Constant)
	list(e, c.Reads, e.spot)
	list(e, c.Until, e.callSite)
	e.bool(c.Ends)
	list(e, c.After, e.namedID)
	list(e, c.Unwound, e.namedID)
	e.bool(c.Again)
	e.str(c.Unlisted)
	e.bool(c.Same)
}

func (d *decoder) crossing(c *report.Crossing) {
	d.namedID(&c.Pointer)
	d.callSite(&c.Call)
	c.Before, c.Stores = listOf(d, 4, d.spot), listOf(d, 4, d.spot)
	c.Since, c.Incoming = listOf(d, 4, d.spot), d.bool()
	for _, n := range []*uint32{&c.Record, &c.RecordNumber, &c.Location, &c.Number,
		&c.BaseLocation, &c.BaseNumber} {
		*n = d.u32()
	}
	d.spot(&c.Place)
	d.spot(&c.BasePlace)
	d.namedID(&c.Base)
	c.OwnBase, c.Constant = d.bool(), d.str()
	c.Reads, c.Until, c.Ends = listOf(d, 4, d.spot), listOf(d, 6, d.callSite), d.bool()
	c.After, c.Unwound = listOf(d, 2, d.namedID), listOf(d, 2, d.namedID)
	c.Again, c.Unlisted, c.Same = d.bool(), d.str(), d.bool()
}
