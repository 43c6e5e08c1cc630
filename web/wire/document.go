package wire

import "statepoint/web/report"

func (c *codec) doc(d *report.Doc) {
	c.str(&d.Text)
	length := int64(len(d.Text))
	inOrder(c, &d.Marks, c.mark(length))
	c.strs((*[]string)(&d.Tokens))
	inOrder(c, &d.Outline, c.symbol(length))
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
	common(c, (*[]string)(&d.Tokens), items[string]{code: func(_, s *string) { c.str(s) }})
	common(c, &d.Outline, c.symbol(length))
	c.docAbout(d, length)
}

// mark is the marks of a text of some length, in order. Code that shows a text slices it at the
// offsets checked here.
func (c *codec) mark(length int64) items[report.Mark] {
	return items[report.Mark]{
		code: func(before, m *report.Mark) {
			at := before.Start
			c.span(&at, &m.Start, &m.End)
			c.near(before.ID, &m.ID)
			enum(c, &m.Role)
		},
		move: func(m, was, is *report.Mark) {
			by := is.Start - was.Start
			m.Start, m.End, m.ID = m.Start+by, m.End+by, m.ID+is.ID-was.ID
		},
		valid: func(m *report.Mark) bool {
			return 0 <= m.Start && m.Start <= m.End && int64(m.End) <= length
		},
	}
}

// symbol is what a text of some length defines, in order.
func (c *codec) symbol(length int64) items[report.Symbol] {
	return items[report.Symbol]{
		code: func(before, s *report.Symbol) {
			at := before.Start
			enum(c, &s.Kind)
			c.span(&at, &s.Start, &s.End)
			c.from(s.Start, &s.NameStart)
			c.from(s.Start, &s.NameEnd)
			c.i32(&s.Parent)
		},
		move: func(s, was, is *report.Symbol) {
			by := is.Start - was.Start
			s.Start, s.End = s.Start+by, s.End+by
			s.NameStart, s.NameEnd = s.NameStart+by, s.NameEnd+by
		},
		valid: func(s *report.Symbol) bool {
			return 0 <= s.Start && s.Start <= s.NameStart && s.NameStart <= s.NameEnd &&
				s.NameEnd <= s.End && int64(s.End) <= length && s.Parent >= -1
		},
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
