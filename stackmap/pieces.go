package stackmap

import "fmt"

// Pieces encodes a map piece by piece, in any order: its whole annotation takes forty times the
// memory of the section. Several goroutines may do so at once.
type Pieces struct {
	m    *Map
	lay  layout
	pool pool
	seen shown
}

// NewPieces returns the Pieces of a map. It fails where [Encode] fails.
func NewPieces(m *Map) (*Pieces, error) {
	p, _, err := newPieces(m)
	return p, err
}

func newPieces(m *Map) (p *Pieces, size int, err error) {
	lay, ok := layoutOf(m.Version)
	if !ok {
		return nil, 0, fmt.Errorf("stackmap: no version %d; known are 1, 2 and 3", m.Version)
	}
	p = &Pieces{m: m, lay: lay, seen: everything}
	p.pool, size, err = m.measure(lay)
	return p, size, err
}

// Piece is a piece of the section. It begins at a multiple of 8 bytes, from which its fields and
// relocations count.
type Piece struct {
	Bytes       []byte
	Fields      []Field
	Relocations []Relocation
}

// Head is the piece before the records: header, functions and constants.
func (p *Pieces) Head() Piece {
	w := writer{rec: &recorder{}}
	relocations := p.head(&w)
	return Piece{w.buf, w.rec.fields, relocations}
}

// Records makes the piece with the records from one number up to another, in the memory of another
// piece.
func (p *Pieces) Records(from, to int, into *Piece) {
	w := writer{buf: into.Bytes[:0], rec: &recorder{fields: into.Fields[:0]}}
	p.records(&w, from, to)
	*into = Piece{Bytes: w.buf, Fields: w.rec.fields}
}

// head writes what precedes the records.
func (p *Pieces) head(w *writer) (relocations []Relocation) {
	m, rec := p.m, w.rec
	w.begin(GroupHeader, 0, 0)
	w.u8(Version, m.Version)
	w.u8(HeaderReserved, 0)
	w.u16(HeaderReserved2, 0)
	w.u32(NumFunctions, uint32(len(m.Functions)))
	w.u32(NumConstants, uint32(len(p.pool.values)))
	w.u32(NumRecords, uint32(len(m.Records)))
	w.end()
	for i := range m.Functions {
		f := &m.Functions[i]
		w.begin(GroupFunction, i, f.Prov)
		if p.seen.hidesFunction(i) {
			w.rec = nil
		}
		if f.Symbol != "" {
			relocations = append(relocations,
				Relocation{Offset: uint64(len(w.buf)), Symbol: f.Symbol, Addend: int64(f.Address)})
			w.u64(FunctionAddress, 0)
		} else {
			w.u64(FunctionAddress, f.Address)
		}
		w.u64(FunctionStackSize, f.StackSize)
		if m.Version != V1 {
			w.u64(FunctionRecords, uint64(f.Records))
		}
		w.rec = rec
		w.end()
	}
	for i, c := range p.pool.values {
		w.constant(i, c, p.pool.prov[i])
	}
	return relocations
}

// records writes records, and returns those that are dropped.
func (p *Pieces) records(w *writer, from, to int) (dropped []int) {
	rec := w.rec
	for i := from; i < to; i++ {
		r := &p.m.Records[i]
		w.begin(GroupRecord, i, r.Prov)
		if p.seen.hidesRecord(i) {
			w.rec = nil
		}
		if w.record(r, p.lay, &p.pool) {
			dropped = append(dropped, i)
		}
		w.rec = rec
		w.end()
	}
	return dropped
}
