package explore

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/web/report"
)

// Values without a name have numbers, and those of the source are not those of the module that is
// compiled: the passes put values between them. A link has the name in the source, the name in the
// compiled module if that is another, and says which text a name is of where it could be of either.

// numberedText has the numbers of a text's values that have no name.
type numberedText struct {
	of map[ir.ID]numbered
	// ids are the values by function and number.
	ids map[numbered]ir.ID
	// in is the order in which they stand in the text.
	in []ir.ID
}

// numbered is a number in a function: "%3".
type numbered struct {
	function ir.ID
	name     string
}

// numbersIn reads the numbers that a text shows, by its marks.
func (t *linkTable) numbersIn(d *report.Doc) *numberedText {
	n := &numberedText{of: map[ir.ID]numbered{}, ids: map[numbered]ir.ID{}}
	function := ir.ID(0)
	for _, m := range d.Marks {
		l := t.get(ir.ID(m.ID))
		if l == nil || m.Role == report.RoleWhole {
			continue
		}
		switch l.Kind {
		case report.KindFunction:
			if m.Role == report.RoleDef {
				function = ir.ID(m.ID)
			}
			continue
		case report.KindArgument, report.KindInstruction, report.KindBlock:
		default:
			continue
		}
		name := d.Text[m.Start:m.End]
		if m.Role == report.RoleDef && l.Kind == report.KindBlock {
			name = "%" + name
		}
		if isNumbered(name) {
			n.add(ir.ID(m.ID), numbered{function, name})
		}
	}
	return n
}

func (n *numberedText) add(id ir.ID, v numbered) {
	if _, known := n.of[id]; !known {
		n.of[id], n.ids[v] = v, id
		n.in = append(n.in, id)
	}
}

// complete adds the numbers of values that a text does not show, by a text that shows more.
func (n *numberedText) complete(other *numberedText) {
	for _, id := range other.in {
		if v := other.of[id]; n.ids[v] == 0 {
			n.add(id, v)
		}
	}
}

// isNumbered says that a name is a number.
func isNumbered(name string) bool {
	return len(name) > 1 && name[0] == '%' && strings.Trim(name[1:], "0123456789") == ""
}

// settleNames gives values their names once it is known which module is compiled.
func (r *run) settleNames() bool {
	if r.written == nil || r.printed == nil {
		return true
	}
	r.compiled = r.links.numbersIn(r.printed.doc)
	// functions in which some number is of two values, or a value has two
	differ := map[ir.ID]bool{}
	for _, id := range r.written.in {
		v := r.written.of[id]
		now, there := r.compiled.of[id]
		if there && now.name != v.name || r.compiled.ids[v] != 0 && r.compiled.ids[v] != id {
			differ[v.function] = true
		}
	}
	for _, id := range r.written.in {
		l, v := r.links.get(id), r.written.of[id]
		l.Label = v.name
		now, there := r.compiled.of[id]
		if !differ[v.function] || there && now.name == v.name {
			continue
		}
		l.Text = report.TextSource
		if there {
			l.After = now.name
		}
	}
	for _, id := range r.compiled.in {
		if _, had := r.written.of[id]; had {
			continue
		}
		l, v := r.links.get(id), r.compiled.of[id]
		l.Label = v.name
		if differ[v.function] {
			l.Text = report.TextRewritten
		}
	}
	// What a pass made and a later one took away has a number in neither text.
	for id, what := range r.links.between {
		if _, there := r.compiled.of[id]; !there {
			r.links.get(id).Label = what
		}
	}
	return true
}

// label is what a thing is called in the module that is compiled, "" for nothing known.
func (t *linkTable) label(id ir.ID) string {
	if l := t.get(id); l != nil {
		return l.Compiled()
	}
	return ""
}

// sourceLabel is what a thing is called in the source, or else in the module that is compiled.
func (t *linkTable) sourceLabel(id ir.ID) string {
	if l := t.get(id); l != nil {
		return l.Name()
	}
	return ""
}
