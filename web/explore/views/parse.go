package views

import (
	"encoding/hex"
	"errors"
	"fmt"
	"strings"

	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// mostConstants bounds the pool constants that a parse shows.
const mostConstants = 16

// Parse shows the record whose id is the request's Subject, or the first, as a program reads it.
func Parse(r *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	if r.Lowered() == nil {
		return nil, errors.New("no stack map: " + r.NotLowered())
	}
	if len(r.Lowered().Map.Records) == 0 || r.Lowered().StackMap.Annotation == nil {
		return nil, errors.New(panes.NoMap(r))
	}
	if why := panes.Replaced(r); why != "" {
		return nil, errors.New(why + " The bytes show it.")
	}
	p, err := parseOf(r, ask)
	if err != nil {
		return nil, err
	}
	return &report.ViewAnswer{Subject: ask.Subject, HTML: draw.Parse(p)}, nil
}

// parseOf returns the parse of a record, with the look-up of a return address.
func parseOf(r *explore.Compilation, ask *report.ViewRequest) (*report.Parse, error) {
	m := r.Lowered().Map
	p := &report.Parse{Version: m.Version, Language: ask.Stage}
	if p.Language == "" {
		p.Language = report.ParseLanguages[0][0]
	}
	if p.File = report.ParseFile(p.Language); p.File == "" {
		return nil, fmt.Errorf("no reader in %q; there are readers in c, go and rust", p.Language)
	}
	if err := lookUp(r, &p.Lookup, ask); err != nil {
		return nil, err
	}
	owner := -1
	m.Each(func(function, record int) {
		p.Records = append(p.Records, m.Records[record].Prov)
		switch id := m.Records[record].Prov; {
		case id == ask.Subject && id != 0, record == 0:
			p.Record, owner = uint32(record), function
		}
	})
	w := parseWriter{comp: r, a: r.Lowered().StackMap.Annotation, p: p,
		structs: mapStructs(m.Version)}
	if owner >= 0 {
		p.Function = m.Functions[owner].Name()
	}
	w.write(owner)
	if w.rank > 0 {
		p.Parts[w.open].Open = true
	}
	return p, nil
}

// parseWriter groups the fields of annotated bytes into parts.
type parseWriter struct {
	comp    *explore.Compilation
	a       *stackmap.Annotation
	p       *report.Parse
	structs map[stackmap.FieldKind]mapStruct
	// open is the part to unfold, by its rank.
	open, rank int
	// skipped are the groups since the last part that are left out: what they are, where the first
	// begins, the numbers of the first and the last, and their bytes.
	skipped struct {
		what               string
		start              uint32
		first, last, bytes uint32
	}
}

// write adds the header, the record's function, the constants and the record, and what is left out.
func (w *parseWriter) write(owner int) {
	fields, constants := w.a.Fields, false
	for i := range fields {
		f := &fields[i]
		switch f.Kind {
		case stackmap.GroupHeader:
			w.group(i, stackmap.GroupHeader, "header", "")
		case stackmap.GroupFunction:
			if int(f.Index) != owner {
				w.skip("function", f)
				continue
			}
			w.group(i, stackmap.GroupFunction, "", "@"+w.p.Function)
		case stackmap.PoolConstant:
			if constants = true; f.Index >= mostConstants {
				w.skip("constant", f)
				continue
			}
			w.part(stackmap.PoolConstant, w.a.Label(i), w.a.Value(i), "", []int{i})
		case stackmap.GroupRecord:
			if !constants {
				constants = true
				w.absent(stackmap.PoolConstant, "constant", f.Off,
					"none in this map; the constants come between functions and records")
			}
			if f.Index != w.p.Record {
				w.skip("record", f)
				continue
			}
			w.record(i)
		}
	}
	w.endSkipped()
}

// skip leaves out a group. Neighbours of the same kind become one part.
func (w *parseWriter) skip(what string, f *stackmap.Field) {
	s := &w.skipped
	if s.what != what {
		w.endSkipped()
		s.what, s.start, s.first, s.bytes = what, f.Off, f.Index, 0
	}
	s.last = f.Index
	s.bytes = f.End() - s.start
}

// endSkipped adds a part for the groups that were left out.
func (w *parseWriter) endSkipped() {
	s := &w.skipped
	if s.what == "" {
		return
	}
	title := fmt.Sprintf("%s %d", s.what, s.first)
	if s.last != s.first {
		title = fmt.Sprintf("%ss %d to %d", s.what, s.first, s.last)
	}
	w.p.Parts = append(w.p.Parts, report.ParsePart{Title: title, Start: s.start,
		Value: source.Count(s.bytes, "byte"), Meaning: "not shown, with the same fields",
		Category: report.CategoryHeader})
	s.what = ""
}

// absent adds the struct of what the map or the record has none of, where it would begin.
func (w *parseWriter) absent(of stackmap.FieldKind, title string, at uint32, meaning string) {
	w.endSkipped()
	s := w.structs[of]
	w.p.Parts = append(w.p.Parts, report.ParsePart{Title: title, Start: at, Meaning: meaning,
		Category: report.CategoryHeader, Struct: s.lines(w.p.Language)})
}

// record adds a record: the fields before its locations, the locations, and the fields after them.
func (w *parseWriter) record(group int) {
	var head, tail []int
	fields := w.a.Fields
	rec := w.a.RecordOf(group)
	for i := group + 1; i < len(fields) && fields[i].End() <= fields[group].End(); i++ {
		f := &fields[i]
		switch f.Kind {
		case stackmap.RecordID, stackmap.RecordOffset, stackmap.RecordReserved:
			head = append(head, i)
		case stackmap.NumLocations:
			w.part(stackmap.GroupRecord, w.a.Label(group),
				fmt.Sprintf("at 0x%x of @%s", rec.Offset, w.p.Function), "", append(head, i))
			if f.Value == 0 {
				w.absent(stackmap.GroupLocation, "location", f.End(), "none in this record")
			}
		case stackmap.GroupLocation:
			w.group(i, stackmap.GroupLocation, fmt.Sprintf("location %d", f.Index), "")
		case stackmap.LiveOutsPadding:
			tail = append(tail, i)
		case stackmap.NumLiveOuts:
			w.part(stackmap.NumLiveOuts, "live-outs", w.a.Value(i),
				"how many follow; every record has this number", append(tail, i))
			if f.Value == 0 {
				w.absent(stackmap.GroupLiveOut, "live-out", f.End(), "none in this record; each "+
					"is a register that is live after a stackmap or patchpoint")
			}
		case stackmap.GroupLiveOut:
			w.group(i, stackmap.GroupLiveOut, w.a.Label(i), "")
		case stackmap.LocationsPadding, stackmap.RecordPadding:
			what := "the next record begins"
			if f.Kind == stackmap.LocationsPadding {
				what = "the number of live-outs is"
			}
			w.p.Parts = append(w.p.Parts, report.ParsePart{Title: "padding", Start: f.Off,
				Bytes: w.hex(f), Meaning: what + " at the next multiple of 8",
				Category: report.CategoryHeader})
		}
	}
}

// group adds a group, whose leaves follow it.
func (w *parseWriter) group(g int, of stackmap.FieldKind, title, value string) {
	var leaves []int
	for i := g + 1; i < len(w.a.Fields) && w.a.Fields[i].Parent == int32(g); i++ {
		leaves = append(leaves, i)
	}
	if len(leaves) == 0 { // where a damaged map ends
		return
	}
	if title == "" {
		title = w.a.Label(g)
	}
	if value == "" {
		value = w.a.Value(g)
	}
	meaning := ""
	if of == stackmap.GroupLocation {
		value = w.location(leaves).Kind.String() + " " + value
		meaning = w.a.Meaning(g, w.comp.NameOf)
	}
	w.part(of, title, value, meaning, leaves)
}

// part adds leaves that are one struct.
func (w *parseWriter) part(of stackmap.FieldKind, title, value, meaning string, leaves []int) {
	w.endSkipped()
	s := w.structs[of]
	first, last := &w.a.Fields[leaves[0]], &w.a.Fields[leaves[len(leaves)-1]]
	part := report.ParsePart{Title: title, Value: value, Meaning: meaning, Start: first.Off,
		Bytes: hexGroups(w.a.Bytes, w.a.Fields, leaves), Struct: s.lines(w.p.Language)}
	if l := w.comp.Links().Get(provenance.ID(last.Prov)); l != nil {
		part.ID, part.Category = l.ID, l.Category
		if of == stackmap.GroupLocation && l.Kind == provenance.KindRecord {
			part.ID, part.Category = 0, report.CategoryConstant // the head's constants
		}
	}
	for _, i := range leaves {
		f := &w.a.Fields[i]
		key := s.key(f.Kind)
		field := report.ParseField{Key: key, Name: s.name(key, w.p.Language), Start: f.Off,
			Bytes: w.hex(f),
			Value: w.number(f), Meaning: w.meaning(i, leaves), Reserved: f.Kind.IsPadding()}
		part.Fields = append(part.Fields, field)
	}
	if rank := openRank(part.Category, of); rank > w.rank {
		w.open, w.rank = len(w.p.Parts), rank
	}
	w.p.Parts = append(w.p.Parts, part)
}

// hex returns the bytes of a field.
func (w *parseWriter) hex(f *stackmap.Field) string {
	b := w.a.Bytes[f.Off:f.End()]
	var out strings.Builder
	for i := range b {
		if i > 0 {
			out.WriteByte(' ')
		}
		out.WriteString(hex.EncodeToString(b[i : i+1]))
	}
	return out.String()
}

// hexGroups are the bytes of fields, those of each together.
func hexGroups(bytes []byte, fields []stackmap.Field, leaves []int) string {
	parts := make([]string, len(leaves))
	for i, leaf := range leaves {
		parts[i] = hex.EncodeToString(bytes[fields[leaf].Off:fields[leaf].End()])
	}
	return strings.Join(parts, " ")
}

// number returns a field's value as a program reads it.
func (w *parseWriter) number(f *stackmap.Field) string {
	switch f.Kind {
	case stackmap.LocationOffset:
		return fmt.Sprint(int64(f.Value))
	case stackmap.RecordID, stackmap.RecordOffset, stackmap.FunctionAddress,
		stackmap.PoolConstant:
		return fmt.Sprintf("0x%x", f.Value)
	case stackmap.FunctionStackSize:
		if f.Value == stackmap.DynamicStackSize {
			return fmt.Sprintf("0x%x", f.Value)
		}
	}
	return fmt.Sprint(f.Value)
}

// location assembles a location from its fields.
func (w *parseWriter) location(leaves []int) stackmap.Location {
	g := w.a.Fields[leaves[0]].Parent
	if rec := w.a.RecordOf(int(g)); rec != nil {
		if i := int(w.a.Fields[g].Index); i < len(rec.Locations) {
			l := rec.Locations[i]
			for _, leaf := range leaves { // which is what a program reads
				switch f := &w.a.Fields[leaf]; f.Kind {
				case stackmap.LocationKind:
					l.Kind = stackmap.Kind(f.Value)
				case stackmap.LocationRegister:
					l.DwarfReg = uint16(f.Value)
				case stackmap.LocationOffset:
					l.Offset = int32(f.Value)
				}
			}
			return l
		}
	}
	return stackmap.Location{}
}

// meaning explains a field.
func (w *parseWriter) meaning(field int, leaves []int) string {
	f := &w.a.Fields[field]
	switch f.Kind {
	case stackmap.LocationKind:
		return stackmap.Kind(f.Value).Meaning()
	case stackmap.LocationSize, stackmap.LiveOutSize:
		return "bytes"
	case stackmap.LocationRegister:
		if w.location(leaves).IsConstant() {
			return "not used by constants"
		}
		return w.comp.RegisterName(uint16(f.Value)) + ", in DWARF’s numbering"
	case stackmap.LiveOutRegister:
		return w.comp.RegisterName(uint16(f.Value)) + ", in DWARF’s numbering"
	case stackmap.LocationOffset:
		switch l := w.location(leaves); l.Kind {
		case stackmap.Direct:
			return "so the address " + l.Text(w.comp.RegisterName) + ", signed"
		case stackmap.Indirect:
			return "so " + l.Text(w.comp.RegisterName) + ", signed"
		case stackmap.Register:
			return "bit of the register where the value begins"
		case stackmap.ConstIndex:
			return fmt.Sprintf("so constant %d of the pool", l.Offset)
		}
		return w.a.Meaning(int(f.Parent), w.comp.NameOf)
	case stackmap.FunctionAddress:
		if f.Value != 0 {
			return "where @" + w.p.Function + " begins"
		}
		return "0 in an object file: the linker writes the address of @" + w.p.Function
	}
	if f.Kind.IsPadding() && f.Value == 0 {
		return ""
	}
	return w.a.Meaning(field, w.comp.NameOf)
}

// openRank ranks parts by how instructive their fields are: the first of the highest rank is
// unfolded.
func openRank(c report.Category, of stackmap.FieldKind) int {
	switch {
	case c == report.CategoryDerived:
		return 4
	case c == report.CategoryBase:
		return 3
	case of == stackmap.GroupLocation:
		return 2
	case of == stackmap.GroupRecord:
		return 1
	}
	return 0
}
