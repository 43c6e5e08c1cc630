package wire

import "statepoint/web/report"

// report codes a report, without its source text if that has omitted bytes.
func (c *codec) report(r *report.Report, omitted int64) {
	c.u32(&r.Seq)
	c.bool(&r.OK)
	c.u32(&r.Only)
	c.str(&r.Failed)
	c.str(&r.Dialect)
	c.bool(&r.TypedPointers)
	if omitted > 0 {
		c.docAbout(&r.Source, omitted)
	} else {
		c.doc(&r.Source)
	}
	list(c, &r.Stages, c.stage)
	c.doc(&r.Asm)
	c.doc(&r.StackMap)
	list(c, &r.Links, c.link)
	list(c, &r.Diagnostics, c.diagnostic)
	c.figures(&r.Figures)
	list(c, &r.RecordIDs, c.recordID)
	list(c, &r.Words, c.word)
	list(c, &r.Findings, c.finding)
	c.u32(&r.LLVM.Release)
	c.bool(&r.LLVM.RefusesSource)
	c.bool(&r.LLVM.HasPoll)
	c.strs(&r.LLVM.Unknown)
	c.bool(&r.LLVM.Aggregates)
	c.bool(&r.LLVM.TokenPads)
}

func (c *codec) recordID(r *report.RecordID) {
	c.u32(&r.Record)
	c.u64(&r.ID)
}

func (c *codec) figures(f *report.Figures) {
	c.u32(&f.SourceBytes)
	c.u32(&f.Instructions)
	c.u32(&f.Polls)
	c.u32(&f.Statepoints)
	c.u32(&f.Relocates)
	c.u32(&f.MachineInstructions)
	c.u32(&f.FrameBytes)
	c.u32(&f.CodeBytes)
	c.u32(&f.StackMapBytes)
	c.u32(&f.Records)
}

func (c *codec) stage(s *report.Stage) {
	c.str(&s.Key)
	c.str(&s.Title)
	c.str(&s.Summary)
	c.bool(&s.Changed)
	optional(c, &s.Doc, c.doc)
}

func (c *codec) link(l *report.Link) {
	c.u32(&l.ID)
	enum(c, &l.Kind)
	enum(c, &l.Category)
	enum(c, &l.Purpose)
	c.str(&l.Label)
	enum(c, &l.Text)
	c.str(&l.After)
	c.str(&l.Reader)
	c.str(&l.Detail)
	c.ids(&l.From)
	c.ids(&l.At)
	c.u32(&l.Func)
	c.u32(&l.Call)
	c.bool(&l.Calls)
	c.u32(&l.In)
	c.u32(&l.By)
	c.bool(&l.Copy)
	c.bool(&l.Named)
	c.u32(&l.Start)
	c.u32(&l.End)
}

func (c *codec) diagnostic(g *report.Diagnostic) {
	enum(c, &g.Severity)
	c.str(&g.Code)
	c.i32(&g.Line)
	c.i32(&g.Column)
	c.i32(&g.Start)
	c.i32(&g.End)
	c.str(&g.Message)
	c.str(&g.Expected)
	c.str(&g.Suggestion)
	c.strs(&g.Notes)
	c.i32(&g.Finding)
	c.str(&g.First)
	c.str(&g.Stack)
}

func (c *codec) word(w *report.Word) {
	enum(c, &w.Kind)
	c.str(&w.Text)
	c.str(&w.Form)
	c.str(&w.Insert)
	c.str(&w.Meaning)
}

func (c *codec) finding(f *report.Finding) {
	c.u32(&f.Value)
	c.u32(&f.Use)
	c.u32(&f.Safepoint)
	c.u32(&f.Instead)
	c.numbers(&f.Path)
	c.numbers(&f.Steps)
	list(c, &f.Chain, c.step)
	c.str(&f.Word)
}

func (c *codec) step(s *report.Step) {
	c.str(&s.Text)
	enum(c, &s.Of)
	c.str(&s.Detail)
	c.u32(&s.ID)
	c.numbers(&s.Others)
	enum(c, &s.Kind)
}
