package stackmap

import "strings"

// FieldKind is the kind of a field of the section. A group contains fields; a leaf has bytes, and
// every byte of the section belongs to exactly one leaf.
type FieldKind uint8

// The groups.
const (
	GroupMap      FieldKind = iota // one map of the section; Index counts maps
	GroupHeader                    // version and counts
	GroupFunction                  // Index counts functions of the map
	GroupRecord                    // Index counts records of the map
	GroupLocation                  // Index counts locations of the record
	GroupLiveOut                   // Index counts live-outs of the record
	// one return address table of its section; Index counts tables
	GroupTable
	GroupTableHeader // the code that the table covers, and its sizes
	GroupFrame       // the frame of some points; Index counts frames of the table
	// a part of a table in a runtime's own format; Annotation.Named[Index] describes it
	GroupNamed

	firstLeaf
)

// The leaves, in the order of the section.
const (
	Version           = firstLeaf + iota // header: format version
	HeaderReserved                       // header: reserved byte
	HeaderReserved2                      // header: reserved half word
	NumFunctions                         // header: number of functions
	NumConstants                         // header: number of constants
	NumRecords                           // header: number of records
	FunctionAddress                      // function: address of its first instruction
	FunctionStackSize                    // function: bytes of its frame
	FunctionRecords                      // function: number of its records (not in version 1)
	PoolConstant                         // map: a constant of the pool; Index counts them
	RecordID                             // record: id
	RecordOffset                         // record: offset in the function
	RecordReserved                       // record: reserved half word
	NumLocations                         // record: number of locations
	LocationKind                         // location: kind
	LocationReserved                     // location: reserved byte (version 3)
	LocationSize                         // location: bytes of the value
	LocationRegister                     // location: DWARF register
	LocationReserved2                    // location: reserved half word (version 3)
	LocationOffset                       // location: offset, small constant or pool index
	LocationsPadding                     // record: padding after the locations (version 3)
	LiveOutsPadding                      // record: half word before the number of live-outs
	NumLiveOuts                          // record: number of live-outs
	LiveOutRegister                      // live-out: DWARF register
	LiveOutReserved                      // live-out: reserved byte
	LiveOutSize                          // live-out: bytes that are live
	RecordPadding                        // record: padding to the next record
	Gap                                  // section: zeros between maps
	Undecoded                            // section: undecoded bytes
	TableMagic                           // table header: magic number
	TableVersion                         // table header: version of the format
	TableWidth                           // table header: bytes of a PointFrame
	TableReserved                        // table header: reserved half word
	TableText                            // table header: distance from here to the code
	TableTextSize                        // table header: bytes of code covered
	NumPoints                            // table header: number of return addresses
	TableFrames                          // table header: offset of the frames
	TableSize                            // table header: bytes of the whole table
	NumFrames                            // table header: number of frames
	// table: number of the first point of a page; Index counts pages
	PagePoints
	PointOffset  // table: offset of a point in its page; Index counts points
	PointPadding // table: padding after the PointOffsets
	// table: offset of a point's frame; Index counts points
	PointFrame
	FrameFlags      // frame: which fields follow
	FrameSize       // frame: words up to the return address
	FrameSaved      // frame: which registers were saved
	FrameRegisters  // frame: which registers hold references
	FrameFirst      // frame: word of the first bit of the bitmap
	FrameBitmapSize // frame: bytes of the bitmap
	FrameBitmap     // frame: which words hold references
	NumPairs        // frame: number of derived pointers
	PairBase        // frame: location of a base; Index counts pairs
	// frame: location of the derived pointer; Index counts pairs
	PairDerived
	TablePadding // table: padding at its end
	// a field of a table in a runtime's own format; Annotation.Named[Index] describes it
	NamedField
	NamedPadding // padding in such a table; Index as of a NamedField

	numFieldKinds
)

// fieldNames are the last parts of field paths.
var fieldNames = [numFieldKinds]string{
	GroupMap: "map", GroupHeader: "header", GroupFunction: "function", GroupRecord: "record", GroupLocation: "location", GroupLiveOut: "liveout",
	Version: "version", HeaderReserved: "reserved", HeaderReserved2: "reserved2",
	NumFunctions: "functions", NumConstants: "constants", NumRecords: "records",
	FunctionAddress: "address", FunctionStackSize: "stack size", FunctionRecords: "records",
	PoolConstant: "constant",
	RecordID:     "id", RecordOffset: "offset", RecordReserved: "reserved", NumLocations: "locations",
	LocationKind: "kind", LocationReserved: "reserved", LocationSize: "size", LocationRegister: "register", LocationReserved2: "reserved2", LocationOffset: "offset",
	LocationsPadding: "padding", LiveOutsPadding: "reserved2", NumLiveOuts: "liveouts",
	LiveOutRegister: "register", LiveOutReserved: "reserved", LiveOutSize: "size",
	RecordPadding: "padding2", Gap: "gap", Undecoded: "undecoded",
	GroupTable: "table", GroupTableHeader: "header", GroupFrame: "frame",
	TableMagic: "magic", TableVersion: "version", TableWidth: "width", TableReserved: "reserved", TableText: "text", TableTextSize: "text size",
	NumPoints: "points", TableFrames: "frames at", TableSize: "size", NumFrames: "frames",
	PagePoints: "page", PointOffset: "point", PointPadding: "padding", PointFrame: "point frame",
	FrameFlags: "flags", FrameSize: "size", FrameSaved: "saved", FrameRegisters: "registers", FrameFirst: "first word", FrameBitmapSize: "bitmap size", FrameBitmap: "bitmap",
	NumPairs: "pairs", PairBase: "base", PairDerived: "derived", TablePadding: "padding2",
	GroupNamed: "group", NamedField: "field", NamedPadding: "padding",
}

// IsGroup reports whether fields of this kind contain fields.
func (k FieldKind) IsGroup() bool { return k < firstLeaf }

// IsPadding reports whether the kind is a leaf that carries no information: reserved bytes, padding
// and gaps.
func (k FieldKind) IsPadding() bool {
	switch k {
	case HeaderReserved, HeaderReserved2, RecordReserved, LocationReserved, LocationReserved2,
		LocationsPadding, LiveOutsPadding, LiveOutReserved, RecordPadding, Gap, TableReserved,
		PointPadding, TablePadding, NamedPadding:
		return true
	}
	return false
}

// IsVariable reports whether fields of this kind have no fixed length: LEB128 numbers and bitmaps.
func (k FieldKind) IsVariable() bool {
	switch k {
	case FrameSize, FrameFirst, FrameBitmapSize, FrameBitmap, NumPairs, PairBase, PairDerived:
		return true
	}
	return false
}

// Name is the field's own name, without the groups around it: "stack size".
func (k FieldKind) Name() string {
	if k < numFieldKinds {
		return fieldNames[k]
	}
	return "field " + itoa(uint64(k))
}

// Field is one annotated range of the section. Fields are listed parents first, in section order.
type Field struct {
	// Value is the value of the leaf's bytes, little-endian, sign-extended for LocationOffset; 0
	// for groups.
	Value uint64
	// Off and Len are the byte range, from the start of the section.
	Off, Len uint32
	// Parent is the index of the group that contains the field, -1 for a field of the section
	// itself.
	Parent int32
	// Index is the field's index among fields of its kind: the number of the function, record or
	// location.
	Index uint32
	// Prov is the provenance id of the function, record or location the field belongs to, 0 if it
	// has none.
	Prov uint32
	// Kind is the kind of the field.
	Kind FieldKind
}

// End is the offset after the field's last byte.
func (f *Field) End() uint32 { return f.Off + f.Len }

// Annotation has the meaning of every byte of a section. The encoder or decoder creates it while
// writing or reading the bytes.
type Annotation struct {
	// Bytes is the section.
	Bytes []byte
	// Maps are the maps in it; a GroupMap's Index is an index into Maps.
	Maps []*Map
	// Tables are the tables in it, if it is a section of return address tables; a GroupTable's
	// Index is an index into Tables.
	Tables []*Table
	// Fields are all fields, parents before children, in section order.
	Fields []Field
	// Named describes the fields of the kinds GroupNamed, NamedField and NamedPadding.
	Named []Named
}

// Path names a field, outermost group first: "record[0].location[3].offset". If the section holds
// several maps it begins with "map[1].".
func (a *Annotation) Path(field int) string {
	if field < 0 || field >= len(a.Fields) {
		return ""
	}
	f := &a.Fields[field]
	name := pathName(f)
	if n := a.named(field); n != nil {
		name = n.Name
	}
	if f.Parent < 0 {
		return name
	}
	p := &a.Fields[f.Parent]
	if p.Kind == GroupMap && len(a.Maps) < 2 || p.Kind == GroupTable && len(a.Tables) < 2 {
		return name
	}
	return a.Path(int(f.Parent)) + "." + name
}

func pathName(f *Field) string {
	name := f.Kind.Name()
	switch f.Kind {
	case GroupMap, GroupFunction, GroupRecord, GroupLocation, GroupLiveOut, PoolConstant,
		GroupTable, GroupFrame, PagePoints, PointOffset, PairBase, PairDerived:
		return name + "[" + itoa(uint64(f.Index)) + "]"
	case PointFrame:
		return "point[" + itoa(uint64(f.Index)) + "].frame"
	case FunctionStackSize, TableTextSize, TableFrames, FrameFirst, FrameBitmapSize:
		return strings.ReplaceAll(name, " ", "_")
	}
	return name
}

// At returns the index of the leaf that contains the byte at an offset, -1 if the offset is outside
// the section.
func (a *Annotation) At(off uint32) int {
	// Leaves are in section order; groups share the offset of their first leaf, so the last field
	// that starts at or before the offset is a leaf.
	lo, hi := 0, len(a.Fields)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		if a.Fields[mid].Off <= off {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == 0 || a.Fields[lo-1].End() <= off {
		return -1
	}
	return lo - 1
}

// Enclosing returns the innermost group of a kind that contains a field, which may be the field
// itself; -1 if there is none.
func (a *Annotation) Enclosing(field int, kind FieldKind) int {
	for field >= 0 && a.Fields[field].Kind != kind {
		field = int(a.Fields[field].Parent)
	}
	return field
}

// MapOf returns the map a field belongs to, nil for a gap.
func (a *Annotation) MapOf(field int) *Map {
	if g := a.Enclosing(field, GroupMap); g >= 0 {
		if i := int(a.Fields[g].Index); i < len(a.Maps) {
			return a.Maps[i]
		}
	}
	return nil
}

// RecordOf returns the record a field belongs to, nil if it is in none.
func (a *Annotation) RecordOf(field int) *Record {
	m, g := a.MapOf(field), a.Enclosing(field, GroupRecord)
	if m == nil || g < 0 || int(a.Fields[g].Index) >= len(m.Records) {
		return nil
	}
	return &m.Records[a.Fields[g].Index]
}

// FunctionOf returns the function that a field of a function entry belongs to, nil if it is in
// none.
func (a *Annotation) FunctionOf(field int) *Function {
	m, g := a.MapOf(field), a.Enclosing(field, GroupFunction)
	if m == nil || g < 0 || int(a.Fields[g].Index) >= len(m.Functions) {
		return nil
	}
	return &m.Functions[a.Fields[g].Index]
}

// recorder records fields as they are written or read. The zero value is ready to use.
type recorder struct {
	fields  []Field
	open    []int32 // the open groups, outermost first
	outline bool    // omits leaves, locations and live-outs
}

func (r *recorder) parent() int32 {
	if n := len(r.open); n > 0 {
		return r.open[n-1]
	}
	return -1
}

// begin opens a group at an offset. A group without a provenance id inherits its parent's.
func (r *recorder) begin(k FieldKind, off, index int, prov uint32) {
	p := r.parent()
	if r.outline && (k == GroupLocation || k == GroupLiveOut) {
		r.open = append(r.open, p) // end sets the parent's length, until its own end
		return
	}
	if prov == 0 && p >= 0 {
		prov = r.fields[p].Prov
	}
	r.fields = append(r.fields, Field{Kind: k, Off: uint32(off), Index: uint32(index), Parent: p,
		Prov: prov})
	r.open = append(r.open, int32(len(r.fields)-1))
}

// end closes the innermost open group.
func (r *recorder) end(off int) {
	g := &r.fields[r.parent()]
	g.Len = uint32(off) - g.Off
	r.open = r.open[:len(r.open)-1]
}

// leaf records a leaf. It inherits its group's provenance.
func (r *recorder) leaf(k FieldKind, off, length, index int, value uint64) {
	if r.outline {
		return
	}
	p := r.parent()
	f := Field{Kind: k, Off: uint32(off), Len: uint32(length), Index: uint32(index), Parent: p,
		Value: value}
	if p >= 0 {
		f.Prov = r.fields[p].Prov
	}
	r.fields = append(r.fields, f)
}

// wideLocation records location number index of version 3, which begins at an offset.
func (r *recorder) wideLocation(l *Location, index, off int, kind Kind, offset int32) {
	group, parent, prov, at := int32(len(r.fields)), r.parent(), l.Prov, uint32(off)
	if prov == 0 && parent >= 0 {
		prov = r.fields[parent].Prov
	}
	r.fields = append(r.fields,
		Field{Kind: GroupLocation, Off: at, Len: 12, Index: uint32(index), Parent: parent,
			Prov: prov},
		Field{Kind: LocationKind, Off: at, Len: 1, Parent: group, Prov: prov, Value: uint64(kind)},
		Field{Kind: LocationReserved, Off: at + 1, Len: 1, Parent: group, Prov: prov},
		Field{Kind: LocationSize, Off: at + 2, Len: 2, Parent: group, Prov: prov,
			Value: uint64(l.Size)},
		Field{Kind: LocationRegister, Off: at + 4, Len: 2, Parent: group, Prov: prov,
			Value: uint64(l.DwarfReg)},
		Field{Kind: LocationReserved2, Off: at + 6, Len: 2, Parent: group, Prov: prov},
		Field{Kind: LocationOffset, Off: at + 8, Len: 4, Parent: group, Prov: prov,
			Value: uint64(int64(offset))})
}

// zero reports whether compilers write zeros in such a field.
func (k FieldKind) zero() bool {
	switch k {
	case HeaderReserved, HeaderReserved2, RecordReserved, LocationReserved, LocationReserved2,
		LocationsPadding, LiveOutsPadding, LiveOutReserved, RecordPadding:
		return true
	}
	return false
}
