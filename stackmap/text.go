package stackmap

import "strings"

// TextOptions configure the layout of annotated bytes. The zero value is 16 bytes per line and
// every column.
type TextOptions struct {
	// Width is the largest number of bytes on one line; 0 means 16. A phone fits 8.
	Width int
	// Packed separates the fields of a location or live-out by spaces but not the bytes inside a
	// field, so that a location fits 29 columns.
	Packed bool
	// Gutter moves the offsets from the text to Text.Gutter.
	Gutter bool
	// HidePath and HideMeaning omit a column.
	HidePath, HideMeaning bool
	// Path shows the exact field path ("record[0].location[3]") instead of a label ("location 3
	// Indirect").
	Path bool
	// Names supplies the names of values.
	Names Names
	// Only chooses the rows that are written, by their index in Text.Rows; nil means all. The
	// columns are as wide as for all. Rows of what has no fields are not written.
	Only func(row int) bool
	// Rows are those of the annotation between From and To, if they are at hand.
	Rows []Row
	// From and To limit the text to rows of the fields [From, To); To 0 means all.
	From, To int
}

// Part is a column of the text.
type Part uint8

// The parts of a line.
const (
	PartOffset  Part = iota // the offset in the section
	PartHex                 // the bytes of one leaf
	PartPath                // the label or path
	PartValue               // the value
	PartMeaning             // the meaning
)

// Span links a range of the text to the field that it shows.
type Span struct {
	// Start and End are byte offsets in Text.Text.
	Start, End int
	// Line is the line number, from 0.
	Line int
	// Field is an index in the annotation's fields: for PartHex the leaf with these bytes,
	// otherwise the row's field.
	Field int32
	// Prov is the field's provenance id.
	Prov uint32
	// Part is the column.
	Part Part
}

// Text is annotated bytes as text with links.
type Text struct {
	// Text has lines that end in "\n".
	Text string
	// Gutter has each line's offset, empty for a line that continues a row; nil unless requested.
	Gutter []string
	// Rows are the displayed rows.
	Rows []Row
	// RowOfLine is the row of each line, as an index in Rows.
	RowOfLine []int
	// Spans are in order of Start and do not overlap.
	Spans []Span
}

// Text lays the annotated bytes out in columns: offset, bytes, label, value, meaning.
func (a *Annotation) Text(o TextOptions) *Text {
	if o.Width <= 0 {
		o.Width = 16
	}
	if o.To <= 0 {
		o.To = len(a.Fields)
	}
	if o.Rows == nil {
		o.Rows = a.Rows(o.From, o.To)
	}
	p := printer{a: a, o: o, t: &Text{Rows: o.Rows}, digits: 4}
	for n := len(a.Bytes); n > 1<<(4*p.digits); {
		p.digits++
	}
	p.columns()
	spans, bytes := 0, 0
	for i := range p.t.Rows {
		if !p.written(i) {
			continue
		}
		r := &p.t.Rows[i]
		spans += 4
		spans += int(r.Last-r.First) + 1
		bytes += 48 + p.hexWidth + p.pathWidth + p.valueWidth
	}
	p.t.Spans = make([]Span, 0, spans)
	p.b.Grow(bytes)
	for i := range p.t.Rows {
		if p.written(i) {
			p.row(i)
		}
	}
	p.t.Text = p.b.String()
	return p.t
}

// columnLimit is the largest width of the label and value columns; a longer text shifts only its
// own line.
const columnLimit = 32

// packedValues is the same for the values of packed rows, so that a long function name does not
// leave too little space for meanings.
const packedValues = 10

type printer struct {
	a          *Annotation
	o          TextOptions
	t          *Text
	b          strings.Builder
	digits     int // of offsets
	hexWidth   int
	pathWidth  int
	valueWidth int
	cells      []cells       // of each row that is written, in order
	lengths    []labelLength // of the last label of each kind of field
	line       int
	lineStart  int

	// The sections of the record whose location was printed last.
	record *Record
	parts  parts
}

// cells are the texts of a row whose widths determine the columns.
type cells struct{ path, value string }

// written reports whether a row is written.
func (p *printer) written(row int) bool {
	return (p.o.Only == nil || p.o.Only(row)) && !p.a.Hidden(int(p.t.Rows[row].Field))
}

// columns computes the cells and the widths of the columns. All rows count for the widths, and only
// those that are written have cells.
func (p *printer) columns() {
	limit := columnLimit
	if p.o.Packed {
		limit = packedValues
	}
	for i := range p.t.Rows {
		r, c := &p.t.Rows[i], cells{}
		if p.a.Hidden(int(r.Field)) {
			p.hidden(r, limit)
			continue
		}
		written := p.written(i)
		p.hexWidth = max(p.hexWidth, p.hexColumns(r))
		if !p.o.HidePath {
			n := 0
			if !written {
				n = p.shortPath(r)
			}
			if n == 0 {
				c.path = p.path(r)
				n = len(c.path)
			}
			p.pathWidth = max(p.pathWidth, min(n, columnLimit))
		}
		if written || p.valueWidth < limit {
			c.value = p.a.Value(int(r.Field))
			p.valueWidth = max(p.valueWidth, min(len(c.value), limit))
		}
		if written {
			p.cells = append(p.cells, c)
		}
	}
}

// labelKind is what decides the length of the labels of a kind of field, mostly.
type labelKind struct {
	parent               FieldKind
	digits, parentDigits int // of the numbers
}

// labelLength is the length of a label, 0 if it is unknown.
type labelLength struct {
	of     labelKind
	length int
}

// longestKind is the length of the longest name of a kind of location.
const longestKind = len("ConstIndex")

// shortPath is the length of the path of a row if that is quickly computed, or less if others are
// longer; otherwise 0.
func (p *printer) shortPath(r *Row) int {
	f := &p.a.Fields[r.Field]
	if p.o.Path || f.Parent < 0 || p.a.named(int(r.Field)) != nil {
		return 0
	}
	if f.Kind == GroupLocation {
		n := len("location  ") + decimals(f.Index)
		if n+longestKind <= p.pathWidth {
			return n // which is not the widest
		}
		return n + len(p.a.LocationOf(int(r.Field)).Kind.String())
	}
	parent := &p.a.Fields[f.Parent]
	of := labelKind{parent.Kind, decimals(f.Index), decimals(parent.Index)}
	for len(p.lengths) <= int(f.Kind) {
		p.lengths = append(p.lengths, labelLength{})
	}
	last := &p.lengths[f.Kind]
	if last.length == 0 || last.of != of {
		*last = labelLength{of, len(p.path(r))}
	}
	return last.length
}

// decimals is the number of decimal digits of a number.
func decimals(n uint32) int {
	count := 1
	for ; n > 9; n /= 10 {
		count++
	}
	return count
}

func (p *printer) path(r *Row) string {
	if p.o.Path {
		return p.a.Path(int(r.Field))
	}
	return p.a.Label(int(r.Field))
}

// hexColumns is the width of a row's bytes on its widest line, or more, up to the widest so far.
func (p *printer) hexColumns(r *Row) int {
	n := min(int(r.Len), p.o.Width)
	if !p.packed(r) {
		return 3*n - 1
	}
	if most := 2*n + int(r.Last-r.First); most <= p.hexWidth {
		return most
	}
	spaces := 0
	for f := r.First; f <= r.Last; f++ {
		if begin := int(p.a.Fields[f].Off - r.Off); begin > 0 && begin < n {
			spaces++
		}
	}
	return 2*n + spaces
}

func (p *printer) row(i int) {
	r, c := &p.t.Rows[i], p.cells[0]
	p.cells = p.cells[1:]
	field := int(r.Field)
	for done := 0; done == 0 || done < int(r.Len); done += p.o.Width {
		p.begin(i, r, uint32(done))
		p.hex(r, done, min(done+p.o.Width, int(r.Len)))
		if done == 0 {
			column := p.hexAt() + p.hexWidth
			if !p.o.HidePath {
				p.pad(column + 2)
				p.span(PartPath, r.Field, r.Prov, c.path)
				column += 2 + p.pathWidth
			}
			if v := c.value; v != "" {
				p.pad(column + 2)
				p.span(PartValue, r.Field, r.Prov, v)
			}
			column += 2 + p.valueWidth
			if !p.o.HideMeaning {
				if s := p.a.meaning(field, p.o.Names, p.partsOf(field)); s != "" {
					p.pad(column + 2)
					p.span(PartMeaning, r.Field, r.Prov, s)
				}
			}
		}
		p.b.WriteByte('\n')
		p.line++
	}
}

// hexAt is the first column of the bytes.
func (p *printer) hexAt() int {
	if p.o.Gutter {
		return 0
	}
	return p.digits + 2
}

func (p *printer) begin(i int, r *Row, done uint32) {
	p.lineStart = p.b.Len()
	p.t.RowOfLine = append(p.t.RowOfLine, i)
	offset := strings.ToLower(upperHex(uint64(r.Off+done), p.digits))
	if p.o.Gutter {
		p.t.Gutter = append(p.t.Gutter, offset)
		return
	}
	p.span(PartOffset, r.Field, r.Prov, offset)
	p.b.WriteString("  ")
}

// packed reports whether bytes in a row are written without spaces: in a row of several fields,
// which spaces separate.
func (p *printer) packed(r *Row) bool { return p.o.Packed && p.a.Fields[r.Field].Kind.IsGroup() }

// hex writes bytes [from, to) of a row, one span for each leaf among them.
func (p *printer) hex(r *Row, from, to int) {
	for leaf := r.First; leaf <= r.Last; leaf++ {
		f := &p.a.Fields[leaf]
		lo, hi := max(int(f.Off-r.Off), from), min(int(f.End()-r.Off), to)
		if lo >= hi {
			continue
		}
		if lo > from {
			p.b.WriteByte(' ')
		}
		start := p.b.Len()
		for i := lo; i < hi; i++ {
			if i > lo && !p.packed(r) {
				p.b.WriteByte(' ')
			}
			c := p.a.Bytes[int(r.Off)+i]
			p.b.WriteByte(lowerDigits[c>>4])
			p.b.WriteByte(lowerDigits[c&15])
		}
		p.t.Spans = append(p.t.Spans, Span{Start: start, End: p.b.Len(), Line: p.line, Field: leaf,
			Prov: f.Prov, Part: PartHex})
	}
}

const lowerDigits = "0123456789abcdef"

// pad pads the line to a column, or adds one space if the line is already longer; two in packed
// rows, to separate their columns.
func (p *printer) pad(column int) {
	least := 1
	if p.o.Packed {
		least = 2
	}
	n := max(column-(p.b.Len()-p.lineStart), least)
	for ; n > 0; n-- {
		p.b.WriteByte(' ')
	}
}

func (p *printer) span(part Part, field int32, prov uint32, s string) {
	start := p.b.Len()
	p.b.WriteString(s)
	p.t.Spans = append(p.t.Spans, Span{Start: start, End: p.b.Len(), Line: p.line, Field: field,
		Prov: prov, Part: part})
}

// partsOf returns the sections of the record of a location row, and caches them for the record's
// next row.
func (p *printer) partsOf(field int) *parts {
	if p.a.Fields[field].Kind != GroupLocation {
		return nil
	}
	r := p.a.RecordOf(field)
	if r == nil {
		return nil
	}
	if r != p.record {
		p.record, p.parts = r, r.parts()
	}
	return &p.parts
}
