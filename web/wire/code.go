package wire

import (
	"encoding/binary"
	"math"
)

// encoder appends.
type encoder struct{ b []byte }

func (e *encoder) u32(v uint32) { e.u64(uint64(v)) }
func (e *encoder) i32(v int32)  { e.u64(uint64(uint32(v)<<1 ^ uint32(v>>31))) }
func (e *encoder) u64(v uint64) {
	if v < 0x80 { // nearly all: to append a byte writes no pointer, see decoder
		e.b = append(e.b, byte(v))
		return
	}
	e.b = binary.AppendUvarint(e.b, v)
}
func (e *encoder) u8(v uint8) { e.b = append(e.b, v) }
func (e *encoder) bool(v bool) {
	if v {
		e.u8(1)
	} else {
		e.u8(0)
	}
}
func (e *encoder) len(n int) { e.u64(uint64(n)) }
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

// decoder reads b from at on. The first failure sets bad and goes to the end of b, and every
// later read gives zero, so that callers need not check each one.
//
// It is the offset that moves, not b: a pointer that is written while garbage is collected is told
// the collector, and a large report is read in a million steps.
type decoder struct {
	b     []byte
	at    int
	bad   bool
	pause func()
	read  int // elements of lists
}

// pauseEvery is a millisecond or so of decoding in a browser.
const pauseEvery = 2048

func (d *decoder) fail() {
	d.bad = true
	d.at = len(d.b)
}

// left is how many bytes are not read yet.
func (d *decoder) left() int { return len(d.b) - d.at }

func (d *decoder) uvarint(most uint64) uint64 {
	v, n := binary.Uvarint(d.b[d.at:])
	if n <= 0 || v > most {
		d.fail()
		return 0
	}
	d.at += n
	return v
}

func (d *decoder) u64() uint64 { return d.uvarint(math.MaxUint64) }

func (d *decoder) u32() uint32 {
	if at := d.at; at < len(d.b) && d.b[at] < 0x80 { // nearly all
		d.at++
		return uint32(d.b[at])
	}
	return uint32(d.uvarint(math.MaxUint32))
}

func (d *decoder) i32() int32 {
	v := d.u32()
	return int32(v>>1) ^ -int32(v&1)
}

func (d *decoder) u8() uint8 {
	if d.at == len(d.b) {
		d.fail()
		return 0
	}
	d.at++
	return d.b[d.at-1]
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
	n := int(d.uvarint(uint64(d.left())))
	if n > d.left() { // the length itself took bytes
		d.fail()
		return nil
	}
	d.at += n
	return d.b[d.at-n : d.at]
}

// listOf reads a list whose elements take at least least bytes each, so that a
// hostile length cannot ask for more memory than a small multiple of the
// message. An empty list is nil.
func listOf[T any](d *decoder, least int, each func(*T)) []T {
	n := int(d.uvarint(uint64(d.left())))
	if n == 0 || n > d.left()/least {
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
	first := d.at
	type span struct{ start, end int32 }
	spans := listOf(d, 1, func(s *span) {
		n := len(d.bytes())
		s.end = int32(d.at - first)
		s.start = s.end - int32(n)
	})
	if len(spans) == 0 || d.bad {
		return nil
	}
	text := string(d.b[first:][:spans[len(spans)-1].end])
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
