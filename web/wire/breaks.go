package wire

import "statepoint/web/report"

func (c *codec) runBreaks(b *report.RunBreaks) {
	list(c, &b.Kinds, func(k *report.RunBreakKind) {
		c.str(&k.Key)
		c.str(&k.Title)
		c.str(&k.About)
		list(c, &k.Sites, func(s *report.RunBreakSite) {
			c.str(&s.Key)
			c.str(&s.What)
			c.str(&s.Func)
			c.ids(&s.IDs)
			c.bool(&s.Reached)
		})
		c.u32(&k.Bytes)
	})
	c.str(&b.Trouble)
	optional(c, &b.Done, c.runBroken)
}

func (c *codec) runBroken(x *report.RunBroken) {
	c.str(&x.Key)
	c.str(&x.Title)
	c.str(&x.What)
	c.runClaim(&x.First)
	list(c, &x.Way, c.runClaim)
	list(c, &x.Notices, func(n *report.RunNotice) {
		c.str(&n.By)
		c.str(&n.Text)
		c.bool(&n.Running)
		c.u64(&n.Step)
		c.ids(&n.IDs)
	})
	c.u64(&x.Left)
	c.u64(&x.LeftSize)
	c.str(&x.Refused)
	c.str(&x.Reason)
	c.str(&x.Ended)
	c.str(&x.Whole)
}

func (c *codec) runClaim(r *report.RunClaim) {
	c.u64(&r.Step)
	c.str(&r.Text)
	c.str(&r.Code)
	c.str(&r.Where)
	c.u32(&r.Line)
	c.ids(&r.IDs)
}
