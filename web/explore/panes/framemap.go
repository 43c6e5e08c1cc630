package panes

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// frameMaps shows, instead of a stack map, what a collector reads for functions that use a shadow
// stack (GarbageCollection.rst, "The Shadow Stack GC"): for each, the constant that describes its
// roots, and the frame entry that contains them.
func frameMaps(c *explore.Compilation) report.Doc {
	w := &frameMapWriter{links: c.Links(), layout: explore.DataLayout(c.Module()),
		slots: explore.SlotsOf(c.Lowered()), roots: c.FrameRoots()}
	shadowed := c.Shadowed()
	w.header(w.links.Label(shadowed[0].Chain), shadowed[0].Chain,
		"the newest entry; the collector walks from it")
	for i := range shadowed {
		w.frameMap(&shadowed[i])
		w.entry(&shadowed[i])
	}
	w.doc.Text = w.b.String()
	w.doc.Caption = "No stack map: the collector walks these entries."
	explore.SortMarks(w.doc.Marks)
	return w.doc
}

// frameMapWriter writes the frame map pane line by line.
type frameMapWriter struct {
	links  *explore.LinkTable
	doc    report.Doc
	layout *datalayout.Layout
	slots  map[provenance.ID]provenance.ID // the frame's slots by what they come from
	roots  []provenance.ID                 // of the entries still to be written
	b      strings.Builder
}

// line writes a line; its parts are texts with their ids.
func (w *frameMapWriter) line(gutter string, whole provenance.ID, parts ...markedText) {
	start := w.b.Len()
	for _, p := range parts {
		at := w.b.Len()
		w.b.WriteString(p.text)
		if p.role == roleGap {
			w.doc.Columns = append(w.doc.Columns,
				report.Column{Start: int32(at), End: int32(w.b.Len())})
		}
		if p.id != 0 {
			w.mark(at, p.id, p.role)
		}
	}
	if whole != 0 {
		w.mark(start, whole, report.RoleWhole)
	}
	w.b.WriteByte('\n')
	w.doc.Gutter = append(w.doc.Gutter, gutter)
}

type markedText struct {
	text string
	id   provenance.ID
	role report.Role
}

// roleGap marks the space before a column.
const roleGap = report.Role(0xff)

func (w *frameMapWriter) mark(start int, id provenance.ID, role report.Role) {
	w.doc.Marks = append(w.doc.Marks, report.Mark{Start: int32(start), End: int32(w.b.Len()),
		ID: uint32(id), Role: role})
}

// The columns of the pane, in characters.
const (
	frameNameColumn    = 13
	frameMeaningColumn = 25
)

// header begins the description of one item.
func (w *frameMapWriter) header(name string, id provenance.ID, meaning string) {
	w.doc.Lines = append(w.doc.Lines, report.LineClass{Line: int32(len(w.doc.Gutter) + 1),
		Class: report.ClassHeader})
	w.line("", id, markedText{name, id, report.RoleDef}, markedText{text: ":"},
		gap(len(name)+1, frameMeaningColumn), markedText{text: meaning})
}

// gap returns the space from one column of a line to another, or one space if that is already
// passed.
func gap(from, to int) markedText {
	return markedText{text: strings.Repeat(" ", max(1, to-from)), role: roleGap}
}

// field writes a field: its bytes, if they are known, its name, and what it means.
func (w *frameMapWriter) field(offset uint64, bytes, name string, id provenance.ID,
	meaning ...markedText) {
	parts := []markedText{{bytes, id, report.RoleBytes}, gap(len(bytes), frameNameColumn),
		{text: name}}
	at := max(frameNameColumn, len(bytes)+1) + len(name)
	if bytes == "" { // the name replaces bytes that are known only at run time
		parts = []markedText{gap(0, frameNameColumn), {name, id, report.RoleBytes}}
	}
	parts = append(parts, gap(at, frameMeaningColumn))
	w.line(fmt.Sprintf("%x", offset), id, append(parts, meaning...)...)
}

// frameMap writes the constant: struct FrameMap.
func (w *frameMapWriter) frameMap(f *pass.FrameNote) {
	w.header(w.links.Label(f.Map), f.Map,
		"the frame map of "+w.links.Label(f.Func)+", a constant")
	for i, field := range []struct {
		name, meaning string
		n             int
	}{{"NumRoots", source.Count(len(f.Roots), "root"), len(f.Roots)},
		{"NumMeta", "of them with metadata: " + fmt.Sprint(f.Described), f.Described}} {
		n := uint32(field.n)
		w.field(uint64(4*i), fmt.Sprintf("%02x %02x %02x %02x", byte(n), byte(n>>8), byte(n>>16),
			byte(n>>24)), field.name, f.Map, markedText{text: field.meaning})
	}
	for i, root := range f.Roots[:f.Described] {
		text, id := Metadata(w.links, root.Metadata)
		w.field(uint64(8+8*i), "an address", fmt.Sprintf("Meta[%d]", i), root.Slot,
			markedText{text, id, report.RoleUse},
			markedText{text: " describes " + w.links.Label(root.Slot)})
	}
}

// entry writes what is in the function's frame: struct StackEntry.
func (w *frameMapWriter) entry(f *pass.FrameNote) {
	where := "in its frame"
	if l := w.links.Get(w.slots[f.Entry]); l != nil {
		where = "at " + l.Label
	}
	name := "entry of " + w.links.Label(f.Func)
	w.header(name, f.Entry, where+" while it runs")
	w.field(0, "", "Next", f.Entry, markedText{text: "the caller's entry"})
	w.field(8, "", "Map", f.Entry, markedText{w.links.Label(f.Map), f.Map, report.RoleUse})
	for i, root := range f.Roots {
		offset := w.layout.FieldOffset(root.Entry, root.Field)
		id := w.roots[0]
		w.roots = w.roots[1:]
		w.field(offset, "", fmt.Sprintf("Roots[%d]", i), id,
			markedText{w.links.Label(root.Slot), root.Slot, report.RoleUse})
	}
}

// Metadata is the metadata of a root, and its id if it has one.
func Metadata(links *explore.LinkTable, v ir.Value) (string, provenance.ID) {
	for {
		c, ok := v.(*ir.Const)
		if !ok || c.Kind != ir.ConstExpr || len(c.Elems) == 0 {
			break
		}
		v = c.Elems[0]
	}
	if l := links.Get(v.ID()); l != nil {
		return l.InCode(), v.ID()
	}
	return "a constant", 0
}
