package wire

import "statepoint/web/report"

func (c *codec) request(r *report.Request) {
	c.u32(&r.Seq)
	c.str(&r.FileName)
	c.str(&r.Source)
	c.strs(&r.Options.Passes)
	c.strs(&r.Options.PassFlags)
	c.str(&r.Options.Dialect)
	c.str(&r.Options.Syntax)
	c.str(&r.Options.Strategy)
	c.str(&r.Options.MapVersion)
	c.str(&r.Options.Break)
	c.u32(&r.Options.Member)
	c.bool(&r.Covered)
	c.str(&r.Only)
}

func (c *codec) handle(h *report.Handle) { c.u64((*uint64)(h)) }

func (c *codec) viewRequest(v *report.ViewRequest) {
	c.str(&v.View)
	c.str(&v.Stage)
	c.str(&v.Against)
	c.str(&v.Cases)
	c.u32(&v.Subject)
	c.str(&v.Lookup)
	c.u32(&v.Step)
	c.handle(&v.Of)
	c.handle(&v.Kept)
	c.u32(&v.Seq)
}

func (c *codec) runRequest(r *report.RunRequest) {
	c.runSetup(&r.Setup)
	c.u64(&r.From)
	c.u32(&r.Within)
	c.str(&r.Action)
	c.u64(&r.Steps)
	c.handle(&r.Of)
	c.u32(&r.Seq)
}

func (c *codec) runSetup(s *report.RunSetup) {
	c.str(&s.Entry)
	c.str(&s.Arguments)
	c.str(&s.Collector)
	c.str(&s.Stress)
	c.u32(&s.Heap)
	c.str(&s.Cases)
	c.str(&s.Call)
	c.str(&s.Objects)
	c.str(&s.Barriers)
}
