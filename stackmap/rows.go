package stackmap

// Row is one line of the annotated bytes as data: a field that is shown as one. A location and a
// live-out are one row each, and so is every other leaf, except that the version and the reserved
// bytes after it share one.
type Row struct {
	// Off and Len are the byte range in the section.
	Off, Len uint32
	// Field is the index of the row's field in the annotation: a leaf, a GroupLocation, a
	// GroupLiveOut, or a function or record without fields.
	Field int32
	// First and Last are the first and last leaf in the row.
	First, Last int32
	// Prov is the field's provenance id.
	Prov uint32
}

// Rows lists the rows of the fields in [from, to), clipped to the list of fields; pass 0 and
// len(Fields) for all. Every leaf is in exactly one row, and a function or a record whose fields
// are left out is one row.
func (a *Annotation) Rows(from, to int) []Row {
	from, to = max(from, 0), min(to, len(a.Fields))
	rows := make([]Row, 0, max(to-from, 0)/3) // a location, of seven fields, is one
	for i := from; i < to; i++ {
		f := &a.Fields[i]
		switch f.Kind {
		case GroupMap, GroupHeader, GroupTable, GroupTableHeader, GroupFrame, GroupNamed:
			continue
		case GroupFunction, GroupRecord:
			if a.Hidden(i) {
				rows = append(rows, Row{Off: f.Off, Len: f.Len, Field: int32(i), First: int32(i),
					Last: int32(i), Prov: f.Prov})
			}
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

// Hidden reports whether a field is a function or a record whose fields are left out; see
// [EncodeShown].
func (a *Annotation) Hidden(field int) bool {
	k := a.Fields[field].Kind
	return (k == GroupFunction || k == GroupRecord) &&
		(field+1 == len(a.Fields) || a.Fields[field+1].Parent != int32(field))
}

// FieldsOf returns the range [from, to) of a field and everything in it.
func (a *Annotation) FieldsOf(field int) (from, to int) {
	to = field + 1
	for to < len(a.Fields) && int(a.Fields[to].Parent) >= field {
		to++
	}
	return field, to
}

// Groups lists the indices of all groups of a kind, in section order, for example to fold the text
// at each GroupRecord.
func (a *Annotation) Groups(kind FieldKind) []int {
	var at []int
	for i := range a.Fields {
		if a.Fields[i].Kind == kind {
			at = append(at, i)
		}
	}
	return at
}
