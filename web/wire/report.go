package wire

import (
	"unsafe"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// report codes a report, without its source text if that has omitted bytes.
func (c *codec) report(r *report.Report, omitted int64) {
	c.u32(&r.Seq)
	c.bool(&r.OK)
	c.u32(&r.Only)
	c.str(&r.Failed)
	c.str(&r.Dialect)
	c.bool(&r.TypedPointers)
	c.str(&r.Broken)
	c.source(&r.Source, omitted)
	list(c, &r.Stages, c.stage)
	c.doc(&r.Asm)
	c.doc(&r.StackMap)
	c.links(&r.Links)
	list(c, &r.Diagnostics, c.diagnostic)
	c.figures(&r.Figures)
	list(c, &r.RecordIDs, c.recordID)
	common(c, &r.Words, items[report.Word]{code: func(_, w *report.Word) { c.word(w) }})
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

// links codes links, in order of their ids: those of functions and variables apart from the rest,
// because they are nearly all of an excerpt's, and an edit changes few of them.
func (c *codec) links(links *[]report.Link) {
	if c.reading {
		c.readLinks(links)
		return
	}
	n := 0
	for i := range *links {
		if outer(&(*links)[i]) {
			n++
		}
	}
	c.putCommon(n, func() { c.writeLinks(*links, true) })
	c.length(len(*links)-n, 0)
	c.writeLinks(*links, false)
}

// writeLinks writes the links of functions and variables, or the others.
func (c *codec) writeLinks(links []report.Link, outside bool) {
	before := new(report.Link)
	for i := range links {
		if l := &links[i]; outer(l) == outside {
			c.link(before, l)
			before = l
		}
	}
}

func (c *codec) readLinks(links *[]report.Link) {
	outside := readCommon(c, items[report.Link]{code: c.link, move: moveLink})
	n := c.length(0, unsafe.Sizeof(report.Link{}))
	if *links = nil; len(outside)+n == 0 {
		return
	}
	all := make([]report.Link, 0, len(outside)+n)
	var before report.Link
	for range n {
		var l report.Link
		c.link(&before, &l)
		for len(outside) > 0 && outside[0].ID < l.ID {
			all, outside = append(all, outside[0]), outside[1:]
		}
		all = append(all, l)
		before.ID = l.ID
	}
	*links = append(all, outside...)
}

// outer reports whether a link is of a function or a variable.
func outer(l *report.Link) bool {
	return l.Kind == provenance.KindFunction || l.Kind == provenance.KindGlobal
}

// link codes a link, with its id as the distance from the one before.
func (c *codec) link(before, l *report.Link) {
	c.near(before.ID, &l.ID)
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
	c.near(l.ID, &l.Func)
	c.u32(&l.Call)
	c.bool(&l.Calls)
	c.u32(&l.In)
	c.u32(&l.By)
	c.bool(&l.Copy)
	c.bool(&l.Named)
	c.u32(&l.Start)
	c.u32(&l.End)
}

// moveLink is the move of links.
func moveLink(l, was, is *report.Link) {
	by := is.ID - was.ID
	l.ID, l.Func = l.ID+by, l.Func+by
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
