package wire

import (
	"encoding/binary"
	"math"
)

// encoder appends.
type encoder struct{ b []byte }

func (e *encoder) u32(v uint32) { e.b = binary.AppendUvarint(e.b, uint64(v)) }
func (e *encoder) u64(v uint64) { e.b = binary.AppendUvarint(e.b, v) }
func (e *encoder) i32(v int32)  { e.b = binary.AppendVarint(e.b, int64(v)) }
func (e *encoder) u8(v uint8)   { e.b = append(e.b, v) }
func (e *encoder) bool(v bool) {
	if v {
		e.u8(1)
	} else {
		e.u8(0)
	}
}
func (e *encoder) len(n int) { e.b = binary.AppendUvarint(e.b, uint64(n)) }
func (e *encoder) str(s string) {
	e.len(len(s))
	e.b = append(e.b, s...)
}

// list writes a list of anything.
func list[T any](e *encoder, s []T, each func(*T)) {
	e.len(len(s))
	for i := range s {
		each(&s[i])
	}
}

func (e *encoder) strs(s []string) { list(e, s, func(s *string) { e.str(*s) }) }

// ids writes ascending ids as their differences, which are mostly one byte.
func (e *encoder) ids(s []uint32) {
	var last uint32
	list(e, s, func(v *uint32) {
		e.u32(*v - last)
		last = *v
	})
}

// decoder consumes b. The first failure sets bad and empties b, and every
// later read gives zero, so that callers need not check each one.
type decoder struct {
	b     []byte
	bad   bool
	pause func()
	read  int // elements of lists
}

// pauseEvery is a millisecond or so of decoding in a browser.
const pauseEvery = 2048

func (d *decoder) fail() {
	d.bad = true
	d.b = nil
}

func (d *decoder) uvarint(most uint64) uint64 {
	v, n := binary.Uvarint(d.b)
	if n <= 0 || v > most {
		d.fail()
		return 0
	}
	d.b = d.b[n:]
	return v
}

func (d *decoder) u64() uint64 { return d.uvarint(math.MaxUint64) }

func (d *decoder) u32() uint32 { return uint32(d.uvarint(math.MaxUint32)) }

func (d *decoder) i32() int32 {
	v, n := binary.Varint(d.b)
	if n <= 0 || v < math.MinInt32 || v > math.MaxInt32 {
		d.fail()
		return 0
	}
	d.b = d.b[n:]
	return int32(v)
}

func (d *decoder) u8() uint8 {
	if len(d.b) == 0 {
		d.fail()
		return 0
	}
	v := d.b[0]
	d.b = d.b[1:]
	return v
}

func (d *decoder) bool() bool {
	v := d.u8()
	if v > 1 {
		d.fail()
	}
	return v == 1
}

func (d *decoder) str() string { return string(d.bytes()) }

// bytes gives those of a string.
func (d *decoder) bytes() []byte {
	n := int(d.uvarint(uint64(len(d.b))))
	if n > len(d.b) { // the length itself took bytes
		d.fail()
		return nil
	}
	b := d.b[:n]
	d.b = d.b[n:]
	return b
}

// listOf reads a list whose elements take at least least bytes each, so that a
// hostile length cannot ask for more memory than a small multiple of the
// message. An empty list is nil.
func listOf[T any](d *decoder, least int, each func(*T)) []T {
	n := int(d.uvarint(uint64(len(d.b))))
	if n == 0 || n > len(d.b)/least {
		if n != 0 {
			d.fail()
		}
		return nil
	}
	s := make([]T, n)
	for i := range s {
		if d.bad {
			return nil
		}
		each(&s[i])
		if d.read++; d.read%pauseEvery == 0 && d.pause != nil {
			d.pause()
		}
	}
	return s
}

// strs reads a list of strings, all of which share one block of memory: a pane's gutter has one for
// each line.
func (d *decoder) strs() []string {
	list := d.b
	type span struct{ start, end int32 }
	spans := listOf(d, 1, func(s *span) {
		n := len(d.bytes())
		s.end = int32(len(list) - len(d.b))
		s.start = s.end - int32(n)
	})
	if len(spans) == 0 || d.bad {
		return nil
	}
	text := string(list[:spans[len(spans)-1].end])
	out := make([]string, len(spans))
	for i, s := range spans {
		out[i] = text[s.start:s.end]
	}
	return out
}

func (d *decoder) ids() []uint32 {
	var last uint32
	return listOf(d, 1, func(v *uint32) {
		last += d.u32()
		*v = last
	})
}
