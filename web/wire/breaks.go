package wire

import "statepoint/web/report"

func (e *encoder) runBreaks(b *report.RunBreaks) {
	list(e, b.Kinds, func(k *report.RunBreakKind) {
		e.str(k.Key)
		e.str(k.Title)
		e.str(k.About)
		list(e, k.Sites, func(s *report.RunBreakSite) {
			e.str(s.Key)
			e.str(s.What)
			e.ids(s.IDs)
		})
		e.u32(k.Bytes)
	})
	e.str(b.Trouble)
	e.bool(b.Done != nil)
	if b.Done == nil {
		return
	}
	x := b.Done
	e.str(x.Key)
	e.str(x.Title)
	e.str(x.What)
	e.runClaim(&x.First)
	list(e, x.Way, e.runClaim)
	list(e, x.Notices, func(n *report.RunNotice) {
		e.str(n.By)
		e.str(n.Text)
		e.bool(n.Running)
		e.u64(n.Step)
		e.ids(n.IDs)
	})
	e.u64(x.Left)
	e.u64(x.LeftSize)
	e.str(x.Refused)
	e.str(x.Reason)
	e.str(x.Ended)
	e.str(x.Whole)
}

func (d *decoder) runBreaks() *report.RunBreaks {
	b := &report.RunBreaks{}
	b.Kinds = listOf(d, 5, func(k *report.RunBreakKind) {
		k.Key = d.str()
		k.Title = d.str()
		k.About = d.str()
		k.Sites = listOf(d, 3, func(s *report.RunBreakSite) {
			s.Key = d.str()
			s.What = d.str()
			s.IDs = d.ids()
		})
		k.Bytes = d.u32()
	})
	b.Trouble = d.str()
	if !d.bool() {
		return b
	}
	x := &report.RunBroken{Key: d.str(), Title: d.str(), What: d.str()}
	b.Done = x
	d.runClaim(&x.First)
	x.Way = listOf(d, 6, d.runClaim)
	x.Notices = listOf(d, 5, func(n *report.RunNotice) {
		n.By = d.str()
		n.Text = d.str()
		n.Running = d.bool()
		n.Step = d.u64()
		n.IDs = d.ids()
	})
	x.Left = d.u64()
	x.LeftSize = d.u64()
	x.Refused = d.str()
	x.Reason = d.str()
	x.Ended = d.str()
	x.Whole = d.str()
	return b
}

func (e *encoder) runClaim(c *report.RunClaim) {
	e.u64(c.Step)
	e.str(c.Text)
	e.str(c.Code)
	e.str(c.Where)
	e.u32(c.Line)
	e.ids(c.IDs)
}

func (d *decoder) runClaim(c *report.RunClaim) {
	c.Step = d.u64()
	c.Text = d.str()
	c.Code = d.str()
	c.Where = d.str()
	c.Line = d.u32()
	c.IDs = d.ids()
}
