package explore

import (
	"strings"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/web/report"
)

// Unnamed values have numbers, which differ between the source and the compiled module, since
// passes insert values. A link has the name in the source, the name in the compiled module if it
// differs, and says which text a name belongs to if it is ambiguous.

// numberedText holds the numbers of a text's unnamed values.
type numberedText struct {
	Of map[provenance.ID]numbered
	// ids are the values by function and number.
	ids map[numbered]provenance.ID
	// in is their order in the text.
	In []provenance.ID
}

// numbered is a number in a function: "%3".
type numbered struct {
	function provenance.ID
	Name     string
}

// NumbersIn collects the numbers that a text shows, by its marks.
func (t *LinkTable) NumbersIn(d *report.Doc) *numberedText {
	n := &numberedText{Of: map[provenance.ID]numbered{}, ids: map[numbered]provenance.ID{}}
	function := provenance.ID(0)
	for _, m := range d.Marks {
		l := t.Get(provenance.ID(m.ID))
		if l == nil || m.Role == report.RoleWhole {
			continue
		}
		switch l.Kind {
		case provenance.KindFunction:
			if m.Role == report.RoleDef {
				function = provenance.ID(m.ID)
			}
			continue
		case provenance.KindArgument, provenance.KindInstruction, provenance.KindBlock:
		default:
			continue
		}
		name := d.Text[m.Start:m.End]
		if m.Role == report.RoleDef && l.Kind == provenance.KindBlock {
			name = "%" + name
		}
		if IsNumbered(name) {
			n.add(provenance.ID(m.ID), numbered{function, name})
		}
	}
	return n
}

func (n *numberedText) add(id provenance.ID, v numbered) {
	if _, known := n.Of[id]; !known {
		n.Of[id], n.ids[v] = v, id
		n.In = append(n.In, id)
	}
}

// complete adds the numbers of values that a text does not show, from a text that shows more.
func (n *numberedText) complete(other *numberedText) {
	for _, id := range other.In {
		if v := other.Of[id]; n.ids[v] == 0 {
			n.add(id, v)
		}
	}
}

// IsNumbered reports whether a name is a number.
func IsNumbered(name string) bool {
	return len(name) > 1 && name[0] == '%' && strings.Trim(name[1:], "0123456789") == ""
}

// settleNames names values once the compiled module is known.
func (b *builder) settleNames() bool {
	if b.c.written != nil && b.c.printed != nil {
		b.compiled = b.c.links.NumbersIn(b.c.printed.Doc)
		b.c.links.settleNames(b.c.written, b.compiled)
	}
	return true
}

// settleNames gives values their names, with the numbers that they have in the source and in the
// module that is shown.
func (t *LinkTable) settleNames(written, compiled *numberedText) {
	// functions in which a number names two values, or a value has two numbers
	differ := map[provenance.ID]bool{}
	for _, id := range written.In {
		v := written.Of[id]
		now, there := compiled.Of[id]
		if there && now.Name != v.Name || compiled.ids[v] != 0 && compiled.ids[v] != id {
			differ[v.function] = true
		}
	}
	for _, id := range written.In {
		l, v := t.Get(id), written.Of[id]
		l.Label, l.Named = v.Name, true
		now, there := compiled.Of[id]
		if !differ[v.function] || there && now.Name == v.Name {
			continue
		}
		l.Text = report.TextSource
		if there {
			l.After = now.Name
		}
	}
	for _, id := range compiled.In {
		if _, had := written.Of[id]; had {
			continue
		}
		l, v := t.Get(id), compiled.Of[id]
		l.Label, l.Named = v.Name, true
		if differ[v.function] {
			l.Text = report.TextRewritten
		}
	}
	// A value that one pass created and a later one removed has a number in neither text.
	for id, what := range t.between {
		if _, there := compiled.Of[id]; !there {
			l := t.Get(id)
			l.Label, l.Named = what, false
		}
	}
}

// Label returns a thing's name in the compiled module, "" if unknown.
func (t *LinkTable) Label(id provenance.ID) string {
	if l := t.Get(id); l != nil {
		return l.Compiled()
	}
	return ""
}

// SourceLabel returns a thing's name in the source, or else in the compiled module.
func (t *LinkTable) SourceLabel(id provenance.ID) string {
	if l := t.Get(id); l != nil {
		return l.Name()
	}
	return ""
}

// NameOf returns the name of an id's origin, for the meaning column.
func (c *Compilation) NameOf(prov uint32) string {
	l := c.links.Get(provenance.ID(prov))
	if l == nil {
		return ""
	}
	if l.Kind.IsMap() {
		names := make([]string, len(l.From))
		for i, id := range l.From {
			names[i] = c.NameOf(id)
		}
		return strings.Join(names, " or ")
	}
	return l.Compiled()
}

// Syntax returns the syntax of the assembly that the request asks for.
func (c *Compilation) Syntax() amd64.Syntax {
	switch c.request.Options.Syntax {
	case "intel":
		return amd64.Intel
	case "go":
		return amd64.Go
	}
	return amd64.ATT
}
