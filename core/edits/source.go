package edits

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Edit replaces the bytes [Start, End) of a text by New.
type Edit struct {
	Start, End source.Pos
	New        string
}

// Source is a module and the text that it was read from.
type Source struct {
	// Module is the module; change it, and then call Edits.
	Module *ir.Module

	text   string
	typed  map[provenance.ID]source.Span // where parts are in the text
	before *printed
	attrs  map[provenance.ID]*ir.AttrSet // of functions and calls, before
	parse  *irparse.Options
}

// Read parses a text. The list has all its diagnostics; err is that of [irparse.Parse].
func Read(ctx context.Context, text *source.Text, dialect ir.Dialect) (*Source, *source.List,
	error) {
	var marks []ir.Mark
	m, list, err := irparse.Parse(ctx, text, &irparse.Options{Dialect: dialect, Marks: &marks})
	if err != nil {
		return nil, list, err
	}
	s := &Source{Module: m, text: text.Data, typed: map[provenance.ID]source.Span{},
		attrs: map[provenance.ID]*ir.AttrSet{}, parse: &irparse.Options{Dialect: m.Dialect}}
	for _, k := range marks {
		switch k.Role {
		case ir.MarkInstr, ir.MarkFunc, ir.MarkGlobal:
			s.typed[k.ID] = source.Span{Start: k.Start, End: k.End}
		}
	}
	for _, f := range m.Funcs {
		s.attrs[f.ID()] = f.Attrs
		if at, ok := s.typed[f.ID()]; ok && !f.IsDeclaration() {
			at.End = f.BodySpan.Start
			s.typed[f.ID()] = at
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op.IsCall() {
					s.attrs[in.ID()] = in.Call.Attrs
				}
			}
		}
	}
	s.before = printParts(m)
	return s, list, nil
}

// Apply applies edits to a text; they must be in order and must not overlap.
func Apply(text string, all []Edit) string {
	n := len(text)
	for _, e := range all {
		n += len(e.New)
	}
	b := make([]byte, 0, n)
	last := source.Pos(0)
	for _, e := range all {
		b = append(append(b, text[last:e.Start]...), e.New...)
		last = e.End
	}
	return string(append(b, text[last:]...))
}
