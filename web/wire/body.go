package wire

import "statepoint/web/report"

// The writer and the reader of each type stand one above the other: what one
// changes, the other must.

func (e *encoder) request(r *report.Request) {
	e.u32(r.Seq)
	e.str(r.FileName)
	e.str(r.Source)
	e.strs(r.Options.Passes)
	e.strs(r.Options.PassFlags)
	e.str(r.Options.Dialect)
	e.str(r.Options.Syntax)
	e.str(r.Options.Strategy)
	e.str(r.Options.MapVersion)
	e.str(r.Options.Break)
	e.bool(r.Covered)
}

func (d *decoder) request() *report.Request {
	return &report.Request{
		Seq:      d.u32(),
		FileName: d.str(),
		Source:   d.str(),
		Options: report.Options{
			Passes:    d.strs(),
			PassFlags: d.strs(),
			Dialect:   d.str(),
			Syntax:    d.str(),

			Strategy:   d.str(),
			MapVersion: d.str(),
			Break:      d.str(),
		},
		Covered: d.bool(),
	}
}

func (e *encoder) report(r *report.Report) {
	e.u32(r.Seq)
	e.bool(r.OK)
	e.str(r.Failed)
	e.str(r.Dialect)
	e.doc(&r.Source)
	list(e, r.Stages, e.stage)
	e.doc(&r.Asm)
	e.doc(&r.StackMap)
	list(e, r.Links, e.link)
	list(e, r.Diagnostics, e.diagnostic)
	f := &r.Figures
	for _, v := range figures(f) {
		e.u32(*v)
	}
	list(e, r.Words, e.word)
	list(e, r.Findings, e.finding)
	e.u32(r.LLVM.Release)
	e.bool(r.LLVM.RefusesSource)
	e.bool(r.LLVM.HasPoll)
	e.strs(r.LLVM.Unknown)
	e.bool(r.LLVM.Aggregates)
	e.bool(r.LLVM.TokenPads)
}

func (d *decoder) report() *report.Report {
	r := &report.Report{}
	r.Seq = d.u32()
	r.OK = d.bool()
	r.Failed = d.str()
	r.Dialect = d.str()
	d.doc(&r.Source)
	r.Stages = listOf(d, 5, d.stage)
	d.doc(&r.Asm)
	d.doc(&r.StackMap)
	r.Links = listOf(d, 10, d.link)
	r.Diagnostics = listOf(d, 10, d.diagnostic)
	for _, v := range figures(&r.Figures) {
		*v = d.u32()
	}
	r.Words = listOf(d, 5, d.word)
	r.Findings = listOf(d, 6, d.finding)
	r.LLVM = report.LLVM{Release: d.u32(), RefusesSource: d.bool(), HasPoll: d.bool(),
		Unknown: d.strs(), Aggregates: d.bool(), TokenPads: d.bool()}
	return r
}

func figures(f *report.Figures) []*uint32 {
	return []*uint32{&f.SourceBytes, &f.Instructions, &f.Polls, &f.Statepoints, &f.Relocates,
		&f.MachineInstructions, &f.FrameBytes, &f.CodeBytes, &f.StackMapBytes, &f.Records}
}

func (e *encoder) stage(s *report.Stage) {
	e.str(s.Key)
	e.str(s.Title)
	e.str(s.Summary)
	e.bool(s.Changed)
	e.bool(s.Doc != nil)
	if s.Doc != nil {
		e.doc(s.Doc)
	}
}

func (d *decoder) stage(s *report.Stage) {
	s.Key = d.str()
	s.Title = d.str()
	s.Summary = d.str()
	s.Changed = d.bool()
	if d.bool() {
		s.Doc = new(report.Doc)
		d.doc(s.Doc)
	}
}

func (e *encoder) doc(c *report.Doc) {
	e.str(c.Caption)
	e.str(c.Text)
	// A gutter of no lines is not the same as no gutter.
	e.bool(c.Gutter != nil)
	if c.Gutter != nil {
		e.strs(c.Gutter)
	}
	var at int32
	list(e, c.Marks, func(m *report.Mark) {
		e.i32(m.Start - at)
		at = m.Start
		e.i32(m.End - m.Start)
		e.u32(m.ID)
		e.u8(uint8(m.Role))
	})
	list(e, c.Lines, func(l *report.LineClass) {
		e.i32(l.Line)
		e.u8(uint8(l.Class))
	})
	at = 0
	list(e, c.Columns, func(m *report.Column) {
		e.i32(m.Start - at)
		at = m.Start
		e.i32(m.End - m.Start)
		e.u8(uint8(m.Kind))
	})
	at = 0
	list(e, c.Inlays, func(m *report.Inlay) {
		e.i32(m.At - at)
		at = m.At
		e.u8(uint8(m.Kind))
	})
	e.strs(c.Tokens)
	e.strs(c.Words)
	list(e, c.Explained, e.word)
	e.outline(c.Outline)
}

func (d *decoder) doc(c *report.Doc) {
	c.Caption = d.str()
	c.Text = d.str()
	if d.bool() {
		if c.Gutter = d.strs(); c.Gutter == nil {
			c.Gutter = []string{}
		}
	}
	var at int32
	c.Marks = listOf(d, 4, func(m *report.Mark) {
		at += d.i32()
		m.Start = at
		m.End = at + d.i32()
		m.ID = d.u32()
		m.Role = report.Role(d.u8())
		// Whoever shows a text slices it by these.
		if m.Start < 0 || m.End < m.Start || int(m.End) > len(c.Text) {
			d.fail()
		}
	})
	c.Lines = listOf(d, 2, func(l *report.LineClass) {
		l.Line = d.i32()
		l.Class = report.Class(d.u8())
	})
	at = 0
	c.Columns = listOf(d, 3, func(m *report.Column) {
		at += d.i32()
		m.Start = at
		m.End = at + d.i32()
		m.Kind = report.ColumnKind(d.u8())
		if m.Start < 0 || m.End < m.Start || int(m.End) > len(c.Text) {
			d.fail()
		}
	})
	at = 0
	c.Inlays = listOf(d, 2, func(m *report.Inlay) {
		at += d.i32()
		m.At = at
		m.Kind = report.InlayKind(d.u8())
		if m.At < 0 || int(m.At) > len(c.Text) {
			d.fail()
		}
	})
	c.Tokens = d.strs()
	c.Words = d.strs()
	c.Explained = listOf(d, 5, d.word)
	d.outline(c)
}

func (e *encoder) link(l *report.Link) {
	e.u32(l.ID)
	e.u8(uint8(l.Kind))
	e.u8(uint8(l.Category))
	e.u8(uint8(l.Purpose))
	e.str(l.Label)
	e.u8(uint8(l.Text))
	e.str(l.After)
	e.str(l.Detail)
	e.ids(l.From)
	e.ids(l.At)
	e.u32(l.Func)
	e.u32(l.Call)
	e.bool(l.Calls)
	e.u32(l.In)
	e.u32(l.By)
	e.bool(l.Copy)
	e.u32(l.Start)
	e.u32(l.End)
}

func (d *decoder) link(l *report.Link) {
	l.ID = d.u32()
	l.Kind = report.Kind(d.u8())
	l.Category = report.Category(d.u8())
	l.Purpose = report.Purpose(d.u8())
	l.Label = d.str()
	l.Text = report.Text(d.u8())
	l.After = d.str()
	l.Detail = d.str()
	l.From = d.ids()
	l.At = d.ids()
	l.Func = d.u32()
	l.Call = d.u32()
	l.Calls = d.bool()
	l.In = d.u32()
	l.By = d.u32()
	l.Copy = d.bool()
	l.Start = d.u32()
	l.End = d.u32()
}

func (e *encoder) diagnostic(g *report.Diagnostic) {
	e.u8(uint8(g.Severity))
	e.str(g.Code)
	e.i32(g.Line)
	e.i32(g.Column)
	e.i32(g.Start)
	e.i32(g.End)
	e.str(g.Message)
	e.str(g.Expected)
	e.str(g.Suggestion)
	e.strs(g.Notes)
	e.i32(g.Finding)
	e.str(g.Stack)
}

func (d *decoder) diagnostic(g *report.Diagnostic) {
	g.Severity = report.Severity(d.u8())
	g.Code = d.str()
	g.Line = d.i32()
	g.Column = d.i32()
	g.Start = d.i32()
	g.End = d.i32()
	g.Message = d.str()
	g.Expected = d.str()
	g.Suggestion = d.str()
	g.Notes = d.strs()
	g.Finding = d.i32()
	g.Stack = d.str()
}
