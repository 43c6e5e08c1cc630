package wire

import "statepoint/web/report"

func (c *codec) doc(d *report.Doc) {
	c.str(&d.Text)
	c.docAbout(d, int64(len(d.Text)))
}

// docAbout codes what a document has besides its text of the given length.
func (c *codec) docAbout(d *report.Doc, length int64) {
	c.str(&d.Caption)
	c.gutter(&d.Gutter)
	// Code that shows a text slices it at the offsets checked here.
	var at int32
	list(c, &d.Marks, func(m *report.Mark) {
		c.span(&at, &m.Start, &m.End)
		c.u32(&m.ID)
		enum(c, &m.Role)
		c.must(0 <= m.Start && m.Start <= m.End && int64(m.End) <= length)
	})
	list(c, &d.Lines, func(l *report.LineClass) {
		c.i32(&l.Line)
		enum(c, &l.Class)
	})
	at = 0
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
	c.strs((*[]string)(&d.Tokens))
	c.strs((*[]string)(&d.Words))
	list(c, &d.Explained, c.word)
	at = 0
	list(c, &d.Outline, func(s *report.Symbol) {
		enum(c, &s.Kind)
		c.span(&at, &s.Start, &s.End)
		c.from(s.Start, &s.NameStart)
		c.from(s.Start, &s.NameEnd)
		c.i32(&s.Parent)
		c.must(0 <= s.Start && s.Start <= s.NameStart && s.NameStart <= s.NameEnd &&
			s.NameEnd <= s.End && int64(s.End) <= length && s.Parent >= -1)
	})
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
