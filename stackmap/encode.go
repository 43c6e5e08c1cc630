package stackmap

import (
	"encoding/binary"
	"fmt"
	"math"

	"statepoint/core/source"
)

// Relocation is a relocation of type R_X86_64_64: the 64-bit address of a symbol plus addend at an
// offset of the section.
type Relocation struct {
	// Offset is from the start of the section.
	Offset uint64
	// Symbol is the function's name.
	Symbol string
	// Addend is added to the symbol's address.
	Addend int64
}

// Encoding is an encoded map.
type Encoding struct {
	// Bytes are the section's contents. Addresses to be relocated are zero.
	Bytes []byte
	// Relocations are in order of offset, one for each function that has a symbol.
	Relocations []Relocation
	// Constants is the pool as written.
	Constants []uint64
	// Dropped lists the records that have more than 65,535 locations or live-outs. As in LLVM, they
	// are written with InvalidID and no contents; a runtime cannot use them, so a compiler should
	// report them.
	Dropped []int
	// Annotation has the meaning of every byte; nil unless requested.
	Annotation *Annotation
}

// Decode decodes the encoding, including the names of the functions. An encoding without Bytes
// holds no map.
func (e *Encoding) Decode() ([]*Map, error) {
	return Decode(e.Bytes, DecodeOptions{Relocations: e.Relocations})
}

// DecodeTraced is Decode for the encoding of m that also copies m's provenance: the result is the
// map as encoded, with its pool, in which each part keeps its provenance id.
func (e *Encoding) DecodeTraced(m *Map) ([]*Map, error) {
	maps, err := e.Decode()
	if err != nil || len(maps) != 1 {
		return maps, err
	}
	read := maps[0]
	for i := range read.Functions {
		read.Functions[i].Prov = m.Functions[i].Prov
	}
	for i := range read.Records {
		r := &read.Records[i]
		r.Prov = m.Records[i].Prov
		for j := range r.Locations {
			r.Locations[j].Prov = m.Records[i].Locations[j].Prov
		}
	}
	return maps, nil
}

// Encode writes a map (StackMaps.rst, "Stack Map Format"; the layouts of versions 1 and 2 as
// written by LLVM 3.9 and 4.0). It fails if the version is unknown, the functions' record counts do
// not add up to the records, a pool index is outside the pool, or a value does not fit its field.
func Encode(m *Map) (*Encoding, error) { return encode(m, nil, everything) }

// EncodeAnnotated is Encode that also annotates the bytes.
func EncodeAnnotated(m *Map) (*Encoding, error) { return encode(m, &recorder{}, everything) }

// EncodeShown is EncodeAnnotated for a reader who sees one function, given by its number in the
// map, or none if that is -1. The other functions and their records are annotated as groups,
// without their fields.
func EncodeShown(m *Map, function int) (*Encoding, error) {
	s := shown{function: function}
	for i := range m.Functions[:function+1] {
		s.from, s.to = s.to, s.to+m.Functions[i].Records
	}
	return encode(m, &recorder{}, s)
}

// shown are the function and its records that get fields.
type shown struct{ function, from, to int }

var everything = shown{to: math.MaxInt}

func (s *shown) hidesFunction(n int) bool { return n != s.function && s.to != math.MaxInt }
func (s *shown) hidesRecord(n int) bool   { return n < s.from || n >= s.to }

func encode(m *Map, rec *recorder, seen shown) (*Encoding, error) {
	p, size, err := newPieces(m)
	if err != nil {
		return nil, err
	}
	p.seen = seen
	out := &Encoding{Constants: p.pool.values}
	w := writer{buf: make([]byte, 0, size), rec: rec}
	if rec != nil {
		rec.fields = make([]Field, 0, m.fieldCount(len(p.pool.values), seen))
	}
	w.begin(GroupMap, 0, 0)
	out.Relocations = p.head(&w)
	out.Dropped = p.records(&w, 0, len(m.Records))
	w.end()
	out.Bytes = w.buf
	if rec != nil {
		annotated := *m
		annotated.Constants = p.pool.values
		out.Annotation = &Annotation{Bytes: w.buf, Maps: []*Map{&annotated}, Fields: rec.fields}
	}
	return out, nil
}

// pool is the constant pool during encoding.
type pool struct {
	values []uint64
	prov   []uint32 // of the first location that uses the constant
	index  map[uint64]int
}

func (p *pool) add(v uint64, prov uint32) {
	if _, ok := p.index[v]; ok {
		return
	}
	if p.index == nil {
		p.index = map[uint64]int{}
	}
	p.index[v] = len(p.values)
	p.values = append(p.values, v)
	p.prov = append(p.prov, prov)
}

func fits32(v int64) bool { return v == int64(int32(v)) }

// measure builds the pool, which precedes the records that use it, and computes the size of the
// section. It makes all checks, so that writing cannot fail.
func (m *Map) measure(lay layout) (pool, int, error) {
	var p pool
	for _, c := range m.Constants {
		// A pool read from a file may hold a constant twice; the indices in records must stay
		// valid.
		if _, ok := p.index[c]; !ok {
			p.add(c, 0)
			continue
		}
		p.values, p.prov = append(p.values, c), append(p.prov, 0)
	}
	counted := 0
	for i := range m.Functions {
		f := &m.Functions[i]
		if m.Version == V1 {
			continue
		}
		if f.Records < 0 || f.Records > len(m.Records)-counted {
			return p, 0, fmt.Errorf("stackmap: function %d counts %s, %d are left", i,
				source.Count(f.Records, "record"), len(m.Records)-counted)
		}
		counted += f.Records
	}
	if m.Version != V1 && counted != len(m.Records) {
		return p, 0, fmt.Errorf("stackmap: the functions count %s, the map has %d",
			source.Count(counted, "record"),
			len(m.Records))
	}
	size := headerSize + lay.functionSize*len(m.Functions)
	for i := range m.Records {
		r := &m.Records[i]
		for j := range r.Locations {
			l := &r.Locations[j]
			switch {
			case l.Kind < Register || l.Kind > ConstIndex:
				return p, 0, fmt.Errorf("stackmap: record %d, location %d: no kind %d", i, j,
					l.Kind)
			case l.Kind == Constant && !fits32(l.Value):
				p.add(uint64(l.Value), l.Prov)
			case l.Kind == ConstIndex && (l.Offset < 0 || int(l.Offset) >= len(m.Constants)):
				return p, 0,
					fmt.Errorf("stackmap: record %d, location %d: constant %d of a pool of %d", i,
						j, l.Offset, len(m.Constants))
			}
			if !lay.wide && l.Size > math.MaxUint8 {
				return p, 0,
					fmt.Errorf(
						"stackmap: record %d, location %d: %s, and version %d holds up to "+
							"255", i, j, source.Count(l.Size, "byte"), m.Version)
			}
		}
		size += lay.sizeOf(r)
		if size > math.MaxUint32 {
			break
		}
	}
	size += 8 * len(p.values)
	if size > math.MaxUint32 {
		return p, 0, fmt.Errorf("stackmap: the section would exceed 4 GiB")
	}
	return p, size, nil
}

// fieldCount is an upper bound on the fields of a map: the groups and leaves of each entry, padding
// included.
func (m *Map) fieldCount(constants int, seen shown) int {
	n := 8 + len(m.Functions) + constants + len(m.Records)
	for i := range m.Functions {
		if !seen.hidesFunction(i) {
			n += 3
		}
	}
	for i := max(seen.from, 0); i < min(seen.to, len(m.Records)); i++ {
		n += 8
		if r := &m.Records[i]; !r.Dropped() {
			n += 7*len(r.Locations) + 4*len(r.LiveOuts)
		}
	}
	return n
}

// Dropped reports whether a record has more locations or live-outs than an encoding can count.
func (r *Record) Dropped() bool {
	return len(r.Locations) > maxCount || len(r.LiveOuts) > maxCount
}

// writer appends fields to the section and records each in the recorder, if any.
type writer struct {
	buf []byte
	rec *recorder
}

func (w *writer) begin(k FieldKind, index int, prov uint32) {
	if w.rec != nil {
		w.rec.begin(k, len(w.buf), index, prov)
	}
}

func (w *writer) end() {
	if w.rec != nil {
		w.rec.end(len(w.buf))
	}
}

func (w *writer) u8(k FieldKind, v uint8) {
	if w.rec != nil {
		w.rec.leaf(k, len(w.buf), 1, 0, uint64(v))
	}
	w.buf = append(w.buf, v)
}

func (w *writer) u16(k FieldKind, v uint16) {
	if w.rec != nil {
		w.rec.leaf(k, len(w.buf), 2, 0, uint64(v))
	}
	w.buf = binary.LittleEndian.AppendUint16(w.buf, v)
}

func (w *writer) u32(k FieldKind, v uint32) {
	if w.rec != nil {
		w.rec.leaf(k, len(w.buf), 4, 0, uint64(v))
	}
	w.buf = binary.LittleEndian.AppendUint32(w.buf, v)
}

func (w *writer) i32(k FieldKind, v int32) {
	if w.rec != nil {
		w.rec.leaf(k, len(w.buf), 4, 0, uint64(int64(v)))
	}
	w.buf = binary.LittleEndian.AppendUint32(w.buf, uint32(v))
}

func (w *writer) u64(k FieldKind, v uint64) {
	if w.rec != nil {
		w.rec.leaf(k, len(w.buf), 8, 0, v)
	}
	w.buf = binary.LittleEndian.AppendUint64(w.buf, v)
}

// pad writes zeros up to the next multiple of 8.
func (w *writer) pad(k FieldKind) {
	n := align8(len(w.buf)) - len(w.buf)
	if n == 0 {
		return
	}
	if w.rec != nil {
		w.rec.leaf(k, len(w.buf), n, 0, 0)
	}
	var zeros [8]byte
	w.buf = append(w.buf, zeros[:n]...)
}

// constant writes a constant of the pool, a leaf with its own index and provenance.
func (w *writer) constant(i int, c uint64, prov uint32) {
	w.u64(PoolConstant, c)
	if w.rec != nil {
		f := &w.rec.fields[len(w.rec.fields)-1]
		f.Index, f.Prov = uint32(i), prov
	}
}

// record writes the fields of a record, and reports whether it had to be dropped.
func (w *writer) record(r *Record, lay layout, p *pool) (dropped bool) {
	id, locations, liveOuts := r.ID, r.Locations, r.LiveOuts
	if dropped = r.Dropped(); dropped {
		id, locations, liveOuts = InvalidID, nil, nil
	}
	w.u64(RecordID, id)
	w.u32(RecordOffset, r.Offset)
	w.u16(RecordReserved, 0)
	w.u16(NumLocations, uint16(len(locations)))
	for j := range locations {
		w.location(&locations[j], j, lay, p)
	}
	if lay.wide {
		w.pad(LocationsPadding)
	}
	w.u16(LiveOutsPadding, 0)
	w.u16(NumLiveOuts, uint16(len(liveOuts)))
	for j := range liveOuts {
		l := &liveOuts[j]
		w.begin(GroupLiveOut, j, l.Prov)
		w.u16(LiveOutRegister, l.DwarfReg)
		w.u8(LiveOutReserved, 0)
		w.u8(LiveOutSize, l.Size)
		w.end()
	}
	w.pad(RecordPadding)
	return dropped
}

func (w *writer) location(l *Location, j int, lay layout, p *pool) {
	kind, offset := l.Kind, l.Offset
	if kind == Constant {
		if fits32(l.Value) {
			offset = int32(l.Value)
		} else {
			kind, offset = ConstIndex, int32(p.index[uint64(l.Value)])
		}
	}
	if lay.wide { // maps consist mostly of these
		if w.rec != nil {
			w.rec.wideLocation(l, j, len(w.buf), kind, offset)
		}
		w.buf = binary.LittleEndian.AppendUint64(w.buf,
			uint64(kind)|uint64(l.Size)<<16|uint64(l.DwarfReg)<<32)
		w.buf = binary.LittleEndian.AppendUint32(w.buf, uint32(offset))
		return
	}
	w.begin(GroupLocation, j, l.Prov)
	w.u8(LocationKind, uint8(kind))
	w.u8(LocationSize, uint8(l.Size))
	w.u16(LocationRegister, l.DwarfReg)
	w.i32(LocationOffset, offset)
	w.end()
}
