package stackmap

import (
	"encoding/binary"
	"fmt"
	"math"

	"statepoint/core/source"
)

// TableEncoding is an encoded table.
type TableEncoding struct {
	// Bytes are the section's contents. The field at TextField is zero.
	Bytes []byte
	// TextField is the offset of the 4 bytes for the distance from themselves to the start of the
	// code (R_X86_64_PC32).
	TextField uint32
	// Annotation has the meaning of every byte; nil unless requested.
	Annotation *Annotation
}

// The parts of a table.
const (
	tableHeaderSize = 32
	tableTextField  = 8

	frameFromRBP   = 1 << 0
	frameSaved     = 1 << 1
	frameRegisters = 1 << 2
	frameSlots     = 1 << 3
	framePairs     = 1 << 4
	frameKnown     = 1<<5 - 1
)

// EncodeTable writes a table. It fails if points are unsorted or not below TextSize, if a frame
// does not exist, or if the table would exceed 4 GiB.
func EncodeTable(t *Table) (*TableEncoding, error) { return encodeTable(t, nil) }

// EncodeTableAnnotated is EncodeTable that also annotates the bytes.
func EncodeTableAnnotated(t *Table) (*TableEncoding, error) { return encodeTable(t, &recorder{}) }

func encodeTable(t *Table, rec *recorder) (*TableEncoding, error) {
	pages := tablePages(t.TextSize)
	frames, pool := make([]uint32, len(t.Frames)), 0
	for i := range t.Frames {
		if err := t.Frames[i].check(); err != nil {
			return nil, fmt.Errorf("stackmap: frame %d: %w", i, err)
		}
		frames[i] = uint32(pool)
		pool += len(t.Frames[i].append(nil))
	}
	width := 2
	if pool > math.MaxUint16 {
		width = 4
	}
	at := alignTo(tableHeaderSize+4*(pages+1)+len(t.Points), width) + width*len(t.Points)
	size := alignTo(at+pool, 4)
	if size > math.MaxUint32 {
		return nil, fmt.Errorf("stackmap: the table would exceed 4 GiB")
	}
	for i := range t.Points {
		p := &t.Points[i]
		if p.Offset >= t.TextSize || i > 0 && p.Offset <= t.Points[i-1].Offset {
			return nil,
				fmt.Errorf("stackmap: point %d, at %d, is out of order or not in %s of code",
					i, p.Offset, source.Count(t.TextSize, "byte"))
		}
		if p.Frame < 0 || int(p.Frame) >= len(t.Frames) {
			return nil, fmt.Errorf("stackmap: point %d: frame %d of %d", i, p.Frame, len(t.Frames))
		}
	}

	w := writer{buf: make([]byte, 0, size), rec: rec}
	w.begin(GroupTable, 0, 0)
	w.begin(GroupTableHeader, 0, 0)
	w.u32(TableMagic, TableMagicValue)
	w.u8(TableVersion, TableV1)
	w.u8(TableWidth, uint8(width))
	w.u16(TableReserved, 0)
	w.i32(TableText, 0)
	w.u32(TableTextSize, t.TextSize)
	w.u32(NumPoints, uint32(len(t.Points)))
	w.u32(TableFrames, uint32(at))
	w.u32(TableSize, uint32(size))
	w.u32(NumFrames, uint32(len(t.Frames)))
	w.end()

	n := 0
	for p := 0; p <= pages; p++ {
		for n < len(t.Points) && int(t.Points[n].Offset/pageSize) < p {
			n++
		}
		w.u32(PagePoints, uint32(n))
		w.mark(p, 0)
	}
	for i := range t.Points {
		w.u8(PointOffset, uint8(t.Points[i].Offset))
		w.mark(i, t.Points[i].Prov)
	}
	w.padTo(PointPadding, width)
	for i := range t.Points {
		f := frames[t.Points[i].Frame]
		if width == 2 {
			w.u16(PointFrame, uint16(f))
		} else {
			w.u32(PointFrame, f)
		}
		w.mark(i, t.Points[i].Prov)
	}
	for i := range t.Frames {
		w.begin(GroupFrame, i, 0)
		t.Frames[i].write(&w)
		w.end()
	}
	w.padTo(TablePadding, 4)
	w.end()
	out := &TableEncoding{Bytes: w.buf, TextField: tableTextField}
	if rec != nil {
		out.Annotation = &Annotation{Bytes: w.buf, Tables: []*Table{t}, Fields: rec.fields}
	}
	return out, nil
}

// tablePages is the number of pages that cover the given number of bytes of code.
func tablePages(textSize uint32) int { return (int(textSize) + pageSize - 1) / pageSize }

func alignTo(n, to int) int { return (n + to - 1) / to * to }

// check finds contents of a frame that the encoding cannot represent exactly.
func (f *FrameRoots) check() error {
	all := uint8(1<<len(CalleeSaved) - 1)
	if f.Saved&^all != 0 || f.Registers&^all != 0 {
		return fmt.Errorf("registers %#x and %#x, where 6 bits count", f.Saved, f.Registers)
	}
	for i, s := range f.Slots {
		if i > 0 && s <= f.Slots[i-1] {
			return fmt.Errorf("slot %d is out of order", i)
		}
	}
	if n := len(f.Slots); n > 0 && int64(f.Slots[n-1])-int64(f.Slots[0]) > math.MaxInt32 {
		return fmt.Errorf("slots from word %d to %d", f.Slots[0], f.Slots[n-1])
	}
	for i, p := range f.Pairs {
		for _, place := range [...]RootPlace{p.Base, p.Derived} {
			if place.Register && (place.N < 0 || int(place.N) >= len(CalleeSaved)) {
				return fmt.Errorf("pair %d: register %d", i, place.N)
			}
		}
	}
	return nil
}

// append appends the encoding of a frame.
func (f *FrameRoots) append(to []byte) []byte {
	w := writer{buf: to}
	f.write(&w)
	return w.buf
}

func (f *FrameRoots) write(w *writer) {
	flags := uint8(0)
	set := func(bit uint8, when bool) {
		if when {
			flags |= bit
		}
	}
	set(frameFromRBP, f.FromRBP)
	set(frameSaved, f.Saved != 0)
	set(frameRegisters, f.Registers != 0)
	set(frameSlots, len(f.Slots) > 0)
	set(framePairs, len(f.Pairs) > 0)
	w.u8(FrameFlags, flags)
	w.uleb(FrameSize, uint64(f.Size), 0)
	if f.Saved != 0 {
		w.u8(FrameSaved, f.Saved)
	}
	if f.Registers != 0 {
		w.u8(FrameRegisters, f.Registers)
	}
	if n := len(f.Slots); n > 0 {
		first := f.Slots[0]
		bitmap := make([]byte, (f.Slots[n-1]-first)/8+1)
		for _, s := range f.Slots {
			bitmap[(s-first)/8] |= 1 << ((s - first) % 8)
		}
		w.sleb(FrameFirst, int64(first), 0)
		w.uleb(FrameBitmapSize, uint64(len(bitmap)), 0)
		if w.rec != nil {
			w.rec.leaf(FrameBitmap, len(w.buf), len(bitmap), 0, uint64(n))
		}
		w.buf = append(w.buf, bitmap...)
	}
	if n := len(f.Pairs); n > 0 {
		w.uleb(NumPairs, uint64(n), 0)
		for i, p := range f.Pairs {
			w.sleb(PairBase, p.Base.number(), i)
			w.sleb(PairDerived, p.Derived.number(), i)
		}
	}
}

// uleb writes an unsigned LEB128 number.
func (w *writer) uleb(k FieldKind, v uint64, index int) {
	at := len(w.buf)
	w.buf = binary.AppendUvarint(w.buf, v)
	if w.rec != nil {
		w.rec.leaf(k, at, len(w.buf)-at, index, v)
	}
}

// AppendSLEB appends a number as signed LEB128.
func AppendSLEB(dst []byte, v int64) []byte {
	for {
		b := byte(v) & 0x7f
		v >>= 7
		if v == 0 && b&0x40 == 0 || v == -1 && b&0x40 != 0 {
			return append(dst, b)
		}
		dst = append(dst, b|0x80)
	}
}

// sleb writes a signed LEB128 number.
func (w *writer) sleb(k FieldKind, v int64, index int) {
	at := len(w.buf)
	w.buf = AppendSLEB(w.buf, v)
	if w.rec != nil {
		w.rec.leaf(k, at, len(w.buf)-at, index, uint64(v))
	}
}

// mark gives the last leaf an index and a provenance id.
func (w *writer) mark(index int, prov uint32) {
	if w.rec != nil {
		f := &w.rec.fields[len(w.rec.fields)-1]
		f.Index, f.Prov = uint32(index), prov
	}
}

// padTo writes zeros up to the next multiple of a power of two.
func (w *writer) padTo(k FieldKind, to int) {
	n := alignTo(len(w.buf), to) - len(w.buf)
	if n == 0 {
		return
	}
	if w.rec != nil {
		w.rec.leaf(k, len(w.buf), n, 0, 0)
	}
	w.buf = append(w.buf, make([]byte, n)...)
}
