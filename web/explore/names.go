package explore

import (
	"slices"
	"strings"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/web/report"
)

// Unnamed values have numbers, which differ between the source and the compiled module, since
// passes insert values. A link has the name in the source, the name in the compiled module if it
// differs, and says so if the source gives its number to another value. A value that a pass made
// may stand for one of the reader's, and then it is called by that name outside of the module.

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
	if len(name) < 2 || name[0] != '%' {
		return false
	}
	for i := 1; i < len(name); i++ {
		if name[i] < '0' || name[i] > '9' {
			return false
		}
	}
	return true
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
	for _, id := range written.In {
		l, v := t.Get(id), written.Of[id]
		l.Label, l.Named = v.Name, true
		if now, there := compiled.Of[id]; there && now.Name != v.Name {
			l.After = now.Name
		}
	}
	for _, id := range compiled.In {
		if _, had := written.Of[id]; had {
			continue
		}
		l, v := t.Get(id), compiled.Of[id]
		l.Label, l.Named = v.Name, true
		if written.ids[v] != 0 {
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
	for _, l := range t.byID {
		if l != nil && l.Kind == provenance.KindInstruction && l.Named && len(l.From) == 1 &&
			(l.Purpose == report.PurposeMerge || l.Purpose == report.PurposeResult ||
				l.Purpose == report.PurposeRelocate && IsNumbered(l.Label)) {
			l.Reader = t.reader(l)
		}
	}
}

// reader returns the name of the value that one made by a pass stands for, "" if there are several
// or none in its function. A base stands only for itself.
func (t *LinkTable) reader(l *report.Link) string {
	of := l
	for len(of.From) == 1 && of.Purpose != report.PurposeBase && !of.Copy {
		from := t.Get(provenance.ID(of.From[0]))
		if from == nil || !from.Named || from.Func != l.Func || from == l {
			return ""
		}
		of = from
	}
	if of == l || len(of.From) > 1 {
		return ""
	}
	return of.Name()
}

// Label returns a thing's name in code, frames and records, "" if unknown.
func (t *LinkTable) Label(id provenance.ID) string {
	if l := t.Get(id); l != nil {
		return l.InCode()
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

// Instr returns an instruction of the compiled module on one line, with the reader's names for
// unnamed values; "" if the module's text does not show it.
func (c *Compilation) Instr(id provenance.ID) string {
	if c.printed == nil || c.printed.Lines[id] == "" {
		return ""
	}
	doc := c.printed.Doc
	i := slices.IndexFunc(doc.Marks, func(m report.Mark) bool {
		return m.Role == report.RoleWhole &&
			(m.ID == uint32(id) || m.ID == uint32(c.links.CallOf(id)))
	})
	if i < 0 {
		return ""
	}
	var b strings.Builder
	at, end := doc.Marks[i].Start, doc.Marks[i].End
	for _, m := range doc.Marks[i:] {
		if m.Start >= end {
			break
		}
		l := c.links.Get(provenance.ID(m.ID))
		if m.Start < at || m.Role == report.RoleWhole || l == nil ||
			!IsNumbered(doc.Text[m.Start:m.End]) {
			continue
		}
		b.WriteString(doc.Text[at:m.Start] + l.InCode())
		at = m.End
	}
	b.WriteString(doc.Text[at:end])
	return strings.Join(strings.Fields(b.String()), " ")
}

// NameOf returns the name of an id's origin, for the meaning column.
func (c *Compilation) NameOf(prov uint32) string {
	l := c.links.Get(provenance.ID(prov))
	if l == nil {
		return ""
	}
	if l.Kind.IsMap() {
		names := make([]string, 0, len(l.From))
		for _, id := range l.From {
			if name := c.NameOf(id); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		return strings.Join(names, " or ")
	}
	return l.InCode()
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
