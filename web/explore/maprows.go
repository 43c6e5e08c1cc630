package explore

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// linkMap links the bytes of the stack map, or of the tables that strategies write, or the roots in
// frame maps, and adds the last stage.
func (b *builder) linkMap(res *lower.Result) {
	f, hasMap := &b.c.outline.Figures, len(res.MapBytes()) > 0
	if !hasMap && len(res.Printed)+len(res.Tables) == 0 {
		b.linkFrameMaps(res)
		return
	}
	b.c.mapRows = map[*stackmap.Annotation]mapRows{}
	if hasMap {
		a := res.StackMap.Annotation
		b.linkRows(a)
		f.StackMapBytes, f.Records = uint32(len(a.Bytes)), uint32(len(res.Map.Records))
		b.c.addStage(report.StageStackMap, "Stack map", fmt.Sprintf("%s, %s",
			source.Count(len(res.Map.Records), "record"), source.Count(len(a.Bytes), "byte")), true)
	}
	size := 0
	for i := range res.Printed {
		for k := range res.Printed[i].Bytes {
			a := res.Printed[i].Bytes[k].Contents
			b.linkRows(a)
			size += OwnBytes(a)
		}
	}
	for i := range res.Tables {
		b.linkRows(res.Tables[i].Table.Annotation)
		size += len(res.Tables[i].Table.Bytes)
	}
	if hasMap {
		return
	}
	points := 0
	if res.MapReplaced {
		f.Records = uint32(len(res.Map.Records))
	}
	for i := range res.Roots.Functions {
		points += len(res.Roots.Functions[i].Points)
	}
	f.StackMapBytes = uint32(size)
	b.c.addStage(report.StageStackMap, "Roots", fmt.Sprintf("%s, %s",
		source.Count(points, "safe point"), source.Count(size, "byte")), true)
}

// OwnBytes returns how many bytes of a section belong to the table.
func OwnBytes(a *stackmap.Annotation) (n int) {
	for i := range a.Fields {
		if f := &a.Fields[i]; !f.Kind.IsGroup() {
			n += int(f.Len)
		}
	}
	return n
}

// linkRows gives each row of annotated bytes an id.
func (b *builder) linkRows(a *stackmap.Annotation) {
	rows := a.Rows(0, len(a.Fields))
	ids := make([]uint32, len(rows))
	for i := range rows {
		ids[i] = b.rowID(a, &rows[i])
	}
	b.c.mapRows[a] = mapRows{rows, ids}
}

// rowID returns the id of a row: that of the function, record or location it describes, or else a
// new one. It records the bytes of the id. The constants of records that are not shown have ids but
// no links.
func (b *builder) rowID(a *stackmap.Annotation, row *stackmap.Row) uint32 {
	if a.Hidden(int(row.Field)) {
		if r := a.RecordOf(int(row.Field)); r != nil && !r.Dropped() {
			for i := range r.Locations {
				if r.Locations[i].Prov == r.Prov {
					b.ids.Next()
				}
			}
		}
		return row.Prov
	}
	l := b.c.links.Get(provenance.ID(row.Prov))
	if l == nil && b.isElsewhere(provenance.ID(row.Prov)) {
		return row.Prov
	}
	if l == nil {
		l = b.c.links.add(b.ids.Next(), report.Link{
			Kind: provenance.KindField, Category: report.CategoryHeader,
			Label:  a.Label(int(row.Field)),
			Detail: a.Value(int(row.Field)),
		})
	}
	// The constants at a record's head describe no value; they have the record's id, but the
	// category of constants.
	if f := &a.Fields[row.Field]; f.Kind == stackmap.GroupLocation &&
		l.Kind == provenance.KindRecord {
		id := b.ids.Next()
		if !b.c.Shows(provenance.ID(l.Func)) {
			return uint32(id)
		}
		constant := report.Link{Kind: provenance.KindLocation, Category: report.CategoryConstant,
			From: l.From, In: l.ID, Func: l.Func,
			Label:  fmt.Sprintf("%s, location %d", l.Label, f.Index),
			Detail: "Constant " + a.Value(int(row.Field))}
		l = b.c.links.add(id, constant)
	}
	if l.End == 0 {
		l.Start, l.End = row.Off, row.Off+row.Len
	} else {
		l.Start, l.End = min(l.Start, row.Off), max(l.End, row.Off+row.Len)
	}
	return l.ID
}

// linkFrameMaps gives each root of a shadow stack an id.
func (b *builder) linkFrameMaps(res *lower.Result) {
	shadowed := b.c.shadowed
	if len(shadowed) == 0 {
		b.c.addStage(report.StageStackMap, "Stack map", "no records", false)
		return
	}
	slots := SlotsOf(res)
	layout := DataLayout(b.c.module)
	for i := range shadowed {
		f := &shadowed[i]
		for k, root := range f.Roots {
			offset := layout.FieldOffset(root.Entry, root.Field)
			size := layout.Size(root.Entry.Fields[root.Field])
			id := b.ids.Next()
			l := b.c.links.add(id, report.Link{
				Kind: provenance.KindLocation, Category: report.CategoryBase,
				Label:  fmt.Sprintf("root %d of %s", k, b.c.links.Label(f.Func)),
				Detail: fmt.Sprintf("entry+%d, %s", offset, source.Count(size, "byte")),
				From:   []uint32{uint32(root.Slot)},
			})
			if slot := slots[f.Entry]; slot != 0 {
				l.At = []uint32{uint32(slot)}
			}
			b.c.roots = append(b.c.roots, id)
		}
	}
	b.c.addStage(report.StageStackMap, "Frame maps", fmt.Sprintf("%s, %s",
		source.Count(len(shadowed), "map"), source.Count(len(b.c.roots), "root")), true)
}

// SlotsOf returns the slots of frames by what they come from.
func SlotsOf(res *lower.Result) map[provenance.ID]provenance.ID {
	slots := map[provenance.ID]provenance.ID{}
	for i := range res.Links {
		if l := &res.Links[i]; l.Kind == provenance.KindSlot {
			for _, from := range l.From {
				slots[from] = l.ID
			}
		}
	}
	return slots
}

// DataLayout is the module's data layout, or that of the target.
func DataLayout(m *ir.Module) *datalayout.Layout {
	spec := m.DataLayout
	if spec == "" {
		spec = "e-i64:64"
	}
	d, _ := datalayout.Parse(spec) // errors in it were reported by the parser
	return d
}
