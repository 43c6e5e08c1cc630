package stackmap

// Row is one line of the annotated bytes before it is text: a field that readers see as one. A
// location and a live-out are one row each, all other leaves one each, but that the version and the
// reserved bytes past it share one.
type Row struct {
	// Off and Len are the byte range in the section.
	Off, Len uint32
	// Field indexes the annotation's field that the row is about: a leaf, a GroupLocation or a
	// GroupLiveOut.
	Field int32
	// First and Last are the leaves in the row; all between them are in it too.
	First, Last int32
	// Prov is the field's provenance id.
	Prov uint32
}

// Rows lists the rows of the fields in [from, to), which are cut to the list of fields; pass 0 and
// len(Fields) for all. Every leaf is in exactly one row.
func (a *Annotation) Rows(from, to int) []Row {
	from, to = max(from, 0), min(to, len(a.Fields))
	var rows []Row
	for i := from; i < to; i++ {
		f := &a.Fields[i]
		switch f.Kind {
		case GroupMap, GroupHeader, GroupFunction, GroupRecord, GroupTable, GroupTableHeader,
			GroupFrame, GroupNamed:
			continue
		case GroupLocation, GroupLiveOut:
			last := i
			for last+1 < len(a.Fields) && a.Fields[last+1].Parent == int32(i) {
				last++
			}
			if last > i {
				rows = append(rows, Row{Off: f.Off, Len: f.Len, Field: int32(i),
					First: int32(i + 1), Last: int32(last), Prov: f.Prov})
			}
			i = last
		case HeaderReserved, HeaderReserved2:
			if n := len(rows); n > 0 && a.Fields[rows[n-1].Field].Kind == Version {
				rows[n-1].Len += f.Len
				rows[n-1].Last = int32(i)
				continue
			}
			fallthrough
		default:
			rows = append(rows, Row{Off: f.Off, Len: f.Len, Field: int32(i), First: int32(i),
				Last: int32(i), Prov: f.Prov})
		}
	}
	return rows
}

// FieldsOf gives the range [from, to) of fields that a field and everything in it take up.
func (a *Annotation) FieldsOf(field int) (from, to int) {
	to = field + 1
	for to < len(a.Fields) && int(a.Fields[to].Parent) >= field {
		to++
	}
	return field, to
}

// Groups lists the indices of all groups of a kind, in section order: with GroupRecord, what a fold
// per record needs.
func (a *Annotation) Groups(kind FieldKind) []int {
	var at []int
	for i := range a.Fields {
		if a.Fields[i].Kind == kind {
			at = append(at, i)
		}
	}
	return at
}
