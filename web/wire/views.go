package wire

import "statepoint/web/report"

func (c *codec) viewAnswer(v *report.ViewAnswer) {
	c.u32(&v.Seq)
	c.str(&v.View)
	c.str(&v.Stage)
	c.u32(&v.Subject)
	c.str(&v.Trouble)
	optional(c, &v.Doc, c.doc)
	optional(c, &v.Graph, c.graph)
	c.str(&v.HTML)
	optional(c, &v.File, func(f *report.File) {
		c.str(&f.Name)
		c.str(&f.Type)
		c.str(&f.Data)
	})
	optional(c, &v.Journey, c.journey)
	list(c, &v.Verdicts, c.verdict)
}

func (c *codec) verdict(v *report.Verdict) {
	c.u32(&v.Line)
	c.str(&v.Check)
	c.bool(&v.OK)
	c.bool(&v.Open)
	c.str(&v.Said)
	c.str(&v.Told)
	c.str(&v.Run)
	c.bool(&v.Lead)
	c.numbers(&v.IDs)
}
