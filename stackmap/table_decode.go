package stackmap

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"

	"statepoint/core/source"
)

// DecodeTable reads a section with any number of concatenated tables, as linking makes it. An error
// is a *DecodeError, and is returned with the tables before the invalid one.
func DecodeTable(section []byte) ([]*Table, error) {
	a, err := decodeTables(section, nil)
	return a.Tables, err
}

// DecodeTableAnnotated is DecodeTable that also annotates the bytes. After an error the annotation
// covers the bytes read, and one Undecoded field the rest.
func DecodeTableAnnotated(section []byte) (*Annotation, error) {
	return decodeTables(section, &recorder{})
}

func decodeTables(section []byte, rec *recorder) (*Annotation, error) {
	d := tableDecoder{data: section, rec: rec}
	var tables []*Table
	var err error
	for err == nil && d.off < len(section) {
		var t *Table
		d.table, d.start = len(tables), d.off
		if t, err = d.readTable(); err == nil {
			tables = append(tables, t)
		}
	}
	a := &Annotation{Bytes: section, Tables: tables}
	if rec == nil {
		return a, err
	}
	if err != nil {
		d.giveUp()
	}
	a.Fields = rec.fields
	return a, err
}

// tableDecoder reads the section from front to back, within the bounds in a table's header.
type tableDecoder struct {
	data  []byte
	off   int
	limit int // the end of the current part
	start int // of the table
	table int
	rec   *recorder
	err   error // the first
}

// giveUp closes all open groups and annotates the rest as undecoded.
func (d *tableDecoder) giveUp() {
	for len(d.rec.open) > 0 {
		d.rec.end(d.off)
	}
	if d.off < len(d.data) {
		d.rec.leaf(Undecoded, d.off, len(d.data)-d.off, 0, 0)
	}
}

func (d *tableDecoder) begin(k FieldKind, index int) {
	if d.rec != nil {
		d.rec.begin(k, d.off, index, 0)
	}
}

func (d *tableDecoder) end() {
	if d.rec != nil && d.err == nil {
		d.rec.end(d.off)
	}
}

func (d *tableDecoder) fail(off int, field, format string, args ...any) {
	if d.err == nil {
		path := "table[" + itoa(uint64(d.table)) + "]." + field
		d.err = &DecodeError{Offset: uint64(off), Field: path,
			Problem: fmt.Sprintf(format, args...)}
	}
}

// fixed reads a number of 1, 2 or 4 bytes; 0 after an error.
func (d *tableDecoder) fixed(k FieldKind, n, index int) uint32 {
	if d.err != nil {
		return 0
	}
	if d.limit-d.off < n {
		d.fail(d.off, k.Name(), "%s needed, %d left", source.Count(n, "byte"), d.limit-d.off)
		return 0
	}
	var v uint32
	switch b := d.data[d.off:]; n {
	case 1:
		v = uint32(b[0])
	case 2:
		v = uint32(binary.LittleEndian.Uint16(b))
	default:
		v = binary.LittleEndian.Uint32(b)
	}
	d.note(k, n, index, uint64(v))
	return v
}

// note records a field of the next n bytes and skips them.
func (d *tableDecoder) note(k FieldKind, n, index int, v uint64) {
	if d.rec != nil {
		if k == TableText {
			v = uint64(int64(int32(v)))
		}
		d.rec.leaf(k, d.off, n, index, v)
	}
	d.off += n
}

// leb reads a LEB128 number of at most 5 bytes, within two bounds.
func (d *tableDecoder) leb(k FieldKind, index int, signed bool, least, most int64) int64 {
	if d.err != nil {
		return 0
	}
	var v int64
	for i := 0; ; i++ {
		if d.off+i >= d.limit || i == 5 {
			d.fail(d.off, k.Name(), "a number without an end")
			return 0
		}
		b := d.data[d.off+i]
		v |= int64(b&0x7f) << (7 * i)
		if b&0x80 != 0 {
			continue
		}
		if signed && b&0x40 != 0 {
			v |= -1 << (7 * (i + 1))
		}
		if v < least || v > most {
			d.fail(d.off, k.Name(), "%d, where %d to %d can be", v, least, most)
			return 0
		}
		d.note(k, i+1, index, uint64(v))
		return v
	}
}

// padding reads up to an offset.
func (d *tableDecoder) padding(k FieldKind, to int) {
	if d.err != nil || d.off == to {
		return
	}
	v := uint64(0)
	for i := to - 1; i >= d.off; i-- {
		v = v<<8 | uint64(d.data[i])
	}
	d.note(k, to-d.off, 0, v)
}

func (d *tableDecoder) readTable() (*Table, error) {
	start, t := d.off, &Table{}
	d.limit = len(d.data)
	d.begin(GroupTable, d.table)
	d.begin(GroupTableHeader, 0)
	magic := d.fixed(TableMagic, 4, 0)
	version := d.fixed(TableVersion, 1, 0)
	width := d.fixed(TableWidth, 1, 0)
	d.fixed(TableReserved, 2, 0)
	d.fixed(TableText, 4, 0)
	t.TextSize = d.fixed(TableTextSize, 4, 0)
	points := d.fixed(NumPoints, 4, 0)
	framesAt := d.fixed(TableFrames, 4, 0)
	size := d.fixed(TableSize, 4, 0)
	frames := d.fixed(NumFrames, 4, 0)
	d.end()
	if d.err != nil {
		return nil, d.err
	}
	pages := tablePages(t.TextSize)
	at := alignTo(tableHeaderSize+4*(pages+1)+int(points), int(max(width, 1))) +
		int(width)*int(points)
	switch {
	case magic != TableMagicValue:
		d.fail(start, "magic", "0x%x does not begin a table", magic)
	case version != TableV1:
		d.fail(start+4, "version", "%d, known is %d", version, TableV1)
	case width != 2 && width != 4:
		d.fail(start+5, "width", "%d, where 2 or 4 can be", width)
	case size%4 != 0 || int64(size) > int64(len(d.data)-start):
		d.fail(start+24, "size", "%s, %d left", source.Count(size, "byte"), len(d.data)-start)
	case int(framesAt) != at || framesAt > size:
		d.fail(start+20, "frames_at", "%d, where pages and points end at %d of %d", framesAt, at,
			size)
	case int64(frames)*2 > int64(size-framesAt):
		d.fail(start+28, "frames", "%d in %s", frames, source.Count(size-framesAt, "byte"))
	}
	if d.err != nil {
		return nil, d.err
	}
	d.limit = start + int(size)
	t.Points = make([]Point, points)
	d.pages(t, pages)
	d.padding(PointPadding, start+at-int(width)*int(points))
	refs := make([]uint32, points)
	for i := range refs {
		refs[i] = d.fixed(PointFrame, int(width), i)
	}
	index := d.frames(t, int(frames))
	for i, r := range refs {
		f, ok := index[r]
		if !ok && d.err == nil {
			d.fail(start+at-int(width)*(int(points)-i), "point["+itoa(uint64(i))+"].frame",
				"no frame begins at %d", r)
		}
		t.Points[i].Frame = f
	}
	if d.limit-d.off >= 4 {
		d.fail(d.off, "frames", "%s after the last", source.Count(d.limit-d.off, "byte"))
	}
	d.padding(TablePadding, d.limit)
	d.end()
	return t, d.err
}

// pages reads the first points of pages, and the points' offsets in their pages.
func (d *tableDecoder) pages(t *Table, pages int) {
	n := uint32(len(t.Points))
	first := make([]uint32, pages+1)
	for p := range first {
		at := d.off
		first[p] = d.fixed(PagePoints, 4, p)
		switch {
		case p == 0 && first[p] != 0, p > 0 && first[p] < first[p-1], p == pages && first[p] != n,
			first[p] > n:
			d.fail(at, "page["+itoa(uint64(p))+"]", "begins with point %d of %d", first[p], n)
		}
		if d.err != nil {
			return
		}
	}
	for p := range pages {
		for i := first[p]; i < first[p+1]; i++ {
			at := d.off
			low := d.fixed(PointOffset, 1, int(i))
			t.Points[i].Offset = uint32(p)*pageSize + low
			if i > first[p] && t.Points[i].Offset <= t.Points[i-1].Offset ||
				t.Points[i].Offset >= t.TextSize {
				d.fail(at, "point["+itoa(uint64(i))+"]", "at %d, out of order or beyond the code",
					t.Points[i].Offset)
			}
			if d.err != nil {
				return
			}
		}
	}
}

// frames reads the frames and returns their numbers by offset from the first.
func (d *tableDecoder) frames(t *Table, n int) map[uint32]int32 {
	index := make(map[uint32]int32, n)
	origin := d.off
	t.Frames = make([]FrameRoots, n)
	for i := range t.Frames {
		index[uint32(d.off-origin)] = int32(i)
		d.begin(GroupFrame, i)
		d.frame(&t.Frames[i])
		d.end()
		if d.err != nil {
			return index
		}
	}
	return index
}

func (d *tableDecoder) frame(f *FrameRoots) {
	at := d.off
	flags := d.fixed(FrameFlags, 1, 0)
	if flags&^frameKnown != 0 {
		d.fail(at, "flags", "0x%x, of which 0x%x are known", flags, frameKnown)
	}
	f.FromRBP = flags&frameFromRBP != 0
	f.Size = uint32(d.leb(FrameSize, 0, false, 0, math.MaxUint32))
	if flags&frameSaved != 0 {
		f.Saved = d.registers(FrameSaved)
	}
	if flags&frameRegisters != 0 {
		f.Registers = d.registers(FrameRegisters)
	}
	if flags&frameSlots != 0 {
		d.slots(f)
	}
	if flags&framePairs == 0 || d.err != nil {
		return
	}
	n := int(d.leb(NumPairs, 0, false, 1, int64(d.limit-d.off)/2+1))
	for i := 0; i < n && d.err == nil; i++ {
		base, derived := d.place(PairBase, i), d.place(PairDerived, i)
		f.Pairs = append(f.Pairs, RootPair{base, derived})
	}
}

func (d *tableDecoder) registers(k FieldKind) uint8 {
	at := d.off
	v := d.fixed(k, 1, 0)
	if v == 0 || v >= 1<<len(CalleeSaved) {
		d.fail(at, k.Name(), "0x%x, where 1 to 0x3f can be", v)
	}
	return uint8(v)
}

func (d *tableDecoder) slots(f *FrameRoots) {
	first := int32(d.leb(FrameFirst, 0, true, math.MinInt32, math.MaxInt32))
	n := int(d.leb(FrameBitmapSize, 0, false, 1, math.MaxInt32/8))
	if d.err != nil {
		return
	}
	if n > d.limit-d.off {
		d.fail(d.off, "bitmap", "%s needed, %d left", source.Count(n, "byte"), d.limit-d.off)
		return
	}
	count := 0
	bitmap := d.data[d.off : d.off+n]
	for i, b := range bitmap {
		count += bits.OnesCount8(b)
		for ; b != 0; b &= b - 1 {
			s := int64(first) + int64(8*i+bits.TrailingZeros8(b))
			if s > math.MaxInt32 {
				d.fail(d.off, "bitmap", "word %d", s)
				return
			}
			f.Slots = append(f.Slots, int32(s))
		}
	}
	if bitmap[0]&1 == 0 || bitmap[n-1] == 0 {
		d.fail(d.off, "bitmap", "its first bit or last byte is 0")
		return
	}
	d.note(FrameBitmap, n, 0, uint64(count))
}

func (d *tableDecoder) place(k FieldKind, i int) RootPlace {
	at := d.off
	v := d.leb(k, i, true, 2*math.MinInt32, 2*math.MaxInt32+1)
	p := RootPlace{v&1 != 0, int32(v >> 1)}
	if p.Register && (p.N < 0 || int(p.N) >= len(CalleeSaved)) {
		d.fail(at, k.Name(), "register %d", p.N)
	}
	return p
}
