package wire

import "statepoint/web/report"

func (c *codec) doc(d *report.Doc) {
	c.str(&d.Text)
	length := int64(len(d.Text))
	list(c, &d.Marks, c.mark(length))
	c.strs((*[]string)(&d.Tokens))
	list(c, &d.Outline, c.symbol(length))
	c.docAbout(d, length)
}

// source codes the source of a report, without its text if that has omitted bytes.
func (c *codec) source(d *report.Doc, omitted int64) {
	length := omitted
	if omitted == 0 {
		c.str(&d.Text)
		length = int64(len(d.Text))
	}
	common(c, &d.Marks, c.mark(length))
	c.commonStrs((*[]string)(&d.Tokens))
	common(c, &d.Outline, c.symbol(length))
	c.docAbout(d, length)
}

// mark codes the marks of a text of some length, in order. Code that shows a text slices it at the
// offsets checked here.
func (c *codec) mark(length int64) func(*report.Mark) {
	var at int32
	var id uint32
	return func(m *report.Mark) {
		c.span(&at, &m.Start, &m.End)
		c.near(id, &m.ID)
		id = m.ID
		enum(c, &m.Role)
		c.must(0 <= m.Start && m.Start <= m.End && int64(m.End) <= length)
	}
}

// symbol codes what a text of some length defines, in order.
func (c *codec) symbol(length int64) func(*report.Symbol) {
	var at int32
	return func(s *report.Symbol) {
		enum(c, &s.Kind)
		c.span(&at, &s.Start, &s.End)
		c.from(s.Start, &s.NameStart)
		c.from(s.Start, &s.NameEnd)
		c.i32(&s.Parent)
		c.must(0 <= s.Start && s.Start <= s.NameStart && s.NameStart <= s.NameEnd &&
			s.NameEnd <= s.End && int64(s.End) <= length && s.Parent >= -1)
	}
}

// docAbout codes what else a document has besides its text of the given length.
func (c *codec) docAbout(d *report.Doc, length int64) {
	c.str(&d.Caption)
	c.gutter(&d.Gutter)
	list(c, &d.Lines, func(l *report.LineClass) {
		c.i32(&l.Line)
		enum(c, &l.Class)
	})
	var at int32
	list(c, &d.Columns, func(m *report.Column) {
		c.span(&at, &m.Start, &m.End)
		enum(c, &m.Kind)
		c.must(0 <= m.Start && m.Start <= m.End && int64(m.End) <= length)
	})
	at = 0
	list(c, &d.Inlays, func(m *report.Inlay) {
		c.after(&at, &m.At)
		enum(c, &m.Kind)
		c.must(0 <= m.At && int64(m.At) <= length)
	})
	c.strs((*[]string)(&d.Words))
	list(c, &d.Explained, c.word)
	for i := range d.Outline {
		c.must(int(d.Outline[i].Parent) < len(d.Outline))
	}
}

// gutter codes a list of strings that may be missing: an empty gutter differs from no gutter.
func (c *codec) gutter(lines *[]string) {
	if !c.present(*lines != nil) {
		return
	}
	if c.strs(lines); *lines == nil {
		*lines = []string{}
	}
}
