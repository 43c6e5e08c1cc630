package wire

import "statepoint/web/report"

// outline writes each symbol's start as the distance from the one before, and
// the rest as distances from its start.
func (e *encoder) outline(symbols []report.Symbol) {
	var at int32
	list(e, symbols, func(s *report.Symbol) {
		e.u8(uint8(s.Kind))
		e.i32(s.Start - at)
		at = s.Start
		e.i32(s.End - s.Start)
		e.i32(s.NameStart - s.Start)
		e.i32(s.NameEnd - s.Start)
		e.i32(s.Parent)
	})
}

func (d *decoder) outline(c *report.Doc) {
	var at int32
	length := int32(len(c.Text))
	c.Outline = listOf(d, 6, func(s *report.Symbol) {
		s.Kind = report.SymbolKind(d.u8())
		at += d.i32()
		s.Start = at
		s.End = at + d.i32()
		s.NameStart = at + d.i32()
		s.NameEnd = at + d.i32()
		s.Parent = d.i32()
		// Whoever shows a text slices it by these.
		if s.Start < 0 || s.NameStart < s.Start || s.NameEnd < s.NameStart || s.End < s.NameEnd ||
			s.End > length || s.Parent < -1 {
			d.fail()
		}
	})
	for _, s := range c.Outline {
		if int(s.Parent) >= len(c.Outline) {
			d.fail()
		}
	}
}

func (e *encoder) word(w *report.Word) {
	e.u8(uint8(w.Kind))
	e.str(w.Text)
	e.str(w.Form)
	e.str(w.Insert)
	e.str(w.Meaning)
}

func (d *decoder) word(w *report.Word) {
	w.Kind = report.WordKind(d.u8())
	w.Text = d.str()
	w.Form = d.str()
	w.Insert = d.str()
	w.Meaning = d.str()
}
