package rootmap

import (
	"encoding/binary"
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// Bytes is a section with data that its bytes alone lack.
type Bytes struct {
	Data []byte
	// Address returns the name of the address at an offset, given its bytes: "main+0x1b". With an
	// empty name, or a nil Address, the number is shown.
	Address func(offset uint64, value uint64) string
	// Pointer is the size of an address in bytes, 0 for 8.
	Pointer int
}

// AddressSize is the size of an address in bytes.
func (b *Bytes) AddressSize() int { return addressSize(b.Pointer) }

// Reader reads a table field by field, for decoders, and annotates the bytes. After an error it
// reads zeros.
type Reader struct {
	b      Bytes
	format string
	off    int
	path   []string
	notes  stackmap.Notes
	err    error
}

// NewReader returns a reader that begins at an offset of a section. format is the table's name in
// errors.
func NewReader(b Bytes, format string, at uint64) *Reader {
	r := &Reader{b: b, format: format}
	if at > uint64(len(b.Data)) {
		r.Fail("table", "begins at 0x%x of %s", at, source.Count(len(b.Data), "byte"))
		return r
	}
	r.off = int(at)
	return r
}

// Offset is the offset of the next field.
func (r *Reader) Offset() int { return r.off }

// Left is the number of bytes left in the section.
func (r *Reader) Left() int { return len(r.b.Data) - r.off }

// Err is the first error, a *stackmap.DecodeError.
func (r *Reader) Err() error { return r.err }

// Fail reports that the last field is invalid; the error is at the next field.
func (r *Reader) Fail(field, format string, args ...any) { r.FailAt(r.off, field, format, args...) }

// FailAt is Fail with an offset.
func (r *Reader) FailAt(off int, field, format string, args ...any) {
	if r.err != nil {
		return
	}
	path := r.format
	for _, p := range r.path {
		path += "." + p
	}
	r.err = &stackmap.DecodeError{Offset: uint64(off), Field: path + "." + field,
		Problem: fmt.Sprintf(format, args...)}
}

// Begin opens a group; End closes it.
func (r *Reader) Begin(name string) {
	if r.err == nil {
		r.path = append(r.path, name)
		r.notes.Begin(r.off, name, 0)
	}
}

// End closes the innermost group.
func (r *Reader) End() {
	if r.err == nil {
		r.path = r.path[:len(r.path)-1]
		r.notes.End(r.off)
	}
}

// Uint reads a number of 1, 2, 4 or 8 bytes.
func (r *Reader) Uint(size int, field, meaning string) uint64 {
	v, off := r.take(size, field)
	if r.err == nil {
		r.notes.Field(off, size, v, stackmap.Named{Name: field, Value: fmt.Sprint(v),
			Meaning: meaning}, 0)
	}
	return v
}

// Int reads a signed number.
func (r *Reader) Int(size int, field, meaning string) int64 {
	v, off := r.take(size, field)
	n := int64(v<<(64-8*size)) >> (64 - 8*size)
	if r.err == nil {
		r.notes.Field(off, size, v, stackmap.Named{Name: field, Value: itoa(n), Meaning: meaning},
			0)
	}
	return n
}

// Shown reads a number of 1, 2, 4 or 8 bytes with a custom display form.
func (r *Reader) Shown(size int, field, meaning string, show func(v uint64) string) uint64 {
	v, off := r.take(size, field)
	if r.err == nil {
		r.notes.Field(off, size, v, stackmap.Named{Name: field, Value: show(v), Meaning: meaning},
			0)
	}
	return v
}

// Slot formats a frame slot, an offset from the stack pointer or, if negative, from RBP.
func Slot(n int64) string {
	if n < 0 {
		return "[rbp" + itoa(n) + "]"
	}
	return "[rsp+" + itoa(n) + "]"
}

// Address reads an address of 4 or 8 bytes.
func (r *Reader) Address(size int, field, meaning string) (v uint64, name string) {
	v, off := r.take(size, field)
	if r.err != nil {
		return 0, ""
	}
	if r.b.Address != nil {
		name = r.b.Address(uint64(off), v)
	}
	shown := name
	if shown == "" {
		shown = fmt.Sprintf("0x%x", v)
	}
	r.notes.Field(off, size, v, stackmap.Named{Name: field, Value: shown, Meaning: meaning}, 0)
	return v, name
}

// ULEB reads an unsigned LEB128 number; show, unless nil, formats it for display.
func (r *Reader) ULEB(field, meaning string, show func(v uint64) string) uint64 {
	v, _, off := r.leb(field)
	if r.err != nil {
		return v
	}
	shown := ""
	if show != nil {
		shown = show(v)
	} else {
		shown = fmt.Sprint(v)
	}
	r.notes.Field(off, r.off-off, v, stackmap.Named{Name: field, Value: shown, Meaning: meaning}, 0)
	return v
}

// SLEB reads a signed LEB128 number; show formats it for display.
func (r *Reader) SLEB(field, meaning string, show func(v int64) string) int64 {
	v, bits, off := r.leb(field)
	if bits < 64 && v>>(bits-1)&1 != 0 {
		v |= ^uint64(0) << bits
	}
	if r.err == nil {
		r.notes.Field(off, r.off-off, v, stackmap.Named{Name: field, Value: show(int64(v)),
			Meaning: meaning}, 0)
	}
	return int64(v)
}

// leb reads a LEB128 number of at most 10 bytes, and returns how many bits it has.
func (r *Reader) leb(field string) (v uint64, bits, off int) {
	off = r.off
	for {
		b, _ := r.take(1, field)
		if r.err != nil {
			return 0, 64, off
		}
		if bits == 63 && b > 1 && b != 0x7f {
			r.FailAt(off, field, "a number of more than 64 bits")
			return 0, 64, off
		}
		v |= b & 0x7f << bits
		if bits += 7; b&0x80 == 0 {
			return v, min(bits, 64), off
		}
	}
}

// Distance reads a 4-byte distance from itself to a place.
func (r *Reader) Distance(field, meaning string) (v int32, name string) {
	u, off := r.take(4, field)
	if r.err != nil {
		return 0, ""
	}
	if r.b.Address != nil {
		name = r.b.Address(uint64(off), u)
	}
	shown := name
	if shown == "" {
		shown = fmt.Sprint(int32(u))
	}
	r.notes.Field(off, 4, u, stackmap.Named{Name: field, Value: shown, Meaning: meaning}, 0)
	return int32(u), name
}

// Align reads zeros up to a multiple of n bytes.
func (r *Reader) Align(bytes int) { r.zeros(-r.off & (bytes - 1)) }

// AlignOrEnd is Align, except that the section may end before.
func (r *Reader) AlignOrEnd(bytes int) { r.zeros(min(-r.off&(bytes-1), r.Left())) }

func (r *Reader) zeros(n int) {
	if r.err != nil || n == 0 {
		return
	}
	if n > r.Left() {
		r.Fail("padding", "%s needed, %d left", source.Count(n, "byte"), r.Left())
		return
	}
	for i, c := range r.b.Data[r.off : r.off+n] {
		if c != 0 {
			r.FailAt(r.off+i, "padding", "0x%x, where 0 is expected", c)
			return
		}
	}
	r.notes.Padding(r.off, n, 0)
	r.off += n
}

func (r *Reader) take(size int, field string) (v uint64, off int) {
	if r.err != nil {
		return 0, r.off
	}
	if r.Left() < size {
		r.Fail(field, "%s needed, %d left", source.Count(size, "byte"), r.Left())
		return 0, r.off
	}
	off = r.off
	r.off += size
	switch b := r.b.Data[off:]; size {
	case 1:
		return uint64(b[0]), off
	case 2:
		return uint64(binary.LittleEndian.Uint16(b)), off
	case 4:
		return uint64(binary.LittleEndian.Uint32(b)), off
	}
	return binary.LittleEndian.Uint64(r.b.Data[off:]), off
}

// Annotation is the annotation of the section. After an error one field covers the rest.
func (r *Reader) Annotation() *stackmap.Annotation {
	if r.err != nil {
		r.notes.GiveUp(r.off, len(r.b.Data))
	}
	return r.notes.Annotation(r.b.Data)
}
