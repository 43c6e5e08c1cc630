package explore

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/web/report"
)

// frameMaps shows, instead of a stack map, what a collector reads for functions that use a shadow
// stack (GarbageCollection.rst, "The Shadow Stack GC"): for each, the constant that describes its
// roots, and the frame entry that contains them.
func (c *Compilation) frameMaps(res *lower.Result) {
	w := &FrameMapWriter{Comp: c, doc: &c.Report.StackMap, layout: DataLayout(c.Module),
		slots: map[provenance.ID]provenance.ID{}}
	for i := range res.Links {
		l := &res.Links[i]
		if l.Kind == provenance.KindSlot {
			for _, from := range l.From {
				w.slots[from] = l.ID
			}
		}
	}
	roots := 0
	w.header(c.Links.Label(c.Shadowed[0].Chain), c.Shadowed[0].Chain,
		"the newest entry; the collector walks from it")
	for i := range c.Shadowed {
		w.frameMap(&c.Shadowed[i])
		w.entry(&c.Shadowed[i])
		roots += len(c.Shadowed[i].Roots)
	}
	w.doc.Text = w.b.String()
	w.doc.Caption = "No stack map: the collector walks these entries."
	SortMarks(w.doc.Marks)
	c.addStage(report.StageStackMap, "Frame maps",
		fmt.Sprintf("%s, %s", source.Count(len(c.Shadowed), "map"), source.Count(roots, "root")),
		true)
}

// DataLayout is the module's data layout, or that of the target.
func DataLayout(m *ir.Module) *ir.DataLayout {
	spec := m.DataLayout
	if spec == "" {
		spec = "e-i64:64"
	}
	d, _ := ir.NewDataLayout(spec) // errors in it were reported by the parser
	return d
}

// FrameMapWriter writes the frame map pane line by line.
type FrameMapWriter struct {
	Comp   *Compilation
	doc    *report.Doc
	layout *ir.DataLayout
	slots  map[provenance.ID]provenance.ID // the frame's slots by what they come from
	b      strings.Builder
}

// line writes a line; its parts are texts and the ids they stand for.
func (w *FrameMapWriter) line(gutter string, whole provenance.ID, parts ...markedText) {
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

// roleGap is that of a text that is the space before a column.
const roleGap = report.Role(0xff)

func (w *FrameMapWriter) mark(start int, id provenance.ID, role report.Role) {
	w.doc.Marks = append(w.doc.Marks, report.Mark{Start: int32(start), End: int32(w.b.Len()),
		ID: uint32(id), Role: role})
}

// The columns of the pane, in characters.
const (
	frameNameColumn    = 13
	frameMeaningColumn = 25
)

// header begins the description of one item.
func (w *FrameMapWriter) header(name string, id provenance.ID, meaning string) {
	w.doc.Lines = append(w.doc.Lines, report.LineClass{Line: int32(len(w.doc.Gutter) + 1),
		Class: report.ClassHeader})
	w.line("", id, markedText{name, id, report.RoleDef}, markedText{text: ":"},
		gap(len(name)+1, frameMeaningColumn), markedText{text: meaning})
}

// gap is the space from one column of a line to another, or, past that, to the next word.
func gap(from, to int) markedText {
	return markedText{text: strings.Repeat(" ", max(1, to-from)), role: roleGap}
}

// field writes a field: its bytes, if they are known, its name, and what it means.
func (w *FrameMapWriter) field(offset uint64, bytes, name string, id provenance.ID,
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
func (w *FrameMapWriter) frameMap(f *pass.FrameNote) {
	w.header(w.Comp.Links.Label(f.Map), f.Map,
		"the frame map of "+w.Comp.Links.Label(f.Func)+", a constant")
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
		text, id := w.Metadata(root.Metadata)
		w.field(uint64(8+8*i), "an address", fmt.Sprintf("Meta[%d]", i), root.Slot,
			markedText{text, id, report.RoleUse},
			markedText{text: " describes " + w.Comp.Links.Label(root.Slot)})
	}
}

// entry writes what is in the function's frame: struct StackEntry.
func (w *FrameMapWriter) entry(f *pass.FrameNote) {
	where := "in its frame"
	if l := w.Comp.Links.Get(w.slots[f.Entry]); l != nil {
		where = "at " + l.Label
	}
	name := "entry of " + w.Comp.Links.Label(f.Func)
	w.header(name, f.Entry, where+" while it runs")
	w.field(0, "", "Next", f.Entry, markedText{text: "the caller's entry"})
	w.field(8, "", "Map", f.Entry, markedText{w.Comp.Links.Label(f.Map), f.Map, report.RoleUse})
	for i, root := range f.Roots {
		offset := w.layout.FieldOffset(root.Entry, root.Field)
		size := w.layout.Size(root.Entry.Fields[root.Field])
		id := w.Comp.ids.Next()
		l := w.Comp.Links.add(id, report.Link{
			Kind: provenance.KindLocation, Category: report.CategoryBase,
			Label:  fmt.Sprintf("root %d of %s", i, w.Comp.Links.Label(f.Func)),
			Detail: fmt.Sprintf("entry+%d, %s", offset, source.Count(size, "byte")),
			From:   []uint32{uint32(root.Slot)},
		})
		if slot := w.slots[f.Entry]; slot != 0 {
			l.At = []uint32{uint32(slot)}
		}
		w.field(offset, "", fmt.Sprintf("Roots[%d]", i), id,
			markedText{w.Comp.Links.Label(root.Slot), root.Slot, report.RoleUse})
	}
}

// Metadata is the metadata of a root, and its id if it has one.
func (w *FrameMapWriter) Metadata(v ir.Value) (string, provenance.ID) {
	for {
		c, ok := v.(*ir.Const)
		if !ok || c.Kind != ir.ConstExpr || len(c.Elems) == 0 {
			break
		}
		v = c.Elems[0]
	}
	if l := w.Comp.Links.Get(v.ID()); l != nil {
		return l.Compiled(), v.ID()
	}
	return "a constant", 0
}
