package stackmap

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"

	"statepoint/core/source"
)

// DecodeOptions supplies information that the section's bytes lack.
type DecodeOptions struct {
	// Relocations are the section's relocations in offset order, for a section of an unlinked
	// object or one whose addresses the loader fills in. The addend of one without a symbol is the
	// address.
	Relocations []Relocation
	// Names returns the name of the function that starts at an address, "" if unknown; it may be
	// nil. It is needed for a section of a linked file, where no relocation names the function.
	Names func(address uint64) string
	// Form is the form of all records; with FormUnknown it is inferred for each record.
	Form Form
	// Strict refuses reserved fields and padding other than the zeros that compilers write.
	Strict bool
	// BigEndian is set for a machine that stores the most significant byte first.
	BigEndian bool
	// Registers names the machine's registers; nil names those of x86-64.
	Registers RegisterNames
}

// DecodeError reports an invalid field of a section.
type DecodeError struct {
	// Offset is the offset of the field from the start of the section.
	Offset uint64
	// Field is its path: "map[0].record[3].locations".
	Field string
	// Problem describes the problem, without a full stop.
	Problem string
}

// Error names the offset, the field and the problem.
func (e *DecodeError) Error() string {
	return fmt.Sprintf("stackmap: offset 0x%x: %s: %s", e.Offset, e.Field, e.Problem)
}

// Decode reads a section of any number of maps, which linking concatenates. An error is a
// *DecodeError; the maps before the invalid one are returned with it.
func Decode(section []byte, o DecodeOptions) ([]*Map, error) {
	d := decoder{data: section, opts: o}
	err := d.section()
	return d.maps, d.first(err)
}

// DecodeAnnotated is Decode that also annotates the bytes. After an error the annotation covers the
// bytes read, including those of the invalid map, and one Undecoded field the rest.
func DecodeAnnotated(section []byte, o DecodeOptions) (*Annotation, error) {
	return decodeAnnotated(section, o, &recorder{})
}

// DecodeOutline is DecodeAnnotated without leaves, locations and live-outs: it has the ranges of
// maps, headers, functions and records, in a fraction of the memory.
func DecodeOutline(section []byte, o DecodeOptions) (*Annotation, error) {
	return decodeAnnotated(section, o, &recorder{outline: true})
}

func decodeAnnotated(section []byte, o DecodeOptions, rec *recorder) (*Annotation, error) {
	d := decoder{data: section, opts: o, rec: rec}
	err := d.first(d.section())
	if err != nil && d.partial != nil {
		d.maps = append(d.maps, d.partial)
	}
	if err != nil {
		d.giveUp()
	}
	return &Annotation{Bytes: section, Maps: d.maps, Fields: rec.fields}, err
}

// decoder reads the section from front to back. Every read is bounds-checked, and no list is
// allocated that the remaining bytes could not fill.
type decoder struct {
	data    []byte
	off     int
	opts    DecodeOptions
	rec     *recorder
	maps    []*Map
	partial *Map // the current map
	odd     *DecodeError
}

// first returns the first Strict violation if there was one, otherwise err.
func (d *decoder) first(err error) error {
	if d.odd != nil {
		return d.odd
	}
	return err
}

// fail returns an error for the field at the current offset; path is relative to the map.
func (d *decoder) fail(path, format string, args ...any) error {
	return d.failAt(d.off, path, format, args...)
}

func (d *decoder) failAt(off int, path, format string, args ...any) error {
	return &DecodeError{Offset: uint64(off), Field: "map[" + itoa(uint64(len(d.maps))) + "]." +
		path, Problem: fmt.Sprintf(format, args...)}
}

func (d *decoder) left() int { return len(d.data) - d.off }

// need checks that a field of n bytes fits.
func (d *decoder) need(n int, path string) error {
	if d.left() < n {
		return d.fail(path, "%s needed, %d left", source.Count(n, "byte"), d.left())
	}
	return nil
}

// note records a leaf of n bytes at the current offset and passes it.
func (d *decoder) note(k FieldKind, n, index int, v uint64) {
	if v != 0 && d.opts.Strict && d.odd == nil && k.zero() {
		d.odd = &DecodeError{Offset: uint64(d.off), Field: "map[" + itoa(uint64(len(d.maps))) +
			"]." + fieldNames[k], Problem: notZero(v)}
	}
	if d.rec != nil {
		d.rec.leaf(k, d.off, n, index, v)
	}
	d.off += n
}

func (d *decoder) begin(k FieldKind, index int) {
	if d.rec != nil {
		d.rec.begin(k, d.off, index, 0)
	}
}

func (d *decoder) end() {
	if d.rec != nil {
		d.rec.end(d.off)
	}
}

// get16, get32 and get64 are the number at the start of bytes, in the machine's order.
func (d *decoder) get16(b []byte) uint16 {
	v := binary.LittleEndian.Uint16(b)
	if d.opts.BigEndian {
		return bits.ReverseBytes16(v)
	}
	return v
}

func (d *decoder) get32(b []byte) uint32 {
	v := binary.LittleEndian.Uint32(b)
	if d.opts.BigEndian {
		return bits.ReverseBytes32(v)
	}
	return v
}

func (d *decoder) get64(b []byte) uint64 {
	v := binary.LittleEndian.Uint64(b)
	if d.opts.BigEndian {
		return bits.ReverseBytes64(v)
	}
	return v
}

// The readers below are called only after need.

func (d *decoder) u8(k FieldKind) uint8 {
	v := d.data[d.off]
	d.note(k, 1, 0, uint64(v))
	return v
}

func (d *decoder) u16(k FieldKind) uint16 {
	v := d.get16(d.data[d.off:])
	d.note(k, 2, 0, uint64(v))
	return v
}

func (d *decoder) u32(k FieldKind) uint32 {
	v := d.get32(d.data[d.off:])
	d.note(k, 4, 0, uint64(v))
	return v
}

func (d *decoder) i32(k FieldKind) int32 {
	v := int32(d.get32(d.data[d.off:]))
	d.note(k, 4, 0, uint64(int64(v)))
	return v
}

func (d *decoder) u64(k FieldKind, index int) uint64 {
	v := d.get64(d.data[d.off:])
	d.note(k, 8, index, v)
	return v
}

// padding skips to a multiple of 8, where all maps start.
func (d *decoder) padding(k FieldKind) {
	n := align8(d.off) - d.off
	if n == 0 {
		return
	}
	var b [8]byte
	copy(b[:], d.data[d.off:d.off+n])
	d.note(k, n, 0, d.get64(b[:]))
}

func (d *decoder) section() error {
	if uint64(len(d.data)) > math.MaxUint32 {
		return d.fail("version", "the section exceeds 4 GiB")
	}
	for d.left() > 0 {
		if n := d.zeros(); n > 0 {
			d.note(Gap, n, 0, 0)
			continue
		}
		m := &Map{Registers: d.opts.Registers}
		d.partial = m
		if err := d.readMap(m); err != nil {
			return err
		}
		d.maps, d.partial = append(d.maps, m), nil
	}
	return nil
}

// zeros counts the zero bytes before the next 8-byte word that is not zero. No map starts with a
// zero byte, so they can only be a linker's padding between two maps.
func (d *decoder) zeros() int {
	n := 0
	for d.off+n < len(d.data) && d.data[d.off+n] == 0 {
		n++
	}
	if n < d.left() {
		n &^= 7
	}
	return n
}

// giveUp closes all open groups and annotates the rest as undecoded.
func (d *decoder) giveUp() {
	for len(d.rec.open) > 0 {
		d.end()
	}
	if d.left() > 0 {
		d.note(Undecoded, d.left(), 0, 0)
	}
}

func (d *decoder) readMap(m *Map) error {
	d.begin(GroupMap, len(d.maps))
	d.begin(GroupHeader, 0)
	if err := d.need(1, "header.version"); err != nil {
		return err
	}
	lay, ok := layoutOf(d.data[d.off])
	if !ok {
		return d.fail("header.version", "no version %d; known are 1, 2 and 3", d.data[d.off])
	}
	if err := d.need(headerSize, "header"); err != nil {
		return err
	}
	m.Version = d.u8(Version)
	d.u8(HeaderReserved)
	d.u16(HeaderReserved2)
	functions, err := d.count(NumFunctions, "header.functions", lay.functionSize)
	if err != nil {
		return err
	}
	constants, err := d.count(NumConstants, "header.constants", 8)
	if err != nil {
		return err
	}
	countAt := d.off
	records, err := d.count(NumRecords, "header.records", lay.recordSize(0, 0))
	if err != nil {
		return err
	}
	d.end()
	// Each count fits by itself; check that they also fit together before allocating any list.
	if least := lay.functionSize*functions + 8*constants +
		lay.recordSize(0, 0)*records; least > d.left() {
		return d.failAt(countAt, "header.records",
			"%s, %s and %s take %s or more, %d are left",
			source.Count(functions, "function"), source.Count(constants, "constant"),
			source.Count(records, "record"), source.Count(least, "byte"), d.left())
	}

	if functions > 0 {
		m.Functions = make([]Function, functions)
	}
	counted := 0
	for i := range m.Functions {
		if err := d.function(m, i, records, &counted); err != nil {
			return err
		}
	}
	if m.Version != V1 && counted != records {
		return d.failAt(countAt, "header.records", "%s, but the functions count %d",
			source.Count(records, "record"), counted)
	}
	if constants > 0 {
		m.Constants = make([]uint64, constants)
	}
	for i := range m.Constants {
		m.Constants[i] = d.u64(PoolConstant, i)
	}
	if records > 0 {
		m.Records = make([]Record, records)
	}
	for i := range m.Records {
		if err := d.record(m, i, lay); err != nil {
			m.Records = m.Records[:i+1]
			return err
		}
	}
	d.end()
	if m.Version == V1 {
		m.attribute()
	}
	return nil
}

// count reads a count of items that each take at least size bytes after the header.
func (d *decoder) count(k FieldKind, path string, size int) (int, error) {
	n := d.get32(d.data[d.off:])
	if uint64(n)*uint64(size) > uint64(d.left()) {
		return 0, d.fail(path, "%d of at least %s each, %s left", n, source.Count(size, "byte"),
			source.Count(d.left(), "byte"))
	}
	d.u32(k)
	return int(n), nil
}
